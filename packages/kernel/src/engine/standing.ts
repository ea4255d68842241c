import type { Thing } from '../language/thing.ts';
import type { Seat } from '../request.ts';

/** Points at what a card says: the card, its ability, and the place inside it (0: the ability itself). */
export interface Pointer {
  readonly card: Thing;
  readonly ability: number;
  /** 1 and up: what lasts or comes later inside it. */
  readonly node: number;
}

/** Somebody who waits for a happening. */
export interface Listener extends Pointer {
  readonly seat: Seat;
  /** It listens for those to whom this rule grants an ability. */
  readonly rule?: number | undefined;
  /** Of what was granted for a time: to whom. */
  readonly on?: Thing[] | undefined;
  /** Of what comes once, later: what was bound when it was said. */
  readonly bound?: Bound | undefined;
  readonly until?: string | undefined;
}

/** A card that leaves is none of it any more: if it comes back it is another one. */
export interface Bound {
  readonly that: Thing[];
  readonly it: Thing[];
  readonly n: number;
  readonly named?: { readonly [name: string]: Thing[] } | undefined;
  readonly name?: string | undefined;
}

/** A rule in force. */
export interface Modifier extends Pointer {
  readonly seat: Seat;
  /** Which of the rules that stand there. */
  readonly rule: number;
  /** Of what lasts: whom it was put on, and the amount as it was then. */
  readonly on?: Thing[] | undefined;
  readonly n?: number | undefined;
  readonly until?: string | undefined;
}

/** Who listens, which rules are in force and what was used, as plain data in a game's state: pointers, never effects. */
export interface Standing {
  before: { [kind: string]: Listener[] };
  after: { [kind: string]: Listener[] };
  /** By the stat or permission that it changes. */
  rules: { [changes: string]: Modifier[] };
  /** How often, by period and ability. */
  readonly used: { [period: string]: { [ability: string]: number } };
}

// Each way to stand has one literal, so that all that stand so have one shape: a spread would make many.

/** What a card itself says. */
export function itself({ card, ability, node }: Pointer, seat: Seat): Listener {
  return { card, ability, node, seat };
}

/** A rule that a card itself says, or an ability that it grants. */
export function byRule({ card, ability, node }: Pointer, seat: Seat, rule: number): Modifier {
  return { card, ability, node, seat, rule };
}

/** A rule for a time, with its amount where that is not printed. */
export function forATime(
  { card, ability, node }: Pointer,
  seat: Seat,
  rule: number,
  on: Thing[],
  until: string,
  n?: number,
): Modifier {
  const isPrinted = n === undefined;
  return isPrinted
    ? { card, ability, node, seat, rule, on, until }
    : { card, ability, node, seat, rule, on, until, n };
}

/** Something that comes once, later. */
export function once({ card, ability, node }: Pointer, seat: Seat, bound: Bound): Listener {
  return { card, ability, node, seat, bound };
}

/** The same listener, whoever's it is by now. */
export function isSame(a: Listener, b: Listener): boolean {
  const isAtOne = a.card === b.card && a.ability === b.ability && a.node === b.node;
  return isAtOne && a.rule === b.rule && a.on === b.on && a.bound === b.bound;
}

export function nothingStands(): Standing {
  return { before: {}, after: {}, rules: {}, used: {} };
}
