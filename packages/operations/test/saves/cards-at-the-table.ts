import type { CardNo, Pile } from '@holofoe/kernel';
import { cardOfDie } from '../../src/rules/dice.ts';
import type { Character, State, Support } from '../../src/state.ts';

/** Every card of a state in its place, a line a place: what a save of any release must still hold when it is opened. */
export function cardsAtTheTable(state: State, idOf: (card: CardNo) => string): string {
  const list = (cards: readonly CardNo[]) => cards.map(idOf).join(' ');
  const open = (pile: Pile) => list(pile.flatMap((place) => ('card' in place ? [place.card] : [])));
  const holder = (each: Character | Support) =>
    [each, ...each.upgrades, ...each.downgrades].map(({ card }) => idOf(card)).join('+');
  const lines: string[] = [];
  for (const side of [...state.players, ...state.areas]) {
    const at = `side ${side.no}`;
    lines.push(`${at} characters: ${side.characters.map(holder).join(' ')}`);
    lines.push(`${at} supports: ${side.supports.map(holder).join(' ')}`);
    lines.push(`${at} plots: ${list(side.plots)}`);
    lines.push(
      `${at} dice: ${side.pool.map(({ no, side: shows }) => `${idOf(cardOfDie(no))}/${shows}`).join(' ')}`,
    );
    lines.push(`${at} known in the deck: ${open(side.deck)}`);
    if ('hand' in side) lines.push(`${at} known in the hand: ${open(side.hand as Pile)}`);
    lines.push(`${at} discard pile: ${list(side.discard)}`);
    lines.push(`${at} defeated: ${list(side.defeated)}`);
  }
  for (const [id, { cards }] of Object.entries(state.hidden.stocks))
    lines.push(`stock ${id}: ${cards.map(idOf).sort().join(' ')}`);
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}
