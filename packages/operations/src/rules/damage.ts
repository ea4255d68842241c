import {
  because,
  type Choice,
  choose,
  type Key,
  type Play,
  plainly,
  rankFitting,
  split,
  type Why,
} from '@holofoe/kernel';
import { capacity, spreadOverAi } from '../ai/indirect.ts';
import { noRoomOn, UPGRADE } from '../ai/priorities.ts';
import { kindOf } from '../cards/number.ts';
import { type Battle, cxOf } from './battle.ts';
import { eliminate } from './elimination.ts';
import { happen } from './happening.ts';
import { discardAttached, hasRedeploy, remainingHealth, takeDiceOf } from './in-play.ts';
import { moveAttached } from './play-card.ts';
import { queueStage } from './queue.ts';
import { stageRule } from './stage.ts';
import {
  type Attached,
  areaOf,
  type Character,
  charactersIn,
  friendsOf,
  isAi,
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
  readonly why?: Why;
}

/** One packet of damage: shields absorb first, and a character without health left is defeated at once. */
export function* dealDamage(
  battle: Battle,
  target: Character,
  damage: number,
  { unblockable, why }: Blow = {},
): Play {
  let left = throughGates(battle, target, damage, why);
  if (left <= 0) return;
  const before = kindOf(target.card).abilities['before it takes damage'];
  if (before !== undefined && (unblockable || left > target.shields)) {
    const tally: Tally = { more: left, blocked: 0, stays: false };
    const cx = cxOf(battle, target.side, target.card, target, undefined, tally);
    const play = battle.rules.language.run(cx, before);
    if (play) yield* play;
    left -= tally.blocked;
    if (left <= 0) return;
  }
  const blocked = unblockable ? 0 : Math.min(target.shields, left);
  target.shields -= blocked;
  target.damage += left - blocked;
  const health = Math.max(0, remainingHealth(battle.state, target));
  happen(battle, { kind: 'damage', card: target.card, damage: left - blocked, blocked, left: health }, why);
  if (health === 0) yield* defeat(battle, target);
}

/** The Laser Gates: in even rounds each packet is smaller. */
function throughGates(battle: Battle, { side, card }: Character, damage: number, why: Why): number {
  const { state } = battle;
  if (!isAi(side) || state.round % 2 === 1) return damage;
  const gates = stageRule(state, areaOf(state, side), 'gates');
  if (!gates || gates.name !== kindOf(card).name) return damage;
  const left = damage - gates.less;
  happen(
    battle,
    { kind: 'prevented', card, damage: Math.min(damage, gates.less) },
    left > 0 ? undefined : why,
  );
  return left;
}

/** Damage that the side it goes to spreads over its own characters: all of it is assigned first, then dealt at once. */
export function* dealSpread(battle: Battle, side: Side, damage: number, source: Key, rule?: string): Play {
  if (damage <= 0 || side.characters.length === 0) return;
  if (isAi(side.no)) {
    for (const { character, points, reasons } of spreadOverAi(battle, side, damage))
      if (points > 0) yield* dealDamage(battle, character, points, { why: { rule, reasons } });
    return;
  }
  // Whoever falls leaves the list.
  const struck = [...side.characters];
  const shares = yield* askShares(battle, side, damage, source);
  for (let i = 0; i < struck.length; i++) {
    const share = shares[i] ?? 0;
    if (share > 0) yield* dealDamage(battle, struck[i] as Character, share, { why: rule });
  }
}

/** A player spreads damage: no more on one than it can take while another can take some. */
function* askShares(
  battle: Battle,
  { no, characters }: Side,
  damage: number,
  source: Key,
): Play<readonly number[]> {
  if (characters.length === 1) return [damage];
  const most = characters.map((character) => capacity(battle, character));
  const room = most.reduce((sum, each) => sum + each, 0);
  const limits = room >= damage ? most : most.map(() => damage);
  return yield* split(battle, no, 'spread damage', characters, damage, limits, ({ card }) => card, source);
}

export function* defeat(battle: Battle, character: Character, why?: Why): Play {
  const side = sideOf(battle.state, character.side);
  yield* beforeDefeat(battle, character);
  happen(battle, { kind: 'defeated', card: character.card }, why);
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
      const play = battle.rules.language.run(cxOf(battle, side.no, witness.card, character), ability);
      if (play) yield* play;
    }
  }
}

/** OPS-45: also to a teammate's character, if the player wishes; one that then has too many discards down. */
function* redeploy(battle: Battle, from: Character, upgrade: Attached): Play {
  const open = charactersIn(friendsOf(battle.state, from.side)).filter((character) => character !== from);
  if (open.length === 0) return;
  const to = isAi(from.side)
    ? aiRedeploys(battle, open, upgrade)
    : yield* askRedeploy(battle, from.side, open, upgrade);
  if (to.picked) yield* moveAttached(battle, upgrade, from, to.picked, because(to));
  else discardAttached(battle, from, upgrade, because(to));
}

/** OPS-28: by the upgrade priority, where there is room or a weaker upgrade to give up. */
function aiRedeploys(
  battle: Battle,
  open: readonly Character[],
  { card }: Attached,
): Choice<Character | undefined> {
  const keyOf = (character: Character) => character.card;
  return rankFitting<Character, Battle>(battle, 'redeploy', UPGRADE, open, keyOf, (to) =>
    noRoomOn(to, kindOf(card)),
  );
}

function* askRedeploy(
  battle: Battle,
  side: SideNo,
  open: readonly Character[],
  { card }: Attached,
): Play<Choice<Character | undefined>> {
  const options = [...open, 'discard' as const];
  const keyOf = (option: Character | 'discard') => (option === 'discard' ? option : option.card);
  const chosen = yield* choose(battle, side, 'redeploy', options, keyOf, card);
  return plainly(chosen === 'discard' ? undefined : chosen);
}

/** Characters that something other than damage left without health. */
export function* defeatWithoutHealth(battle: Battle, { characters }: Side): Play {
  for (const character of [...characters]) {
    if (characters.includes(character) && remainingHealth(battle.state, character) <= 0)
      yield* defeat(battle, character);
  }
}
