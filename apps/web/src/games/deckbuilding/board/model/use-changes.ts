import type { CardView, PileView, View } from '@holofoe/deckbuilding';
import type { CardNo } from '@holofoe/kernel';
import { useEffect, useRef, useState } from 'react';

const SHOWN_FOR = 1200;
const NONE: ReadonlySet<CardNo> = new Set();

/** Which cards came to another place with the last change, and which had been in sight before it. */
export function useChanges(view: View): {
  readonly moved: ReadonlySet<CardNo>;
  readonly known: ReadonlySet<CardNo>;
} {
  const before = useRef<{ readonly view: View; readonly places: ReadonlyMap<CardNo, string> }>(undefined);
  const [moved, setMoved] = useState(NONE);
  const known = useRef<ReadonlySet<CardNo>>(NONE);
  if (before.current?.view !== view) {
    known.current = new Set(before.current?.places.keys() ?? placesOf(view).keys());
  }
  useEffect(() => {
    const places = placesOf(view);
    const last = before.current?.places;
    before.current = { view, places };
    if (!last) return undefined;
    const changed = new Set(
      [...places].filter(([card, place]) => last.get(card) !== place).map(([card]) => card),
    );
    setMoved(changed.size === 0 ? NONE : changed);
    const timer = setTimeout(() => setMoved(NONE), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [view]);
  return { moved, known: known.current };
}

/** Where each card lies that is in sight. */
function placesOf(view: View): ReadonlyMap<CardNo, string> {
  const places = new Map<CardNo, string>();
  const lay = (cards: PileView, place: string): void => {
    for (const card of cards) if (card) places.set(card.card, place);
  };
  lay(view.row, 'row');
  lay(view.galaxyDiscard, 'galaxy discard');
  lay(view.exile, 'exile');
  for (const side of view.sides) {
    const own: Readonly<Record<string, readonly (CardView | null)[]>> = {
      hand: side.hand,
      discard: side.discard,
      play: [...side.units, ...side.ships],
      base: [side.base],
      victory: side.victory,
    };
    for (const [name, cards] of Object.entries(own)) lay(cards, `${side.seat} ${name}`);
  }
  return places;
}
