import { type Key, NOBODY, type Reason, wordKey } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { reasonLine } from '../src/terminal/steps.ts';

const STORY = { nameOf: (key: Key) => key.replace(/ \d$/, '') };

function reason(decided: string, more: Partial<Reason>): Reason {
  return {
    topic: 'discard',
    candidates: ['Shuttle 1', 'Trooper', 'Inquisitor', 'Shuttle 2'].map(wordKey),
    picked: wordKey('Shuttle 1'),
    decided: { rule: 'DBG-39', name: decided },
    rows: [{ rule: 'DBG-39', name: 'cost', prefers: 'fewest', values: [0, 3, 0, 0] }],
    ...more,
  };
}

test('what a criterion decided: everybody with a value, or out before', () => {
  const rows = [
    { rule: 'DBG-27', name: 'cost', prefers: 'most' as const, values: [4, 4, 2, 4] },
    { rule: 'DBG-39', name: 'place', prefers: 'fewest' as const, values: [1, 2, null, 3] },
  ];
  expect(reasonLine(STORY, reason('place', { rows }))).toBe(
    'by place (DBG-39): Shuttle 1, before Trooper 2, Inquisitor (out before), Shuttle 3.',
  );
});

test('the first of equals comes before its equals only, and before another of its name', () => {
  expect(reasonLine(STORY, reason('first of equals', {}))).toBe(
    'first of equals (DBG-39): Shuttle, before Inquisitor, another Shuttle.',
  );
});

test('by lot is said once', () => {
  expect(reasonLine(STORY, reason('by lot', {}))).toBe(
    'by lot (DBG-39): Shuttle, before Inquisitor, another Shuttle.',
  );
});

test('who was passed over comes first, then what decided among the others', () => {
  const passedOver = [{ candidate: wordKey('Cruiser'), rule: 'OPS-28', says: 'three upgrades' }];
  const left = { candidates: [wordKey('Trooper')], picked: wordKey('Trooper'), passedOver };
  expect(reasonLine(STORY, reason('only candidate left', left))).toBe(
    'passed over: Cruiser, three upgrades (OPS-28). Then Trooper is the only candidate left (DBG-39).',
  );
  expect(reasonLine(STORY, reason('no candidate left', { ...left, candidates: [], picked: NOBODY }))).toBe(
    'passed over: Cruiser, three upgrades (OPS-28).',
  );
});

test('what was no choice among candidates is a sentence', () => {
  const alone = { candidates: [wordKey('AT-ST')], picked: wordKey('AT-ST'), rows: [] };
  expect(reasonLine(STORY, reason('it gives at least as much as it takes', alone))).toBe(
    'AT-ST: it gives at least as much as it takes (DBG-39).',
  );
  expect(reasonLine(STORY, reason('it does no good', { ...alone, picked: NOBODY }))).toBe(
    'AT-ST: it does no good (DBG-39).',
  );
  expect(reasonLine(STORY, reason('only candidate', alone))).toBe('AT-ST is the only candidate (DBG-39).');
});

test('where an order decided, nobody reads how the rules count it', () => {
  const rows = [
    {
      rule: 'LCG-22',
      name: 'revealed first',
      prefers: 'fewest' as const,
      values: [0, 1, null, 2],
      shown: 'order' as const,
    },
  ];
  const decided = { rule: 'LCG-22', name: 'revealed first' };
  const candidates = ['Jedi Training', 'Dagobah', 'Bespin', 'Endor'].map(wordKey);
  const picked = wordKey('Jedi Training');
  expect(reasonLine(STORY, reason('', { candidates, picked, rows, decided }))).toBe(
    'by revealed first (LCG-22): Jedi Training, before Dagobah, Bespin (out before), Endor.',
  );
});
