import { knows, type Place } from './hidden.ts';
import type { Seat } from './request.ts';

/** A rule looked at a card that must not be seen. */
class Unseen extends Error {
  override readonly name = 'Unseen';
}

/**
 * Lies over every card of a state that a seat does not know. While it is open a look at one is only noted; once it is
 * closed a look ends what runs, wherever and however a rule looks. So nothing that a run under a closed veil tells can
 * depend on what the seat does not know, nor can how far it comes.
 */
export class Veil {
  readonly #seat: Seat;
  readonly #veiled = new WeakSet<object>();
  #isClosed = false;
  #wasLookedUnder = false;

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  /** Veils a state that was just read; how many cards were not veiled yet. */
  cover(state: unknown): number {
    if (state === null || typeof state !== 'object') return 0;
    const fields = state as { [key: string]: unknown };
    let covered = 0;
    for (const [key, field] of Object.entries(fields)) {
      if (!isCard(field)) covered += this.cover(field);
      else if (!this.#veiled.has(field) && !knows(field, this.#seat)) {
        fields[key] = this.#over(field);
        covered++;
      }
    }
    return covered;
  }

  /** False where somebody else has looked since: then a rule may remember what it saw, and must not run on. */
  close(state: unknown): boolean {
    if (this.cover(state) > 0) this.#wasLookedUnder = true;
    this.#isClosed = true;
    return !this.#wasLookedUnder;
  }

  /** Whether a run ended because of it. */
  ended(error: unknown): boolean {
    return this.#isClosed && error instanceof Unseen;
  }

  #over({ card, by }: Extract<Place, { readonly card: number }>): Place {
    const look = () => {
      if (this.#isClosed) throw new Unseen('The seat does not know this card.');
      this.#wasLookedUnder = true;
      return card;
    };
    const place: Place = {
      get card() {
        return look();
      },
      by,
    };
    this.#veiled.add(place);
    return place;
  }
}

function isCard(value: unknown): value is Extract<Place, { readonly card: number }> {
  return value !== null && typeof value === 'object' && 'card' in value && 'by' in value;
}
