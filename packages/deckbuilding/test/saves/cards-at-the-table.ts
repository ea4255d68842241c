import type { CardNo, Pile } from '@holofoe/kernel';
import type { State } from '../../src/state.ts';

/** Every card of a state in its place, a line a place: what a save of any release must still hold when it is opened. */
export function cardsAtTheTable(state: State, idOf: (card: CardNo) => string): string {
  const list = (cards: readonly (CardNo | null)[]) =>
    cards.map((card) => (card === null ? '-' : idOf(card))).join(' ');
  const open = (pile: Pile) => list(pile.flatMap((place) => ('card' in place ? [place.card] : [])));
  const lines = [
    `row: ${list(state.row)}`,
    `known in the galaxy deck: ${open(state.galaxyDeck)}`,
    `galaxy discard pile: ${list(state.galaxyDiscard)}`,
    `pilots: ${list(state.pilots)}`,
    `exile: ${list(state.exile)}`,
    `lent: ${list(state.lent)}`,
  ];
  for (const [seat, side] of state.sides.entries()) {
    const at = `side ${seat}`;
    lines.push(`${at} base: ${side.base ? idOf(side.base.card) : ''}`);
    lines.push(`${at} units: ${list(side.units.map(({ card }) => card))}`);
    lines.push(`${at} ships: ${list(side.ships.map(({ card }) => card))}`);
    for (const pile of ['deck', 'hand', 'drawn', 'bases'] as const)
      lines.push(`${at} known in ${pile}: ${open(side[pile])}`);
    lines.push(`${at} discard pile: ${list(side.discard)}`);
    lines.push(`${at} victory pile: ${list(side.victory)}`);
  }
  for (const [id, { cards }] of Object.entries(state.hidden.stocks))
    lines.push(`stock ${id}: ${list(cards)}`);
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}
