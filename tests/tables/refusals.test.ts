import { expect, test } from 'vitest';
import { cardGame } from '../../packages/card-game/src/definition.ts';
import { deckbuilding } from '../../packages/deckbuilding/src/definition.ts';
import { readKey } from '../../packages/kernel/src/index.ts';
import { operations } from '../../packages/operations/src/definition.ts';
import { type LiveTable, openTable } from '../../packages/table/src/index.ts';
import { playOn } from '../../packages/table/test/random-player.ts';

/** What an option is called where a reply is refused: a word as it is, everything else by its label. */
const nameOf = ({ key, label }: { readonly key: string; readonly label: string }) =>
  readKey(key).is === 'word' ? key : label;

const TABLES: readonly [string, (seed: number) => LiveTable][] = [
  ['deckbuilding', (seed) => openTable(deckbuilding, { config: {}, seed })],
  ['operations', (seed) => openTable(operations, { config: { scenario: 'SCA' }, seed })],
  ['card-game', (seed) => openTable(cardGame, { config: {}, seed })],
];

test.each(TABLES)('%s: a refused reply names the options as the question does', (_, open) => {
  for (const seed of [1, 2, 3]) {
    const table = open(seed);
    let questions = 0;
    const each = () => {
      const asked = table.pending(0);
      if (asked.kind !== 'ask') return;
      questions++;
      const says = table.reply(0, asked.to, ['nonsense'])?.says ?? '';
      expect(says).toContain(`"nonsense" is not an option of "${asked.topic}".`);
      for (const option of asked.options) expect(says).toContain(nameOf(option));
      expect(says).not.toMatch(/\b(card|cards|die|seat|number|kind|effect):/);
    };
    playOn(table, seed, { each, enough: () => questions > 60 });
    expect(questions).toBeGreaterThan(30);
  }
});

test('deckbuilding: a card that cannot come up is refused with the names of those that can', () => {
  const config = { empire: 'bot', rebel: 'bot' };
  const table = openTable(deckbuilding, { config, seed: 1, chance: 'person' });
  const asked = table.pending(0);
  if (asked.kind !== 'chance') throw new Error('Nobody is asked which card came up.');
  const says = table.answer(asked.to, 'kind:nonsense')?.says ?? '';
  expect(asked.outcomes.length).toBeGreaterThan(5);
  expect(says).toContain(`What can: ${asked.outcomes.map(({ label }) => label).join(', ')}.`);
});
