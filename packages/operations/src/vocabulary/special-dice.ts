import { because, type Choice, fewest, most, type Play, type Priority, plainly, rank } from '@holofoe/kernel';
import { LEAST } from '../ai/choose-dice.ts';
import { damageOf } from '../ai/resolve-dice.ts';
import { characterOf } from '../rules/about.ts';
import type { Battle, Cx } from '../rules/battle.ts';
import { dealDamage } from '../rules/damage.ts';
import { diceOf, faceOf, removeDie, reroll, shownValue } from '../rules/dice.ts';
import { remainingHealth } from '../rules/in-play.ts';
import { discardFromHand, handOf } from '../rules/own-cards.ts';
import { chooseModifiers, resolvePacket } from '../rules/resolve.ts';
import { thingOfDie } from '../rules/things.ts';
import { choose, keyOfDie } from '../rules/topics.ts';
import { type Die, type InPool, isAi, isIn, playerOf, sideOf } from '../state.ts';
import { canResolve } from './dice.ts';
import type { Procedure } from './procedure.ts';
import { pickVictim, victims } from './select.ts';
import { CARD } from './worth.ts';

/** Dice of the character itself and of its upgrades. */
function diceOfThis(cx: Cx): readonly InPool[] {
  const side = sideOf(cx.game.state, cx.seat);
  const character = characterOf(cx);
  const own = character ? diceOf(character) : [];
  return side.pool.flatMap((die) => (own.includes(die.no) ? [{ side, die }] : []));
}

/** Of some dice one: a player is asked. */
function* askForDie(
  { game, seat, card }: Cx,
  topic: 'block' | 'reroll',
  from: readonly InPool[],
): Play<Choice<InPool> | undefined> {
  if (from.length === 0) return undefined;
  const things = from.map(({ die }) => thingOfDie(die.no));
  const chosen = yield* choose(game, seat, topic, things, card);
  const found = from[things.indexOf(chosen)];
  return found && plainly(found);
}

/** Kit Fisto: his dice that show melee damage. */
function blockers(cx: Cx): readonly InPool[] {
  return diceOfThis(cx).filter(({ die }) => faceOf(die).symbol === 'melee');
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

/** Kit Fisto. */
export const BLOCK: Procedure = {
  can: (cx) => blockers(cx).length > 0,
  *run(cx) {
    const open = blockers(cx);
    const chosen = isAi(cx.seat) ? aiBlocks(cx, open) : yield* askForDie(cx, 'block', open);
    if (!chosen || cx.now?.kind !== 'damage') return;
    const { side, die } = chosen.picked;
    cx.now.n -= shownValue(cx.game, die);
    if (cx.now.n <= 0) cx.now.off = 'replaced';
    removeDie(cx.game, side, die, because(chosen));
  },
  worth: () => 1,
  text: 'remove one of its character or upgrade dice showing melee damage to block as much damage as the die shows',
};

/** Maul: a die is rerolled, for a card once more; a melee die may then be removed to hit two characters with its value. */
function* trick(cx: Cx): Play {
  const { game, seat } = cx;
  const choice = isAi(seat)
    ? rank(game, 'reroll', LEAST, diceOfThis(cx), keyOfDie)
    : yield* askForDie(cx, 'reroll', diceOfThis(cx));
  if (!choice) return;
  const { side, die } = choice.picked;
  yield* reroll(game, side, die, because(choice));
  if (!isAi(seat)) yield* again(cx, choice.picked);
  if (faceOf(die).symbol !== 'melee' || !(yield* strikes(cx))) return;
  const value = shownValue(game, die);
  removeDie(game, side, die);
  const first = yield* pickVictim(cx, victims(cx));
  if (!first) return;
  const second = yield* pickVictim(
    cx,
    victims(cx).filter((other) => other !== first.picked),
  );
  yield* dealDamage(game, first.picked, value, { why: because(first) });
  if (second && victims(cx).includes(second.picked))
    yield* dealDamage(game, second.picked, value, { why: because(second) });
}

function* again({ game, seat, card }: Cx, { side, die }: InPool): Play {
  const player = playerOf(game.state, seat);
  const hand = handOf(player);
  if (hand.length === 0) return;
  const options: readonly (number | 'no')[] = [...hand, 'no'];
  const given = yield* choose(game, seat, 'discard to reroll again', options, card);
  if (given === 'no') return;
  discardFromHand(game, player, [given]);
  yield* reroll(game, side, die);
}

function* strikes(cx: Cx): Play<boolean> {
  if (victims(cx).length === 0) return false;
  if (isAi(cx.seat)) return true;
  return (yield* choose(cx.game, cx.seat, 'strike', ['yes', 'no'], cx.card)) === 'yes';
}

export const TRICK: Procedure = {
  can: (cx) => diceOfThis(cx).length > 0,
  run: trick,
  worth: () => CARD,
  text: "reroll one of this character's character or upgrade dice, which you may do once more for a card from your hand; if it shows melee damage, you may remove it to deal its value as damage to 2 characters",
};

function resolvable(cx: Cx): readonly InPool[] {
  const side = sideOf(cx.game.state, cx.seat);
  return side.pool.flatMap((die) => (canResolve(cx, { side, die }) ? [{ side, die }] : []));
}

/** All In: die by die, each with the modifiers that join it. */
function* allIn(cx: Cx): Play {
  if (isAi(cx.seat)) return;
  const player = playerOf(cx.game.state, cx.seat);
  const resolved = new Set<Die>();
  while (isIn(player)) {
    const open = resolvable(cx).filter(({ die }) => !resolved.has(die));
    if (open.length === 0) return;
    const options: readonly (InPool | 'done')[] = [...open, 'done'];
    const next = yield* choose(cx.game, cx.seat, 'resolve dice', options, cx.card);
    if (next === 'done') return;
    const modifiers = yield* chooseModifiers(cx.game, player, next.die);
    for (const die of [next.die, ...modifiers]) resolved.add(die);
    yield* resolvePacket(cx.game, player, { base: next.die, modifiers });
  }
}

export const ALL_IN: Procedure = {
  can: (cx) => resolvable(cx).length > 0,
  run: allIn,
  worth: (cx) => resolvable(cx).reduce((sum, each) => sum + damageOf(cx.game, each), 0),
  text: 'resolve any number of your dice in the order of your choice',
};
