import { because, type Choice, fewest, most, type Play, type Priority, rank } from '@holofoe/kernel';
import type { Sign } from '../cards/face.ts';
import { characterOf, dieOf } from '../rules/about.ts';
import type { Battle, Cx } from '../rules/battle.ts';
import { dealDamage } from '../rules/damage.ts';
import { diceOf, faceAt, faceOf, removeDie, reroll, shownValue } from '../rules/dice.ts';
import { remainingHealth } from '../rules/in-play.ts';
import { discardFromHand, handOf } from '../rules/own-cards.ts';
import { choose, keyOfDie, keyOfTurn, type Turn } from '../rules/topics.ts';
import { type InPool, isAi, playerOf, sidesAround } from '../state.ts';
import { gainOfTurn, greatest, LEAST, matching, pickTurn, turnTo } from './dice-choices.ts';
import {
  askFor,
  charactersFor,
  diceFor,
  ownDiceInPool,
  ownSide,
  pickCharacter,
  pickDie,
  sourceOf,
} from './select.ts';
import type { WordsIn } from './words-in.ts';
import { CARD } from './worth.ts';

/** Kit Fisto: his dice that show melee damage. */
function blockers(cx: Cx): readonly InPool[] {
  const side = ownSide(cx);
  const character = characterOf(cx);
  const own = character ? diceOf(character) : [];
  return side.pool.flatMap((die) =>
    own.includes(die.no) && faceOf(die).symbol === 'melee' ? [{ side, die }] : [],
  );
}

/** The AI blocks only where he would be defeated, with the lowest die that saves him, otherwise the highest. */
function aiBlocks(cx: Cx, open: readonly InPool[]): Choice<InPool> | undefined {
  const { game } = cx;
  const character = characterOf(cx);
  if (!character || cx.now?.kind !== 'damage') return undefined;
  const deadly = cx.now.n - character.shields - remainingHealth(game, character) + 1;
  if (deadly <= 0) return undefined;
  const value = ({ die }: InPool) => shownValue(game, die);
  const by: Priority<InPool, Battle> = [
    most('OPS-30', 'saves the character', (each) => (value(each) >= deadly ? 1 : 0), 'yes or no'),
    most('OPS-30', 'value, where none saves', (each) => (value(each) >= deadly ? 0 : value(each))),
    fewest('OPS-30', 'value', value),
  ];
  return rank(game, 'block', by, open, keyOfDie);
}

/** Dice with a symbol that none of Jar Jar's character dice shows; a blank is no symbol. */
function strangeDice(cx: Cx): readonly InPool[] {
  const known = new Set<Sign>(['blank', ...ownDiceInPool(cx).map(({ die }) => faceOf(die).symbol)]);
  return sidesAround(cx.game.state, cx.seat).flatMap((side) =>
    side.pool.flatMap((die) => (known.has(faceOf(die).symbol) ? [] : [{ side, die }])),
  );
}

/** Jedi Instructor: one of your character dice, to a side with the symbol that this die shows; a blank is none. */
function sameSymbol(cx: Cx): readonly Turn[] {
  const die = dieOf(cx);
  if (!die || !ownSide(cx).pool.includes(die)) return [];
  const { symbol } = faceOf(die);
  if (symbol === 'blank') return [];
  return matching(diceFor(cx, { whose: 'own', of: 'character', other: true }), symbol);
}

/** Dice of the character itself and of its upgrades (Maul). */
function diceOfThis(cx: Cx): readonly InPool[] {
  const side = ownSide(cx);
  const character = characterOf(cx);
  const own = character ? diceOf(character) : [];
  const dice: InPool[] = [];
  for (const die of side.pool) if (own.includes(die.no)) dice.push({ side, die });
  return dice;
}

