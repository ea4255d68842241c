import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Travelling, TravellingProps } from './travelling.tsx';

interface Way {
  readonly milliseconds: number;
  /** Undefined: it is not loaded yet. */
  readonly Mover: typeof Travelling | undefined;
}

const WayContext = createContext<Way>({ milliseconds: 0, Mover: undefined });

/** Cards inside travel from place to place, in so much time. */
export function Travel({
  milliseconds,
  children,
}: {
  readonly milliseconds: number;
  readonly children: ReactNode;
}) {
  const [loaded, setLoaded] = useState<Pick<Way, 'Mover'>>({ Mover: undefined });
  const isMoving = milliseconds > 0;
  useEffect(() => {
    // Who wants no motion needs nothing that makes it.
    if (!isMoving) return undefined;
    let isCurrent = true;
    import('./travelling.tsx').then(
      ({ Travelling: Mover }) =>
        isCurrent && keepFocus(() => setLoaded((now) => (now.Mover ? now : { Mover }))),
      // Without a connection the cards lie where they belong and do not travel there.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isMoving]);
  const way = useMemo(() => ({ milliseconds, ...loaded }), [milliseconds, loaded]);
  return <WayContext value={way}>{children}</WayContext>;
}

/** Something that travels. What moves it is large and comes after the table: until then it lies where it belongs. */
export function Traveller(props: Omit<TravellingProps, 'milliseconds'>) {
  const { milliseconds, Mover } = useContext(WayContext);
  if (Mover) return <Mover {...props} milliseconds={milliseconds} />;
  return <span className={props.className}>{props.children}</span>;
}

/** Whatever travels is drawn anew: what had the focus has it again. */
function keepFocus(draw: () => void): void {
  const name = document.activeElement?.getAttribute('data-rove');
  flushSync(draw);
  if (name === null || name === undefined) return;
  document.querySelector<HTMLElement>(`[data-rove="${CSS.escape(name)}"]`)?.focus({ preventScroll: true });
}
