import { most, type Play, type Priority, rank } from '@holofoe/kernel';
import { type Face, isDamage, type Sign } from '../cards/face.ts';
import { idOf } from '../cards/number.ts';
import { boundTarget, keyOfTurn, type Turn, turnsOf } from '../rules/apply-sign.ts';
import { dealDamage, dealSpread } from '../rules/damage.ts';
import { cardOfDie, faceAt, faceOf, turnDie } from '../rules/dice.ts';
import { discardAtRandom } from '../rules/own-cards.ts';
import { type Area, type Battle, type Die, MOST_SHIELDS, type Player, playersIn } from '../rules/state.ts';
import { gain, giveShields, lose } from '../rules/tokens.ts';
import { SHIELDS } from './priorities.ts';
import { playerToHit, targetOf } from './targets.ts';

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
  const source = die ? idOf(cardOfDie(die.no)) : 'symbol';
  switch (sign) {
    case 'melee':
    case 'ranged': {
      const target =
        boundTarget(battle, die) ??
        targetOf(
          battle,
          players.flatMap(({ characters }) => characters),
        );
      if (target) yield* dealDamage(battle, target, value, { rule: 'OPS-35' });
      return;
    }
    case 'indirect': {
      const player = playerToHit(battle, 'indirect damage', players);
      if (player) yield* dealSpread(battle, player, value, source, 'OPS-35');
      return;
    }
    case 'disrupt': {
      const player = playerToHit(
        battle,
        'disrupt',
        players.filter(({ resources }) => resources > 0),
      );
      if (player) lose(battle, player, value, 'OPS-35');
      return;
    }
    case 'discard': {
      const player = playerToHit(
        battle,
        'discard',
        players.filter(({ hand }) => hand.length > 0),
      );
      if (player) yield* discardAtRandom(battle, player, value, 'OPS-35');
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
  source: string,
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

function* hitPlayer(battle: Battle, player: Player, sign: Sign, value: number, source: string): Play {
  const rule = 'OPS-05';
  if (sign === 'indirect') yield* dealSpread(battle, player, value, source, rule);
  else if (sign === 'disrupt') lose(battle, player, value, rule);
  else if (sign === 'discard') yield* discardAtRandom(battle, player, value, rule);
  else {
    const target = targetOf(battle, player.characters);
    if (target) yield* dealDamage(battle, target, value, { rule });
  }
}

/** OPS-72: shields, resources and focus help the AI. */
function helpAi(battle: Battle, area: Area, sign: Sign, value: number, die: Die | undefined): void {
  if (sign === 'shield') shieldAi(battle, area, value);
  if (sign === 'resource') gain(battle, area, value, 'OPS-72');
  if (sign === 'focus') focusAi(battle, area, value, die);
}

/** OPS-16: all of them to one character, never to one that has three; what exceeds three is lost. */
export function shieldAi(battle: Battle, { characters }: Area, shields: number): void {
  const open = characters.filter((character) => character.shields < MOST_SHIELDS);
  const target = rank(battle, 'shields', SHIELDS, open, ({ card }) => card);
  if (target) giveShields(battle, target, shields, 'OPS-16');
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
  most('OPS-34', 'a modifier that no die can use', ({ uselessNow }) => (uselessNow ? 1 : 0)),
  most('OPS-34', 'value', ({ other }) => other),
];

/** OPS-17: turns up to `value` dice, only to sides that the AI can use (OPS-34). */
function focusAi(battle: Battle, area: Area, value: number, focusing: Die | undefined): void {
  const turned = new Set<Die | undefined>([focusing]);
  for (let left = value; left > 0; left--) {
    const best = rank(battle, 'focus', FOCUS, gains(area, focusing, turned), keyOfTurn);
    if (!best) return;
    turnDie(battle, area, best.die, best.to);
    turned.add(best.die);
  }
}

/** Whether a focus die would find something to turn. */
export function canFocus(area: Area, focusing: Die): boolean {
  return gains(area, focusing, new Set([focusing])).length > 0;
}

/** OPS-34: turns that add damage, or that make some use of a modifier that has none. */
function gains(area: Area, focusing: Die | undefined, turned: ReadonlySet<Die | undefined>): readonly Gain[] {
  const others = area.pool.filter((die) => die !== focusing);
  const dice = others.flatMap((die) => (turned.has(die) ? [] : [{ side: area, die }]));
  return turnsOf(dice)
    .map((turn) => gainOf(others, turn))
    .filter(({ damage, uselessNow, other }) => damage > 0 || (damage === 0 && uselessNow && other > 0));
}

function gainOf(pool: readonly Die[], turn: Turn): Gain {
  const now = faceOf(turn.die);
  const next = faceAt(turn.die.no, turn.to);
  const others = pool.filter((die) => die !== turn.die).map(faceOf);
  return {
    ...turn,
    damage: usableDamage([...others, next]) - usableDamage([...others, now]),
    uselessNow: now.modifier && !hasBase(others, now.symbol),
    other: isDamage(next) || next.modifier || next.symbol === 'focus' ? 0 : next.value,
  };
}

function usableDamage(faces: readonly Face[]): number {
  const usable = faces.filter((face) => isDamage(face) && (!face.modifier || hasBase(faces, face.symbol)));
  return usable.reduce((sum, { value }) => sum + value, 0);
}

export function hasBase(faces: readonly Face[], symbol: Sign): boolean {
  return faces.some((face) => face.symbol === symbol && !face.modifier);
}
