import { when } from '../cards/effects.ts';
import { cards, characters, sides, supports, upgrades } from '../cards/filter.ts';
import type { Ability, Amount, Effect } from '../cards/terms.ts';

/** What a stage does at a moment. */
export const whenStageBegins = (effect: Effect): Ability => ({
  reaction: effect,
  at: { at: 'stage begins', by: 'you' },
});
export const whenPhaseBegins = (effect: Effect): Ability => ({
  reaction: effect,
  at: { at: 'phase begins', by: 'you' },
});
export const atAiUpkeep = (effect: Effect): Ability => ({
  reaction: effect,
  at: { at: 'AI upkeep', by: 'you' },
});
/** Before its dice are rolled, of the first AI character of the round only. */
export const asFirstIsActivated = (effect: Effect): Ability => ({
  interrupt: effect,
  at: { at: 'rolls', card: characters('own'), first: true },
});
export const afterActivation = (effect: Effect): Ability => ({
  reaction: effect,
  at: { at: 'activate', card: characters('own') },
});
export const afterDefeat = (effect: Effect): Ability => ({
  reaction: effect,
  at: { at: 'defeated', card: characters('own') },
});

/** From so many counters on the stage on. */
export const fromCounters = (atLeast: number, effect: Effect): Effect =>
  when({ amount: { stat: 'counters', of: 'stage' }, atLeast }, effect);

/** What a stage changes for as long as it lasts. */
export const firstUpgradeDearer = (more: number): Ability => ({
  holds: [{ stat: 'cost', add: more }],
  on: { each: upgrades('foe', { first: true }) },
});
export const aiUpgradesCheaper = (less: number): Ability => ({
  holds: [{ stat: 'cost', add: -less }],
  on: { each: upgrades('own') },
});
export const supportsFirst = (): Ability => ({
  holds: [{ stat: 'haste', set: 1 }],
  on: { each: supports('own') },
});
export const playersGainLess = (less: number, name: string): Ability => ({
  holds: [{ stat: 'income', add: -less }],
  on: { each: sides('foe') },
  while: { there: cards('own', { name }) },
});
/** In even rounds each packet is smaller. */
export const gates = (name: string, less: number): Ability => ({
  holds: [{ stat: 'prevented', add: less }],
  on: { each: characters('own', { name }) },
  while: { is: 'even round' },
});
export const handSize = (size: number): Ability => ({
  holds: [{ stat: 'hand size', set: size }],
  on: { each: sides('foe') },
});

/** A player may place a counter instead of gaining a resource; with enough of them AI characters have less health. */
export const sabotage = (countersPerPlayer: number, lessHealth: number): readonly Ability[] => {
  const enough: Amount = { amount: { count: 'players, at least one' }, times: countersPerPlayer };
  return [
    { holds: [{ stat: 'sabotage', set: countersPerPlayer }], on: { each: sides('foe') } },
    {
      holds: [{ stat: 'health', add: -lessHealth }],
      on: { each: characters('own') },
      while: { amount: { stat: 'counters', of: 'stage' }, atLeast: enough },
    },
  ];
};
