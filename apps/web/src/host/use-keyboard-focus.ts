import { type RefObject, useEffect, useRef } from 'react';
import type { Scene } from '../session/scene.ts';

/** Who plays by keyboard finds the focus at the prompt when the card that had it has gone. */
export function useKeyboardFocus(app: RefObject<HTMLElement | null>, scene: Scene): void {
  const byKeyboard = useRef(false);
  useEffect(() => {
    const key = () => {
      byKeyboard.current = true;
    };
    const pointer = () => {
      byKeyboard.current = false;
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  useEffect(() => {
    if (!byKeyboard.current || scene.showing) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    app.current
      ?.querySelector<HTMLElement>('.prompt, .choice button, .end .btn')
      ?.focus({ preventScroll: true });
  }, [app, scene]);
}
