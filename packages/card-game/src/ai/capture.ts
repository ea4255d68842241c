import type { Thing } from '@holofoe/kernel';
import { capacityOf } from '../rules/reads.ts';
import { inPlay } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';

/** LCG-49: the objective with the most capacity left, of equal ones the one that came first. */
export function bestJail(game: CardGameEngine, jails: readonly Thing[]): Thing | undefined {
  const left = (card: Thing) => capacityOf(game, card) - (inPlay(game.state, card)?.damage ?? 0);
  return jails.reduce<Thing | undefined>(
    (best, jail) => (best === undefined || left(jail) > left(best) ? jail : best),
    undefined,
  );
}

/** LCG-49: the objective with the most captured cards. */
export function mostCaptives({ state }: CardGameEngine, jails: readonly Thing[]): Thing | undefined {
  const held = (card: Thing) => inPlay(state, card)?.captives.length ?? 0;
  return [...jails].sort((a, b) => held(b) - held(a))[0];
}
