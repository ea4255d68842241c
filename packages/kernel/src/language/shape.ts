/**
 * What an effect is on the outside: a word, a price and what it buys, one of several … Whoever wants to know more of it
 * than that folds it.
 */
type With<E, Field extends string> = Extract<E, { readonly [F in Field]: unknown }>;
type SaidOnly<E> = Extract<E, { readonly do: string }>;

/** Some ways to put effects together have a `do` too, but theirs is an effect. */
export function isWord<E extends object>(effect: E): effect is SaidOnly<E> {
  return 'do' in effect && typeof effect.do === 'string';
}

export function isPay<E extends object>(effect: E): effect is With<E, 'pay'> {
  return 'pay' in effect;
}

export function isOneOf<E extends object>(effect: E): effect is With<E, 'oneOf'> {
  return 'oneOf' in effect;
}

export function isWhen<E extends object>(effect: E): effect is With<E, 'when'> {
  return 'when' in effect;
}

export function isFirst<E extends object>(effect: E): effect is With<E, 'first'> {
  return 'first' in effect;
}

/** One after the other; anything else is a list of itself. */
export function inARow<E extends object>(effect: E | readonly E[]): readonly E[] {
  return Array.isArray(effect) ? effect : [effect as E];
}
