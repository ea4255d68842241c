import { playthrough } from '@holofoe/table/testing';
import { expect, test } from 'vitest';
import { config } from '../src/config.ts';
import { operations } from '../src/definition.ts';
import { greedy } from '../src/players/greedy.ts';
import type { State } from '../src/state.ts';
import { readTable } from '../src/table-file/read.ts';

const MOST_LINES = 2500;
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];

interface Playthrough {
  readonly title: string;
  readonly start: State;
  readonly player: 'greedy' | 'random';
  readonly seed: number;
}

function newGame(scenario: string, decks: readonly string[], expert = false): State {
  const players = decks.map((deck, seat) => ({ name: NAMES[seat], deck }));
  const parsed = config.parse({ scenario, expert, players });
  if ('faults' in parsed) throw new Error(parsed.faults.map(({ says }) => says).join('\n'));
  return operations.setup(parsed.value);
}

/** The areas of the multi-stage are picked next: nothing is left of the stage before. */
function atTheMultiStage(): State {
  const read = readTable({
    scenario: 'OBJ-DS2',
    stage: 2,
    round: 4,
    step: 'choose areas',
    players: NAMES.slice(0, 3).map((name) => ({ name })),
    ai: { deck: [], characters: [], supports: [], resources: 0 },
  });
  if ('faults' in read) throw new Error(read.faults.map(({ says }) => says).join('\n'));
  return read.state;
}

function text({ title, start, player, seed }: Playthrough): string {
  const answer = greedy();
  const { lines, isOver } = playthrough({
    game: operations,
    start,
    seed,
    replyTo: player === 'greedy' ? answer : undefined,
    watcher: 0,
    namesSeats: true,
    mostLines: MOST_LINES,
  });
  const end = isOver ? 'to the end' : `about the first ${MOST_LINES} lines`;
  return `${title}; player: ${player}, seed: ${seed}, ${end}\n${lines.join('\n')}\n`;
}

test.each([
  [
    'one-on-scarif',
    () => ({
      title: 'Battle of Scarif, one player',
      start: newGame('OBJ-SCA', ['H1']),
      player: 'greedy' as const,
      seed: 1,
    }),
  ],
  [
    'two-on-naboo-expert',
    () => ({
      title: 'Duel on Naboo, two players, Expert Mode',
      start: newGame('OBJ-NAB', ['H2', 'H5'], true),
      player: 'greedy' as const,
      seed: 2,
    }),
  ],
  [
    'three-at-the-multi-stage',
    () => ({
      title: 'Death Star II, three players, from the multi-stage on',
      start: atTheMultiStage(),
      player: 'greedy' as const,
      seed: 3,
    }),
  ],
  [
    'four-on-knightfall',
    () => ({
      title: 'Knightfall, four players',
      start: newGame('OBJ-KNF', ['V1', 'V2', 'V3', 'V4']),
      player: 'random' as const,
      seed: 4,
    }),
  ],
] satisfies [string, () => Playthrough][])('golden playthrough: %s', async (name, of) => {
  await expect(text(of())).toMatchFileSnapshot(`golden/${name}.txt`);
});
