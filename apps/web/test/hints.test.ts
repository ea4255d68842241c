import { wordKey } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { onTable } from '../src/games/deckbuilding/board/model/acts.ts';
import { optionButtons, withHints } from '../src/table/prompt/option-buttons.ts';
import { played } from './games.ts';

test.each([
  { labels: ['Yes', 'No'], hints: ['Y', 'N'] },
  { labels: ['Gain 1 attack', 'Gain 1 resource', 'Gain 1 Force'], hints: ['1', '2', '3'] },
  { labels: ['Gain 1 attack', 'Repair 1 damage'], hints: ['1', '2'] },
  { labels: ['Alderaan', 'Bespin', 'Dagobah', 'Endor'], hints: ['1', '2', '3', '4'] },
])('answers have letters where each has its own, or else numbers: $labels', ({ labels, hints }) => {
  const options = labels.map((label) => ({ key: wordKey(label), label }));
  expect(withHints(options).map(({ hint }) => hint)).toEqual(hints);
});

test('E ends the turn in all of a game', () => {
  const hints = new Set<string>();
  played(4, (question) => {
    if (question.topic === 'action')
      for (const { label, hint } of optionButtons({ onTable }, question)) hints.add(`${label}: ${hint}`);
    return false;
  });
  expect([...hints].filter((each) => each.startsWith('End'))).toEqual(['End the turn: E']);
});
