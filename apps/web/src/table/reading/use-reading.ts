import { useCallback, useEffect, useRef, useState } from 'react';
import type { BoardProps } from '../../host/game-host.ts';
import { turnAt } from '../../session/log-book.ts';
import type { Scene } from '../../session/scene.ts';
import type { Read } from './reading.tsx';

interface Reads {
  readonly read: Read | undefined;
  readonly onRead: BoardProps['onRead'];
  readonly close: () => void;
}

/** Which card is read: until it is closed or the turn ends where somebody asked for it, until the pointer leaves where they hover it. */
export function useReading({ told, shown, past, showing, outcome }: Scene): Reads {
  const [read, setRead] = useState<Read>();
  const pointer = useRef(0);
  useEffect(() => {
    const move = ({ clientX }: PointerEvent) => {
      pointer.current = clientX;
    };
    addEventListener('pointermove', move, { passive: true });
    return () => removeEventListener('pointermove', move);
  }, []);
  const onRead = useCallback<BoardProps['onRead']>((card, asked, deed) => {
    if (card === undefined) {
      setRead((now) => (now?.how === 'hover' ? undefined : now && { ...now, deed: undefined }));
      return;
    }
    const how = asked ?? 'asked';
    setRead({ card, how, deed, side: sideOf(how, pointer.current) });
  }, []);
  // A card that has gone from under the pointer is not left by it, and what could be done with it may not be possible any more.
  const table = `${told.length} ${past} ${showing !== undefined}`;
  useEffect(() => {
    if (table) onRead(undefined);
  }, [table, onRead]);
  const close = useCallback(() => setRead(undefined), []);
  const turn = turnAt(told, shown - 1);
  const stretch = `${turn?.turn} ${turn?.seat} ${outcome !== undefined && !showing}`;
  useEffect(() => {
    if (stretch) close();
  }, [stretch, close]);
  return { read, onRead, close };
}

/** Opposite to the card: where the pointer is, or where the focus is. */
function sideOf(how: Read['how'], pointer: number): Read['side'] {
  const focused = document.activeElement;
  const x =
    how === 'asked' && focused && focused !== document.body ? focused.getBoundingClientRect().left : pointer;
  return x < innerWidth / 2 ? 'right' : 'left';
}
