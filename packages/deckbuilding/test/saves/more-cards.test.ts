import { jsonCopy } from '@holofoe/kernel';
import { loadTable, openTable } from '@holofoe/table';
import { afterEach, expect, test, vi } from 'vitest';
import type * as bases from '../../src/cards/bases.ts';
import { CARD_COUNT, idOf } from '../../src/cards/catalogue.ts';
import type * as empire from '../../src/cards/empire.ts';
import { base, unit } from '../../src/cards/kind.ts';
import type * as neutral from '../../src/cards/neutral.ts';
import type * as numbers from '../../src/cards/numbers.ts';
import { deckbuilding } from '../../src/definition.ts';
import type { State } from '../../src/state.ts';
import { cardsAtTheTable } from './cards-at-the-table.ts';

afterEach(() => {
  for (const file of ['empire', 'neutral', 'bases', 'numbers']) vi.doUnmock(`../../src/cards/${file}.ts`);
  vi.resetModules();
});

const FIRST = unit('first-of-all', 'First of All', { faction: 'empire', copies: 2, cost: 1 });
const BETWEEN = unit('in-between', 'In Between', { faction: 'neutral', cost: 1 });
const LAST = base('last-of-all', 'Last of All', 'rebel', 14);

/** The game of a later release: cards more at the front of the catalogue, in its middle and at its end. */
async function laterRelease() {
  vi.resetModules();
  vi.doMock('../../src/cards/empire.ts', async (original) => {
    const { EMPIRE } = await original<typeof empire>();
    return { EMPIRE: [FIRST, ...EMPIRE] };
  });
  vi.doMock('../../src/cards/neutral.ts', async (original) => {
    const { NEUTRAL, OUTER_RIM_PILOT } = await original<typeof neutral>();
    return { NEUTRAL: [...NEUTRAL.slice(0, 3), BETWEEN, ...NEUTRAL.slice(3)], OUTER_RIM_PILOT };
  });
  vi.doMock('../../src/cards/bases.ts', async (original) => {
    const { BASES } = await original<typeof bases>();
    return { BASES: [...BASES, LAST] };
  });
  vi.doMock('../../src/cards/numbers.ts', async (original) => {
    const { FIRST_NUMBERS } = await original<typeof numbers>();
    const added = { 'first-of-all': CARD_COUNT, 'in-between': CARD_COUNT + 2, 'last-of-all': CARD_COUNT + 3 };
    return { FIRST_NUMBERS: { ...FIRST_NUMBERS, ...added } };
  });
  const catalogue = await import('../../src/cards/catalogue.ts');
  const later = await import('../../src/definition.ts');
  return { ...catalogue, deckbuilding: { ...later.deckbuilding, rules: '99' } };
}

test('the later release has the cards where they would do harm', async () => {
  const { KINDS } = await laterRelease();
  expect([KINDS[0]?.id, KINDS.some(({ id }) => id === 'in-between'), KINDS.at(-1)?.id]).toEqual([
    'first-of-all',
    true,
    'last-of-all',
  ]);
});

test.each([
  { empire: 'person', rebel: 'bot' },
  { empire: 'bot', rebel: 'person' },
  { empire: 'bot', rebel: 'bot' },
])('a save of %j opens with the same cards after others were added', async (config) => {
  const save = jsonCopy(openTable(deckbuilding, { config, seed: 7 }).save());
  const was = cardsAtTheTable(save.mark.state as State, idOf);
  const later = await laterRelease();
  const { start } = loadTable(later.deckbuilding, save).save();
  // What was added lies outside of the game.
  const outside = was.replace(/^exile:.*/m, (line) => `${line} first-of-all first-of-all in-between`);
  expect(cardsAtTheTable(start as State, later.idOf)).toBe(outside);
});
