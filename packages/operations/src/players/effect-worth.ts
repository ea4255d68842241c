import { folding, keptFor } from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import type { Effect, Operations, Word } from '../cards/terms.ts';
import type { Count, DiceOf, Target } from '../cards/words.ts';
import { characterOf } from '../rules/about.ts';
import { canActivate } from '../rules/activate.ts';
import type { Cx } from '../rules/battle.ts';
import { facesOf } from '../rules/dice.ts';
import { remainingHealth } from '../rules/in-play.ts';
import { holds } from '../rules/stats.ts';
import { type Character, friendsOf, type InPool, isAi, MOST_SHIELDS } from '../state.ts';
import { LANGUAGE } from '../vocabulary/language.ts';
import { charactersFor, diceFor, OF_THIS_CARD, removable } from '../vocabulary/select.ts';
import {
  expectedThreat,
  expectedWorth,
  gainOfReroll,
  threatOfDie,
  worthOfActivation,
  worthOfDie,
  worthOfSide,
} from './dice-worth.ts';
import type { Look } from './look.ts';
import { bestTarget, worthOfHit } from './targets.ts';
import { WORTH } from './weights.ts';

type Worth = (look: Look, cx: Cx) => number;

/** What an effect gains for the player who does it, counted in damage to the AI; 0 where it would change nothing. */
export function effectWorth(look: Look, cx: Cx, effect: Effect): number {
  return worthOf(effect)(look, cx);
}

/** Words whose worth is found by looking at what they would change: of nothing it is nothing. */
function isPlain(word: Word): boolean {
  switch (word.do) {
    case 'gain':
    case 'shield':
    case 'strip shields':
    case 'heal':
    case 'hit':
    case 'remove die':
      return true;
    default:
      return false;
  }
}

/** Of nothing that would change nothing is 0, of a list the sum, of a price with what it buys both. */
const worthOf = keptFor(
  folding<Operations, Worth>(
    LANGUAGE.slotsOf,
    {
      word: (word) => (look, cx) => (isPlain(word) || LANGUAGE.can(cx, word) ? wordWorth(look, cx, word) : 0),
      may: (_, what) => (look, cx) => Math.max(0, what(look, cx)),
      oneOf: (_, options) => (look, cx) => options.reduce((most, each) => Math.max(most, each(look, cx)), 0),
      when:
        ({ when }, then, otherwise) =>
        (look, cx) =>
          holds(cx, when) ? then(look, cx) : (otherwise?.(look, cx) ?? 0),
      pay: (effect, price, to) => (look, cx) =>
        LANGUAGE.can(cx, effect) ? price(look, cx) + to(look, cx) : 0,
      first: (effect, first, then) => (look, cx) =>
        LANGUAGE.can(cx, effect) ? first(look, cx) + then(look, cx) : 0,
    },
    (parts) => (look, cx) => parts.reduce((sum, each) => sum + each(look, cx), 0),
  ),
);

