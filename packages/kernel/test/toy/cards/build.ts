import type { Ability, Interrupt, Reaction } from '../../../src/language/terms.ts';
import type { Condition, Kind, Toy, ToyEffect } from '../terms.ts';

type Printed = Partial<Omit<Kind, 'id' | 'type' | 'abilities'>>;

/** What most cards have. */
const PLAIN = { cost: 0, capacity: 99, icons: {}, traits: [], force: 1 } as const;

function kind(type: Kind['type']) {
  return (id: string, printed: Printed, ...abilities: Kind['abilities']): Kind => ({
    id,
    type,
    ...PLAIN,
    ...printed,
    abilities,
  });
}

export const unit = kind('unit');
export const enhancement = kind('enhancement');
export const mission = kind('mission');

export function objective(id: string, printed: Printed, ...abilities: Kind['abilities']): Kind {
  return kind('objective')(id, { capacity: 5, force: 0, ...printed }, ...abilities);
}

/** An event is played from the hand for its cost, and for what else it asks. */
export function event(
  id: string,
  cost: number,
  ability: Extract<Ability<Toy>, { readonly action: unknown }> | Interrupt<Toy> | Reaction<Toy>,
): Kind {
  const price: ToyEffect = ability.price === undefined ? PLAY : [PLAY, ability.price];
  return kind('event')(id, { cost, force: 2 }, { ...ability, price, from: 'hand' });
}

export function fate(id: string, priority: number, force: number, effect: ToyEffect): Kind {
  return kind('fate')(id, { priority, force }, { action: effect, from: 'edge' });
}

const PLAY: ToyEffect = { do: 'play this' };

/** "… Then …" */
export function inOrder(first: ToyEffect, then: ToyEffect): ToyEffect {
  return { first, then };
}

export function onlyIf(when: Condition, then: ToyEffect, otherwise: ToyEffect = []): ToyEffect {
  return { when, then, otherwise };
}

export const ALL = { count: 'all' } as const;
