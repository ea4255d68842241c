import type { Colour } from './colour.ts';
import { characters, dice, type Filter, sides } from './filter.ts';
import type { Condition, Effect } from './terms.ts';

export const may = (effect: Effect): Effect => ({ may: effect });
export const oneOf = (...options: Effect[]): Effect => ({ oneOf: options });
export const pay = (price: Effect, to: Effect): Effect => ({ pay: price, to });
/** "… Then …": the second only after the first, the first even where the second does nothing. */
export const andThen = (first: Effect, then: Effect): Effect => ({ first, then });
export const when = (condition: Condition, then: Effect, otherwise?: Effect): Effect =>
  otherwise === undefined ? { when: condition, then } : { when: condition, then, otherwise };
export const not = (condition: Condition): Condition => ({ not: condition });
/** "Spot a Blue character to …" OPS-49: never a teammate's. */
export const spot = (colour: Colour, then: Effect): Effect =>
  when({ there: characters('own', { colour }) }, then);
/** "Roll a die: on this or more …" (OPS-31) */
export const rollDie = (atLeast: number, success: Effect): Effect => ({
  do: 'roll a die',
  atLeast,
  success,
});
/** "…, or if that is not possible, …" */
export const orElse = (first: Effect, otherwise: Effect): Effect => ({
  do: 'or else',
  try: first,
  otherwise,
});
/** An AI card activates so many, one after the other: which is next is found when its turn comes. */
export const activates = (who: Filter, many = 1): Effect => {
  const one: Effect = { do: 'activate', who: { one: who } };
  return many === 1 ? one : { times: many, do: one };
};
/** The most dangerous die of one player, whom the AI's priorities choose. */
export const REMOVES_WORST_DIE: Effect = {
  each: { one: sides('player') },
  do: { do: 'remove', dice: { one: dice('its') } },
};
