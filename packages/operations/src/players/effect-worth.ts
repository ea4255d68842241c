import type { Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import type { Effect } from '../cards/terms.ts';
import type { Count, DiceOf } from '../cards/words.ts';
import { characterOf, characterOfThing } from '../rules/about.ts';
import { canActivate } from '../rules/activate.ts';
import type { Cx } from '../rules/battle.ts';
import { facesOf } from '../rules/dice.ts';
import { remainingHealth } from '../rules/in-play.ts';
import { sideOfThing } from '../rules/things.ts';
import { type Character, type InPool, isAi, MOST_SHIELDS } from '../state.ts';
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
import { languageOfPlayers, type PlayerWorths } from './player-words.ts';
import { bestTarget, worthOfHit } from './targets.ts';
import { WORTH } from './weights.ts';

/** What an effect gains for the player who does it, counted in damage to the AI; 0 where it would change nothing. */
export function effectWorth(cx: Cx, effect: Effect): number {
  return PLAYERS.worth(cx, effect);
}

function sumOver(things: readonly Thing[], of: (thing: Thing) => number): number {
  let sum = 0;
  for (const thing of things) sum += of(thing);
  return sum;
}

/** What characters gain by a word. */
function ofCharacters(
  { state }: Look,
  things: readonly Thing[],
  gain: (character: Character) => number,
): number {
  return sumOver(things, (thing) => {
    const character = characterOfThing(state, thing);
    return character ? gain(character) : 0;
  });
}

/** 1 on the players' side of the table, -1 on the AI's. */
const good = ({ side }: { readonly side: number }) => (isAi(side) ? -1 : 1);

const WORTHS: PlayerWorths = {
  gain: (_look, _cx, { who, n }) => (who?.length ?? 1) * n * WORTH.resource,
  spend: (_look, _cx, { n }) => -n * WORTH.resource,
  shield: (look, _, { to, n }) =>
    ofCharacters(
      look,
      to,
      (character) => good(character) * Math.min(n, MOST_SHIELDS - character.shields) * WORTH.shield,
    ),
  spread: (_look, _cx, { what, n }) => n * (what === 'shields' ? WORTH.shield : WORTH.heal),
  strip: (look, _, { from, n = MOST_SHIELDS }) =>
    ofCharacters(look, from, (character) => -good(character) * Math.min(n, character.shields)),
  heal: (look, _, { to, n }) =>
    ofCharacters(look, to, (character) => good(character) * Math.min(n, character.damage) * WORTH.heal),
  hit: (look, _, { at, n }) => ofCharacters(look, at, (character) => hitWorth(look, character, n)),
  indirect: (_look, _cx, { to, n }) =>
    sumOver(to, (thing) => -good({ side: sideOfThing(thing) }) * n * WORTH.indirect),
  defeat: (look, _, { who }) =>
    ofCharacters(look, who, (character) =>
      hitWorth(look, character, remainingHealth(look.battle, character) + MOST_SHIELDS + 1),
    ),
  'remove die': (look, cx, { dice }) => removeWorth(look, removable(cx, dice)),
  'remove this die': (look, cx) => -leastOwn(look, diceFor(cx, OF_THIS_CARD)),
  'foe removes a die': (look, cx) =>
    look.ai.pool.length === 1 ? mostThreat(look, diceFor(cx, { whose: 'foe' })) : WORTH.action,
  reroll: (look, cx, { dice, count }) => rerollWorth(look, cx, dice, count),
  'turn die': (look, cx, { dice }) => turnWorth(look, diceFor(cx, dice)),
  'turn this die': (look, cx) => turnWorth(look, diceFor(cx, OF_THIS_CARD)),
  'turn to the same symbol': () => WORTH.action * 2,
  trick: () => WORTH.action * 2,
  'turn and deal': (look) => hitBest(look, 2) - 0.5,
  'resolve die': (look, cx, { dice, more = 0, stays }) =>
    resolveWorth(look, diceFor(cx, dice), more, stays === true),
  'resolve any dice': ({ me }) => (me.pool.length > 2 ? WORTH.action * (me.pool.length - 1) : 0),
  'more value': (_look, _cx, { value }) => value,
  'block with a die': (look, cx) => (isWeak(look, characterOf(cx)) ? 1 : -1),
  draw: (_look, _cx, { cards }) => cards * WORTH.card,
  discard: (_look, _cx, { cards }) => -cards * WORTH.card,
  'foe discards': ({ ai }, _, { cards }) => Math.min(cards, ai.deck.length) * WORTH.discard,
  'foe loses top cards': () => WORTH.discard,
  'fetch a copy': () => WORTH.discard,
  'read a mind': ({ ai }) => (ai.deck.length > 0 ? 1 : 0),
  detect: () => 0.1,
  'play a card': () => WORTH.action,
  'put itself under the deck': (_, { card }) => -2.5 * expectedWorth(card),
  'return itself': () => -2,
  'exhaust a support': ({ ai }) => (ai.supports.some(({ ready }) => ready) ? 1 : 0),
  'discard a support': ({ ai }, _, { costUpTo }) =>
    ai.supports.some(({ card }) => kindOf(card).cost <= costUpTo) ? 2.5 : 0,
  'wreck a vehicle': () => 1,
  'more actions': (_look, _cx, { upTo }) => upTo * WORTH.action,
  activate: (_, cx, { who, count }) => {
    let ready = 0;
    for (const character of charactersFor(cx, who)) if (canActivate(character)) ready++;
    return (count === 'one' ? Math.min(1, ready) : ready) * WORTH.action * 1.5;
  },
  'activate itself': (_, cx) => {
    const character = characterOf(cx);
    return character ? WORTH.action + worthOfActivation(character) * 0.1 : WORTH.action;
  },
  'use the claim ability': () => WORTH.resource,
  'give the battlefield away': () => -0.1,
};

const PLAYERS = languageOfPlayers(WORTHS);

function isWeak(look: Look, character: Character | undefined): boolean {
  return character !== undefined && remainingHealth(look.battle, character) <= 4;
}

/** A blow against the AI, or what it costs on one's own side: everything for one that falls. */
function hitWorth(look: Look, character: Character, damage: number): number {
  if (isAi(character.side)) return worthOfHit(look, character, damage);
  return remainingHealth(look.battle, character) + character.shields <= damage ? -10 : -damage * 0.8;
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
