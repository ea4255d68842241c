export {
  afterGame,
  type Campaign,
  campaignSchema,
  gameOf,
  newCampaign,
  nextEpisode,
  readCampaign,
  statisticsOf,
} from './campaign/campaign.ts';
export { AFFILIATION_CARDS } from './cards/affiliations.ts';
export { KINDS, kindById, setByNo } from './cards/catalogue.ts';
export { SETS } from './cards/sets.ts';
export { titleOfSet } from './cards/titles.ts';
export { findReadyDeck, ONLY_FOR_LIGHT_AI, unknownDeck } from './config.ts';
export { checkDeck } from './decks/check.ts';
export { surenessOf } from './decks/look-up.ts';
export { readDeck } from './decks/read.ts';
export { READY_DECKS } from './decks/ready.ts';
export { restrictedPairs } from './decks/restricted.ts';
export { cardGame } from './definition.ts';
export type { Episode } from './episodes/episode.ts';
export { EPISODES } from './episodes/episodes.ts';
export { handWritten } from './hand-written.ts';
export { greedy } from './players/greedy.ts';
export { RULEBOOK } from './rulebook.ts';
export type { Deck } from './rules/deck.ts';
export { configOfTable } from './table-file/config-of.ts';
export { tableSchema } from './table-file/schema.ts';
export * from './terms/kind.ts';
export * from './terms/traits.ts';
export type { CardView, EngagementView, InPlayView, PileView, SideView, View } from './view.ts';
export { cardFace, NOT_WRITTEN } from './wording/card-face.ts';
export { kindsCalled, unknownCard } from './wording/names.ts';
export { SIDE_NAMES } from './wording/phrases.ts';
export { sayTo } from './wording/say.ts';
