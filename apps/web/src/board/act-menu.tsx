import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Act } from './acts.ts';

const MARGIN = 8;

/** A card at the edge of the window has its menu further in. */
function keepInWindow(menu: HTMLElement): void {
  const { left, right } = menu.getBoundingClientRect();
  const aside = Math.max(0, MARGIN - left) - Math.max(0, right - innerWidth + MARGIN);
  menu.style.setProperty('--aside', `${aside}px`);
}

/** Several things can be done with a card: each in the words of the rules. */
export function ActMenu<A extends Act>({
  acts,
  onAct,
  onClose,
}: {
  readonly acts: readonly A[];
  readonly onAct: (act: A) => void;
  readonly onClose: () => void;
}) {
  const menu = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const opener = document.activeElement;
    if (menu.current) keepInWindow(menu.current);
    menu.current?.querySelector('button')?.focus();
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !menu.current?.parentElement?.contains(event.target))
        close.current();
    };
    document.addEventListener('pointerdown', outside);
    return () => {
      document.removeEventListener('pointerdown', outside);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const key = (event: KeyboardEvent<HTMLDivElement>): void => {
    const items = [...event.currentTarget.querySelectorAll('button')];
    const at = items.findIndex((item) => item.matches(':focus'));
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (step !== 0) items.at((at + step) % items.length)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="act-menu" role="menu" tabIndex={-1} ref={menu} onKeyDown={key}>
      {acts.map((act) => (
        <button
          key={act.key}
          type="button"
          role="menuitem"
          onClick={() => {
            onClose();
            onAct(act);
          }}
        >
          <b>{act.verb}</b>
          <small>{act.label}</small>
        </button>
      ))}
    </div>
  );
}
