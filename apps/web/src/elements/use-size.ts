import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large an element is, in pixels: what is drawn into it can keep its letters at their size. */
export function useSize<T extends Element>(atFirst: Size): readonly [RefObject<T | null>, Size] {
  const element = useRef<T>(null);
  const [size, setSize] = useState(atFirst);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      // At once: nobody sees letters that are drawn for the size before.
      flushSync(() => setSize({ width, height }));
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
