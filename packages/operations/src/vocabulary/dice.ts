import { choose, chooseSome, fewest, most, type Play, type Priority, rank } from '@holofoe/kernel';
import { type InPool, keyOfDie, worstDie } from '../ai/dice-of-players.ts';
import { specialDamage } from '../ai/resolve-dice.ts';
import { targetOf } from '../ai/targets.ts';
import { kindById } from '../cards/catalogue.ts';
import { type Face, isDamage } from '../cards/face.ts';
import { kindOf } from '../cards/number.ts';
import { keyOfTurn, type Turn, turnsOf } from '../rules/apply-sign.ts';
import { dealDamage } from '../rules/damage.ts';
import {
  diceOf,
  dieInPool,
  dieNo,
  faceAt,
  faceOf,
  kindOfDie,
  lentDie,
  removeDie,
  reroll,
  rollIn,
  shownValue,
  turnDie,
} from '../rules/dice.ts';
import { remainingHealth } from '../rules/in-play.ts';
import { discardFromHand, handOf } from '../rules/own-cards.ts';
import { canPay, chooseModifiers, resolvePacket } from '../rules/resolve.ts';
import {
  areaOf,
  type Battle,
  type Cx,
  type Die,
  foesOf,
  isAi,
  isIn,
  playerOf,
  type Side,
  sidesAround,
} from '../rules/state.ts';
import {
  charactersFor,
  diceFor,
  ownDiceInPool,
  ownSide,
  pickCharacter,
  pickDie,
  pickFoe,
  removable,
  shows,
  sourceOf,
} from './select.ts';
import { diceText, rerollText, showingText } from './texts.ts';
import type { Count, DiceOf, Showing, WordsIn } from './words.ts';
import { CARD, REMOVED } from './worth.ts';

/** What a die could still do to somebody. */
function threat({ game: { state } }: Cx, { side, die }: InPool): number {
  return isDamage(faceOf(die)) ? shownValue(state, side, die) : 0;
}

function greatest(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values);
}

function howMany(cx: Cx, count: Count, open: number): number {
  if (count === 'all' || count === 'any number') return open;
  if (typeof count === 'number') return Math.min(count, open);
  const red = ownSide(cx).characters.filter(({ card }) => kindOf(card).colour === 'red');
  const counted = count === 'your red characters' ? red : red.filter(({ ready }) => ready);
  return Math.min(counted.length, open);
}

/** Several dice of "an opponent" belong to one opponent, who is chosen first. */
function* diceToReroll(cx: Cx, dice: DiceOf, count: Count): Play<readonly InPool[]> {
  const all = diceFor(cx, dice);
  if (dice.whose !== 'foe' || count === 1) return all;
  const foe = yield* pickFoe(
    cx,
    foesOf(cx.game.state, cx.side).filter((side) => all.some((each) => each.side === side)),
  );
  return all.filter(({ side }) => side === foe);
}

/** OPS-30: the AI rerolls the players' highest dice, and its own that show no damage. */
function aiRerolls(cx: Cx, open: readonly InPool[], count: number): readonly InPool[] {
  const picked: InPool[] = [];
  while (picked.length < count) {
    const left = open.filter(
      (each) => !picked.includes(each) && (each.side.no !== cx.side || !isDamage(faceOf(each.die))),
    );
    const next = worstDie(cx.game, 'reroll', left);
    if (!next) break;
    picked.push(next);
  }
  return picked;
}

function matching(dice: readonly InPool[], to: 'any side' | Showing): readonly Turn[] {
  const turns = turnsOf(dice);
  if (to === 'any side') return turns;
  return turns.filter(({ die, to: side }) => {
    const face = faceAt(die.no, side);
    return shows(face, face.value, to);
  });
}

/** OPS-30: what the AI gains by turning a die: damage on its own, damage less on a player's. */
function gainOfTurn(cx: Cx, { side, die, to }: Turn): number {
  const damage = (face: Face) => (isDamage(face) ? face.value : 0);
  const change = damage(faceAt(die.no, to)) - damage(faceOf(die));
  return side.no === cx.side ? change : -change;
}

function* pickTurn(cx: Cx, topic: string, turns: readonly Turn[]): Play<Turn | undefined> {
  if (!isAi(cx.side))
    return turns.length < 2
      ? turns[0]
      : yield* choose(cx.game, cx.side, topic, turns, keyOfTurn, sourceOf(cx));
  const by: Priority<Turn, Battle> = [most('OPS-30', 'damage gained', (turn) => gainOfTurn(cx, turn))];
  return rank(
    cx.game,
    topic,
    by,
    turns.filter((turn) => gainOfTurn(cx, turn) > 0),
    keyOfTurn,
  );
}

