import { type CardNo, isFirst, isWord } from '@holofoe/kernel';
import type { Sign } from '../cards/face.ts';
import { kindOf } from '../cards/number.ts';
import type { Effect, Word } from '../cards/terms.ts';
import { type Cx, cxOf, resolving } from '../rules/battle.ts';
import { costOf } from '../rules/cost.ts';
import { cardOfDie, faceOf, kindOfDie, shownValue } from '../rules/dice.ts';
import { thingsFor } from '../rules/filters.ts';
import { remainingHealth } from '../rules/in-play.ts';
import { handOf } from '../rules/own-cards.ts';
import { canPlay } from '../rules/play-card.ts';
import type { Action } from '../rules/topics.ts';
import type { Die } from '../state.ts';
import { cardPrice, cardWorth } from './card-worth.ts';
import { gainOfReroll, threatOfDie, worthOfActivation, worthOfDie } from './dice-worth.ts';
import { effectWorth } from './effect-worth.ts';
import { isRemovalCard, LINE, lineOf, SPACE } from './lines.ts';
import type { Look } from './look.ts';
import { mostOfActions } from './most-of-actions.ts';
import { bestTarget, isNextVictim, toDefeat, worthOfHit } from './targets.ts';
import { WORTH } from './weights.ts';
import { gainOfTurn } from './worth-of-dice.ts';

/**
 * The action with the highest claim, of equal ones the first; the last one, passing, has the least. Those that could
 * claim most are looked at first, so that few others need be reckoned.
 */
export function nextAction(look: Look, actions: readonly Action[]): number {
  const atMost = actions.map(mostOf);
  let best = actions.length - 1;
  let most: number = LINE.pass;
  for (;;) {
    const i = firstOfMost(atMost);
    const top = atMost[i] ?? LOOKED_AT;
    if (top === LOOKED_AT || top < most) return best;
    atMost[i] = LOOKED_AT;
    if (top === most && i > best) continue;
    const claim = claimOf(look, actions[i] as Action);
    if (claim === LINE.pass || claim < most || (claim === most && i > best)) continue;
    best = i;
    most = claim;
  }
}

/** Below every line. */
const LOOKED_AT = -1;

function firstOfMost(values: readonly number[]): number {
  let found = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] as number) > (values[found] as number)) found = i;
  return found;
}

/** What an action could claim at most: where that is too little, it is not reckoned. */
function mostOf(action: Action): number {
  switch (action.do) {
    case 'play':
      return lineOf(action.card) + SPACE;
    case 'activate':
      return LINE.activate + SPACE;
    case 'resolve':
      return MOST_OF_SIGN[action.sign] + SPACE;
    case 'reroll':
      return LINE.reroll + SPACE;
    case 'use':
      return mostOfUse(action.card);
    case 'claim':
      return LINE.claim;
    default:
      return LINE.pass;
  }
}

function mostOfUse(card: CardNo): number {
  const most = mostOfActions(card);
  if (most <= PLAYED_FROM) return LINE.pass;
  return (most > WORTH.kill ? LINE.defeat : LINE.focus) + SPACE;
}

function inLine(line: number, worth: number): number {
  return worth > 0 ? line + Math.min(SPACE, worth) : LINE.pass;
}

function claimOf(look: Look, action: Action): number {
  switch (action.do) {
    case 'play':
      return playClaim(look, action.card);
    case 'activate':
      return activateClaim(look, action.card);
    case 'resolve':
      return resolveClaim(look, action.sign);
    case 'reroll':
      return inLine(LINE.reroll, rerollWorth(look));
    case 'use':
      return useClaim(look, action.card);
    case 'claim':
      return isWaiting(look) ? LINE.pass : LINE.claim;
    default:
      return LINE.pass;
  }
}

function playClaim(look: Look, card: CardNo): number {
  const kind = kindOf(card);
  const line = lineOf(card);
  if (kind.type !== 'event') return inLine(line, cardWorth(look, card));
  if (
    isRemovalCard(card) &&
    greatestThreat(look) <= PLAYED_FROM + costOf(look.battle, look.me, card) * WORTH.resource
  )
    return LINE.pass;
  const worth = cardWorth(look, card);
  return worth <= PLAYED_FROM ? LINE.pass : inLine(line, worth);
}

const PLAYED_FROM = 0.25;

/** Asked once: nothing changes while somebody looks. */
function greatestThreat(look: Look): number {
  if (look.threat !== undefined) return look.threat;
  let most = 0;
  for (const die of look.ai.pool) most = Math.max(most, threatOfDie(look, die));
  look.threat = most;
  return most;
}

/** The one that the AI would defeat first rolls its dice while it can. */
function activateClaim(look: Look, card: CardNo): number {
  for (const character of look.me.characters) {
    if (character.card !== card) continue;
    const hurry = remainingHealth(look.battle, character) < 5 && isNextVictim(look, character);
    return inLine(LINE.activate, 1 + worthOfActivation(character) + (hurry ? 3 : 0));
  }
  for (const support of look.me.supports)
    if (support.card === card) return inLine(LINE.activate, 1 + worthOfActivation(support));
  return LINE.pass;
}

