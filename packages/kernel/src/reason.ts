import type { Key, Seat } from './request.ts';

/** Why the opponent chose as it did: who was considered, what each was worth, what decided. */
export interface Reason {
  readonly topic: string;
  readonly candidates: readonly Key[];
  readonly picked: Key;
  /** The criterion after which one candidate was left; or that there was only one; or what broke the last tie. */
  readonly decided: { readonly rule: string; readonly name: string };
  /** A row for each criterion that was looked at; a candidate that was out by then has no value. */
  readonly rows: readonly ReasonRow[];
  /** Absent: everybody may read it. */
  readonly knownTo?: readonly Seat[];
}

export interface ReasonRow {
  readonly rule: string;
  readonly name: string;
  readonly prefers: 'most' | 'fewest';
  readonly values: readonly (number | null)[];
}
