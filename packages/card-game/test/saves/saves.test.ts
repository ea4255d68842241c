import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LiveTable, loadTable, openTable } from '@holofoe/table';
import { expect, test } from 'vitest';
import { CARD_GAME } from '../../../../tests/saves/positions.ts';
import { idOf } from '../../src/cards/catalogue.ts';
import { cardGame } from '../../src/definition.ts';
import type { State } from '../../src/state.ts';
import { cardsAtTheTable } from './cards-at-the-table.ts';

function cardsIn(state: unknown): string {
  return cardsAtTheTable(state as State, idOf);
}

/** Those of each release, and what this one would save. */
const SAVES: readonly (readonly [name: string, text: () => string, cards: string | undefined])[] = [
  ...Object.entries(CARD_GAME).map(([name, { play, ...options }]) => {
    const text = () => {
      const table: LiveTable = openTable(cardGame, options);
      play(table);
      return JSON.stringify(table.save());
    };
    return [`${name}, of now`, text, undefined] as const;
  }),
  ...readdirSync(import.meta.dirname)
    .filter((name) => name.startsWith('rules-'))
    .flatMap((release) => readdirSync(join(import.meta.dirname, release)).map((file) => join(release, file)))
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const path = join(import.meta.dirname, file);
      const cards = readFileSync(path.replace(/json$/, 'txt'), 'utf8');
      return [file, () => readFileSync(path, 'utf8'), cards] as const;
    }),
];

test.each(SAVES)('a save opens with the same cards: %s', (_, text, cards) => {
  const save = JSON.parse(text());
  const table = loadTable(cardGame, save);
  const { start, mark } = table.save();
  // What other rules saved begins anew at its last checkpoint.
  const opened = table.note === undefined ? mark.state : start;
  expect(cardsIn(opened)).toBe(cards ?? cardsIn(save.mark.state));
});
