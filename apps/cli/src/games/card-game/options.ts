import { ONLY_FOR_LIGHT_AI } from '@holofoe/card-game';
import type { Json } from '@holofoe/kernel';
import { InputFault } from '../../fault.ts';
import type { Options } from '../../game.ts';

/** LCG-38 */
export const DIFFICULTIES = ['easy', 'normal', 'hard', 'insane'] as const;

/** What `--difficulty` sets, refused where no AI plays the Light Side. */
export function dialOf(level: string | undefined, isLightAi: boolean): { readonly dial?: string } {
  if (level === undefined) return {};
  if (!isLightAi)
    throw new InputFault({
      says: `--difficulty: ${ONLY_FOR_LIGHT_AI}`,
      remedy: 'Leave it out, or play the Dark Side: --side dark.',
    });
  return { dial: level };
}

/** On a command line all values are text; the dial may be a number. */
export function optionValues(options: Options): { readonly [name: string]: Json } {
  return Object.fromEntries(
    Object.entries(options).map(([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text]),
  );
}
