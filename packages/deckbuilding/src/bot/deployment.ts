import {
  type CardNo,
  DONE,
  EVERYBODY,
  enter,
  isPay,
  isWord,
  leave,
  move,
  type Play,
  reveal,
  revealAtOnce,
  type Seat,
} from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import { exilesItself } from '../cards/price.ts';
import type { Effect } from '../cards/words.ts';
import { cxOf, type Duel } from '../rules/duel.ts';
import { mustRenewRow, renewRow } from '../rules/galaxy.ts';
import { happen } from '../rules/happening.ts';
import { findInPlay } from '../rules/in-play.ts';
import { exileFromPlay, holdDeckCard } from '../rules/own-cards.ts';
import { playCard } from '../rules/play-card.ts';
import { actionOf, canUse, useAbility } from '../rules/use-ability.ts';
import { HAND_SIZE, type InPlay, type Step, sideOf } from '../state.ts';
import { lookAtDrawn } from './giving-up.ts';

/** DBG-17: five cards from the deck, turned up one at a time; each gives what it gives at once. */
export function* deployment(duel: Duel): Play<Step> {
  const { state } = duel;
  const seat = state.active;
  const side = sideOf(state, seat);
  happen(duel, { kind: 'phase', seat, step: 'bot deployment' }, 'DBG-12');
  while (side.drawn.length < HAND_SIZE && holdDeckCard(duel, seat))
    move(side.deck, 0, side.drawn, side.drawn.length);
  yield* askShipsAgain(duel, seat);
  while (side.drawn.length > 0) {
    const card =
      revealAtOnce(duel, 'bot reveal', side.drawn, 0, EVERYBODY, idOf) ??
      (yield* reveal(duel, 'bot reveal', side.drawn, 0, EVERYBODY, idOf));
    side.drawn.shift();
    yield* deploy(duel, seat, card);
  }
  return 'bot purchase';
}

/** DBG-15: ships that could do nothing in set-up, with no card drawn yet. */
function* askShipsAgain(duel: Duel, seat: Seat): Play {
  const { ships } = sideOf(duel.state, seat);
  for (const ship of ships.filter(({ used }) => !used)) {
    if (ships.includes(ship)) yield* useAtOnce(duel, seat, ship, 'DBG-15');
    yield* renewRow(duel);
  }
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
  const play = playCard(duel, seat, card, rule);
  if (play !== DONE) yield* play;
  const thing = actionOf(card) && findInPlay(sideOf(duel.state, seat), card);
  if (thing) yield* useAtOnce(duel, seat, thing, 'DBG-18');
  if (mustRenewRow(duel.state)) yield* renewRow(duel);
  leave(duel.desk);
}

/** `rule`: DBG-18 for a card that was revealed, DBG-15 for a ship in play. What cannot be used now is lost for the turn. */
function* useAtOnce(duel: Duel, seat: Seat, thing: InPlay, rule: string): Play {
  const { card } = thing;
  const ability = actionOf(card);
  if (!ability) return;
  if (kindOf(card).id === 'jawa-scavenger') {
    scavenge(duel, seat, card);
    return;
  }
  const use = yield* tryToUse(duel, seat, thing, rule);
  if (use === 'used') return;
  // A card that may exile itself and stays is kept (DBG-20).
  if (exilesItself(ability.do)) happen(duel, { kind: 'keep', seat, card }, 'DBG-20');
  else happen(duel, { kind: 'not used', seat, card, why: use }, use === 'gives up nothing' ? 'DBG-39' : rule);
}

/** Whether an ability was used, and why not: nothing that it could do, or no card that may be given up for it. */
export function* tryToUse(
  duel: Duel,
  seat: Seat,
  thing: InPlay,
  rule: string,
): Play<'used' | 'cannot' | 'no use' | 'gives up nothing'> {
  const ability = actionOf(thing.card);
  if (!ability) return 'cannot';
  if (!canUse(duel, seat, thing))
    return couldPay(duel, seat, thing.card, ability.do) ? 'gives up nothing' : 'cannot';
  if (!isWorthItsPrice(duel, seat, thing.card, ability.do)) return 'no use';
  if (looksAtDrawn(ability.do)) {
    yield* lookAtDrawn(duel, seat);
    if (!canUse(duel, seat, thing)) return 'gives up nothing';
  }
  yield* useAbility(duel, seat, thing.card, ruleFor(thing.card, ability.do, rule));
  return 'used';
}

/** There are drawn cards, and something to gain for one: what lacks is one that DBG-39 lets it give up. */
function couldPay(duel: Duel, seat: Seat, card: CardNo, effect: Effect): boolean {
  return (
    isPay(effect) &&
    looksAtDrawn(effect) &&
    sideOf(duel.state, seat).drawn.length > 0 &&
    duel.rules.language.can(cxOf(duel, seat, card), effect.to)
  );
}

/** DBG-46: exiled at once for a purchase to come; with the option `exile sensible` it waits in play. */
function scavenge(duel: Duel, seat: Seat, card: CardNo): void {
  if (duel.state.options.exile === 'sensible') {
    happen(duel, { kind: 'keep', seat, card }, 'DBG-46');
    return;
  }
  sideOf(duel.state, seat).scavengers++;
  exileFromPlay(duel, seat, card, 'DBG-46');
}

/**
 * The bot pays only for what changes something. DBG-20: a card that exiles itself to gain something goes always, a pilot
 * too when the Force is already full; the option keeps one whose exile would do nothing.
 */
function isWorthItsPrice(duel: Duel, seat: Seat, card: CardNo, effect: Effect): boolean {
  if (!isPay(effect) || duel.rules.language.can(cxOf(duel, seat, card), effect.to)) return true;
  const gains = isWord(effect.to) && effect.to.do === 'gain';
  return duel.state.options.exile === 'always' && exilesItself(effect) && gains;
}

function looksAtDrawn(effect: Effect): boolean {
  if (!isPay(effect) || !isWord(effect.pay)) return false;
  return effect.pay.do === 'discard a card' || effect.pay.do === 'exile one';
}

const RULE_FOR: Readonly<Record<string, string>> = {
  'moff-jerjerrod': 'DBG-41',
  'jyn-erso': 'DBG-43',
  'jabbas-sail-barge': 'DBG-44',
  'landing-craft': 'DBG-45',
  'grand-moff-tarkin': 'DBG-47',
};

function ruleFor(card: CardNo, effect: Effect, usual: string): string {
  return RULE_FOR[idOf(card)] ?? (exilesItself(effect) ? 'DBG-20' : usual);
}
