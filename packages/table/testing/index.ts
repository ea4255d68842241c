/** What the tests of all games share. Nothing else uses it. */
export * from './playthrough.ts';
export * from './random-game.ts';
export * from './test-table.ts';
