import type { GameEntry } from '../host/game-entry.ts';
import { deckbuilding } from './deckbuilding/entry.ts';
import { operations } from './operations/entry.ts';

export const GAMES: readonly GameEntry[] = [
  deckbuilding,
  operations,
  {
    id: 'card-game',
    name: 'The Card Game',
    players: '1 player · a campaign of episodes',
    pitch: 'Objectives, edge battles and the Balance of the Force, against the Light or the Dark side.',
    glyph: 'light-sabers',
    look: 'look-jedi',
  },
];

export const PLAYABLE: readonly GameEntry[] = GAMES.filter(({ host }) => host !== undefined);

export function gameById(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}
