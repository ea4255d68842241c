import { dice } from './filter.ts';

/** "This die": where an elite character has two, one of them. */
export const THIS_DIE = { one: dice('own', { of: 'this card' }) };
export const ANY_NUMBER = { count: 'any number' } as const;
