import { useEffect } from 'react';
import type { Session } from './session.ts';

/** Whoever has not touched the device for so long may have laid it down. */
const IDLE = 60_000;

/** Covers a table that goes from hand to hand when the page is left, or nobody touches it. */
export function useCover(session: Session): void {
  useEffect(() => {
    if (!session.passes) return undefined;
    let timer = setTimeout(session.cover, IDLE);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(session.cover, IDLE);
    };
    const left = () => {
      if (document.visibilityState === 'hidden') session.cover();
    };
    const inputs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;
    for (const input of inputs) addEventListener(input, touched, { passive: true });
    document.addEventListener('visibilitychange', left);
    return () => {
      clearTimeout(timer);
      for (const input of inputs) removeEventListener(input, touched);
      document.removeEventListener('visibilitychange', left);
    };
  }, [session]);
}
