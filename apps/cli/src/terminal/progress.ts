import type { Screen } from '../io.ts';

const COLUMNS = 40;

/** A bar that grows on a terminal; elsewhere nothing is shown. */
export function progressOn(screen: Screen): {
  readonly show: (done: number, all: number) => void;
  readonly clear: () => void;
} {
  if (!screen.isTTY) return { show: () => {}, clear: () => {} };
  return {
    show: (done, all) => {
      const full = Math.floor((done / all) * COLUMNS);
      const bar = '#'.repeat(full) + '.'.repeat(COLUMNS - full);
      screen.write(`\r[${bar}] ${done} of ${all}`);
    },
    clear: () => screen.write(`\r${' '.repeat(79)}\r`),
  };
}
