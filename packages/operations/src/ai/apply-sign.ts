import {
  because,
  type Choice,
  most,
  type Play,
  type Priority,
  plainly,
  rank,
  type Source,
} from '@holofoe/kernel';
import { type Face, isDamage, type Sign } from '../cards/face.ts';
import { boundTarget } from '../rules/apply-sign.ts';
import type { Battle } from '../rules/battle.ts';
import { dealDamage, dealSpread } from '../rules/damage.ts';
import { cardOfDie, faceAt, faceOf, turnDie } from '../rules/dice.ts';
import { discardAtRandom } from '../rules/own-cards.ts';
import { gain, giveShields, lose } from '../rules/tokens.ts';
import { keyOfCard, keyOfTurn, type Turn } from '../rules/topics.ts';
import { type Area, charactersIn, type Die, MOST_SHIELDS, type Player, playersIn } from '../state.ts';
import { SHIELDS } from './priorities.ts';
import { playerToHit, targetOf, turnAgainst } from './targets.ts';

/** What a die of the AI does: harm to one target by the priorities (OPS-35, OPS-74), help to the AI (OPS-72). */
export function* applyAiSign(
  battle: Battle,
  area: Area,
  sign: Sign,
  value: number,
  die: Die | undefined,
): Play {
  if (value <= 0) return;
  const players = playersIn(battle.state, area);
  const source = die ? cardOfDie(die.no) : 'symbol';
  switch (sign) {
    case 'melee':
    case 'ranged': {
      const bound = boundTarget(battle, die);
      const target = bound ? plainly(bound) : targetOf(battle, charactersIn(players));
      if (target) yield* dealDamage(battle, target.picked, value, { sign, why: because(target, 'OPS-35') });
      return;
    }
    case 'indirect': {
      const player = playerToHit(battle, 'indirect damage', players);
      if (!player) return;
      turnAgainst(battle, area, player);
      yield* dealSpread(battle, player.picked, value, source, 'OPS-35');
      return;
    }
    case 'disrupt': {
      const player = playerToHit(
        battle,
        'disrupt',
        players.filter(({ resources }) => resources > 0),
      );
      if (player) lose(battle, player.picked, value, because(player, 'OPS-35'));
      return;
    }
    case 'discard': {
      const player = playerToHit(
        battle,
        'discard',
        players.filter(({ hand }) => hand.length > 0),
      );
      if (player) yield* discardAtRandom(battle, player.picked, value, because(player, 'OPS-35'));
      return;
    }
    default:
      return helpAi(battle, area, sign, value, die);
  }
}

/** OPS-05: a symbol in the top-left corner hits each player, first player first; a helpful one is applied once. */
export function* applyToEachPlayer(
  battle: Battle,
  area: Area,
  sign: Sign,
  value: number,
  source: Source,
): Play {
  if (value <= 0) return;
  switch (sign) {
    case 'melee':
    case 'ranged':
    case 'indirect':
    case 'disrupt':
    case 'discard':
      for (const player of playersIn(battle.state, area))
        yield* hitPlayer(battle, player, sign, value, source);
      return;
    default:
      helpAi(battle, area, sign, value, undefined);
  }
}

/** Whether a symbol in the corner finds anything to change. */
export function cornerChanges(battle: Battle, area: Area, sign: Sign, value: number): boolean {
  if (value <= 0) return false;
  const players = playersIn(battle.state, area);
  switch (sign) {
    case 'disrupt':
      return players.some(({ resources }) => resources > 0);
    case 'discard':
      return players.some(({ hand }) => hand.length > 0);
    case 'shield':
      return area.characters.some(({ shields }) => shields < MOST_SHIELDS);
    case 'focus':
      return gains(area, undefined, new Set()).length > 0;
    default:
      return players.length > 0;
  }
}

function* hitPlayer(battle: Battle, player: Player, sign: Sign, value: number, source: Source): Play {
  const rule = 'OPS-05';
  if (sign === 'indirect') yield* dealSpread(battle, player, value, source, rule);
  else if (sign === 'disrupt') lose(battle, player, value, rule);
  else if (sign === 'discard') yield* discardAtRandom(battle, player, value, rule);
  else {
    const target = targetOf(battle, player.characters);
    if (target) yield* dealDamage(battle, target.picked, value, { sign, why: because(target, rule) });
  }
}

