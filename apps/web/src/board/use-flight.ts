import { useState } from 'react';

/** Properties of something that travels: while it does, it lies above everything. */
export function useFlight(className: string) {
  const [flies, setFlies] = useState(false);
  return {
    className: flies ? `${className} flies` : className,
    onLayoutAnimationStart: () => setFlies(true),
    onLayoutAnimationComplete: () => setFlies(false),
  };
}
