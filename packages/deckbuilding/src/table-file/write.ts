import { type CardNo, everyCardOf, type Json, type Pile, type Seat } from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import { EMPIRE, FACTIONS, type InPlay, isBot, REBEL, type State, sideOf } from '../state.ts';

/** The table in the form in which it can be read again; between turns nothing is lost. */
export function writeTable(state: State): Json {
  const between = state.step === 'begin turn' || state.step === 'action' || state.step === 'bot set-up';
  return {
    bot: botOf(state),
    options: { ...state.options },
    ...(between ? { step: state.step } : {}),
    active: FACTIONS[state.active],
    turn: state.turn,
    force: forceText(state.force),
    row: state.row.map((card) => (card === null ? null : idOf(card))),
    ...list('galaxyTop', knownTop(state.galaxyDeck)),
    ...list('galaxyDiscard', state.galaxyDiscard),
    ...list('exile', state.exile),
    empire: sideJson(state, EMPIRE),
    rebel: sideJson(state, REBEL),
  };
}

function botOf(state: State): string {
  if (isBot(state, EMPIRE)) return isBot(state, REBEL) ? 'both' : 'empire';
  return isBot(state, REBEL) ? 'rebel' : 'none';
}

function forceText(force: number): string {
  return force === 0 ? 'neutral' : `${force < 0 ? 'empire' : 'rebel'} ${Math.abs(force)}`;
}

function sideJson(state: State, seat: Seat): Json {
  const side = sideOf(state, seat);
  const top = knownTop(side.deck);
  const bases = knownTop(side.bases);
  const hand = knownTop(side.hand);
  const handIsKnown = !isBot(state, seat) && hand.length === side.hand.length;
  const unknown = handIsKnown ? side.deck.slice(top.length) : [...side.hand, ...side.deck.slice(top.length)];
  return {
    base: side.base ? idOf(side.base.card) : null,
    ...(side.base && side.base.damage > 0 ? { damage: side.base.damage } : {}),
    ...list('lost', sideOf(state, 1 - seat).victory),
    ...(bases.length === side.bases.length ? list('bases', bases) : {}),
    ...(handIsKnown ? { hand: hand.map(idOf) } : {}),
    ...(side.units.length > 0 ? { units: side.units.map(inPlayJson) } : {}),
    ...(side.ships.length > 0 ? { ships: side.ships.map(inPlayJson) } : {}),
    ...list('top', top),
    // Starters belong in the deck without being named.
    ...list(
      'deck',
      cardsOf(state, unknown).filter((card) => kindOf(card).from !== 'starter'),
    ),
    ...list('discard', side.discard),
    ...(side.resources > 0 ? { resources: side.resources } : {}),
  };
}

function list(name: string, cards: readonly CardNo[]): { [name: string]: Json } {
  return cards.length > 0 ? { [name]: cards.map(idOf) } : {};
}

function inPlayJson({ card, damage, bonus, committed, used }: InPlay): Json {
  const more = {
    ...(damage > 0 ? { damage } : {}),
    ...(bonus > 0 ? { bonus } : {}),
    ...(committed ? { committed } : {}),
    ...(used ? { used } : {}),
  };
  return Object.keys(more).length === 0 ? idOf(card) : { card: idOf(card), ...more };
}

/** The cards from the top down to the first that nobody has named. */
function knownTop(pile: Pile): CardNo[] {
  const cards: CardNo[] = [];
  for (const place of pile) {
    if (!('card' in place)) break;
    cards.push(place.card);
  }
  return cards;
}

function cardsOf(state: State, pile: Pile): CardNo[] {
  const stocks = new Set(pile.flatMap((place) => ('stock' in place ? [place.stock] : [])));
  const known = pile.flatMap((place) => ('card' in place ? [place.card] : []));
  return [...known, ...[...stocks].flatMap((stock) => everyCardOf(state.hidden, stock))].sort(
    (a, b) => a - b,
  );
}
