import type { Json } from '@holofoe/kernel';
import { openTable } from '@holofoe/table';
import { checkNonsense } from '@holofoe/table/testing';
import { test } from 'vitest';
import { deckbuilding } from '../../src/definition.ts';

const EDITS: readonly Json[] = [
  { set: 'base damage', side: 'rebel', to: 99 },
  { set: 'ship damage', side: 'empire', card: 'x', to: 1 },
  { set: 'place', card: 'at-st', from: 'galaxy deck', to: 'empire units' },
  { set: 'place', card: 'tatooine', from: 'row', to: 'exile' },
];

test.each([{}, { empire: 'bot', rebel: 'person' }, { empire: 'person', rebel: 'person' }])(
  'nonsense is refused at every table of %j',
  (config) => checkNonsense(openTable(deckbuilding, { config, seed: 3 }), EDITS),
);
