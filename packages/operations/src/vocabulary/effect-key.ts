import type { Effect } from './words.ts';

/** A short, stable name for one of several effects to choose from. */
export function effectKey(effect: Effect): string {
  if (Array.isArray(effect)) return effect.map(effectKey).join('+');
  if ('do' in effect) return effect.do;
  if ('may' in effect) return effectKey(effect.may);
  if ('oneOf' in effect) return effect.oneOf.map(effectKey).join('|');
  if ('when' in effect) return effectKey(effect.then);
  return 'pay' in effect ? effectKey(effect.to) : '';
}
