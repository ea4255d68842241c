import type { TableEvent } from '@holofoe/kernel';
import { freeze } from './replay-mode.ts';

/** What was told at a position. */
export interface Stretch {
  readonly at: number;
  readonly events: readonly TableEvent[];
  /** How much of it before the last checkpoint there; absent where there was none. */
  readonly marked?: number | undefined;
}

interface Open extends Stretch {
  readonly events: TableEvent[];
  marked: number | undefined;
}

/** What was told, by position: so a rebuild writes over and never doubles anything. */
export class Told {
  readonly #freezing: boolean;
  readonly #stretches = new Map<number, Open>();

  constructor(freezing: boolean) {
    this.#freezing = freezing;
  }

  at(position: number): Stretch | undefined {
    return this.#stretches.get(position);
  }

  begin(at: number): void {
    this.#stretches.set(at, { at, events: [], marked: undefined });
  }

  tell(at: number, event: TableEvent): void {
    this.#stretches.get(at)?.events.push(this.#freezing ? freeze(event) : event);
  }

  mark(at: number): void {
    const stretch = this.#stretches.get(at);
    if (stretch) stretch.marked = stretch.events.length;
  }

  /** What came after the checkpoint is going to be told again. */
  backToMark(at: number): void {
    const stretch = this.#stretches.get(at);
    stretch?.events.splice(stretch.marked ?? 0);
  }

  put({ at, events, marked }: Stretch): void {
    this.#stretches.set(at, { at, events: [...events], marked });
  }

  /** Takes over what another one has up to a position. */
  take(other: Told, upTo: number): void {
    for (const [at, stretch] of other.#stretches) if (at <= upTo) this.put(stretch);
  }
}
