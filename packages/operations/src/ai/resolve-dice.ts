import {
  because,
  type Choice,
  fewest,
  isWhen,
  most,
  type Play,
  type Priority,
  rank,
  wordKey,
} from '@holofoe/kernel';
import { isDamage, type Sign } from '../cards/face.ts';
import type { AiDice } from '../cards/words.ts';
import { type Battle, type Cx, cxOf, resolving } from '../rules/battle.ts';
import { cardOfDie, faceOf, kindOfDie, shownValue } from '../rules/dice.ts';
import { canPay, resolvePacket } from '../rules/resolve.ts';
import { NO_CARD } from '../rules/things.ts';
import {
  type Area,
  anyPlayerIn,
  areaOf,
  type Die,
  type InPool,
  isAi,
  MOST_SHIELDS,
  type Player,
  type Side,
} from '../state.ts';
import { canFocus } from './apply-sign.ts';

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
  fewest('OPS-08', 'place in the order of symbols', ({ sign }) => ORDER.indexOf(sign), 'place'),
];

/** OPS-33: where the AI pays from its resources, it gains first what another die costs. */
const BEST_TO_PAY: Priority<DiceSet, Battle> = [
  most('OPS-33', 'resources for a die that costs some', ({ pays }) => (pays ? 1 : 0), 'yes or no'),
  ...BEST,
];

/** What a card adds: to the highest die, or to each, modifiers included. */
export interface Bonus {
  readonly highest?: number | undefined;
  readonly each?: number | undefined;
}

/** The dice that the AI would resolve now; undefined where none of that sort would do anything. */
function bestDice(battle: Battle, area: Area, which: AiDice): Choice<DiceSet> | undefined {
  const by = battle.state.options.dieCosts === 'paid' ? BEST_TO_PAY : BEST;
  return rank(battle, 'dice to resolve', by, setsOf(battle, area, which), ({ sign }) => wordKey(sign));
}

/** Whether there are such dice, without giving a reason. */
export function hasDice(battle: Battle, area: Area, which: AiDice): boolean {
  return setsOf(battle, area, which).length > 0;
}

/** OPS-30: the damage of the best such dice, or of all of them. */
export function damageOfDice(battle: Battle, area: Area, which: AiDice, isAll: boolean): number {
  const damages = setsOf(battle, area, which).map(({ damage }) => damage);
  return isAll ? damages.reduce((sum, damage) => sum + damage, 0) : Math.max(0, ...damages);
}

function setsOf(battle: Battle, area: Area, which: AiDice): readonly DiceSet[] {
  const sets: DiceSet[] = [];
  const signs = signsOfBases(area);
  for (const sign of ORDER) {
    const set = signs.includes(sign) && isMeant(sign, which) ? setOf(battle, area, sign) : undefined;
    if (set) sets.push(set);
  }
  return sets;
}

/** What the dice show that can be resolved by themselves. */
function signsOfBases({ pool }: Area): readonly Sign[] {
  const signs: Sign[] = [];
  for (const die of pool) {
    const { symbol, modifier } = faceOf(die);
    if (!modifier) signs.push(symbol);
  }
  return signs;
}

function isMeant(sign: Sign, which: AiDice): boolean {
  if (which === 'best') return true;
  const harmful = sign === 'melee' || sign === 'ranged' || sign === 'indirect';
  if (which === 'damage') return harmful;
  return which === 'other than damage' ? !harmful : which === sign;
}

function setOf(battle: Battle, area: Area, sign: Sign): DiceSet | undefined {
  const open: Die[] = [];
  for (const die of area.pool) if (faceOf(die).symbol === sign && wouldDo(battle, area, die)) open.push(die);
  const shown = payable(battle, area, open);
  const bases: Die[] = [];
  const modifiers: Die[] = [];
  let value = 0;
  for (const die of shown) {
    value += shownValue(battle, die);
    if (faceOf(die).modifier) modifiers.push(die);
    else bases.push(die);
  }
  if (bases.length === 0) return undefined;
  value += companyOf(battle, area, bases);
  let damage = sign === 'melee' || sign === 'ranged' || sign === 'indirect' ? value : 0;
  if (sign === 'special') for (const die of bases) damage += specialDamage(battle, area, die);
  return { sign, bases, modifiers, damage, value, pays: sign === 'resource' && pays(area, value) };
}

/** Jedi Acolyte: its value grows where another die of the pool shows the same symbol. */
function likesCompany({ no }: Die): boolean {
  const effect = kindOfDie(no).beforeResolving;
  return effect !== undefined && isWhen(effect) && 'there' in effect.when && effect.when.there.a === 'die';
}

