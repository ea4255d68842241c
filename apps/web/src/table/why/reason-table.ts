import type { Key, Reason, ReasonRow } from '@holofoe/kernel';
import { letterOf } from './letters.ts';

export interface Cell {
  /** Absent: out before this criterion, or the criterion was not needed. */
  readonly value?: number;
  /** This threw the candidate out. */
  readonly isOut: boolean;
  readonly isDeciding: boolean;
  readonly isNotNeeded: boolean;
}

export interface Candidate {
  readonly key: Key;
  readonly letter: string;
  readonly isPicked: boolean;
  readonly cells: readonly Cell[];
}

export interface ReasonTable {
  readonly columns: readonly ReasonRow[];
  /** The winner first, then whoever stayed longest. */
  readonly candidates: readonly Candidate[];
  /** What broke a tie that no criterion broke, such as a lot; those that it was between. */
  readonly tie?: { readonly name: string; readonly between: ReadonlySet<Key> };
}

/** A reason as a table: a row for each candidate, a column for each criterion. */
export function reasonTable(reason: Reason): ReasonTable {
  const { candidates, picked, decided, rows } = reason;
  const best = rows.map(bestOf);
  const isRow = (row: ReasonRow) => row.rule === decided.rule && row.name === decided.name;
  const deciding = rows.findIndex(isRow);
  const table = candidates.map((key, i) => ({
    key,
    letter: letterOf(i),
    isPicked: key === picked,
    cells: rows.map((row, column) => cellOf(row.values[i], best[column], key === picked, column, deciding)),
  }));
  const left = table.filter(({ cells }) => !cells.some(({ isOut }) => isOut));
  return {
    columns: rows,
    candidates: [...table].sort((a, b) => stay(b) - stay(a)),
    ...(left.length > 1 ? { tie: { name: decided.name, between: new Set(left.map(({ key }) => key)) } } : {}),
  };
}

function bestOf({ values, prefers }: ReasonRow): number {
  const known = values.filter((value) => value !== null);
  return prefers === 'most' ? Math.max(...known) : Math.min(...known);
}

function cellOf(
  value: number | null | undefined,
  best: number | undefined,
  isPicked: boolean,
  column: number,
  deciding: number,
): Cell {
  const isDeciding = isPicked && column === deciding;
  if (value === null || value === undefined) {
    return { isOut: false, isDeciding, isNotNeeded: isPicked && deciding >= 0 && column > deciding };
  }
  return { value, isOut: value !== best, isDeciding, isNotNeeded: false };
}

/** How long a candidate stayed: the winner to the end. */
function stay({ isPicked, cells }: Candidate): number {
  if (isPicked) return cells.length + 1;
  const out = cells.findIndex(({ isOut }) => isOut);
  return out < 0 ? cells.length : out;
}
