import type { Paper } from '../terminal/paper.ts';

/** Where nobody says how many lines a screen has. */
const USUAL_ROWS = 24;

/** The empty line between the table and the question, and the line that is typed. */
const AROUND = 2;

/** The table leaves the question so many lines, if it needs them: a longer one is told in parts. */
const OF_QUESTION = 10;

type Draw = (paper: Paper) => readonly string[];

export interface Screen {
  readonly lines: readonly string[];
  /** Not all of the question is in sight. */
  readonly isInParts: boolean;
}

/**
 * The table over the question on one screen: the table is drawn as closely as it must be, and what is still too long of the
 * question is told in parts. Where nobody sees a screen, the question is told whole.
 */
export function screenOf(table: Draw, question: Draw, paper: Paper): Screen {
  const rows = paper.rows ?? USUAL_ROWS;
  const whole = question({ ...paper, rows: undefined });
  const drawn = table({ ...paper, rows: rows - Math.min(whole.length, OF_QUESTION) - AROUND });
  const left = rows - drawn.length - AROUND;
  const isInParts = paper.rows !== undefined && whole.length > left;
  return { lines: [...drawn, '', ...(isInParts ? question({ ...paper, rows: left }) : whole)], isInParts };
}

/** Shows lines a screen at a time; `goesOn` waits for somebody, and false leaves. */
export async function inPages(
  lines: readonly string[],
  { rows }: Pick<Paper, 'rows'>,
  say: (lines: readonly string[]) => void,
  goesOn: () => Promise<boolean>,
): Promise<boolean> {
  const room = rows === undefined ? lines.length : Math.max(1, rows - 1);
  for (let from = 0; from < lines.length; from += room) {
    if (from > 0 && !(await goesOn())) return false;
    say(lines.slice(from, from + room));
  }
  return true;
}
