export { KINDS, kindById } from './cards/catalogue.ts';
export type { Kind } from './cards/kind.ts';
export { operations } from './definition.ts';
export { findKind, unknownCard } from './names.ts';
export { RULEBOOK } from './rulebook.ts';
export { configOfTable } from './table-file/config-of.ts';
export { comesUp, ImpossibleCard } from './table-file/next.ts';
export { tableSchema } from './table-file/schema.ts';