/** What the ability of its card would add to a die now. */
export function addedBefore(battle: Battle, side: Side, die: Die): number {
  const effect = kindOfDie(die.no).beforeResolving;
  return effect === undefined ? 0 : battle.rules.language.worth(contextOf(battle, side, die), effect);
}

/** OPS-35: what such dice add, resolved before all others of their symbol; the last of the pool has no company any more. */
function companyOf(battle: Battle, area: Area, bases: readonly Die[]): number {
  let more = 0;
  let last = 0;
  for (const die of bases) {
    if (!likesCompany(die)) continue;
    last = addedBefore(battle, area, die);
    more += last;
  }
  if (more === 0) return 0;
  const { symbol } = faceOf(bases[0] as Die);
  for (const die of area.pool) if (faceOf(die).symbol === symbol && !likesCompany(die)) return more;
  return more - last;
}

/** Those that can be paid for together: bases first, the highest first. */
function payable(battle: Battle, area: Area, dice: readonly Die[]): readonly Die[] {
  if (canPay(battle, area, dice)) return dice;
  const order = (die: Die) => (faceOf(die).modifier ? 0 : 100) + shownValue(battle, die);
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
      return anyPlayerIn(state, area);
    case 'disrupt':
      return anyPlayerIn(state, area, hasResources);
    case 'discard':
      return anyPlayerIn(state, area, hasHand);
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

const hasResources = ({ resources }: Player) => resources > 0;
const hasHand = ({ hand }: Player) => hand.length > 0;

function canDoSpecial(battle: Battle, area: Area, die: Die): boolean {
  const effect = kindOfDie(die.no).special;
  return effect !== undefined && battle.rules.language.can(contextOf(battle, area, die), effect);
}

function contextOf(battle: Battle, { no }: Side, die: Die): Cx {
  const card = cardOfDie(die.no);
  return cxOf(battle, no, card, resolving(no, card, [die]));
}

/** OPS-18: the damage to players; what a special does to its own character is left out. */
export function specialDamage(battle: Battle, area: Area, die: Die): number {
  const effect = kindOfDie(die.no).special;
  if (effect === undefined || !canDoSpecial(battle, area, die)) return 0;
  const cx = cxOf(battle, area.no, NO_CARD, resolving(area.no, cardOfDie(die.no), [die]));
  return Math.max(0, Math.round(battle.rules.language.worth(cx, effect)));
}

/** What a die could still do to somebody, also by the special of a card of the AI. */
export function damageOf(battle: Battle, { side, die }: InPool): number {
  const face = faceOf(die);
  if (face.symbol === 'special' && isAi(side.no))
    return specialDamage(battle, areaOf(battle.state, side.no), die);
  return isDamage(face) ? shownValue(battle, die) : 0;
}

/** Resolves a set in the order that gives the most (OPS-35); all modifiers join the highest die (OPS-08). */
function* resolveSet(battle: Battle, area: Area, choice: Choice<DiceSet>, bonus: Bonus = {}): Play {
  const { sign, bases, modifiers } = choice.picked;
  const { ordered, highest } = inOrder(battle, area, sign, bases);
  let why = because(choice);
  for (const base of ordered) {
    if (!area.pool.includes(base) || faceOf(base).symbol !== sign) continue;
    // What was resolved before may have left nothing to do.
    if (!wouldDo(battle, area, base)) continue;
    const joined = base === highest ? modifiers.filter((die) => area.pool.includes(die)) : [];
    if (!canPay(battle, area, [base, ...joined])) continue;
    const more = (bonus.each ?? 0) * (1 + joined.length) + (base === highest ? (bonus.highest ?? 0) : 0);
    yield* resolvePacket(battle, area, { base, modifiers: joined, more, why });
    why = undefined;
  }
}

/** The highest first, but before them those that need another die of the symbol, the lowest first. */
function inOrder(
  battle: Battle,
  area: Area,
  sign: Sign,
  bases: readonly Die[],
): { readonly ordered: readonly Die[]; readonly highest: Die | undefined } {
  const worth = (die: Die) =>
    sign === 'special' ? specialDamage(battle, area, die) : shownValue(battle, die);
  const others = bases.filter((die) => !likesCompany(die)).sort((a, b) => worth(b) - worth(a));
  const [top] = others;
  if (others.length === bases.length) return { ordered: others, highest: top };
  const early = bases.filter(likesCompany).sort((a, b) => worth(a) - worth(b));
  const last = early.at(-1);
  const highest = top && (!last || worth(top) >= worth(last)) ? top : last;
  return { ordered: [...early, ...others], highest };
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
