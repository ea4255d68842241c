/** What the tests of all games share. Nothing else uses it. */
export * from './legal.ts';
export * from './nonsense.ts';
export * from './playthrough.ts';
export * from './random-game.ts';
export * from './secrets.ts';
export * from './test-table.ts';
