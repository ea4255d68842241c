import { type Kind, outOfReach, type PileView, type View } from '@holofoe/deckbuilding';
import type { Seat } from '@holofoe/kernel';
import { sideLabel } from './side-label.ts';

/** Where the copies of a card are that the seat knows of, and what they are worth there. */
export function whereabouts(kind: Kind, view: View, seat: Seat): readonly string[] {
  const you = view.sides.find((side) => side.seat === seat);
  const foe = view.sides.find((side) => side.seat !== seat);
  if (!you || !foe) return [];
  const count = (cards: PileView): number => cards.filter((card) => card?.id === kind.id).length;
  const lines: string[] = [];
  const tell = (cards: PileView, where: string): void => {
    const copies = count(cards);
    if (copies > 0) lines.push(copies === 1 ? `${where}.` : `${copies} ${lower(where)}.`);
  };
  tell(view.row, 'In the galaxy row');
  const missing = count(view.row) > 0 ? outOfReach(view, seat, kind.id) : undefined;
  if (missing !== undefined) lines.push(`${missing}.`);
  tell(you.hand, 'In your hand');
  for (const side of [you, foe]) {
    const name = sideLabel(side, { you, foe });
    for (const thing of [...side.units, ...side.ships]) {
      if (thing.id !== kind.id) continue;
      const left =
        thing.hitPoints > 0 ? `, ${thing.hitPoints - thing.damage} of ${thing.hitPoints} left` : '';
      lines.push(`${name}: in play with ${thing.attack} attack${left}.`);
    }
    if (side.base?.id === kind.id)
      lines.push(`${name}: ${side.base.hitPoints - side.base.damage} of ${side.base.hitPoints} left.`);
    tell(side.discard, `${name}: in the discard pile`);
    tell(side.deck, `${name}: in the deck, as far as you know`);
  }
  tell(view.galaxyDeck, 'In the galaxy deck, as far as you know');
  tell(view.galaxyDiscard, 'In the galaxy discard pile');
  tell(view.exile, 'Exiled');
  return [...new Set(lines)];
}

function lower(text: string): string {
  return text.startsWith('In ') || text.startsWith('Exiled')
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : `copies, ${text}`;
}
