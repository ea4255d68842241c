import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';

const HOVER = 300;
const LONG_PRESS = 450;

interface Handlers {
  readonly act: (byTouch: boolean) => void;
  /** Undefined: what was only hovered is left again. */
  readonly read: (how: 'hover' | 'asked' | undefined) => void;
  readonly point: (isOn: boolean, at: Element) => void;
}

/** Mouse, touch and keys on a card: rest or press long to read, click or Enter to do, Space to read. */
export function usePointing({ act, read, point }: Handlers) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressedLong = useRef(false);
  const touched = useRef(false);
  const hovered = useRef(false);
  const stop = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const leave = ({ currentTarget }: PointerEvent): void => {
    stop();
    point(false, currentTarget);
    if (hovered.current) read(undefined);
    hovered.current = false;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType !== 'touch') point(true, currentTarget);
    },
    // A card that comes to lie under a pointer at rest does not open by itself.
    onPointerMove: ({ pointerType, movementX, movementY, buttons }: PointerEvent) => {
      const isAtRest = movementX === 0 && movementY === 0;
      if (pointerType === 'touch' || isAtRest || buttons > 0 || timer.current !== undefined) return;
      timer.current = setTimeout(() => {
        hovered.current = true;
        read('hover');
      }, HOVER);
    },
    onPointerLeave: leave,
    onPointerDown: ({ pointerType }: PointerEvent) => {
      stop();
      pressedLong.current = false;
      touched.current = pointerType === 'touch';
      if (!touched.current) return;
      timer.current = setTimeout(() => {
        pressedLong.current = true;
        read('asked');
      }, LONG_PRESS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (pressedLong.current) event.preventDefault();
    },
    onClick: () => {
      stop();
      if (pressedLong.current) pressedLong.current = false;
      else act(touched.current);
    },
    onKeyDown: (event: KeyboardEvent) => {
      touched.current = false;
      if (event.key !== ' ') return;
      event.preventDefault();
      read('asked');
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ') event.preventDefault();
    },
    onFocus: ({ currentTarget }: FocusEvent) => point(true, currentTarget),
    onBlur: ({ currentTarget }: FocusEvent) => point(false, currentTarget),
  };
}