/** Maul: a die is rerolled, for a card once more; a melee die may then be removed to hit two characters with its value. */
function* trick(cx: Cx): Play {
  const { game, seat: side } = cx;
  const choice = isAi(side) ? worstToReroll(cx) : yield* pickDie(cx, 'reroll', diceOfThis(cx));
  if (!choice) return;
  const chosen = choice.picked;
  yield* reroll(game, chosen.side, chosen.die, because(choice));
  if (!isAi(side)) yield* again(cx, chosen);
  if (faceOf(chosen.die).symbol !== 'melee' || !(yield* strikes(cx))) return;
  const value = shownValue(game, chosen.die);
  removeDie(game, chosen.side, chosen.die);
  const first = yield* pickCharacter(cx, 'hit', charactersFor(cx, { whose: 'foe' }));
  if (!first) return;
  const second = yield* pickCharacter(
    cx,
    'hit',
    charactersFor(cx, { whose: 'foe' }).filter((other) => other !== first.picked),
  );
  yield* dealDamage(game, first.picked, value, { why: because(first) });
  if (second && charactersFor(cx, { whose: 'foe' }).includes(second.picked))
    yield* dealDamage(game, second.picked, value, { why: because(second) });
}

function worstToReroll(cx: Cx): Choice<InPool> | undefined {
  return rank(cx.game, 'reroll', LEAST, diceOfThis(cx), keyOfDie);
}

function* again(cx: Cx, { side, die }: InPool): Play {
  const player = playerOf(cx.game.state, cx.seat);
  const hand = handOf(player);
  if (hand.length === 0) return;
  const options: readonly (number | 'no')[] = [...hand, 'no'];
  const card = yield* choose(cx.game, cx.seat, 'discard to reroll again', options, sourceOf(cx));
  if (card === 'no') return;
  discardFromHand(cx.game, player, [card]);
  yield* reroll(cx.game, side, die);
}

function* strikes(cx: Cx): Play<boolean> {
  if (charactersFor(cx, { whose: 'foe' }).length === 0) return false;
  if (isAi(cx.seat)) return true;
  return (yield* choose(cx.game, cx.seat, 'strike', ['yes', 'no'], sourceOf(cx))) === 'yes';
}

/** Chewbacca: a die of the other side is turned to melee or ranged damage, and that damage is dealt. */
function damagingTurns(cx: Cx): readonly Turn[] {
  return matching(diceFor(cx, { whose: 'foe' }), 'melee or ranged');
}

/** What single characters do with dice: Jar Jar Binks, Jedi Instructor, Chewbacca, Kit Fisto, Maul. */
export const PARTICULAR_DICE: WordsIn<
  'reroll strange symbols' | 'turn to the same symbol' | 'turn and deal' | 'block with a die' | 'trick'
> = {
  'reroll strange symbols': {
    can: (cx) => strangeDice(cx).length > 0,
    *run(cx) {
      for (const { side, die } of strangeDice(cx)) yield* reroll(cx.game, side, die);
    },
    worth: () => 0,
    text: () => 'reroll all dice that show a symbol not shown on his character dice',
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
      const turn = isAi(cx.seat)
        ? rank(cx.game, 'turn die', by, turns, keyOfTurn)
        : yield* askFor(cx, 'turn die', turns);
      if (!turn) return;
      turnTo(cx, turn);
      const from = charactersFor(cx, { whose: 'foe' });
      const target = yield* pickCharacter(cx, 'hit', from);
      if (target) yield* dealDamage(cx.game, target.picked, valueTo(turn.picked), { why: because(target) });
    },
    worth: (cx) => greatest(damagingTurns(cx).map(({ die, to }) => faceAt(die.no, to).value)),
    text: () =>
      "turn an opponent's die to a side showing melee or ranged damage to deal that damage to a character",
  },
  'block with a die': {
    can: (cx) => blockers(cx).length > 0,
    *run(cx) {
      const open = blockers(cx);
      const chosen = isAi(cx.seat) ? aiBlocks(cx, open) : yield* pickDie(cx, 'block', open);
      if (!chosen || cx.now?.kind !== 'damage') return;
      const { side, die } = chosen.picked;
      cx.now.n -= shownValue(cx.game, die);
      if (cx.now.n <= 0) cx.now.off = 'replaced';
      removeDie(cx.game, side, die, because(chosen));
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