function turnTo(cx: Cx, turn: Turn | undefined): void {
  if (turn) turnDie(cx.game, turn.side, turn.die, turn.to);
}

/** Dice that could be resolved by a card, one alone: no modifiers, and what can be paid. */
function resolvable(cx: Cx, dice: DiceOf): readonly InPool[] {
  return diceFor(cx, { ...dice, other: true }).filter(({ side, die }) => {
    const { symbol, modifier } = faceOf(die);
    return symbol !== 'blank' && !modifier && canPay(cx.game, side, [die]);
  });
}

function damageOf(cx: Cx, { side, die }: InPool): number {
  if (faceOf(die).symbol === 'special' && isAi(side.no))
    return specialDamage(cx.game, areaOf(cx.game.state, side.no), die);
  return threat(cx, { side, die });
}

/** The AI resolves the die with the most damage, otherwise the highest. */
const TO_RESOLVE = (cx: Cx): Priority<InPool, Battle> => [
  most('OPS-30', 'damage', (each) => damageOf(cx, each)),
  most('OPS-35', 'value', ({ side, die }, { state }) => shownValue(state, side, die)),
];

function* pickToResolve(cx: Cx, open: readonly InPool[]): Play<InPool | undefined> {
  if (isAi(cx.side)) return rank(cx.game, 'resolve die', TO_RESOLVE(cx), open, keyOfDie);
  return yield* pickDie(cx, 'resolve die', open);
}

/** The AI gives up the die that would do the least. */
const LEAST: Priority<InPool, Battle> = [
  fewest('OPS-30', 'damage', ({ side, die }, { state }) =>
    isDamage(faceOf(die)) ? shownValue(state, side, die) : 0,
  ),
  fewest('OPS-30', 'value', ({ side, die }, { state }) => shownValue(state, side, die)),
];

/** A side removes one of its own dice: a player chooses, the AI gives up the least. */
export function* removeOwn(cx: Cx, side: Side): Play {
  const own: readonly InPool[] = side.pool.map((die) => ({ side, die }));
  const [first] = own;
  if (!first) return;
  const out = isAi(side.no)
    ? rank(cx.game, 'own die', LEAST, own, keyOfDie)
    : own.length === 1
      ? first
      : yield* choose(cx.game, side.no, 'remove own die', own, keyOfDie, sourceOf(cx));
  if (out) removeDie(cx.game, side, out.die);
}

/** Kit Fisto: his dice that show melee damage. */
function blockers(cx: Cx): readonly InPool[] {
  const side = ownSide(cx);
  const own = cx.character ? diceOf(cx.character) : [];
  return side.pool.flatMap((die) =>
    own.includes(die.no) && faceOf(die).symbol === 'melee' ? [{ side, die }] : [],
  );
}

/** The AI blocks only where he would be defeated, with the lowest die that saves him, otherwise the highest. */
function aiBlocks(cx: Cx, open: readonly InPool[]): InPool | undefined {
  const { character, tally, game } = cx;
  if (!character || !tally) return undefined;
  const deadly = tally.more - character.shields - remainingHealth(game.state, character) + 1;
  if (deadly <= 0) return undefined;
  const value = ({ side, die }: InPool) => shownValue(game.state, side, die);
  const by: Priority<InPool, Battle> = [
    most('OPS-30', 'saves the character', (each) => (value(each) >= deadly ? 1 : 0)),
    most('OPS-30', 'damage kept', (each) => (value(each) >= deadly ? -value(each) : value(each))),
  ];
  return rank(game, 'block', by, open, keyOfDie);
}

/** Symbols that Jar Jar's character dice show. */
function strangeDice(cx: Cx): readonly InPool[] {
  const known = new Set(ownDiceInPool(cx).map(({ die }) => faceOf(die).symbol));
  return sidesAround(cx.game.state, cx.side).flatMap((side) =>
    side.pool.flatMap((die) => (known.has(faceOf(die).symbol) ? [] : [{ side, die }])),
  );
}

/** Jedi Instructor: one of the own character dice, to a side with the symbol that this die shows. */
function sameSymbol(cx: Cx): readonly Turn[] {
  const { die } = cx;
  if (!die || !ownSide(cx).pool.includes(die)) return [];
  const { symbol } = faceOf(die);
  return matching(diceFor(cx, { whose: 'own', of: 'character', other: true }), symbol);
}

