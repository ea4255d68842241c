import { allowed, fewest, most, type Play, type Priority, type Seat, type Thing } from '@holofoe/kernel';
import { canCommit, commit, forceCardsLeft, uncommit } from '../rules/commitment.ts';
import { cardsOf, unitsOf } from '../rules/in-play.ts';
import { forceOf } from '../rules/reads.ts';
import { ICONS } from '../terms/traits.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { dearest, fewestCombatIcons, mostOf, TIES } from './criteria.ts';
import { first } from './ties.ts';

const COMMITTED: Priority<Thing, CardGameEngine> = [
  most('LCG-26', 'Force icons', (card, game) => forceOf(game, card)),
  fewestCombatIcons('LCG-26'),
  dearest('LCG-26'),
  ...TIES,
];

const TAKEN_BACK: Priority<Thing, CardGameEngine> = [
  fewest('LCG-27', 'Force icons', (card, game) => forceOf(game, card)),
  mostOf('LCG-27', 'combat icons', ...ICONS),
  dearest('LCG-27'),
  ...TIES,
];

/** LCG-26: one unit each turn. LCG-27: with three committed a better one takes the place of the worst. */
export function* commitOne(game: CardGameEngine, seat: Seat): Play {
  const { state } = game;
  const units = unitsOf(state, seat);
  const able = cardsOf(units.filter(({ committed }) => !committed)).filter(
    (card) => forceOf(game, card) > 0 && allowed(game, 'commit', card),
  );
  const best = yield* first(game, seat, 'commit', COMMITTED, able);
  if (!best) return;
  if (forceCardsLeft(state, seat) === 0) {
    const three = cardsOf(units.filter(({ committed }) => committed));
    const worst = yield* first(game, seat, 'take back', TAKEN_BACK, three);
    if (!worst || forceOf(game, best.picked) <= forceOf(game, worst.picked)) return;
    yield* uncommit(game, worst.picked, seat, undefined, 'LCG-27');
  }
  if (canCommit(game, best.picked)) yield* commit(game, best.picked, seat, undefined, 'LCG-26', best.reason);
}