function wordWorth(look: Look, cx: Cx, word: Word): number {
  switch (word.do) {
    case 'gain':
    case 'a player gains':
      return word.resources * WORTH.resource;
    case 'spend':
      return -word.resources * WORTH.resource;
    case 'shield':
      return (
        helped(look, cx, word.to, ({ shields }) => Math.min(word.shields, MOST_SHIELDS - shields)) *
        WORTH.shield
      );
    case 'spread shields':
      return word.shields * WORTH.shield;
    case 'strip shields': {
      let most = 0;
      let sum = 0;
      for (const { shields } of look.ai.characters) {
        sum += shields;
        most = Math.max(most, shields);
      }
      if (word.of !== 'a character') return sum;
      return word.shields === 'all' ? most : Math.min(most, word.shields);
    }
    case 'heal':
      if (typeof word.to !== 'string' && 'named' in word.to) return 0;
      if (word.to === 'most damaged') return 0;
      return helped(look, cx, word.to, ({ damage }) => Math.min(word.damage, damage)) * WORTH.heal;
    case 'hit':
      return hitWorth(look, cx, word.at, word.damage);
    case 'hit two':
      return hitBest(look, word.damage) + (look.ai.characters.length > 1 ? word.damage : 0);
    case 'indirect':
    case 'foe spreads damage':
      return word.damage * WORTH.indirect;
    case 'defeat': {
      let most = 0;
      for (const character of charactersFor(cx, word.who))
        most = Math.max(
          most,
          worthOfHit(look, character, remainingHealth(look.battle, character) + MOST_SHIELDS + 1),
        );
      return most;
    }
    case 'remove die':
      return removeWorth(look, removable(cx, word.dice));
    case 'remove this die':
      return -leastOwn(look, diceFor(cx, OF_THIS_CARD));
    case 'foe removes a die':
      return look.ai.pool.length === 1 ? mostThreat(look, diceFor(cx, { whose: 'foe' })) : WORTH.action;
    case 'reroll':
      return rerollWorth(look, cx, word.dice, word.count);
    case 'turn die':
      return turnWorth(look, diceFor(cx, word.dice));
    case 'turn this die':
      return turnWorth(look, diceFor(cx, OF_THIS_CARD));
    case 'turn to the same symbol':
    case 'trick':
      return WORTH.action * 2;
    case 'turn and deal':
      return hitBest(look, 2) - 0.5;
    case 'resolve die':
      return resolveWorth(look, diceFor(cx, word.dice), word.more ?? 0, word.stays === true);
    case 'resolve any dice':
      return look.me.pool.length > 2 ? WORTH.action * (look.me.pool.length - 1) : 0;
    case 'more value':
      return word.value;
    case 'lend a die':
    case 'roll this die in':
    case 'ready a vehicle':
      return 1;
    case 'block with a die':
      return isWeak(look, characterOf(cx)) ? 1 : -1;
    case 'draw':
      return word.cards * WORTH.card;
    case 'discard':
      return -word.cards * WORTH.card;
    case 'foe discards':
      return Math.min(word.cards, look.ai.deck.length) * WORTH.discard;
    case 'foe loses top cards':
    case 'fetch a copy':
      return WORTH.discard;
    case 'read a mind':
      return look.ai.deck.length > 0 ? 1 : 0;
    case 'detect':
      return 0.1;
    case 'play a card':
      return WORTH.action;
    case 'put itself under the deck':
      return -2.5 * expectedWorth(cx.card);
    case 'return itself':
      return -2;
    case 'exhaust a support':
      return look.ai.supports.some(({ ready }) => ready) ? 1 : 0;
    case 'discard a support':
      return look.ai.supports.some(({ card }) => kindOf(card).cost <= word.costUpTo) ? 2.5 : 0;
    case 'wreck a vehicle':
    case 'take an upgrade':
      return 1;
    case 'more actions':
      return word.upTo * WORTH.action;
    case 'activate': {
      let ready = 0;
      for (const character of charactersFor(cx, word.who)) if (canActivate(character)) ready++;
      return (word.count === 'one' ? Math.min(1, ready) : ready) * WORTH.action * 1.5;
    }
    case 'activate itself': {
      const character = characterOf(cx);
      return character ? WORTH.action + worthOfActivation(character) * 0.1 : WORTH.action;
    }
    case 'use the claim ability':
      return WORTH.resource;
    case 'give the battlefield away':
      return -0.1;
    default:
      return 0;
  }
}

function isWeak(look: Look, character: Character | undefined): boolean {
  return character !== undefined && remainingHealth(look.battle, character) <= 4;
}

/** The most that one of the characters gains by a target, or all of them together. */
function helped(look: Look, cx: Cx, target: Target, gain: (character: Character) => number): number {
  if (target === 'this character' || target === 'attached character') {
    const character = characterOf(cx);
    return character ? gain(character) : 0;
  }
  if ('each' in target) {
    let sum = 0;
    for (const character of charactersFor(cx, target.each)) sum += gain(character);
    return sum;
  }
  let most = 0;
  for (const { characters } of friendsOf(look.state, cx.seat))
    for (const character of characters) most = Math.max(most, gain(character));
  return most;
}

