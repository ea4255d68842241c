import type { GameEntry } from '../../host/game-entry.ts';

/** Operations, the co-operative format of Star Wars: Destiny, as the page finds it. */
export const operations: GameEntry = {
  id: 'operations',
  name: 'Destiny: Operations',
  players: '1 to 4 players together · 60 minutes',
  pitch: 'Dice, characters and scenarios: fight the AI and its own deck, stage by stage.',
  glyph: 'perspective-dice-six',
  look: 'look-red',
  atOnce: ['You: Jedi Defenders', 'AI: Battle of Scarif'],
  host: async () => (await import('./host.tsx')).operationsHost,
  setUp: async () => (await import('./set-up.ts')).operationsSetUp,
  setUpPage: async () => (await import('./set-up/set-up-page.tsx')).SetUpPage,
};
