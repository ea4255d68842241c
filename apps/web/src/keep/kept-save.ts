import { type AnyGame, damaged, gameOfSave, type LiveTable } from '@holofoe/table';
import { inParts, type Stored } from './stored.ts';

/** A kept save that can be opened. */
export interface KeptSave {
  /** The id of the game that it is of. */
  readonly game: string;
  readonly open: (game: AnyGame) => LiveTable;
  /** The position up to which it is kept in parts, so that what is new can be added. */
  readonly end: number | undefined;
}

/** Throws a SaveError where it is none. */
export function readKept({ save, parts }: Stored): KeptSave {
  if (typeof save === 'string') {
    const whole = parsed(save);
    return { game: gameOfSave(whole), open: ({ load }) => load(whole), end: undefined };
  }
  const kept = inParts({ save, parts });
  return { game: gameOfSave(kept.head), open: ({ resume }) => resume(kept), end: parts.at(-1)?.[0] };
}

function parsed(save: string): unknown {
  try {
    return JSON.parse(save);
  } catch (error) {
    throw damaged('it is not JSON, or it was cut off', error);
  }
}