/** OPS-72: shields, resources and focus help the AI. */
function helpAi(battle: Battle, area: Area, sign: Sign, value: number, die: Die | undefined): void {
  if (sign === 'shield') shieldAi(battle, area, value);
  if (sign === 'resource') gain(battle, area, value, 'OPS-72');
  if (sign === 'focus') focusAi(battle, area, value, die);
}

/** OPS-16: all of them to one character, never to one that has three; what exceeds three is lost. */
export function shieldAi(
  battle: Battle,
  { characters }: Area,
  shields: number,
  choice?: Choice<unknown>,
): void {
  const open = characters.filter((character) => character.shields < MOST_SHIELDS);
  const target = rank(battle, 'shields', SHIELDS, open, keyOfCard);
  if (target) giveShields(battle, target.picked, shields, because(target, 'OPS-16', choice));
}

/** What turning a die would change. */
interface Gain extends Turn {
  /** Of all dice together: a modifier counts where another die carries it. */
  readonly damage: number;
  readonly uselessNow: boolean;
  /** What the side shows, where it is neither damage nor focus. */
  readonly other: number;
}

/** OPS-17, OPS-34: to the side that adds the most damage; of equal ones a modifier that no other die can use. */
const FOCUS: Priority<Gain, Battle> = [
  most('OPS-17', 'damage more than now', ({ damage }) => damage),
  most('OPS-34', 'a modifier that no die can use', ({ uselessNow }) => (uselessNow ? 1 : 0), 'yes or no'),
  most('OPS-34', 'value', ({ other }) => other),
];

/** OPS-17: turns up to `value` dice, only to sides that the AI can use (OPS-34). */
function focusAi(battle: Battle, area: Area, value: number, focusing: Die | undefined): void {
  const turned = new Set<Die | undefined>([focusing]);
  for (let left = value; left > 0; left--) {
    const best = rank(battle, 'focus', FOCUS, gains(area, focusing, turned), keyOfTurn);
    if (!best) return;
    turnDie(battle, area, best.picked.die, best.picked.to, because(best));
    turned.add(best.picked.die);
  }
}

/** Whether a focus die would find something to turn. */
export function canFocus(area: Area, focusing: Die): boolean {
  return gains(area, focusing, new Set([focusing])).length > 0;
}

/** OPS-34: turns that add damage, or that make some use of a modifier that has none. */
function gains(area: Area, focusing: Die | undefined, turned: ReadonlySet<Die | undefined>): readonly Gain[] {
  const found: Gain[] = [];
  const others = area.pool.filter((die) => die !== focusing);
  for (const die of others) {
    if (turned.has(die)) continue;
    const now = faceOf(die);
    const before = usableDamage(others, die, now);
    const uselessNow = now.modifier && !hasBase(others, die, now.symbol);
    for (let to = 0; to < SIDES; to++) {
      if (to === die.side) continue;
      const next = faceAt(die.no, to);
      const damage = usableDamage(others, die, next) - before;
      const other = isDamage(next) || next.modifier || next.symbol === 'focus' ? 0 : next.value;
      if (damage > 0 || (damage === 0 && uselessNow && other > 0))
        found.push({ side: area, die, to, damage, uselessNow, other });
    }
  }
  return found;
}

const SIDES = 6;

/** The damage of dice together if one of them showed a face: a modifier counts where a die carries it. */
function usableDamage(dice: readonly Die[], die: Die, face: Face): number {
  let sum = 0;
  for (const each of dice) {
    const shown = each === die ? face : faceOf(each);
    if (!isDamage(shown)) continue;
    const carried =
      !shown.modifier || (face.symbol === shown.symbol && !face.modifier) || hasBase(dice, die, shown.symbol);
    if (carried) sum += shown.value;
  }
  return sum;
}

/** Whether another die than this one carries modifiers of a symbol. */
function hasBase(dice: readonly Die[], besides: Die, symbol: Sign): boolean {
  for (const die of dice) {
    if (die === besides) continue;
    const face = faceOf(die);
    if (face.symbol === symbol && !face.modifier) return true;
  }
  return false;
}
