import { choose, most, type Play, type Priority, rank } from '@holofoe/kernel';
import { type InPool, keyOfDie } from '../ai/dice-of-players.ts';
import { targetOf } from '../ai/targets.ts';
import { keyOfTurn, type Turn } from '../rules/apply-sign.ts';
import { dealDamage } from '../rules/damage.ts';
import { diceOf, faceAt, faceOf, removeDie, reroll, shownValue } from '../rules/dice.ts';
import { remainingHealth } from '../rules/in-play.ts';
import { discardFromHand, handOf } from '../rules/own-cards.ts';
import { type Battle, type Cx, isAi, playerOf, sidesAround } from '../rules/state.ts';
import { gainOfTurn, greatest, LEAST, matching, pickTurn, turnTo } from './dice-choices.ts';
import {
  charactersFor,
  diceFor,
  ownDiceInPool,
  ownSide,
  pickCharacter,
  pickDie,
  sourceOf,
} from './select.ts';
import type { WordsIn } from './words.ts';
import { CARD } from './worth.ts';

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

/** What single characters do with dice: Jar Jar Binks, Jedi Instructor, Chewbacca, Kit Fisto, Maul. */
export const PARTICULAR_DICE: WordsIn<
  Cx,
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