function hitWorth(look: Look, cx: Cx, target: Target, damage: number): number {
  if (target === 'this character' || target === 'attached character') {
    const character = characterOf(cx);
    if (!character) return 0;
    if (isAi(character.side)) return damage;
    return remainingHealth(look.battle, character) + character.shields <= damage ? -10 : -damage * 0.8;
  }
  if ('one' in target && target.one.whose === 'own') {
    const sturdy = charactersFor(cx, target.one).some(
      (character) => remainingHealth(look.battle, character) + character.shields > damage + 3,
    );
    return sturdy ? -damage * 0.8 : -10;
  }
  return 'one' in target ? hitBest(look, damage) : damage * charactersFor(cx, target.each).length;
}

function hitBest(look: Look, damage: number): number {
  const target = bestTarget(look, look.ai.characters, damage);
  return target ? worthOfHit(look, target, damage) : 0;
}

function mostThreat(look: Look, dice: readonly InPool[]): number {
  let most = 0;
  for (const { side, die } of dice) if (isAi(side.no)) most = Math.max(most, threatOfDie(look, die));
  return most;
}

function leastOwn(look: Look, dice: readonly InPool[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { side, die } of dice)
    if (side.no === look.me.no) least = Math.min(least, worthOfDie(look, side, die));
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

/** The AI's most dangerous die; where only own dice can go, what the least of them costs. */
function removeWorth(look: Look, dice: readonly InPool[]): number {
  return dice.some(({ side }) => isAi(side.no)) ? mostThreat(look, dice) : -leastOwn(look, dice);
}

/** Of own dice what they gain on average, of the AI's what it loses. */
export function rerollGain(look: Look, { side, die }: InPool): number {
  if (isAi(side.no)) return threatOfDie(look, die) - expectedThreat(die.no);
  return side.no === look.me.no ? gainOfReroll(look, side, die) : 0;
}

function rerollWorth(look: Look, cx: Cx, dice: DiceOf, count: Count): number {
  const gains = diceFor(cx, dice).map((each) => rerollGain(look, each));
  if (count === 'all') return gains.reduce((sum, gain) => sum + gain, 0);
  if (gains.length > 1) gains.sort((a, b) => b - a);
  const most =
    typeof count === 'number' ? count : count === 'any number' ? gains.length : look.me.characters.length;
  let sum = 0;
  for (let i = 0; i < most; i++) sum += Math.max(0, gains[i] ?? 0);
  return sum;
}

/** What turning a die to a side gains. */
export function gainOfTurn(look: Look, { side, die }: InPool, to: number): number {
  const face = facesOf(die.no)[to];
  if (!face) return 0;
  if (isAi(side.no)) return threatOfDie(look, die) - threatOfDie(look, { no: die.no, side: to });
  return worthOfSide(look, side, die, face) - worthOfDie(look, side, die);
}

function turnWorth(look: Look, dice: readonly InPool[]): number {
  let most = 0;
  for (const each of dice) {
    for (let to = 0; to < 6; to++)
      if (to !== each.die.side) most = Math.max(most, gainOfTurn(look, each, to));
  }
  return most;
}

/** A die is resolved anyway: a card that does it gains what it adds. */
function resolveWorth(look: Look, dice: readonly InPool[], more: number, stays: boolean): number {
  let most = 0;
  for (const { side, die } of dice) {
    if (side.no !== look.me.no) continue;
    const { symbol, modifier, value, cost } = facesOf(die.no)[die.side] ?? {
      symbol: 'blank',
      modifier: false,
      value: 0,
      cost: 0,
    };
    if (modifier || symbol === 'blank' || cost > look.me.resources) continue;
    const each = symbol === 'melee' || symbol === 'ranged' ? 1 : symbol === 'special' ? 0 : 0.6;
    const added = hitBest(look, value + more) >= WORTH.kill + value + more && each === 1 ? WORTH.kill : 0;
    most = Math.max(most, (stays ? value : more) * each + added);
  }
  return most + WORTH.action;
}
