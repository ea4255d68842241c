import { deckbuilding, greedy, idOf } from '@holofoe/deckbuilding';

import { labGameOf } from './lab-game.ts';
import type { Played } from './play-game.ts';

type State = ReturnType<typeof deckbuilding.setup>;
type Outcome = { readonly winner: number };

const SEATS = ['empire', 'rebel'] as const;

export const DECKBUILDING = labGameOf({
  definition: deckbuilding,
  sides: SEATS,
  setting(data) {
    const config = deckbuilding.config.parse(data);
    if ('faults' in config) return config;
    const seats = SEATS.map((faction) =>
      config.value[faction] === 'person' ? `the ${faction} side` : undefined,
    );
    return { value: { seats, configOf: () => config.value } };
  },
  policies: { greedy: () => greedy() },
  turnsOf: (state) => state.turn,
  winnerOf: ({ winner }) => winner,
  endingOf,
});

function endingOf({ state, outcome, lastTopic }: Played<State, Outcome>): Record<string, string> {
  const winner = outcome?.winner ?? 0;
  const [side, loser] = winner === 0 ? state.sides : [state.sides[1], state.sides[0]];
  const last = side.victory.at(-1);
  return {
    'won by': side.control === 'bot' ? (BOT_STEPS[state.step] ?? 'ability') : personWonBy(lastTopic),
    'last base': last === undefined ? 'none' : idOf(last),
    'bases the winner lost': String(loser.victory.length),
  };
}

const BOT_STEPS: Readonly<Record<string, string>> = { 'bot attack': 'attack', 'bot sabotage': 'sabotage' };

/** The last question of an attack is who attacks, or how its damage is split; all other damage is an ability's. */
function personWonBy(lastTopic: string | undefined): string {
  return lastTopic === 'attack with' || lastTopic === 'split damage' ? 'attack' : 'ability';
}
