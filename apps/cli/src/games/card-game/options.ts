import type { Json } from '@holofoe/kernel';
import type { Options } from '../../game.ts';

/** LCG-38 */
export const DIFFICULTIES = ['easy', 'normal', 'hard', 'insane'] as const;

/** On a command line all values are text; the dial may be a number. */
export function optionValues(options: Options): { readonly [name: string]: Json } {
  return Object.fromEntries(
    Object.entries(options).map(([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text]),
  );
}
