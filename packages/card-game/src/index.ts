export { KINDS, kindById } from './cards/catalogue.ts';
export * from './cards/kind.ts';
export { SETS } from './cards/sets.ts';
export * from './cards/traits.ts';
export { READY_DECKS } from './decks/ready.ts';
export { cardGame } from './definition.ts';
export { RULEBOOK } from './rulebook.ts';
export type { CardView, EngagementView, InPlayView, PileView, SideView, View } from './view.ts';
