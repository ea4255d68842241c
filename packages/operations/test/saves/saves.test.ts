import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTable } from '@holofoe/table';
import { describe, expect, test } from 'vitest';
import { idOf } from '../../src/cards/number.ts';
import { operations } from '../../src/definition.ts';
import type { State } from '../../src/state.ts';
import { cardsAtTheTable } from './cards-at-the-table.ts';

const RELEASES = readdirSync(import.meta.dirname).filter((name) => name.startsWith('rules-'));

describe.each(RELEASES)('a save of %s', (release) => {
  const folder = join(import.meta.dirname, release);
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));

  test.each(names)('%s opens with the same cards', (name) => {
    const table = loadTable(operations, JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
    const { start, mark } = table.save();
    // What other rules saved begins anew at its last checkpoint.
    const opened = (table.note === undefined ? mark.state : start) as State;
    expect(cardsAtTheTable(opened, idOf)).toBe(readFileSync(join(folder, `${name}.txt`), 'utf8'));
  });
});
