import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTable } from '@holofoe/table';
import { describe, expect, test } from 'vitest';
import { config } from '../src/config.ts';
import { operations } from '../src/definition.ts';
import { readTable } from '../src/table-file/read.ts';
import { writeTable } from '../src/table-file/write.ts';
import { type View, view } from '../src/view.ts';
import { operationsTable, type Setup } from './kit.ts';

/** What every card in play is called, from the left, each with what is attached to it. */
function called({ players, areas }: View): readonly string[] {
  return [...players, ...areas].flatMap(({ characters, supports }) =>
    [...characters, ...supports].flatMap((holder) => [
      holder.called,
      ...[...holder.upgrades, ...holder.downgrades].map((each) => each.called),
    ]),
  );
}

function calledIn(setup: Setup): readonly string[] {
  return called(operationsTable({ turn: 0, ...setup }).view);
}

const TWO_RIFLES: Setup = {
  players: [{ characters: ['Luke Skywalker', 'Rey'], hand: [] }],
  ai: {
    deck: [],
    characters: [
      { card: 'Death Trooper', upgrades: ['E-11 Blaster'] },
      { card: 'Death Trooper', upgrades: ['E-11 Blaster'] },
    ],
  },
};

describe('equal cards have marks', () => {
  test('upgrades too, on the table', () => {
    expect(calledIn(TWO_RIFLES).slice(2)).toEqual([
      'Death Trooper A',
      'E-11 Blaster A',
      'Death Trooper B',
      'E-11 Blaster B',
    ]);
  });

  test('in the log, where their dice are resolved', () => {
    const pool = ['E-11 Blaster A: 1RD', 'E-11 Blaster B: 1RD'];
    const { live } = operationsTable({ ...TWO_RIFLES, ai: { ...TWO_RIFLES.ai, pool } });
    expect(live.log(0).filter((line) => line.includes('resolves'))).toEqual([
      expect.stringContaining('of E-11 Blaster A'),
      expect.stringContaining('of E-11 Blaster B'),
    ]);
  });

  test('in the prompt of a question', () => {
    const table = operationsTable({
      players: [{ characters: ['Luke Skywalker', 'Rey'], hand: [] }],
      ai: {
        deck: [],
        characters: ['Death Trooper', 'Veteran Stormtrooper', 'Veteran Stormtrooper'],
        pool: ['Veteran Stormtrooper B: 3ID'],
      },
    });
    expect(table.question.prompt).toBe(
      'Veteran Stormtrooper B: how is the damage split over your characters? 3 in all.',
    );
  });

  test('not in a hand, where it does not matter which of them it is', () => {
    const table = operationsTable({
      turn: 0,
      players: [{ resources: 3, hand: ['Lightsaber', 'Lightsaber'] }],
    });
    const labels = table.question.options.map(({ label }) => label);
    expect(labels.filter((label) => label.includes('Lightsaber'))).toEqual([
      'Play Lightsaber (3)',
      'Play Lightsaber (3)',
    ]);
  });
});

describe('marks begin with A', () => {
  const guns = { characters: ['Hired Gun'] };

  test('whoever has the card', () => {
    expect(calledIn({ players: [{}, guns] })).toContain('Hired Gun A');
  });

  test('and are counted on over all who have one', () => {
    expect(calledIn({ players: [guns, guns, { characters: ['Hired Gun', 'Hired Gun'] }] })).toEqual(
      expect.arrayContaining(['Hired Gun A', 'Hired Gun B', 'Hired Gun C', 'Hired Gun D']),
    );
  });

  test('in a new game as at a table that was written', () => {
    const parsed = config.parse({ players: [{ deck: 'H1' }, { deck: 'H3' }] });
    if ('faults' in parsed) throw new Error('The decks do not go together.');
    expect(called(view(operations.setup(parsed.value), 0))).toEqual([
      'Luke Skywalker',
      'Rey',
      'Han Solo',
      'Hired Gun A',
      'Hired Gun B',
    ]);
  });
});

describe('a table file keeps marks', () => {
  const stateOf = (file: unknown) => {
    const read = readTable(file);
    if ('faults' in read) throw new Error(read.faults.map(({ says }) => says).join());
    return read.state;
  };
  const troopers = (...characters: readonly string[]) => ({ ai: { characters: [...characters] } });
  const aiOf = (file: unknown) => view(stateOf(file), 0).areas[0]?.characters.map((each) => each.called);

  test('and the second stays B when the first is taken out of it', () => {
    const written = writeTable(stateOf(TWO_RIFLES)) as { readonly ai: { readonly characters: unknown[] } };
    const file = { ...written, ai: { ...written.ai, characters: written.ai.characters.slice(1) } };
    expect(called(view(stateOf(file), 0)).slice(2)).toEqual(['Death Trooper B', 'E-11 Blaster B']);
  });

  test('and dice go by them', () => {
    const pool = ['Death Trooper B: 2RD', 'E-11 Blaster A: 1RD'];
    const state = stateOf({ ...TWO_RIFLES, ai: { ...TWO_RIFLES.ai, pool } });
    expect(writeTable(state)).toMatchObject({ ai: { pool } });
  });

  test('and need not be written: the first that is free', () => {
    expect(aiOf(troopers('Death Trooper', 'Death Trooper'))).toEqual(['Death Trooper A', 'Death Trooper B']);
    expect(aiOf(troopers('Death Trooper', 'death trooper a'))).toEqual([
      'Death Trooper B',
      'Death Trooper A',
    ]);
  });

  test('and each is there once', () => {
    expect(readTable(troopers('Death Trooper B', 'Death Trooper B'))).toEqual({
      faults: [
        {
          path: 'ai.characters[1]',
          says: 'Death Trooper B is on the table already; another one has another mark, or none',
        },
      ],
    });
  });
});

test('no two cards in play of an older save are called alike', () => {
  const folder = join(import.meta.dirname, 'saves/rules-1');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const table = loadTable(operations, JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const marked = called(table.view(0)).filter((name) => / [A-P]$/.test(name));
    expect(new Set(marked).size).toBe(marked.length);
  }
});
