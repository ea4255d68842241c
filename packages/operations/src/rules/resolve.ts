import { DONE, type Play, type Why } from '@holofoe/kernel';
import type { Sign } from '../cards/face.ts';
import type { HappeningOf } from '../cards/terms.ts';
import { areaOf, type Die, isAi, isIn, type Player, playerOf, type Side } from '../state.ts';
import { applySign } from './apply-sign.ts';
import { type Battle, cxOf, resolving } from './battle.ts';
import { cardOfDie, faceOf, kindOfDie, shownValue, takeFromPool } from './dice.ts';
import { tell } from './happening.ts';
import { heard } from './heard.ts';
import { gain, spend } from './tokens.ts';
import { choose, chooseAtOnce, chooseSome } from './topics.ts';

/** A die and the modifiers that join it: one target, one blow. */
export interface Packet {
  readonly base: Die;
  readonly modifiers: readonly Die[];
  /** What a card adds to its value. */
  readonly more?: number;
  /** It is not removed from the pool. */
  readonly stays?: boolean;
  /** The symbol that it is resolved as; absent: the one that it shows. */
  readonly as?: Sign | undefined;
  readonly why?: Why;
}

/** OPS-33: the AI gains the cost of a die just before it pays for it, unless it is to pay from what it has. */
export function canPay({ state }: Battle, { no, resources }: Side, dice: readonly Die[]): boolean {
  if (isAi(no) && state.options.dieCosts === 'gained') return true;
  return costOf(dice) <= resources;
}

function costOf(dice: readonly Die[]): number {
  let cost = 0;
  for (const die of dice) cost += faceOf(die).cost;
  return cost;
}

/** Pays, applies, and takes the dice back to their cards. */
export function resolvePacket(
  battle: Battle,
  side: Side,
  { base, modifiers, more = 0, stays = false, as, why }: Packet,
): Play {
  const dice = [base, ...modifiers];
  const cost = costOf(dice);
  if (cost > 0) {
    if (isAi(side.no) && battle.state.options.dieCosts === 'gained') gain(battle, side, cost, 'OPS-33');
    spend(battle, side, cost);
  }
  const live = resolving(side.no, cardOfDie(base.no), dice, more, stays);
  return heard(battle, live, () => applyPacket(battle, side, base, live, as, why));
}

function* applyPacket(
  battle: Battle,
  side: Side,
  base: Die,
  live: HappeningOf<'resolve'>,
  as: Sign | undefined,
  why: Why,
): Play {
  const { dice } = live;
  if (battle.state.turn === side.no) battle.state.resolved += dice.length;
  const symbol = as ?? faceOf(base).symbol;
  let value = live.n;
  for (const die of dice) value += shownValue(battle, die);
  if (battle.desk.tell)
    tell(
      battle,
      {
        kind: 'resolve',
        side: side.no,
        dice: dice.map((die) => [die.no, die.side] as const),
        value,
        ...(as && { as }),
      },
      why,
    );
  if (symbol === 'special') {
    // Out of the pool meanwhile, so that a special which resolves a die cannot come back to itself.
    takeFromPool(side, base);
    yield* special(battle, side, base, live);
    if (live.stays) side.pool.push(base);
  } else if (isAi(side.no)) {
    const area = areaOf(battle.state, side.no);
    yield* battle.besides.ai.applies(battle, area, symbol, value, base);
  } else yield* applySign(battle, playerOf(battle.state, side.no), symbol, value, base);
  if (!live.stays) for (const die of dice) takeFromPool(side, die);
}

function special(battle: Battle, side: Side, die: Die, live: HappeningOf<'resolve'>): Play {
  const { special: effect, specialAt } = kindOfDie(die.no);
  if (effect === undefined) return DONE;
  return battle.rules.language.run(cxOf(battle, side.no, cardOfDie(die.no), live, specialAt), effect);
}

/** Dice of a symbol that can be resolved by themselves. */
function baseDice(battle: Battle, side: Side, sign: Sign, besides: readonly Die[]): readonly Die[] {
  const dice: Die[] = [];
  for (const die of side.pool) if (isBase(battle, side, die, sign) && !besides.includes(die)) dice.push(die);
  return dice;
}

/** The symbols of which a side has a die that can be resolved by itself, each once. */
export function signsToResolve(battle: Battle, side: Side): readonly Sign[] {
  const signs: Sign[] = [];
  for (const die of side.pool) {
    const { symbol } = faceOf(die);
    if (symbol !== 'blank' && !signs.includes(symbol) && isBase(battle, side, die, symbol))
      signs.push(symbol);
  }
  return signs;
}

function isBase(battle: Battle, side: Side, die: Die, sign: Sign): boolean {
  const { symbol, modifier, cost } = faceOf(die);
  return symbol === sign && !modifier && (cost === 0 || canPay(battle, side, [die]));
}

/** A player's action: dice of one symbol, a packet at a time, at least one. */
export function* resolveDice(battle: Battle, player: Player, sign: Sign): Play {
  const resolved: Die[] = [];
  for (;;) {
    if (!isIn(player)) return;
    const open = baseDice(battle, player, sign, resolved);
    if (open.length === 0) return;
    const options: readonly (Die | 'done')[] = resolved.length > 0 ? [...open, 'done'] : open;
    const base =
      chooseAtOnce(battle, player.no, 'next die', options) ??
      (yield* choose(battle, player.no, 'next die', options));
    if (base === 'done') return;
    const payable = payableModifiers(battle, player, base);
    const modifiers = payable.length === 0 ? payable : yield* modifiersOf(battle, player, base, payable);
    resolved.push(base, ...modifiers);
    yield* resolvePacket(battle, player, { base, modifiers });
  }
}

/** Any modifiers of the same symbol that can be paid for. */
export function chooseModifiers(battle: Battle, player: Player, base: Die): Play<readonly Die[]> {
  return modifiersOf(battle, player, base, payableModifiers(battle, player, base));
}

function payableModifiers(battle: Battle, player: Player, base: Die): readonly Die[] {
  const { symbol } = faceOf(base);
  if (symbol === 'special') return NO_DICE;
  const payable: Die[] = [];
  for (const die of player.pool) {
    const face = faceOf(die);
    if (face.symbol === symbol && face.modifier && die !== base && canPay(battle, player, [base, die]))
      payable.push(die);
  }
  return payable;
}

const NO_DICE: readonly Die[] = [];

function* modifiersOf(
  battle: Battle,
  player: Player,
  base: Die,
  payable: readonly Die[],
): Play<readonly Die[]> {
  if (payable.length === 0) return payable;
  const source = cardOfDie(base.no);
  if (canPay(battle, player, [base, ...payable]))
    return yield* chooseSome(
      battle,
      player.no,
      'modifiers',
      payable,
      { min: 0, max: payable.length },
      source,
    );
  const chosen: Die[] = [];
  for (;;) {
    const left = payable.filter(
      (die) => !chosen.includes(die) && canPay(battle, player, [base, ...chosen, die]),
    );
    if (left.length === 0) return chosen;
    const options: readonly (Die | 'done')[] = [...left, 'done'];
    const next = yield* choose(battle, player.no, 'one modifier', options, source);
    if (next === 'done') return chosen;
    chosen.push(next);
  }
}
