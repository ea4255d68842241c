import {
  type CardNo,
  couldBe,
  EVERYBODY,
  faceUp,
  type Play,
  reveal,
  revealAtOnce,
  type Seat,
  shuffle,
  type Why,
} from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import { factionOf, isBot, type State } from '../state.ts';
import type { Duel } from './duel.ts';
import { happen } from './happening.ts';

/** Cards of the row, the closest to the galaxy deck first. */
export function rowCards(state: State): CardNo[] {
  const cards: CardNo[] = [];
  for (const card of state.row) if (card !== null) cards.push(card);
  return cards;
}

export function slotOf(state: State, card: CardNo): number {
  return state.row.indexOf(card);
}

/** A card leaves the row: its slot stays empty until `refillRow`. */
export function takeFromRow(state: State, card: CardNo): void {
  const slot = slotOf(state, card);
  if (slot < 0) throw new Error(`${kindOf(card).name} is not in the galaxy row.`);
  state.row[slot] = null;
}

/** From the row to the galaxy discard pile, without a reward. */
export function* discardFromRow(duel: Duel, card: CardNo, why?: Why): Play {
  takeFromRow(duel.state, card);
  duel.state.galaxyDiscard.push(card);
  happen(duel, { kind: 'row discard', card }, why);
  yield* refillRow(duel);
}

/** Every empty slot is filled from the galaxy deck; nothing slides (DBG-26). */
export function* refillRow(duel: Duel): Play {
  const { state } = duel;
  for (let slot = 0; slot < state.row.length; slot++) {
    if (state.row[slot] !== null || !holdGalaxyCard(duel)) continue;
    const card =
      revealAtOnce(duel, 'galaxy row', state.galaxyDeck, 0, EVERYBODY, idOf) ??
      (yield* reveal(duel, 'galaxy row', state.galaxyDeck, 0, EVERYBODY, idOf));
    state.galaxyDeck.shift();
    state.row[slot] = card;
    happen(duel, { kind: 'refill', slot, card });
  }
}

/** Looks at the top cards of the galaxy deck, or at what there is: a look shuffles nothing. */
export function* lookAtGalaxy(duel: Duel, count: number, by: number): Play<CardNo[]> {
  const { galaxyDeck } = duel.state;
  const cards: CardNo[] = [];
  for (let i = 0; i < Math.min(count, galaxyDeck.length); i++)
    cards.push(yield* reveal(duel, 'galaxy deck', galaxyDeck, i, by, idOf));
  return cards;
}

export function takeGalaxyTop(state: State, index = 0): void {
  state.galaxyDeck.splice(index, 1);
}

/** DBG-09: without a card of the bot's faction the row is discarded and dealt anew. Called after each completed effect. */
export function* renewRow(duel: Duel): Play {
  const { state } = duel;
  for (let faction = missingFaction(state); faction !== undefined; faction = missingFaction(state)) {
    happen(duel, { kind: 'row anew', faction }, 'DBG-09');
    for (const card of rowCards(state)) {
      takeFromRow(state, card);
      state.galaxyDiscard.push(card);
    }
    yield* refillRow(duel);
  }
}

/** Whether `renewRow` has anything to do: asked first in hot places, where it seldom has. */
export function mustRenewRow(state: State): boolean {
  return missingFaction(state) !== undefined;
}

/** A bot's faction that the row lacks, and that a new row could have. */
function missingFaction(state: State): string | undefined {
  for (let seat: Seat = 0; seat < state.sides.length; seat++) {
    const faction = factionOf(seat);
    if (isBot(state, seat) && lacks(state, faction) && couldHold(state, faction)) return faction;
  }
  return undefined;
}

function lacks(state: State, faction: string): boolean {
  for (const card of state.row) if (card !== null && kindOf(card).faction === faction) return false;
  return true;
}

function couldHold(state: State, faction: string): boolean {
  const ofFaction = (card: CardNo) => kindOf(card).faction === faction;
  return (
    state.galaxyDiscard.some(ofFaction) ||
    state.galaxyDeck.some((place) => couldBe(state.hidden, place).some(ofFaction))
  );
}

/** The galaxy discard pile is shuffled only when a card must go into the row and the deck has none. */
function holdGalaxyCard(duel: Duel): boolean {
  const { state } = duel;
  if (state.galaxyDeck.length > 0) return true;
  if (state.galaxyDiscard.length === 0) return false;
  state.galaxyDeck = shuffle(state.hidden, state.galaxyDiscard.splice(0).map(faceUp));
  happen(duel, { kind: 'shuffle', seat: null });
  return true;
}
