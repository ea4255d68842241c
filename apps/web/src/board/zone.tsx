import { createContext, type KeyboardEvent, type ReactNode, useContext, useState } from 'react';
import { neighbour } from './neighbour.ts';

interface Rove {
  readonly current: string | undefined;
  readonly setCurrent: (name: string) => void;
}

const RoveContext = createContext<Rove>({ current: undefined, setCurrent: () => undefined });

/** A labelled part of the table. Tab goes from one to the next, the arrows move within. */
export function Zone({
  label,
  className,
  first,
  children,
}: {
  readonly label: string;
  readonly className: string;
  /** All that can have the focus here, in order: the first one has it before anything was chosen. */
  readonly first: readonly string[];
  readonly children: ReactNode;
}) {
  const [last, setCurrent] = useState<string>();
  const current = last !== undefined && first.includes(last) ? last : first[0];
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const next = neighbour(event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <RoveContext value={{ current, setCurrent }}>
      <section className={`zone ${className}`} aria-label={label} onKeyDown={move}>
        {children}
      </section>
    </RoveContext>
  );
}

/** Properties of something in a zone that the arrows reach. */
export function useRove(name: string) {
  const { current, setCurrent } = useContext(RoveContext);
  return {
    'data-rove': name,
    tabIndex: current === name ? 0 : -1,
    onFocus: () => setCurrent(name),
  };
}
