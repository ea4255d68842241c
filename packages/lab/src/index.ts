export {
  configOfMatch,
  type Difficulty,
  episodeMatches,
  type Match,
  type MatchCell,
  matchCellOf,
  pairMatches,
} from './card-game-cells.ts';
export { ExperimentError } from './lab-game.ts';
export { type Cell, cellConfigs, cellOf } from './operations-cells.ts';
export { type Report, simulate } from './simulate.ts';
