export { ExperimentError } from './lab-game.ts';
export { type Cell, type CellConfig, cellConfigs, cellOf } from './operations-cells.ts';
export { type Report, simulate } from './simulate.ts';
