import { useEffect, useState } from 'react';

/** Something that is loaded once, when the page that needs it is opened. A failure goes to the error boundary. */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly value: T }>();
  const [fault, setFault] = useState<unknown>();
  // The first `load` counts: pages pass a new function every time they are drawn.
  const [once] = useState(() => load);
  useEffect(() => {
    let isCurrent = true;
    once().then(
      (value) => isCurrent && setLoaded({ value }),
      (error: unknown) => isCurrent && setFault(error ?? new Error('It could not be loaded.')),
    );
    return () => {
      isCurrent = false;
    };
  }, [once]);
  if (fault !== undefined) throw fault;
  return loaded?.value;
}
