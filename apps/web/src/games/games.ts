import type { GameEntry } from '../host/game-entry.ts';
import { deckbuilding } from './deckbuilding/entry.ts';

export const GAMES: readonly GameEntry[] = [
  deckbuilding,
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
