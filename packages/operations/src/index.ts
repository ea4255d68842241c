export { KINDS, kindById } from './cards/catalogue.ts';
export { type Face, faceText, type Sign } from './cards/face.ts';
export type { Kind } from './cards/kind.ts';
export { fullName, kindsCalled, unknownCard } from './cards/names.ts';
export { idOf } from './cards/number.ts';
export {
  findReadyDeck,
  findScenario,
  nameOfSeat,
  readyDecksFor,
  unknownDeck,
  unknownScenario,
} from './config.ts';
export type { Breach } from './decks/breach.ts';
export { checkDeck, checkTeam } from './decks/check.ts';
export type { Deck } from './decks/deck.ts';
export { surenessOf } from './decks/look-up.ts';
export { readDeck } from './decks/read.ts';
export { READY_DECKS, type ReadyDeck } from './decks/ready.ts';
export { operations } from './definition.ts';
export { handWritten } from './hand-written.ts';
export { greedy } from './players/greedy.ts';
export { RULEBOOK } from './rulebook.ts';
export { cardOfDie } from './rules/dice.ts';
export { healthIn, times } from './rules/stages.ts';
export { BATTLEFIELD_CLAIM } from './scenarios/battlefield.ts';
export { SCENARIOS } from './scenarios/catalogue.ts';
export type { Scenario, Stage } from './scenarios/stage.ts';
export { GAMES_MEASURED, WIN_RATES, type WinRate, winRate } from './scenarios/win-rates.ts';
export { configOfTable } from './table-file/config-of.ts';
export { comesUp, ImpossibleCard } from './table-file/next.ts';
export { tableSchema } from './table-file/schema.ts';
export type {
  AreaView,
  AttachedView,
  CardView,
  CharacterView,
  DieView,
  PlayerView,
  SideView,
  SupportView,
  View,
} from './view.ts';
export { abilityText, describe, effectText } from './wording/describe.ts';
export { describeScenario, stageRuleText } from './wording/describe-stage.ts';
export { areaName, faceWords } from './wording/phrases.ts';
export { idleText, turnsAlone } from './wording/rest-of-round.ts';
export { sayTo } from './wording/say.ts';
