import { fewest, most, type Priority, rank } from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import type { Share } from '../opponent.ts';
import type { Battle } from '../rules/battle.ts';
import { healthWithShields, remainingHealth } from '../rules/in-play.ts';
import { keyOfCard } from '../rules/topics.ts';
import type { Side } from '../state.ts';
import { placeFromLeft } from './priorities.ts';

const isNonUnique = ({ character }: Share) => (kindOf(character.card).unique ? 0 : 1);
const shieldsLeft = ({ character, points }: Share) => Math.max(0, character.shields - points);
const place = ({ character }: Share, { state }: Battle) => placeFromLeft(state, character);

/** OPS-19: a point goes to a character that has shields left, as long as one has. */
const ON_SHIELDS: Priority<Share, Battle> = [
  most('OPS-19', 'shields left', shieldsLeft),
  most('OPS-19', 'non-unique', isNonUnique, 'yes or no'),
  fewest('OPS-19', 'place from the left', place, 'place'),
];

/** OPS-19: then evenly. */
const EVENLY: Priority<Share, Battle> = [
  fewest('OPS-19', 'points of this damage', ({ points }) => points),
  most('OPS-19', 'non-unique', isNonUnique, 'yes or no'),
  most('OPS-19', 'health remaining', ({ character }, battle) => remainingHealth(battle, character)),
  fewest('OPS-19', 'place from the left', place, 'place'),
];

/** OPS-19: how the AI spreads indirect damage over its characters; a share for each, in their order. */
export function spreadOverAi(battle: Battle, { characters }: Side, damage: number): readonly Share[] {
  const shares: readonly Share[] = characters.map((character) => ({ character, points: 0, reasons: [] }));
  for (let left = damage; left > 0 && shares.length > 0; left--) {
    const shielded = shares.filter((share) => shieldsLeft(share) > 0);
    const open = shares.filter(({ character, points }) => points < healthWithShields(battle, character));
    const from = shielded.length > 0 ? shielded : open.length > 0 ? open : shares;
    const by = shielded.length > 0 ? ON_SHIELDS : EVENLY;
    const share = rank(battle, 'indirect damage', by, from, ({ character }) => keyOfCard(character));
    if (!share) break;
    share.picked.points++;
    if (share.reason) share.picked.reasons.push(share.reason);
  }
  return shares;
}
