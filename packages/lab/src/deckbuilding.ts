import { idOf } from '../../deckbuilding/src/cards/catalogue.ts';
import { config } from '../../deckbuilding/src/config.ts';
import { play } from '../../deckbuilding/src/play.ts';
import { greedy } from '../../deckbuilding/src/players/greedy.ts';
import { setup } from '../../deckbuilding/src/rules/setup.ts';
import type { Outcome, State } from '../../deckbuilding/src/rules/state.ts';
import { labGameOf } from './lab-game.ts';
import type { Played } from './play-game.ts';

const SEATS = ['empire', 'rebel'] as const;

export const DECKBUILDING = labGameOf({
  definition: { id: 'deckbuilding', config, setup, play },
  seats: SEATS,
  persons: (chosen) => SEATS.flatMap((faction, seat) => (chosen[faction] === 'person' ? [seat] : [])),
  policies: { greedy: () => greedy() },
  turnsOf: (state) => state.turn,
  winnerOf: ({ winner }) => winner,
  endingOf,
});

function endingOf({ state, outcome, lastTopic }: Played<State, Outcome>): Record<string, string> {
  const winner = outcome?.winner ?? 0;
  const last = state.sides[winner]?.victory.at(-1);
  return {
    'won by':
      state.sides[winner]?.control === 'bot' ? (BOT_STEPS[state.step] ?? 'ability') : personWonBy(lastTopic),
    'last base': last === undefined ? 'none' : idOf(last),
    'bases the winner lost': String(state.sides[1 - winner]?.victory.length ?? 0),
  };
}

const BOT_STEPS: Readonly<Record<string, string>> = { 'bot attack': 'attack', 'bot sabotage': 'sabotage' };

/** The last question of an attack is who attacks, or how its damage is split; every other damage is an ability's. */
function personWonBy(lastTopic: string | undefined): string {
  return lastTopic === 'attack with' || lastTopic === 'split damage' ? 'attack' : 'ability';
}
