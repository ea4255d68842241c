import type { Json } from '@holofoe/kernel';
import type { GameHost } from './host/game-host.ts';
import type { Gallery } from './pages/cards/gallery.ts';
import type { SetUp } from './pages/setup/set-up.ts';

/** A game as the home page shows it; what it is made of is loaded when somebody needs it. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly players: string;
  readonly pitch: string;
  readonly glyph: string;
  /** The class of its hue and weave. */
  readonly look: string;
  /** Absent: not here yet. */
  readonly host?: () => Promise<GameHost>;
  readonly setUp?: () => Promise<SetUp>;
  /** JSON Schema of its configuration: the set-up page draws the options from it. */
  readonly schema?: () => Promise<Json>;
  readonly gallery?: () => Promise<Gallery>;
  /** What "play now" begins. */
  readonly atOnce?: readonly [you: string, foe: string];
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'deckbuilding',
    name: 'The Deckbuilding Game',
    players: '1 player · 30 minutes',
    pitch: 'Build a deck from a shared row and break three bases before the bot breaks yours.',
    glyph: 'interceptor-ship',
    look: 'f-empire',
    atOnce: ['You: Rebels', 'Bot: Empire'],
    host: async () => (await import('./boards/deckbuilding/host.tsx')).deckbuildingHost,
    setUp: async () => (await import('./games/deckbuilding/set-up.ts')).deckbuildingSetUp,
    schema: async () => (await import('./games/deckbuilding/schema.ts')).configSchema(),
    gallery: async () => (await import('./games/deckbuilding/gallery.ts')).deckbuildingGallery,
  },
  {
    id: 'operations',
    name: 'Destiny: Operations',
    players: '1 to 4 players together · 60 minutes',
    pitch: 'Dice, characters and scenarios. The AI will deal its own deck, stage by stage.',
    glyph: 'perspective-dice-six',
    look: 'f-red',
  },
  {
    id: 'card-game',
    name: 'The Card Game',
    players: '1 player · a campaign of episodes',
    pitch: 'Objectives, edge battles and the Balance of the Force, against the Light or the Dark side.',
    glyph: 'light-sabers',
    look: 'f-jedi',
  },
];

export const PLAYABLE: readonly GameEntry[] = GAMES.filter(({ host }) => host !== undefined);

export function gameById(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}
