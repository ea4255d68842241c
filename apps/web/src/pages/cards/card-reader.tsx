import { useEffect, useRef } from 'react';
import type { GameEntry } from '../../games.ts';
import { useLoaded } from '../use-loaded.ts';
import type { GalleryCard } from './gallery.ts';

/** A card at reading size, over the gallery. */
export function CardReader({
  game,
  card,
  onClose,
}: {
  readonly game: GameEntry;
  readonly card: GalleryCard | undefined;
  readonly onClose: () => void;
}) {
  const host = useLoaded(async () => game.host?.());
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="cread" aria-label={card?.name ?? 'Unknown card'} onClose={onClose}>
      <form method="dialog">
        <button type="submit" className="btn sm">
          Close
        </button>
      </form>
      {card ? host && <host.Reader card={card.id} /> : <p>No card has this name.</p>}
    </dialog>
  );
}
