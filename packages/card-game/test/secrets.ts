import { jsonCopy, knows, type Pile, type Seat, type Thing } from '@holofoe/kernel';
import { tradeSecrets } from '@holofoe/table/testing';
import { kindOf } from '../src/cards/catalogue.ts';
import type { State } from '../src/state.ts';

/** The same table with everything that the seat does not know changed: cards it has not seen trade places. */
export function withSecretsChanged(state: State, seat: Seat): State {
  const other = jsonCopy(state);
  const piles = secretPiles(other).map(([, pile]) => pile);
  tradeSecrets(other.hidden, piles, seat, couldSwap);
  return other;
}

function couldSwap(one: Thing, two: Thing): boolean {
  const [a, b] = [kindOf(one), kindOf(two)];
  return a.id !== b.id && a.side === b.side && (a.type === 'objective') === (b.type === 'objective');
}

/** Where cards lie that somebody has seen, and this seat has not. */
export function secretsIn(state: State, seat: Seat): readonly string[] {
  const isSecret = (pile: Pile) => pile.some((place) => 'card' in place && !knows(place, seat));
  return secretPiles(state).flatMap(([where, pile]) => (isSecret(pile) ? [where] : []));
}

function secretPiles({
  players,
  play,
  engagement,
}: State): readonly (readonly [where: string, pile: Pile])[] {
  return [
    ...players.flatMap(({ hand, deck, objectives, fates }) => [
      ['hand', hand] as const,
      ['deck', deck] as const,
      ['objective deck', objectives] as const,
      ['fate deck', fates] as const,
    ]),
    ...(engagement?.battle?.stacks ?? []).map((stack) => ['stack', stack] as const),
    ...play.map(({ captives }) => ['captives', captives] as const),
  ];
}
