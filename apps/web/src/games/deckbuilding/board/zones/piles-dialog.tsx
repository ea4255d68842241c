import { useEffect, useRef } from 'react';
import type { PileName } from '../model/model.ts';
import { Piles } from './piles.tsx';

/** A pile spread out over the table; closing gives the focus back. */
export function PilesDialog({ pile, onClose }: { readonly pile: PileName; readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog className="pilesdialog" ref={dialog} onClose={onClose} aria-label="Piles">
      <form method="dialog">
        <button type="submit" className="btn sm">
          Close <kbd>Esc</kbd>
        </button>
      </form>
      <Piles only={pile} />
    </dialog>
  );
}
