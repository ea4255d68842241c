import type { TableEvent } from './event.ts';
import type { Json } from './json.ts';
import { reasonsOf, ruleOf, type Why } from './reason.ts';
import type { Ask, Chance, Seat } from './request.ts';

/** A game in progress: its state, and the desk it is played at. */
export interface Game<out S> {
  readonly state: S;
  readonly desk: Desk;
}

/** What stands around the rules and is never in the state: who answers, who listens, the budgets. */
export interface Desk {
  /** Answers chance at once (the lab). Absent or undefined: the request is yielded. */
  readonly chance?: ((request: Chance) => number | undefined) | undefined;
  readonly decide?: ((ask: Ask) => readonly number[] | undefined) | undefined;
  /** Where rules run in direct style (the lab): called at every checkpoint; false ends the game there. */
  readonly checkpoint?: (() => boolean) | undefined;
  /** Absent: nobody listens, and neither events nor reasons are built. */
  readonly tell?: ((event: TableEvent) => void) | undefined;
  steps: number;
  readonly inside: string[];
}

export const STEP_BUDGET = 100_000;
const DEPTH_BUDGET = 200;

export function openDesk(around: Pick<Desk, 'chance' | 'checkpoint' | 'decide' | 'tell'> = {}): Desk {
  const { chance, checkpoint, decide, tell } = around;
  return { chance, checkpoint, decide, tell, steps: 0, inside: [] };
}

/** A rule that does not come to an end. */
export class EndlessRule extends Error {
  override readonly name = 'EndlessRule';
}

/** Counts against the budget between two checkpoints. */
export function step(desk: Desk, name: string): void {
  if (++desk.steps > STEP_BUDGET) {
    throw new EndlessRule(
      `${inside(desk, name)} took more than ${STEP_BUDGET} steps without coming to an end.`,
    );
  }
}

/** Goes into a happening, an effect or a step of a queue. */
export function enter(desk: Desk, name: string): void {
  step(desk, name);
  desk.inside.push(name);
  if (desk.inside.length > DEPTH_BUDGET) {
    throw new EndlessRule(`${inside(desk, name)} set itself off more than ${DEPTH_BUDGET} deep.`);
  }
}

export function leave(desk: Desk): void {
  desk.inside.pop();
}

/** A new stretch between checkpoints: the budgets are full again. */
export function refillBudget(desk: Desk): void {
  desk.steps = 0;
  if (desk.inside.length > 0) desk.inside.length = 0;
}

function inside(desk: Desk, name: string): string {
  const outer = desk.inside.slice(-4).filter((other) => other !== name);
  return outer.length === 0 ? `"${name}"` : `"${name}" (inside ${outer.join(', ')})`;
}

/**
 * Tells one of a game's happenings: its kind, and the rest of it as data. What only `to` may know stands in `secret`.
 * On a hot path ask `desk.tell` first, so that nothing is built where nobody listens.
 */
export function tellHappening<H extends { readonly kind: string }>(
  desk: Desk,
  happening: H,
  why?: Why,
  secret?: { readonly to: readonly Seat[]; readonly happening: H },
): void {
  if (!desk.tell) return;
  const rule = ruleOf(why);
  const reasons = reasonsOf(why);
  desk.tell({
    kind: happening.kind,
    ...(rule === undefined ? {} : { rule }),
    data: dataOf(happening),
    ...(secret ? { secret: { to: secret.to, data: dataOf(secret.happening) } } : {}),
    ...(reasons.length === 0 ? {} : { reasons }),
  });
}

/** A happening is plain data, which its type does not say. */
function dataOf<H extends { readonly kind: string }>(happening: H): Json {
  const { kind: _, ...data } = happening;
  return data as Json;
}
