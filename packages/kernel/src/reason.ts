import { type Key, wordKey } from './key.ts';
import type { Seat } from './request.ts';

/** What a list of priorities picked, with the reason; without one where nobody listens, or where a person chose. */
export interface Choice<out T> {
  readonly picked: T;
  readonly reason: Reason | undefined;
  /** What no criterion told apart, the picked one among them; absent: nothing else was equal. */
  readonly equals?: readonly T[] | undefined;
}

/** A person's choice, or the only thing that there is: nothing to explain. */
export function plainly<T>(picked: T): Choice<T> {
  return { picked, reason: undefined };
}

/** Why something happens: the number of the rule that it follows, and the choices that it acts on. */
export type Why = string | Because | undefined;

interface Because {
  readonly rule: string | undefined;
  readonly reasons: readonly Reason[];
}

/** An event that acts on a choice names its reason. Where nobody listens nothing is built. */
export function because(
  choice: Choice<unknown> | undefined,
  rule?: string,
  further?: Choice<unknown> | undefined,
): Why {
  const reason = choice?.reason;
  const other = further?.reason;
  if (!reason) return other ? { rule, reasons: [other] } : rule;
  return { rule, reasons: other ? [reason, other] : [reason] };
}

/** The rule alone, for what follows from an event that has told of the choices. */
export function ruleOf(why: Why): string | undefined {
  return typeof why === 'object' ? why.rule : why;
}

export function reasonsOf(why: Why): readonly Reason[] {
  return typeof why === 'object' ? why.reasons : [];
}

/** Why the opponent chose as it did: who was considered, what each was worth, what decided. */
export interface Reason {
  readonly topic: string;
  readonly candidates: readonly Key[];
  readonly picked: Key;
  /** The criterion after which one candidate was left; or that there was only one; or what broke the last tie. */
  readonly decided: { readonly rule: string; readonly name: string };
  /** A row for each criterion that was looked at; a candidate that was out by then has no value. */
  readonly rows: readonly ReasonRow[];
  /** Candidates that came before it and would not do, in their order. Absent: there were none. */
  readonly passedOver?: readonly PassedOver[];
  /** Absent: everybody may read it. */
  readonly knownTo?: readonly Seat[];
}

/** What stands against a candidate, by which rule: "three upgrades, none cheaper or weaker". */
export interface Obstacle {
  readonly rule: string;
  readonly says: string;
}

export interface PassedOver extends Obstacle {
  readonly candidate: Key;
}

/** "Death Trooper A, three upgrades, none cheaper or weaker (OPS-28)" */
export function passedOverText({ candidate, rule, says }: PassedOver, nameOf: (key: Key) => string): string {
  return `${nameOf(candidate)}, ${says} (${rule})`;
}

/** What is picked where every candidate was passed over. */
export const NOBODY = wordKey('nobody');

export interface ReasonRow {
  readonly rule: string;
  readonly name: string;
  readonly prefers: 'most' | 'fewest';
  readonly values: readonly (number | null)[];
  /** Absent: as a number. */
  readonly shown?: Shown;
}

/**
 * What the values of a criterion mean to a reader: a number, whether it holds, a place counted from 0, which of the
 * candidates comes first, a card's number.
 */
export type Shown = 'number' | 'yes or no' | 'place' | 'order' | 'card number';

/** A value of a criterion in words; nothing for a candidate that was out by then. */
export function valueText({ shown }: ReasonRow, value: number | null | undefined): string | undefined {
  if (value === null || value === undefined) return undefined;
  switch (shown) {
    case 'yes or no':
      return value > 0 ? 'yes' : 'no';
    case 'place':
    case 'order':
      return String(value + 1);
    case 'card number':
      return String(value).padStart(5, '0');
    default:
      return String(value);
  }
}
