import { type CardNo, type Listeners, listen, type Pile, stocksFault } from '@holofoe/kernel';
import { CARD_COUNT, kindOf } from './cards/catalogue.ts';
import { soloFaults } from './config.ts';
import { baseHitPoints } from './rules/damage.ts';
import { listenedMoments } from './rules/in-play.ts';
import { basesToWin, FORCE_END, isSolo, type Listening, ROW_SIZE, type Side, type State } from './state.ts';

/** The first thing that is not as it must be: every card in exactly one place, counters in range, the index right. */
export function invariants(state: State): string | undefined {
  return (
    cardsInOnePlace(state) ??
    stocksMatchPlaces(state) ??
    (Math.abs(state.force) > FORCE_END
      ? `The Force is at ${state.force}, past the end of its track.`
      : undefined) ??
    (state.row.length === ROW_SIZE ? undefined : `The row has ${state.row.length} slots.`) ??
    state.sides.map((side, seat) => sideFault(state, side, seat)).find((fault) => fault !== undefined) ??
    lengthFault(state) ??
    listenersFault(state)
  );
}

/** Where each card lies, as far as it has been decided, with the stocks as places. */
export function* placesOf(state: State): Generator<[place: string, card: CardNo]> {
  for (const card of state.row) if (card !== null) yield ['galaxy row', card];
  for (const card of state.galaxyDiscard) yield ['galaxy discard pile', card];
  for (const card of state.pilots) yield ['pilots', card];
  for (const card of state.exile) yield ['exile', card];
  for (const card of state.box) yield ['box', card];
  for (const [name, pile] of pilesOf(state))
    for (const place of pile) if ('card' in place) yield [name, place.card];
  for (const stock of Object.values(state.hidden.stocks))
    for (const card of stock.cards) yield ['stock', card];
  for (const [seat, side] of state.sides.entries()) {
    for (const card of side.discard) yield [`discard pile of ${seat}`, card];
    for (const card of side.victory) yield [`victory pile of ${seat}`, card];
    for (const { card } of side.units) yield [`units of ${seat}`, card];
    for (const { card } of side.ships) yield [`ships of ${seat}`, card];
    if (side.base) yield [`base of ${seat}`, side.base.card];
  }
}

function pilesOf(state: State): [string, Pile][] {
  return [
    ['galaxy deck', state.galaxyDeck],
    ...state.sides.flatMap((side, seat): [string, Pile][] => [
      [`deck of ${seat}`, side.deck],
      [`hand of ${seat}`, side.hand],
      [`drawn cards of ${seat}`, side.drawn],
      [`base deck of ${seat}`, side.bases],
    ]),
  ];
}

function cardsInOnePlace(state: State): string | undefined {
  const seen = new Map<CardNo, string>();
  for (const [place, card] of placesOf(state)) {
    const other = seen.get(card);
    if (other !== undefined)
      return `${kindOf(card).name} (card ${card}) is in two places: ${other} and ${place}.`;
    seen.set(card, place);
  }
  for (let card = 0; card < CARD_COUNT; card++) {
    if (!seen.has(card)) return `${kindOf(card).name} (card ${card}) is nowhere.`;
  }
  return undefined;
}

function stocksMatchPlaces(state: State): string | undefined {
  return stocksFault(
    state.hidden,
    pilesOf(state).map(([, pile]) => pile),
  );
}

function sideFault(state: State, side: Side, seat: number): string | undefined {
  const counters = [side.resources, side.purchases, side.prevented, side.banked, side.spent, side.scavengers];
  if (counters.some((counter) => counter < 0)) return `A counter of side ${seat} is below 0.`;
  for (const { card, damage } of side.ships) {
    if (damage < 0 || damage >= kindOf(card).hitPoints) return `${kindOf(card).name} has ${damage} damage.`;
  }
  const { base } = side;
  if (base && (base.damage < 0 || base.damage >= baseHitPoints(state, seat, base.card))) {
    return `${kindOf(base.card).name} has ${base.damage} damage.`;
  }
  if (side.control === 'bot' && side.hand.length > 0) return `The bot on seat ${seat} has a hand (DBG-07).`;
  return undefined;
}

/** Against the bot three bases are played for; whoever has destroyed as many as it takes, and nobody else, has won. */
function lengthFault(state: State): string | undefined {
  if (isSolo(state))
    for (const { option, says } of soloFaults(state.options)) return `The option ${option}: ${says}.`;
  for (const [seat, { victory }] of state.sides.entries()) {
    const won = victory.length >= basesToWin(state);
    if (won !== (state.winner === seat) || victory.length > basesToWin(state))
      return `Side ${seat} has destroyed ${victory.length} of ${basesToWin(state)} bases and has ${state.winner === seat ? '' : 'not '}won.`;
  }
  return undefined;
}

/** The index of listeners must be what the cards in play make it. */
function listenersFault(state: State): string | undefined {
  const expected: Listeners<Listening> = {};
  for (const [seat, side] of state.sides.entries()) {
    const inPlay = [...(side.base ? [side.base] : []), ...side.units, ...side.ships];
    for (const { card } of inPlay)
      for (const moment of listenedMoments(kindOf(card))) listen(expected, `${seat} ${moment}`, card);
  }
  return sorted(expected) === sorted(state.listeners)
    ? undefined
    : 'The index of listeners is not what is in play.';
}

function sorted(listeners: Listeners<Listening>): string {
  return JSON.stringify(
    Object.entries(listeners)
      .flatMap(([moment, cards]) => (cards ? [[moment, [...cards].sort((a, b) => a - b)]] : []))
      .sort(),
  );
}
