import { type CardNo, EVERYBODY, enter, leave, move, type Play, reveal, type Seat } from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import { renewRow } from '../rules/galaxy.ts';
import { happen } from '../rules/happening.ts';
import { findInPlay } from '../rules/in-play.ts';
import { exileFromPlay, holdDeckCard } from '../rules/own-cards.ts';
import { playCard } from '../rules/play-card.ts';
import { type Duel, HAND_SIZE, type InPlay, type Step, sideOf } from '../rules/state.ts';
import { actionOf, canUse, useAbility } from '../rules/use-ability.ts';
import type { Effect } from '../vocabulary/words.ts';
import { lookAtDrawn } from './giving-up.ts';

/** DBG-17: five cards from the deck, turned up one at a time; each gives what it gives at once. */
export function* deployment(duel: Duel): Play<Step> {
  const { state } = duel;
  const seat = state.active;
  const side = sideOf(state, seat);
  happen(duel, { kind: 'phase', seat, step: 'bot deployment' }, 'DBG-12');
  while (side.drawn.length < HAND_SIZE && holdDeckCard(duel, seat))
    move(side.deck, 0, side.drawn, side.drawn.length);
  while (side.drawn.length > 0) {
    const card = yield* reveal(duel, 'bot reveal', side.drawn, 0, EVERYBODY, idOf);
    side.drawn.shift();
    yield* deploy(duel, seat, card);
  }
  return 'bot purchase';
}

/** DBG-19: an ability that draws reveals one more card, which is resolved at once. */
export function* revealOneMore(duel: Duel, seat: Seat): Play {
  if (!holdDeckCard(duel, seat)) return;
  const { deck } = sideOf(duel.state, seat);
  const card = yield* reveal(duel, 'bot reveal', deck, 0, EVERYBODY, idOf);
  deck.shift();
  yield* deploy(duel, seat, card, 'DBG-19');
}

/** A card of the bot comes into play: its icons are banked (DBG-17), then its ability is used if it can be (DBG-18). */
export function* deploy(duel: Duel, seat: Seat, card: CardNo, rule = 'DBG-17'): Play {
  enter(duel.desk, kindOf(card).id);
  yield* playCard(duel, seat, card, rule);
  const thing = findInPlay(sideOf(duel.state, seat), card);
  if (thing && actionOf(card)) yield* useAtOnce(duel, seat, thing);
  yield* renewRow(duel);
  leave(duel.desk);
}

/** An ability that cannot be used now is lost for the turn (DBG-18). */
export function* useAtOnce(duel: Duel, seat: Seat, thing: InPlay): Play {
  const ability = actionOf(thing.card);
  if (!ability) return;
  if (kindOf(thing.card).id === 'jawa-scavenger') return scavenge(duel, seat, thing.card);
  if (looksAtDrawn(ability.do) && wouldUse(duel, seat, thing, ability.do)) yield* lookAtDrawn(duel, seat);
  if (wouldUse(duel, seat, thing, ability.do))
    yield* useAbility(duel, seat, thing.card, ruleFor(thing.card, ability.do));
  else happen(duel, { kind: 'not used', seat, card: thing.card }, 'DBG-18');
}

function wouldUse(duel: Duel, seat: Seat, thing: InPlay, effect: Effect): boolean {
  return canUse(duel, seat, thing) && isSensible(duel, seat, thing.card, effect);
}

/** DBG-46: exiled at once for a purchase to come; with the option `exile sensible` it waits in play. */
function scavenge(duel: Duel, seat: Seat, card: CardNo): void {
  if (duel.state.options.exile === 'sensible') return;
  sideOf(duel.state, seat).scavengers++;
  exileFromPlay(duel, seat, card, 'DBG-46');
}

/** DBG-20: the bot always exiles a card that may exile itself; the option keeps one whose exile would do nothing. */
function isSensible(duel: Duel, seat: Seat, card: CardNo, effect: Effect): boolean {
  if (duel.state.options.exile === 'always' || !exilesItself(effect)) return true;
  return duel.effects.can({ game: duel, seat, card }, effect.to);
}

function exilesItself(effect: Effect): effect is Extract<Effect, { pay: Effect }> {
  return 'pay' in effect && 'do' in effect.pay && effect.pay.do === 'exile itself';
}

function looksAtDrawn(effect: Effect): boolean {
  if (!('pay' in effect) || !('do' in effect.pay)) return false;
  return effect.pay.do === 'discard a card' || effect.pay.do === 'exile one';
}

const RULE_FOR: Readonly<Record<string, string>> = {
  'moff-jerjerrod': 'DBG-41',
  'jyn-erso': 'DBG-43',
  'jabbas-sail-barge': 'DBG-44',
  'landing-craft': 'DBG-45',
  'grand-moff-tarkin': 'DBG-47',
};

function ruleFor(card: CardNo, effect: Effect): string {
  return RULE_FOR[idOf(card)] ?? (exilesItself(effect) ? 'DBG-20' : 'DBG-18');
}
