import { jsonCopy } from '@holofoe/kernel';
import { loadTable, openTable, type Save } from '@holofoe/table';
import { afterEach, expect, test, vi } from 'vitest';
import type * as aiEvents from '../../src/cards/ai-events.ts';
import type * as heroes from '../../src/cards/heroes.ts';
import { cardOf } from '../../src/cards/kind.ts';
import { idOf } from '../../src/cards/number.ts';
import type * as villains from '../../src/cards/villains.ts';
import { operations } from '../../src/definition.ts';
import type { State } from '../../src/state.ts';
import { cardsAtTheTable } from './cards-at-the-table.ts';

afterEach(() => {
  vi.doUnmock('../../src/cards/heroes.ts');
  vi.doUnmock('../../src/cards/villains.ts');
  vi.doUnmock('../../src/cards/ai-events.ts');
  vi.resetModules();
});

const numbers = { affiliation: 'neutral', colour: 'gray' } as const;
const FIRST = cardOf('event', '01900', ['AW', 500], 'First of All', numbers);
const BETWEEN = cardOf('event', '02900', ['SoR', 500], 'In Between', numbers);
const LAST = cardOf('event', 'NEW-1', ['AI', 500], 'Last of All', numbers);

/** The game of a later release: cards more at the front of the catalogue, in its middle and at its end. */
async function laterRelease() {
  vi.resetModules();
  vi.doMock('../../src/cards/heroes.ts', async (original) => {
    const { HEROES } = await original<typeof heroes>();
    return { HEROES: [FIRST, ...HEROES] };
  });
  vi.doMock('../../src/cards/villains.ts', async (original) => {
    const { VILLAINS } = await original<typeof villains>();
    return { VILLAINS: [...VILLAINS.slice(0, 3), BETWEEN, ...VILLAINS.slice(3)] };
  });
  vi.doMock('../../src/cards/ai-events.ts', async (original) => {
    const { AI_EVENTS } = await original<typeof aiEvents>();
    return { AI_EVENTS: [...AI_EVENTS, LAST] };
  });
  const { KINDS } = await import('../../src/cards/catalogue.ts');
  const number = await import('../../src/cards/number.ts');
  const later = await import('../../src/definition.ts');
  return { KINDS, idOf: number.idOf, operations: { ...later.operations, rules: '99' } };
}

function saveOf(scenario: string, seed: number): Save {
  const table = openTable(operations, { config: { scenario }, seed });
  for (let replies = 0; replies < 30; replies++) {
    const asked = table.pending(0);
    if (asked.kind !== 'ask') break;
    const { form, options } = asked;
    const many = form.pick === 'split' ? form.total : form.pick === 'one' ? 1 : 0;
    table.reply(
      0,
      asked.to,
      Array.from({ length: many }, () => options[0]?.key ?? ''),
    );
  }
  return jsonCopy(table.save());
}

test('the later release has the cards where they would do harm', async () => {
  const { KINDS } = await laterRelease();
  expect([KINDS[0]?.id, KINDS.some(({ id }) => id === '02900'), KINDS.at(-1)?.id]).toEqual([
    '01900',
    true,
    'NEW-1',
  ]);
});

test.each(['SCA', 'NAB', 'KNF'])(
  'a save of %s opens with the same cards after others were added',
  async (scenario) => {
    const save = saveOf(scenario, 7);
    const was = cardsAtTheTable(save.mark.state as State, idOf);
    const later = await laterRelease();
    const { start } = loadTable(later.operations, save).save();
    expect(cardsAtTheTable(start as State, later.idOf)).toBe(was);
  },
);
