import { cardGame, greedy } from '@holofoe/card-game';
import { labGameOf } from './lab-game.ts';
import type { Played } from './play-game.ts';

type State = ReturnType<typeof cardGame.setup>;
type Outcome = { readonly winner: number; readonly how: string };

const SIDES = ['light', 'dark'] as const;

export const CARD_GAME = labGameOf({
  definition: cardGame,
  sides: SIDES,
  setting(data) {
    const config = cardGame.config.parse(data);
    if ('faults' in config) return config;
    const seats = SIDES.map((side) =>
      config.value[side].control === 'person' ? `the ${side} side` : undefined,
    );
    return { value: { seats, configOf: () => config.value } };
  },
  policies: { greedy: () => greedy() },
  turnsOf: (state) => state.round,
  winnerOf: ({ winner }) => winner,
  endingOf,
});

function endingOf({ state, outcome }: Played<State, Outcome>): Record<string, string> {
  const [light] = state.players;
  return {
    'won by': outcome?.how ?? 'nobody',
    'dial at the end': String(state.dial),
    'objectives of the Dark Side that fell': String(light.victory.length),
  };
}
