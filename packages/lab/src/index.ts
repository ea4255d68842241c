export { ExperimentError } from './lab-game.ts';
export { type Report, simulate } from './simulate.ts';