function resolveClaim(look: Look, sign: Sign): number {
  switch (sign) {
    case 'melee':
    case 'ranged': {
      const { total, highest } = blows(look, sign);
      const target = bestTarget(look, look.ai.characters, total);
      if (!target) return LINE.pass;
      if (total >= toDefeat(look, target)) return inLine(LINE.defeat, worthOfHit(look, target, total));
      return inLine(LINE.resolve, worthOfHit(look, target, highest));
    }
    case 'indirect':
      return look.ai.characters.length === 0 ? LINE.pass : inLine(LINE.resolve, 1);
    case 'focus':
      return inLine(LINE.focus, focusGain(look) - FOCUS_FROM);
    case 'special':
      return specialClaim(look);
    case 'resource':
      return inLine(wantsResources(look) ? LINE.income : LINE.rest, worthShown(look, sign));
    default:
      return inLine(LINE.rest, worthShown(look, sign));
  }
}

const FOCUS_FROM = 0.4;

const MOST_OF_SIGN: Readonly<Record<Sign, number>> = {
  melee: LINE.defeat,
  ranged: LINE.defeat,
  special: LINE.defeat,
  resource: LINE.income,
  focus: LINE.focus,
  indirect: LINE.resolve,
  shield: LINE.rest,
  disrupt: LINE.rest,
  discard: LINE.rest,
  blank: LINE.pass,
};

/** What the dice of a symbol do together, and the highest of them with the modifiers. */
function blows({ battle, me }: Look, sign: Sign): { readonly total: number; readonly highest: number } {
  let bases = 0;
  let highest = 0;
  let modifiers = 0;
  let left = me.resources;
  for (const die of me.pool) {
    const { symbol, modifier, cost } = faceOf(die);
    if (symbol !== sign || cost > left) continue;
    left -= cost;
    const value = shownValue(battle, die);
    if (modifier) modifiers += value;
    else {
      bases += value;
      highest = Math.max(highest, value);
    }
  }
  return { total: bases + modifiers, highest: highest + modifiers };
}

function worthShown(look: Look, sign: Sign): number {
  let worth = 0;
  for (const die of look.me.pool) if (faceOf(die).symbol === sign) worth += worthOfDie(look, look.me, die);
  return worth;
}

/** The most that turning one other die would gain. */
function focusGain(look: Look): number {
  const { me } = look;
  let most = 0;
  for (const die of me.pool) {
    if (faceOf(die).symbol === 'focus') continue;
    for (let to = 0; to < 6; to++)
      if (to !== die.side) most = Math.max(most, gainOfTurn(look, { side: me, die }, to));
  }
  return most;
}

function specialClaim(look: Look): number {
  let most = 0;
  for (const die of look.me.pool) {
    const effect = faceOf(die).symbol === 'special' ? kindOfDie(die.no).special : undefined;
    if (effect !== undefined) most = Math.max(most, effectWorth(contextOfDie(look, die), effect));
  }
  return inLine(most > WORTH.kill + 1 ? LINE.defeat : LINE.resolve, most);
}

function contextOfDie({ battle, me }: Look, die: Die): Cx {
  const card = cardOfDie(die.no);
  return cxOf(battle, me.no, card, resolving(me.no, card, [die]));
}

/** A card of the hand, or a die of the pool, costs more than there is. */
function wantsResources({ me }: Look): boolean {
  for (const card of handOf(me)) {
    const { type, cost } = kindOf(card);
    if (type !== 'event' && cost > me.resources) return true;
  }
  return me.pool.some((die) => faceOf(die).cost > me.resources);
}

/** What rolling the poor dice again gains, less the card that it costs. */
function rerollWorth(look: Look): number {
  const { me } = look;
  let gain = 0;
  for (const die of me.pool) gain += Math.max(0, gainOfReroll(look, me, die));
  return gain - REROLLED_FROM - cardPrice(look);
}

const REROLLED_FROM = 0.5;

function useClaim(look: Look, card: CardNo): number {
  const { abilities, actions } = kindOf(card);
  let most: number = LINE.pass;
  for (const i of actions) {
    const ability = abilities[i];
    if (ability && 'action' in ability) most = Math.max(most, actionClaim(look, card, ability.action));
  }
  return most;
}

function actionClaim(look: Look, card: CardNo, effect: Effect): number {
  const cx = cxOf(look.battle, look.me.no, card);
  if (isFirst(effect) && isWord(effect.first) && effect.first.do === 'play')
    return playsCardClaim(look, cx, effect.first, effect.then);
  const worth = effectWorth(cx, effect);
  return inLine(worth > WORTH.kill ? LINE.defeat : LINE.focus, worth - PLAYED_FROM);
}

/** The best card that it may play, in that card's own line, and what comes after it. */
function playsCardClaim(look: Look, cx: Cx, { card: cards }: PlayWord, then: Effect): number {
  if (typeof cards !== 'object' || !('one' in cards)) return LINE.pass;
  let most: number = LINE.pass;
  for (const card of thingsFor(cx, cards.one))
    if (canPlay(look.battle, look.me, card)) most = Math.max(most, playClaim(look, card));
  return most > LINE.pass ? most + effectWorth(cx, then) : LINE.pass;
}

type PlayWord = Extract<Word, { readonly do: 'play' }>;

/** Who has claimed does no more this round: while the AI has cards to come, or dice that a card in hand could answer, it is too early. */
function isWaiting(look: Look): boolean {
  const { me, ai } = look;
  if (ai.deck.length > 0) return true;
  if (!ai.pool.some((die) => threatOfDie(look, die) > 1)) return false;
  for (const card of handOf(me))
    if (lineOf(card) === LINE.mitigate && costOf(look.battle, me, card) <= me.resources) return true;
  return false;
}
