import { type Choice, knows, type Priority, rank, type Seat, type Thing } from '@holofoe/kernel';
import { keyOfThing } from '../rules/keys.ts';
import { spotOf } from '../rules/zones.ts';
import type { State } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';

/** The first by a list of priorities. The reason names the candidates: only who knows them all may read it. */
export function ranked(
  game: CardGameEngine,
  topic: string,
  by: Priority<Thing, CardGameEngine>,
  from: readonly Thing[],
): Choice<Thing> | undefined {
  const knownTo = game.desk.tell && seatsThatKnow(game.state, from);
  return withLeftmost(rank(game, topic, by, from, keyOfThing, knownTo));
}

/** LCG-39: where nothing tells them apart it is the leftmost. */
export function withLeftmost<T>(choice: Choice<T> | undefined): Choice<T> | undefined {
  if (!choice?.equals || !choice.reason) return choice;
  return { ...choice, reason: { ...choice.reason, decided: { rule: 'LCG-39', name: 'leftmost' } } };
}

/** Undefined: everybody knows them. */
function seatsThatKnow(state: State, cards: readonly Thing[]): readonly Seat[] | undefined {
  const places = cards.flatMap((card) => {
    const spot = card > 0 ? spotOf(state, card) : undefined;
    const place = spot?.pile[spot.index];
    return typeof place === 'object' ? [place] : [];
  });
  const seats = state.players.map(({ seat }) => seat);
  const knowing = seats.filter((seat) => places.every((place) => knows(place, seat)));
  return knowing.length === seats.length ? undefined : knowing;
}
