import { fewest, most, type Play, type Priority, rank } from '@holofoe/kernel';
import { isDamage, type Sign } from '../cards/face.ts';
import { cardOfDie, faceOf, kindOfDie, shownValue } from '../rules/dice.ts';
import { holderOf, isCharacter } from '../rules/in-play.ts';
import { canPay, resolvePacket } from '../rules/resolve.ts';
import { type Area, type Battle, type Die, MOST_SHIELDS, playersIn } from '../rules/state.ts';
import type { AiDice } from '../vocabulary/words.ts';
import { canFocus, hasBase } from './apply-sign.ts';

/** OPS-08: of sets that are equal otherwise, in this order. */
const ORDER: readonly Sign[] = [
  'melee',
  'ranged',
  'indirect',
  'special',
  'discard',
  'disrupt',
  'shield',
  'resource',
  'focus',
];

/** All dice of a symbol that the AI can resolve together. */
interface DiceSet {
  readonly sign: Sign;
  readonly bases: readonly Die[];
  readonly modifiers: readonly Die[];
  readonly damage: number;
  readonly value: number;
  /** What it gains pays for a die that cannot be paid for now. */
  readonly pays: boolean;
}

/** OPS-08: the greatest damage to players, otherwise the greatest value; equal ones by the most dice, then in order. */
const BEST: Priority<DiceSet, Battle> = [
  most('OPS-08', 'damage to players', ({ damage }) => damage),
  most('OPS-08', 'value, where none deals damage', ({ damage, value }) => (damage > 0 ? 0 : value)),
  most('OPS-08', 'dice', ({ bases, modifiers }) => bases.length + modifiers.length),
  fewest('OPS-08', 'place in the order of symbols', ({ sign }) => ORDER.indexOf(sign)),
];

/** OPS-33: where the AI pays from its resources, it gains first what another die costs. */
const BEST_TO_PAY: Priority<DiceSet, Battle> = [
  most('OPS-33', 'resources for a die that costs some', ({ pays }) => (pays ? 1 : 0)),
  ...BEST,
];

/** What a card adds: to the highest die, or to each. */
export interface Bonus {
  readonly highest?: number | undefined;
  readonly each?: number | undefined;
}

/** The dice that the AI would resolve now; undefined where none of that sort would do anything. */
function bestDice(battle: Battle, area: Area, which: AiDice): DiceSet | undefined {
  const by = battle.state.options.dieCosts === 'paid' ? BEST_TO_PAY : BEST;
  return rank(battle, 'dice to resolve', by, setsOf(battle, area, which), ({ sign }) => sign);
}

/** Whether there are such dice, without giving a reason. */
export function hasDice(battle: Battle, area: Area, which: AiDice): boolean {
  return setsOf(battle, area, which).length > 0;
}

function setsOf(battle: Battle, area: Area, which: AiDice): readonly DiceSet[] {
  return ORDER.filter((sign) => isMeant(sign, which)).flatMap((sign) => setOf(battle, area, sign));
}

function isMeant(sign: Sign, which: AiDice): boolean {
  if (which === 'best') return true;
  const harmful = sign === 'melee' || sign === 'ranged' || sign === 'indirect';
  if (which === 'damage') return harmful;
  return which === 'other than damage' ? !harmful : which === sign;
}

function setOf(battle: Battle, area: Area, sign: Sign): DiceSet[] {
  const shown = payable(
    battle,
    area,
    area.pool.filter((die) => faceOf(die).symbol === sign && wouldDo(battle, area, die)),
  );
  const bases = shown.filter((die) => !faceOf(die).modifier);
  if (bases.length === 0) return [];
  const modifiers = shown.filter((die) => faceOf(die).modifier);
  const value = shown.reduce((sum, die) => sum + shownValue(battle.state, area, die), 0);
  const harmful = shown.some((die) => isDamage(faceOf(die)));
  const damage = harmful
    ? value
    : sign === 'special'
      ? bases.reduce((sum, die) => sum + specialDamage(battle, area, die), 0)
      : 0;
  return [{ sign, bases, modifiers, damage, value, pays: sign === 'resource' && pays(area, value) }];
}

