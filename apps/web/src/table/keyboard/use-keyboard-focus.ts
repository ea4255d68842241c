import { type RefObject, useEffect, useRef } from 'react';
import type { Scene } from '../../session/scene.ts';

/** Whoever plays by keyboard finds the focus at the prompt when the card that had it has gone. */
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
    if (holdsFocus(document.activeElement)) return;
    app.current
      ?.querySelector<HTMLElement>('.prompt, .choice button, .end .button')
      ?.focus({ preventScroll: true });
  }, [app, scene]);
}

/** What was hidden or put out of use has the focus until the page is drawn again, and loses it then. */
function holdsFocus(element: Element | null): boolean {
  if (!element || element === document.body || element.matches(':disabled')) return false;
  return element.checkVisibility({ visibilityProperty: true });
}
