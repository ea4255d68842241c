import { type MouseEvent, useRef } from 'react';
import type { Scene } from '../session/scene.ts';

/** A second click of the same hand reaches what the first one reached, and nothing that has come to lie there since. */
export function useSameClick({ question }: Scene): (event: MouseEvent) => void {
  const first = useRef<readonly unknown[]>([]);
  return (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // On the board the same button may stand for another answer by now.
    const reached = [button, button?.closest('.field') ? question?.to : undefined];
    if (event.detail > 1 && reached.some((each, i) => each !== first.current[i])) event.stopPropagation();
    else first.current = reached;
  };
}
