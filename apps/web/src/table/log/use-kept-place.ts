import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** The line that a reader has scrolled back to, and how far below the upper edge it lies. */
interface Place {
  readonly line: Element;
  readonly below: number;
}

/**
 * However its window changes, and if it was hidden meanwhile, a list that stood at its end stays there,
 * and one that somebody has scrolled back keeps the line that was on top. Returns how it goes to its end.
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>): () => void {
  const place = useRef<Place>(undefined);
  const toEnd = useCallback(() => {
    place.current = undefined;
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [list]);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    let size = sizeOf(element);
    // What a change of the window has scrolled, nobody has.
    const remember = () => {
      if (sizeOf(element) === size) place.current = placeOf(element);
    };
    const observer = new ResizeObserver(() => {
      size = sizeOf(element);
      if (element.clientHeight === 0) return;
      const { current } = place;
      if (current?.line.isConnected)
        element.scrollTop += topOf(current.line) - topOf(element) - current.below;
      else toEnd();
    });
    element.addEventListener('scroll', remember);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', remember);
      observer.disconnect();
    };
  }, [list, toEnd]);
  return toEnd;
}

function sizeOf({ clientWidth, clientHeight }: Element): string {
  return `${clientWidth} ${clientHeight}`;
}

/** So near its end, in pixels, it stands there. */
const AT_END = 8;

/** Undefined at its end. */
function placeOf(list: HTMLElement): Place | undefined {
  if (list.scrollTop + list.clientHeight >= list.scrollHeight - AT_END) return undefined;
  const top = topOf(list);
  const line = [...list.children].find((each) => each.getBoundingClientRect().bottom > top);
  return line && { line, below: topOf(line) - top };
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
