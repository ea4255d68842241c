export { KINDS, kindById } from './cards/catalogue.ts';
export { SETS } from './cards/sets.ts';
export { READY_DECKS } from './decks/ready.ts';
export { cardGame } from './definition.ts';
export { greedy } from './players/greedy.ts';
export { RULEBOOK } from './rulebook.ts';
export * from './terms/kind.ts';
export * from './terms/traits.ts';
export type { CardView, EngagementView, InPlayView, PileView, SideView, View } from './view.ts';
