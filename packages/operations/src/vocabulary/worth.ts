/**
 * OPS-30: what an effect is worth is counted in damage dealt less damage taken; what shields and healing may spare counts
 * less than any damage, damage removed from the other side's pools less again, a resource less than any of that, a card
 * the least.
 */
export const SPARED = 1 / 10;
export const REMOVED = 1 / 100;
export const RESOURCE = 1 / 10_000;
export const CARD = 1 / 100_000;
