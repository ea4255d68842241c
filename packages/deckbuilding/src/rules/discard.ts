import {
  because,
  type CardNo,
  type Choice,
  chance,
  EVERYBODY,
  kindKey,
  listening,
  type Play,
  reveal,
  type Seat,
  type Why,
} from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import { enemyOf, isBot, type Listening, type State, sideOf } from '../state.ts';
import { cxOf, type Duel } from './duel.ts';
import { happen } from './happening.ts';
import { handCards, holdDeckCard, lookAtOwnHand, takeFromHand } from './own-cards.ts';
import { select } from './topics.ts';

const FOE_DISCARDS: readonly Listening[] = ['0 foe discards', '1 foe discards'];

/** Whether a side has a card that it could be made to discard. */
export function hasCardToDiscard(state: State, seat: Seat): boolean {
  const side = sideOf(state, seat);
  return isBot(state, seat) ? side.deck.length + side.discard.length > 0 : side.hand.length > 0;
}

/** A side is made to discard one card from its hand. DBG-36: the bot has none and discards the top card of its deck. */
export function* madeToDiscard(
  duel: Duel,
  seat: Seat,
  picked: 'by owner' | 'at random',
  source: CardNo,
  choice?: Choice<unknown>,
): Play {
  if (!hasCardToDiscard(duel.state, seat)) return;
  if (isBot(duel.state, seat)) yield* discardTopOfDeck(duel, seat, choice);
  else yield* discardFromHand(duel, seat, yield* cardToDiscard(duel, seat, picked, source), because(choice));
}

export function* discardFromHand(duel: Duel, seat: Seat, card: CardNo, why?: Why): Play {
  const side = sideOf(duel.state, seat);
  takeFromHand(side, card);
  side.discard.push(card);
  happen(duel, { kind: 'discard', seat, card, from: 'hand' }, why);
  yield* afterDiscard(duel, seat);
}

/** DBG-36: it counts as a discard from the hand. */
function* discardTopOfDeck(duel: Duel, seat: Seat, choice?: Choice<unknown>): Play {
  const card = yield* topOfDeck(duel, seat, EVERYBODY);
  if (card === undefined) return;
  const side = sideOf(duel.state, seat);
  side.deck.shift();
  side.discard.push(card);
  happen(duel, { kind: 'discard', seat, card, from: 'deck' }, because(choice, 'DBG-36'));
  yield* afterDiscard(duel, seat);
}

export function* topOfDeck(duel: Duel, seat: Seat, by: number): Play<CardNo | undefined> {
  if (!holdDeckCard(duel, seat)) return undefined;
  return yield* reveal(
    duel,
    `${seat === 0 ? 'Empire' : 'Rebel'} deck`,
    sideOf(duel.state, seat).deck,
    0,
    by,
    idOf,
  );
}

function* cardToDiscard(
  duel: Duel,
  seat: Seat,
  picked: 'by owner' | 'at random',
  source: CardNo,
): Play<CardNo> {
  yield* lookAtOwnHand(duel, seat);
  const cards = handCards(sideOf(duel.state, seat));
  if (picked === 'at random') {
    const index = yield* chance(duel, {
      kind: 'chance',
      what: 'discard at random',
      size: cards.length,
      keyOf: (i) => kindKey(idOf(cards[i] as CardNo)),
    });
    const drawn = idOf(cards[index] as CardNo);
    return cards.find((card) => idOf(card) === drawn) as CardNo;
  }
  const chosen = yield* select(duel, seat, 'discard', cards, [], source);
  return (chosen as Choice<CardNo>).picked;
}

/** Yavin 4: on its owner's turn each discard of the enemy counts. */
function* afterDiscard(duel: Duel, seat: Seat): Play {
  const { state } = duel;
  const enemy = enemyOf(seat);
  if (state.active !== enemy) return;
  for (const card of [...listening(state.listeners, FOE_DISCARDS[enemy] as Listening)]) {
    for (const ability of kindOf(card).abilities) {
      if (ability.at === 'foe discards') yield* duel.rules.language.run(cxOf(duel, enemy, card), ability.do);
    }
  }
}