function thisDieNotInPool(cx: Cx): number | undefined {
  const no = dieNo(cx.card, 0);
  return kindOf(cx.card).die && !dieInPool(ownSide(cx), no) ? no : undefined;
}

/** Dice of the character itself and of its upgrades (Maul). */
function diceOfThis(cx: Cx): readonly InPool[] {
  const side = ownSide(cx);
  const own = cx.character ? diceOf(cx.character) : [];
  return side.pool.flatMap((die) => (own.includes(die.no) ? [{ side, die }] : []));
}

/** Maul: a die is rerolled, for a card once more; a melee die may then be removed to hit two characters with its value. */
function* trick(cx: Cx): Play {
  const { game, side } = cx;
  const chosen = isAi(side) ? worstToReroll(cx) : yield* pickDie(cx, 'reroll', diceOfThis(cx));
  if (!chosen) return;
  yield* reroll(game, chosen.side, chosen.die);
  if (!isAi(side)) yield* again(cx, chosen);
  if (faceOf(chosen.die).symbol !== 'melee' || !(yield* strikes(cx))) return;
  const value = shownValue(game.state, chosen.side, chosen.die);
  removeDie(game, chosen.side, chosen.die);
  const first = yield* pickCharacter(cx, 'hit', charactersFor(cx, { whose: 'foe' }));
  if (!first) return;
  const second = yield* pickCharacter(
    cx,
    'hit',
    charactersFor(cx, { whose: 'foe' }).filter((other) => other !== first),
  );
  yield* dealDamage(game, first, value);
  if (second && charactersFor(cx, { whose: 'foe' }).includes(second)) yield* dealDamage(game, second, value);
}

function worstToReroll(cx: Cx): InPool | undefined {
  return rank(cx.game, 'reroll', LEAST, diceOfThis(cx), keyOfDie);
}

function* again(cx: Cx, { side, die }: InPool): Play {
  const player = playerOf(cx.game.state, cx.side);
  const hand = handOf(player);
  if (hand.length === 0) return;
  const options: readonly (number | 'no')[] = [...hand, 'no'];
  const card = yield* choose(
    cx.game,
    cx.side,
    'discard to reroll again',
    options,
    (option) => option,
    sourceOf(cx),
  );
  if (card === 'no') return;
  discardFromHand(cx.game, player, [card]);
  yield* reroll(cx.game, side, die);
}

function* strikes(cx: Cx): Play<boolean> {
  if (charactersFor(cx, { whose: 'foe' }).length === 0) return false;
  if (isAi(cx.side)) return true;
  return (
    (yield* choose(cx.game, cx.side, 'strike', ['yes', 'no'] as const, (option) => option, sourceOf(cx))) ===
    'yes'
  );
}

/** Chewbacca: a die of the other side is turned to melee or ranged damage, and that damage is dealt. */
function damagingTurns(cx: Cx): readonly Turn[] {
  return matching(diceFor(cx, { whose: 'foe' }), 'melee or ranged');
}

export const DICE: WordsIn<
  Cx,
  | 'remove die'
  | 'remove this die'
  | 'foe removes a die'
  | 'reroll'
  | 'reroll this die instead'
  | 'reroll strange symbols'
  | 'turn die'
  | 'turn this die'
  | 'turn to the same symbol'
  | 'turn and deal'
  | 'resolve die'
  | 'resolve any dice'
  | 'more value'
  | 'lend a die'
  | 'roll this die in'
  | 'block with a die'
  | 'trick'
