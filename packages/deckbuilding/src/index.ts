export { KINDS, kindById } from './cards/catalogue.ts';
export type { Kind } from './cards/kind.ts';
export { deckbuilding } from './definition.ts';
export { findKind, unknownCard } from './names.ts';
export { RULEBOOK } from './rulebook.ts';
export { comesUp, ImpossibleCard } from './table-file/next.ts';
export type { CardView, InPlayView, SideView, View } from './view.ts';
