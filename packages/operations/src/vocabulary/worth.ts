/**
 * OPS-30: what an effect is worth is counted in damage dealt less damage taken; damage removed from the other side's
 * pools counts less than any damage, a resource less than any of that, a card the least.
 */
export const REMOVED = 1 / 100;
export const RESOURCE = 1 / 10_000;
export const CARD = 1 / 100_000;
