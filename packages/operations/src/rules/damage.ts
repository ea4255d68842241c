import { because, type Choice, type Play, plainly, read, type Source, type Why } from '@holofoe/kernel';
import type { Sign } from '../cards/face.ts';
import type { HappeningOf } from '../cards/terms.ts';
import {
  type Attached,
  type Character,
  charactersIn,
  friendsOf,
  isAi,
  playerOf,
  type Side,
  type SideNo,
  sideOf,
} from '../state.ts';
import type { Battle } from './battle.ts';
import { eliminate } from './elimination.ts';
import { tell } from './happening.ts';
import { heard } from './heard.ts';
import { discardAttached, hasRedeploy, healthWithShields, remainingHealth, takeDiceOf } from './in-play.ts';
import { moveAttached } from './play-card.ts';
import { leavesPlay } from './standing.ts';
import { choose, split } from './topics.ts';

export interface Blow {
  /** Shields do not stop it. */
  readonly unblockable?: boolean;
  /** Of the die that deals it. */
  readonly sign?: Sign;
  readonly why?: Why;
}

/** One packet of damage: shields absorb first, and a character without health left is defeated at once. */
export function* dealDamage(
  battle: Battle,
  target: Character,
  damage: number,
  { unblockable = false, sign, why }: Blow = {},
): Play {
  const { card, side } = target;
  const n = afterPrevention(battle, target, damage, why);
  if (n <= 0) return;
  const live: HappeningOf<'damage'> = {
    kind: 'damage',
    card,
    by: side,
    n,
    unblockable,
    sign,
    shields: target.shields,
    blocked: 0,
    left: 0,
  };
  yield* heard(battle, live, () => takeDamage(battle, target, live), why);
  if (!live.off && live.left === 0) yield* defeat(battle, target);
}

function takeDamage(battle: Battle, target: Character, live: HappeningOf<'damage'>): undefined {
  live.blocked = live.unblockable ? 0 : Math.min(target.shields, live.n);
  target.shields -= live.blocked;
  target.damage += live.n - live.blocked;
  live.left = Math.max(0, remainingHealth(battle, target));
}

/** What a stage prevents of each packet. */
function afterPrevention(battle: Battle, { card }: Character, damage: number, why: Why): number {
  const prevented = read(battle, 'prevented', card);
  if (prevented === 0) return damage;
  const left = damage - prevented;
  tell(battle, { kind: 'prevented', card, damage: Math.min(damage, prevented) }, left > 0 ? undefined : why);
  return left;
}

/** Damage that lies on one character goes to another: nothing is dealt, so no shield stops it. */
export function* moveDamage(battle: Battle, from: Character, to: Character, most: number, why: Why): Play {
  const moved = Math.min(most, from.damage);
  if (moved <= 0) return;
  from.damage -= moved;
  to.damage += moved;
  tell(battle, { kind: 'moves damage', card: from.card, to: to.card, damage: moved }, why);
  if (remainingHealth(battle, to) <= 0) yield* defeat(battle, to);
}

/** Damage that the side it goes to spreads over its own characters: all of it is assigned first, then dealt at once. */
export function* dealSpread(battle: Battle, side: Side, damage: number, source: Source, rule?: string): Play {
  if (damage <= 0 || side.characters.length === 0) return;
  if (isAi(side.no)) {
    for (const { character, points, reasons } of battle.besides.ai.spreads(battle, side, damage))
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
  source: Source,
): Play<readonly number[]> {
  const most = characters.map((character) => healthWithShields(battle, character));
  const room = most.reduce((sum, each) => sum + each, 0);
  const limits = room >= damage ? most : most.map(() => damage);
  return yield* split(battle, no, 'spread damage', characters, damage, limits, source);
}

export function* defeat(battle: Battle, character: Character, why?: Why): Play {
  const { card, side } = character;
  const live: HappeningOf<'defeated'> = { kind: 'defeated', card, by: side, was: character };
  yield* heard(battle, live, () => leaveDefeated(battle, character), why);
  const own = sideOf(battle.state, side);
  if (!isAi(side) && own.characters.length === 0) eliminate(battle, playerOf(battle.state, side), 'damage');
}

function* leaveDefeated(battle: Battle, character: Character): Play {
  const side = sideOf(battle.state, character.side);
  takeDiceOf(battle.state, character.card);
  // Redeployed while the character still lies there, so that whoever is asked sees what it is about.
  for (const upgrade of [...character.upgrades]) {
    if (hasRedeploy(battle, upgrade.card)) yield* redeploy(battle, character, upgrade);
  }
  side.characters.splice(side.characters.indexOf(character), 1);
  leavesPlay(battle, character.card);
  for (const upgrade of [...character.upgrades]) discardAttached(battle, character, upgrade);
  for (const downgrade of [...character.downgrades]) discardAttached(battle, character, downgrade);
  side.defeated.push(character.card);
}

/** OPS-45: also to a teammate's character, if the player wishes; one that then has too many discards down. */
function* redeploy(battle: Battle, from: Character, upgrade: Attached): Play {
  const open = charactersIn(friendsOf(battle.state, from.side)).filter((character) => character !== from);
  if (open.length === 0) return;
  const to = isAi(from.side)
    ? battle.besides.ai.redeploys(battle, open, upgrade)
    : yield* askRedeploy(battle, from.side, open, upgrade);
  if (to.picked) yield* moveAttached(battle, upgrade, from, to.picked, because(to));
  else discardAttached(battle, from, upgrade, because(to));
}

function* askRedeploy(
  battle: Battle,
  side: SideNo,
  open: readonly Character[],
  { card }: Attached,
): Play<Choice<Character | undefined>> {
  const options = [...open, 'discard' as const];
  const chosen = yield* choose(battle, side, 'redeploy', options, card);
  return plainly(chosen === 'discard' ? undefined : chosen);
}

/** Characters that something other than damage left without health. */
export function* defeatWithoutHealth(battle: Battle, { characters }: Side): Play {
  for (const character of [...characters]) {
    if (characters.includes(character) && remainingHealth(battle, character) <= 0)
      yield* defeat(battle, character);
  }
}
