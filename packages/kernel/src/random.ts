import { mix } from './hash.ts';
import type { Chance } from './request.ts';

/**
 * The generator has no state: a draw is a mix of the seed and of how many entries the journal has,
 * so that a draw which is undone and made again is a new draw.
 */
export function seededFraction(seed: number, entries: number): number {
  const high = mix(mix(seed) + Math.imul(entries, 0x9e3779b9));
  const low = mix(high ^ Math.imul(entries + 1, 0x85ebca6b) ^ seed);
  return (high * 0x200000 + (low >>> 11)) / 0x20000000000000;
}

/** The outcome of a chance request that a fraction from 0 to below 1 falls on. */
export function outcomeAt(chance: Chance, fraction: number): number {
  if (!chance.weightOf) return Math.floor(fraction * chance.size);
  let total = 0;
  for (let i = 0; i < chance.size; i++) total += chance.weightOf(i);
  let left = fraction * total;
  for (let i = 0; i < chance.size; i++) {
    left -= chance.weightOf(i);
    if (left < 0) return i;
  }
  return chance.size - 1;
}

export function seededOutcome(chance: Chance, seed: number, entries: number): number {
  return outcomeAt(chance, seededFraction(seed, entries));
}
