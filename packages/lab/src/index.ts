export { ExperimentError } from './lab-game.ts';
export { type Cell, cellConfigs, cellOf } from './operations-cells.ts';
export { type Report, simulate } from './simulate.ts';
