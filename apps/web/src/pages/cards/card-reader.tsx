import { Dialog } from '../../elements/dialog.tsx';
import { useLoaded } from '../../elements/use-loaded.ts';
import type { GalleryCard } from '../../host/gallery.ts';
import type { GameEntry } from '../../host/game-entry.ts';

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
  const later = useLoaded(async () => (await game.host?.())?.later());
  if (!later) return undefined;
  return (
    <Dialog name={card?.name ?? 'Unknown card'} onClose={onClose}>
      {card ? <later.Reader card={card.id} /> : <p>No card has this name.</p>}
    </Dialog>
  );
}
