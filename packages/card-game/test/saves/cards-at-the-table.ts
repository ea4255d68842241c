import type { Pile, Thing } from '@holofoe/kernel';
import type { State } from '../../src/state.ts';

/** Every card of a state in its place, a line a place: what a save of any release must still hold when it is opened. */
export function cardsAtTheTable(state: State, idOf: (card: Thing) => string): string {
  const list = (cards: readonly Thing[]) => cards.map(idOf).join(' ');
  const open = (pile: Pile) => list(pile.flatMap((place) => ('card' in place ? [place.card] : [])));
  const lines: string[] = [];
  for (const { side, seat, hand, deck, objectives, fates, discard, victory, outOfGame } of state.players) {
    const played = state.play.filter((record) => record.seat === seat);
    lines.push(`${side} in play: ${list(played.map(({ card }) => card))}`);
    lines.push(`${side} captives: ${played.map(({ captives }) => open(captives)).join(' ')}`);
    lines.push(`${side} known in the hand: ${open(hand)}`);
    lines.push(`${side} known in the deck: ${open([...deck, ...objectives, ...fates])}`);
    lines.push(`${side} discard pile: ${list(discard)}`);
    lines.push(`${side} victory pile: ${list(victory)}`);
    lines.push(`${side} out of the game: ${list(outOfGame)}`);
    lines.push(`${side} edge stack: ${open(state.engagement?.battle?.stacks[seat] ?? [])}`);
  }
  for (const [id, { cards }] of Object.entries(state.hidden.stocks))
    lines.push(`stock ${id}: ${cards.map(idOf).sort().join(' ')}`);
  return `${lines.map((line) => line.replace(/ +/g, ' ').trimEnd()).join('\n')}\n`;
}