/** Those that can be paid for together: bases first, the highest first. */
function payable(battle: Battle, area: Area, dice: readonly Die[]): readonly Die[] {
  if (canPay(battle, area, dice)) return dice;
  const order = (die: Die) => (faceOf(die).modifier ? 0 : 100) + shownValue(battle.state, area, die);
  const paid: Die[] = [];
  for (const die of [...dice].sort((a, b) => order(b) - order(a)))
    if (canPay(battle, area, [...paid, die])) paid.push(die);
  return dice.filter((die) => paid.includes(die));
}

function pays({ pool, resources }: Area, gained: number): boolean {
  return pool.some((die) => faceOf(die).cost > resources && faceOf(die).cost <= resources + gained);
}

/** OPS-08: dice that would do nothing are left. OPS-73: AI dice are those in the AI's own pool. */
function wouldDo(battle: Battle, area: Area, die: Die): boolean {
  const { state } = battle;
  switch (faceOf(die).symbol) {
    case 'melee':
    case 'ranged':
    case 'indirect':
      return playersIn(state, area).length > 0;
    case 'disrupt':
      return playersIn(state, area).some(({ resources }) => resources > 0);
    case 'discard':
      return playersIn(state, area).some(({ hand }) => hand.length > 0);
    case 'shield':
      return area.characters.some(({ shields }) => shields < MOST_SHIELDS);
    case 'resource':
      return true;
    case 'focus':
      return canFocus(area, die);
    case 'special':
      return canDoSpecial(battle, area, die);
    default:
      return false;
  }
}

function canDoSpecial(battle: Battle, area: Area, die: Die): boolean {
  const effect = kindOfDie(die.no).abilities.special;
  const holder = holderOf(battle.state, cardOfDie(die.no));
  const character = holder && isCharacter(holder) ? holder : undefined;
  return (
    effect !== undefined && battle.effects.can({ ...specialContext(battle, area, die), character }, effect)
  );
}

function specialContext(battle: Battle, area: Area, die: Die) {
  return { game: battle, side: area.no, card: cardOfDie(die.no), die } as const;
}

/** OPS-18: the damage to players; what a special does to its own character is left out. */
export function specialDamage(battle: Battle, area: Area, die: Die): number {
  const effect = kindOfDie(die.no).abilities.special;
  if (effect === undefined || !canDoSpecial(battle, area, die)) return 0;
  return Math.max(0, Math.round(battle.effects.worth(specialContext(battle, area, die), effect)));
}

/** Resolves a set: all modifiers join the highest die; then the others, the highest first. */
function* resolveSet(
  battle: Battle,
  area: Area,
  { sign, bases, modifiers }: DiceSet,
  bonus: Bonus = {},
): Play {
  const { state } = battle;
  const worth = (die: Die) =>
    sign === 'special' ? specialDamage(battle, area, die) : shownValue(state, area, die);
  const ordered = [...bases].sort((a, b) => worth(b) - worth(a));
  for (const [i, base] of ordered.entries()) {
    if (!area.pool.includes(base) || faceOf(base).symbol !== sign) continue;
    // What was resolved before may have left nothing to do.
    if (!wouldDo(battle, area, base)) continue;
    const joined = i === 0 ? modifiers.filter((die) => area.pool.includes(die)) : [];
    if (!canPay(battle, area, [base, ...joined])) continue;
    const more = (bonus.each ?? 0) + (i === 0 ? (bonus.highest ?? 0) : 0);
    yield* resolvePacket(battle, area, { base, modifiers: joined, more });
  }
}

/** OPS-08: as many dice as it can that show the same symbol; false where there are none. */
export function* resolveBest(
  battle: Battle,
  area: Area,
  which: AiDice = 'best',
  bonus: Bonus = {},
): Play<boolean> {
  const set = bestDice(battle, area, which);
  if (!set) return false;
  yield* resolveSet(battle, area, set, bonus);
  return true;
}

/** A die that shows a blank, or a modifier that no other die can use (OPS-34). */
export function isUseless({ pool }: Area, die: Die): boolean {
  const { symbol, modifier } = faceOf(die);
  if (symbol === 'blank') return true;
  return modifier && !hasBase(pool.map(faceOf), symbol);
}
