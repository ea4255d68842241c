import type { Seat } from '@holofoe/kernel';
import { useEffect, useRef } from 'react';
import { useFocusBack } from '../../elements/use-focus-back.ts';
import type { Deed, GameHost, HostLater } from '../../host/game-host.ts';
import { useRoom } from './use-room.ts';

export interface Read {
  readonly card: string;
  /** Hovered: goes when the pointer leaves. Asked for: stays until it is closed. */
  readonly how: 'hover' | 'asked';
  readonly deed: Deed | undefined;
  /** The half of the window that the card itself lies in stays free. */
  readonly side: 'left' | 'right';
}

interface ReadingProps {
  readonly host: GameHost;
  readonly Reader: HostLater['Reader'];
  readonly read: Read;
  readonly view: unknown;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** A card at reading size, beside what is asked: over the side of a wide table, else in the largest place there is. */
export function Reading({ host, Reader, read, view, seat, onClose }: ReadingProps) {
  const panel = useFocusBack<HTMLElement>();
  const close = useRef<HTMLButtonElement>(null);
  const { deed } = read;
  const isAsked = read.how === 'asked';
  const room = useRoom();
  useEffect(() => {
    if (isAsked) close.current?.focus({ preventScroll: true });
  }, [isAsked]);
  return (
    <section
      ref={panel}
      className={`reading ${read.side} ${read.how}`}
      style={room}
      role="dialog"
      aria-label={host.cardName?.(read.card) ?? read.card}
    >
      <Reader card={read.card} view={view} seat={seat} />
      {isAsked && (
        <div className="reading-buttons">
          <button ref={close} type="button" className="button small" onClick={onClose}>
            Close <kbd>Esc</kbd>
          </button>
          {deed && (
            <button
              type="button"
              className="button lit"
              onClick={() => {
                onClose();
                deed.act();
              }}
            >
              {deed.label}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
