export { gameSeed, runBatch } from './batch.ts';
export { labGame } from './games.ts';
export { ExperimentError } from './lab-game.ts';
export { playGame } from './play-game.ts';
export type { MakePolicy, Policy } from './policy.ts';
export { randomPolicy } from './random-policy.ts';
export { type Report, type SimulateOptions, simulate } from './simulate.ts';