> = {
  'remove die': {
    can: (cx, { dice }) => removable(cx, dice).length > 0,
    *run(cx, { dice }) {
      const chosen = yield* pickDie(cx, 'remove die', removable(cx, dice));
      if (chosen) removeDie(cx.game, chosen.side, chosen.die);
    },
    worth: (cx, { dice }) => {
      const theirs = removable(cx, dice).filter(({ side }) => side.no !== cx.side);
      return dice.whose === 'own' ? -REMOVED : greatest(theirs.map((each) => threat(cx, each))) * REMOVED;
    },
    text: ({ dice }) => `remove ${diceText(dice)}`,
  },
  'remove this die': {
    can: (cx) => ownDiceInPool(cx).length > 0,
    *run(cx) {
      const chosen = yield* pickDie(cx, 'remove this die', ownDiceInPool(cx));
      if (chosen) removeDie(cx.game, chosen.side, chosen.die);
    },
    worth: () => -REMOVED,
    text: () => 'remove this die',
  },
  'foe removes a die': {
    can: (cx) => foesOf(cx.game.state, cx.side).some(({ pool }) => pool.length > 0),
    *run(cx) {
      const foe = yield* pickFoe(
        cx,
        foesOf(cx.game.state, cx.side).filter(({ pool }) => pool.length > 0),
      );
      if (foe) yield* removeOwn(cx, foe);
    },
    worth: () => REMOVED,
    text: () => 'force an opponent to choose and remove one of their dice',
  },
  reroll: {
    can: (cx, { dice, count }) => {
      const open = diceFor(cx, dice).length;
      return open > 0 && howMany(cx, count, open) > 0;
    },
    *run(cx, { dice, count, upTo }) {
      const open = yield* diceToReroll(cx, dice, count);
      const size = howMany(cx, count, open.length);
      if (size === 0) return;
      const min = count === 'any number' ? 0 : upTo ? 0 : size;
      const chosen = isAi(cx.side)
        ? aiRerolls(cx, open, size)
        : min === open.length
          ? open
          : yield* chooseSome(cx.game, cx.side, 'reroll', open, min, size, keyOfDie, sourceOf(cx));
      for (const { side, die } of chosen) yield* reroll(cx.game, side, die);
    },
    worth: (cx, { dice }) =>
      dice.whose === 'own'
        ? CARD
        : greatest(diceFor(cx, { ...dice, whose: 'foe' }).map((each) => threat(cx, each))) * REMOVED,
    text: ({ dice, count, upTo }) => `reroll ${rerollText(dice, count, upTo === true)}`,
  },
  'reroll this die instead': {
    can: (cx) => cx.die !== undefined,
    *run(cx) {
      if (!cx.die || !cx.tally) return;
      cx.tally.stays = true;
      yield* reroll(cx.game, ownSide(cx), cx.die);
    },
    worth: () => CARD,
    text: () => 'reroll this die instead of removing it',
  },
  'reroll strange symbols': {
    can: (cx) => strangeDice(cx).length > 0,
    *run(cx) {
      for (const { side, die } of strangeDice(cx)) yield* reroll(cx.game, side, die);
    },
    worth: () => 0,
    text: () => 'reroll all dice that show a symbol not shown on his character dice',
  },
  'turn die': {
    can: (cx, { dice, to }) => matching(diceFor(cx, dice), to).length > 0,
    *run(cx, { dice, to }) {
      turnTo(cx, yield* pickTurn(cx, 'turn die', matching(diceFor(cx, dice), to)));
    },
    worth: (cx, { dice, to }) =>
      greatest(matching(diceFor(cx, dice), to).map((turn) => gainOfTurn(cx, turn))) * REMOVED,
    text: ({ dice, to }) =>
      `turn ${diceText(dice)} to ${to === 'any side' ? to : `a side showing ${showingText(to)}`}`,
  },
  'turn this die': {
    can: (cx) => ownDiceInPool(cx).length > 0,
    *run(cx) {
      turnTo(cx, yield* pickTurn(cx, 'turn die', turnsOf(ownDiceInPool(cx))));
    },
    worth: (cx) => greatest(turnsOf(ownDiceInPool(cx)).map((turn) => gainOfTurn(cx, turn))) * REMOVED,
    text: () => 'turn this die to any side',
  },
  'turn to the same symbol': {
    can: (cx) => sameSymbol(cx).length > 0,
    *run(cx) {
      turnTo(cx, yield* pickTurn(cx, 'turn die', sameSymbol(cx)));
    },
    worth: (cx) => greatest(sameSymbol(cx).map((turn) => gainOfTurn(cx, turn))),
    text: () => 'turn one of your character dice to a side showing the same symbol as this die',
  },
  'turn and deal': {
    can: (cx) => damagingTurns(cx).length > 0 && charactersFor(cx, { whose: 'foe' }).length > 0,
    *run(cx) {
      const turns = damagingTurns(cx);
      const valueTo = ({ die, to }: Turn) => faceAt(die.no, to).value;
      const by: Priority<Turn, Battle> = [most('OPS-30', 'damage', valueTo)];
      const turn = isAi(cx.side)
        ? rank(cx.game, 'turn die', by, turns, keyOfTurn)
        : turns.length < 2
          ? turns[0]
          : yield* choose(cx.game, cx.side, 'turn die', turns, keyOfTurn, sourceOf(cx));
      if (!turn) return;
      turnTo(cx, turn);
      const from = charactersFor(cx, { whose: 'foe' });
      const target = isAi(cx.side) ? targetOf(cx.game, from, 'hit') : yield* pickCharacter(cx, 'hit', from);
      if (target) yield* dealDamage(cx.game, target, valueTo(turn));
    },
    worth: (cx) => greatest(damagingTurns(cx).map(({ die, to }) => faceAt(die.no, to).value)),
    text: () =>
      "turn an opponent's die to a side showing melee or ranged damage to deal that damage to a character",
  },
  'resolve die': {
    can: (cx, { dice }) => resolvable(cx, dice).length > 0,
    *run(cx, { dice, more = 0, moreIfNonUnique, stays }) {
      const chosen = yield* pickToResolve(cx, resolvable(cx, dice));
      if (!chosen) return;
      const nonUnique = !kindOfDie(chosen.die.no).unique;
      const added = nonUnique && moreIfNonUnique !== undefined ? moreIfNonUnique : more;
      yield* resolvePacket(cx.game, chosen.side, {
        base: chosen.die,
        modifiers: [],
        more: added,
        stays: stays === true,
      });
    },
    worth: (cx, { dice, more = 0 }) => {
      const best = greatest(resolvable(cx, dice).map((each) => damageOf(cx, each)));
      return best > 0 ? best + more : 0;
    },
    text: ({ dice, more, moreIfNonUnique, stays }) => {
      const bonus = more === undefined ? '' : `, with ${more} more value`;
      const other =
        moreIfNonUnique === undefined ? '' : ` (${moreIfNonUnique} more for a non-unique character)`;
      return `resolve ${diceText(dice)}${bonus}${other}${stays ? ' without removing it from your pool' : ''}`;
    },
  },
  'resolve any dice': {
    can: (cx) => resolvable(cx, { whose: 'own' }).length > 0,
    *run(cx) {
      if (isAi(cx.side)) return;
      const player = playerOf(cx.game.state, cx.side);
      const resolved = new Set<Die>();
      while (isIn(player)) {
        const open = resolvable(cx, { whose: 'own' }).filter(({ die }) => !resolved.has(die));
        if (open.length === 0) return;
        const options: readonly (InPool | 'done')[] = [...open, 'done'];
        const keyOf = (option: InPool | 'done') => (option === 'done' ? option : keyOfDie(option));
        const next = yield* choose(cx.game, cx.side, 'resolve dice', options, keyOf, sourceOf(cx));
        if (next === 'done') return;
        const modifiers = yield* chooseModifiers(cx.game, player, next.die);
        for (const die of [next.die, ...modifiers]) resolved.add(die);
        yield* resolvePacket(cx.game, player, { base: next.die, modifiers });
      }
    },
    worth: (cx) => resolvable(cx, { whose: 'own' }).reduce((sum, each) => sum + damageOf(cx, each), 0),
    text: () => 'resolve any number of your dice in the order of your choice',
  },
  'more value': {
    can: () => true,
    run(cx, { value }) {
      if (cx.tally) cx.tally.more += value;
      return undefined;
    },
    worth: (_, { value }) => value,
    text: ({ value }) => `increase its value by ${value}`,
  },
  'lend a die': {
    can: (cx) => !dieInPool(ownSide(cx), lentDie(cx.card)),
    *run(cx) {
      yield* rollIn(cx.game, ownSide(cx), lentDie(cx.card));
    },
    worth: () => 1,
    text: ({ id }) =>
      `roll a die of ${kindById(id)?.name} into your pool, which is set aside when it leaves the pool`,
  },
  'roll this die in': {
    can: (cx) => thisDieNotInPool(cx) !== undefined,
    *run(cx) {
      const no = thisDieNotInPool(cx);
      if (no !== undefined) yield* rollIn(cx.game, ownSide(cx), no);
    },
    worth: () => 1,
    text: () => 'roll this die into your pool',
  },
  'block with a die': {
    can: (cx) => blockers(cx).length > 0,
    *run(cx) {
      const open = blockers(cx);
      const chosen = isAi(cx.side) ? aiBlocks(cx, open) : yield* pickDie(cx, 'block', open);
      if (!chosen || !cx.tally) return;
      cx.tally.blocked += shownValue(cx.game.state, chosen.side, chosen.die);
      removeDie(cx.game, chosen.side, chosen.die);
    },
    worth: () => 1,
    text: () =>
      'remove one of its character or upgrade dice showing melee damage to block as much damage as the die shows',
  },
  trick: {
    can: (cx) => diceOfThis(cx).length > 0,
    run: trick,
    worth: () => CARD,
    text: () =>
      "reroll one of this character's character or upgrade dice, which you may do once more for a card from your hand; if it shows melee damage, you may remove it to deal its value as damage to 2 characters",
  },
};
