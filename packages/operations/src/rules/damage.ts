import { choose, type Play, rank, split } from '@holofoe/kernel';
import { capacity, spreadOverAi } from '../ai/indirect.ts';
import { UPGRADE } from '../ai/priorities.ts';
import { kindOf } from '../cards/number.ts';
import { eliminate } from './elimination.ts';
import { happen } from './happening.ts';
import { discardAttached, hasRedeploy, moveUpgrade, remainingHealth, takeDiceOf } from './in-play.ts';
import { queueStage } from './queue.ts';
import { stageRule } from './stage.ts';
import {
  type Attached,
  areaOf,
  type Battle,
  type Character,
  friendsOf,
  isAi,
  MOST_UPGRADES,
  playerOf,
  type Side,
  type SideNo,
  sideOf,
  sidesAgainst,
  type Tally,
} from './state.ts';

export interface Blow {
  /** Shields do not stop it. */
  readonly unblockable?: boolean;
  readonly rule?: string;
}

/** One packet of damage: shields absorb first, and a character without health left is defeated at once. */
export function* dealDamage(
  battle: Battle,
  target: Character,
  damage: number,
  { unblockable, rule }: Blow = {},
): Play {
  let left = throughGates(battle, target, damage);
  if (left <= 0) return;
  const before = kindOf(target.card).abilities['before it takes damage'];
  if (before !== undefined && (unblockable || left > target.shields)) {
    const tally: Tally = { more: left, blocked: 0, stays: false };
    const cx = { game: battle, side: target.side, card: target.card, character: target, tally };
    const play = battle.effects.run(cx, before);
    if (play) yield* play;
    left -= tally.blocked;
    if (left <= 0) return;
  }
  const blocked = unblockable ? 0 : Math.min(target.shields, left);
  target.shields -= blocked;
  target.damage += left - blocked;
  const health = Math.max(0, remainingHealth(battle.state, target));
  happen(battle, { kind: 'damage', card: target.card, damage: left - blocked, blocked, left: health }, rule);
  if (health === 0) yield* defeat(battle, target);
}

/** The Laser Gates: in even rounds each packet is smaller. */
function throughGates(battle: Battle, { side, card }: Character, damage: number): number {
  const { state } = battle;
  if (!isAi(side) || state.round % 2 === 1) return damage;
  const gates = stageRule(state, areaOf(state, side), 'gates');
  if (!gates || gates.name !== kindOf(card).name) return damage;
  happen(battle, { kind: 'prevented', card, damage: Math.min(damage, gates.less) });
  return damage - gates.less;
}

/** Damage that the side it goes to spreads over its own characters: all of it is assigned first, then dealt at once. */
export function* dealSpread(battle: Battle, side: Side, damage: number, source: string, rule?: string): Play {
  if (damage <= 0 || side.characters.length === 0) return;
  const { characters } = side;
  const shares = isAi(side.no)
    ? spreadOverAi(battle, side, damage)
    : yield* askShares(battle, side, damage, source);
  const struck = characters.flatMap((character, i) => {
    const share = shares[i] ?? 0;
    return share > 0 ? [{ character, share }] : [];
  });
  for (const { character, share } of struck)
    yield* dealDamage(battle, character, share, rule === undefined ? {} : { rule });
}

/** A player spreads damage: no more on one than it can take while another can take some. */
function* askShares(
  battle: Battle,
  { no, characters }: Side,
  damage: number,
  source: string,
): Play<readonly number[]> {
  if (characters.length === 1) return [damage];
  const most = characters.map((character) => capacity(battle, character));
  const room = most.reduce((sum, each) => sum + each, 0);
  const limits = room >= damage ? most : most.map(() => damage);
  return yield* split(battle, no, 'spread damage', characters, damage, limits, ({ card }) => card, source);
}

export function* defeat(battle: Battle, character: Character): Play {
  const side = sideOf(battle.state, character.side);
  yield* beforeDefeat(battle, character);
  happen(battle, { kind: 'defeated', card: character.card });
  takeDiceOf(battle.state, character.card);
  // Redeployed while the character still lies there, so that whoever is asked sees what it is about.
  for (const upgrade of [...character.upgrades]) {
    if (hasRedeploy(upgrade.card, character.card)) yield* redeploy(battle, character, upgrade);
  }
  side.characters.splice(side.characters.indexOf(character), 1);
  for (const upgrade of [...character.upgrades]) discardAttached(battle, character, upgrade);
  for (const downgrade of [...character.downgrades]) discardAttached(battle, character, downgrade);
  side.defeated.push(character.card);
  if (isAi(side.no))
    queueStage(battle, areaOf(battle.state, side.no), 'AI character was defeated', character);
  else if (side.characters.length === 0) eliminate(battle, playerOf(battle.state, side.no), 'damage');
}

function* beforeDefeat(battle: Battle, character: Character): Play {
  for (const side of sidesAgainst(battle.state, character.side)) {
    for (const witness of [...side.characters]) {
      const ability = kindOf(witness.card).abilities['before a foe is defeated'];
      if (ability === undefined) continue;
      const play = battle.effects.run(
        { game: battle, side: side.no, card: witness.card, character },
        ability,
      );
      if (play) yield* play;
    }
  }
}

/** OPS-45: also to a teammate's character, if the player wishes. The AI goes by its upgrade priority. */
function* redeploy(battle: Battle, from: Character, upgrade: Attached): Play {
  const { state } = battle;
  const open = friendsOf(state, from.side)
    .flatMap(({ characters }) => characters)
    .filter((character) => character !== from && character.upgrades.length < MOST_UPGRADES);
  if (open.length === 0) return;
  const to = isAi(from.side)
    ? rank<Character, Battle>(battle, 'redeploy', UPGRADE, open, ({ card }) => card)
    : yield* askRedeploy(battle, from.side, open, upgrade);
  if (to !== undefined && to !== 'discard') moveUpgrade(battle, upgrade, from, to);
}

function* askRedeploy(
  battle: Battle,
  side: SideNo,
  open: readonly Character[],
  { card }: Attached,
): Play<Character | 'discard'> {
  const options = [...open, 'discard' as const];
  const keyOf = (option: Character | 'discard') => (option === 'discard' ? option : option.card);
  return yield* choose(battle, side, 'redeploy', options, keyOf, kindOf(card).id);
}

/** Characters that something other than damage left without health. */
export function* defeatWithoutHealth(battle: Battle, { characters }: Side): Play {
  for (const character of [...characters]) {
    if (characters.includes(character) && remainingHealth(battle.state, character) <= 0)
      yield* defeat(battle, character);
  }
}
