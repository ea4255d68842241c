import type { Json } from '@holofoe/kernel';
import { openTable } from '@holofoe/table';
import { checkNonsense } from '@holofoe/table/testing';
import { test } from 'vitest';
import { operations } from '../../src/definition.ts';

const EDITS: readonly Json[] = [
  { set: 'add die', side: 0, die: 'Luke Skywalker: 2MD' },
  { set: 'add die', side: 'AI', die: 'Death Trooper: 2RD' },
  { set: 'remove die', side: 0, die: 'x: -' },
  { set: 'claimed', to: 0 },
  { set: 'turn', to: 'AI' },
  { set: 'first', to: 3 },
  { set: 'counters', side: 'M-9', to: 1 },
  { set: 'place', side: 'AI', card: 'Advance', from: 'deck', to: 'play' },
];

test.each([{ scenario: 'SCA' }, { scenario: 'NAB', players: [{ deck: 'H1' }, { deck: 'H2' }] }])(
  'nonsense is refused at every table of %j',
  (config) => checkNonsense(openTable(operations, { config, seed: 3 }), EDITS),
);
