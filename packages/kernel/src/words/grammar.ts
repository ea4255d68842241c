import type { Cx, Live } from '../engine/engine.ts';
import type { CardsParts } from '../language/fold.ts';
import type { CardRule, Moment, Picked, Terms } from '../language/terms.ts';
import type { Thing } from '../language/thing.ts';
import type { Words } from './words.ts';

/** What a game adds so that its effects can be read. */
export interface Grammar<L extends Terms> {
  readonly words: Words<L>;
  readonly says: Says<L>;
  /**
   * What it is worth to the one who does it that a rule holds for a thing. The amount of an ability that is gained: what
   * its effect would be worth now to the one who gains it. Until when it holds may decide whether it is of any use.
   */
  readonly worthOfRule: (
    cx: Cx<L>,
    rule: CardRule<L>,
    thing: Thing,
    amount: number,
    until: L['until'],
  ) => number;
  /** What all of it is worth where it lasts for the first of them only; undefined: as much as they come to. */
  readonly worthOfNext?: (
    cx: Cx<L>,
    until: L['until'],
    valued: readonly { readonly thing: Thing; readonly worth: number }[],
  ) => number | undefined;
  /** What it is worth that something which is happening does not. */
  readonly worthOfStopping: (cx: Cx<L>, live: Live<L>) => number;
}

/** The game's own parts of a sentence. */
export interface Says<L extends Terms> {
  readonly filter: (filter: L['filter'], isMany: boolean) => string;
  /** Of a game that says in its own way what is chosen ("one of your dice"); absent, or undefined: "a", "up to 2", "target" and the filter. */
  readonly picked?: (picked: Picked<L>, parts: CardsParts<string>) => string | undefined;
  readonly condition: (condition: L['condition']) => string;
  readonly count: (count: L['count']) => string;
  readonly stat: (stat: L['stat']) => string;
  /** "gets +2 capacity"; what a gained ability does is given in words. */
  readonly rule: (rule: CardRule<L>, amount: string | undefined, gained: string | undefined) => string;
  /** Of a game whose verbs agree with the subject ("up to 2 units get"); absent: the subject and its rules in a row. */
  readonly predicate?: (subject: string, rules: readonly string[]) => string;
  /** Of a game that says in its own way between what is chosen; absent: "one: this; or that". */
  readonly options?: (options: readonly string[]) => string;
  readonly moment: (moment: Moment<L>) => string;
  readonly ref: (ref: L['ref'] | 'host') => string;
  readonly until: (until: L['until']) => string;
  readonly name: (kind: string) => string;
}
