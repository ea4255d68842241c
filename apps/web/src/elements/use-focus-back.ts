import { type RefObject, useEffect, useRef } from 'react';

/** A dialog beside the table: gives the focus back to where it was, unless it has gone elsewhere meanwhile. */
export function useFocusBack<T extends HTMLElement>(): RefObject<T | null> {
  const panel = useRef<T>(null);
  useEffect(() => {
    const before = document.activeElement;
    const element = panel.current;
    return () => {
      const now = document.activeElement;
      const isLost = now === null || now === document.body || element?.contains(now) === true;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return panel;
}
