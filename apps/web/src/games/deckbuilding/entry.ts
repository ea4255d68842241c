import type { GameEntry } from '../../host/game-entry.ts';

/** Star Wars: The Deckbuilding Game, as the page finds it. */
export const deckbuilding: GameEntry = {
  id: 'deckbuilding',
  name: 'The Deckbuilding Game',
  players: '1 player · 30 minutes',
  pitch: 'Build a deck from a shared row and break three bases before the bot breaks yours.',
  glyph: 'interceptor-ship',
  look: 'look-empire',
  atOnce: ['You: Rebels', 'Bot: Empire'],
  host: async () => (await import('./host.tsx')).deckbuildingHost,
  setUp: async () => (await import('./set-up.ts')).deckbuildingSetUp,
  form: {
    setUp: async () => (await import('./set-up.ts')).deckbuildingSetUp,
    schema: async () => (await import('./schema.ts')).configSchema(),
  },
  gallery: async () => (await import('./gallery.ts')).deckbuildingGallery,
};
