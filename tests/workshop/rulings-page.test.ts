import { expect, test } from 'vitest';
import { rulingsPage } from '../../scripts/rulings-page.ts';

test('the page goes by game and part, with the number, the rule and the ruling', () => {
  const page = rulingsPage([
    {
      game: 'go-fish',
      title: 'Go Fish',
      rules: [
        { id: 'FISH-1', part: 'setup', rule: 'Deal seven.' },
        { id: 'FISH-2', part: 'turn', rule: 'Ask.', ruling: 'Anyone.' },
        { id: 'FISH-3', part: 'setup', rule: 'Shuffle.', untested: 'chance' },
      ],
    },
  ]);
  expect(page.slice(page.indexOf('## Go Fish'))).toBe(`## Go Fish

### Setup

#### FISH-1

Deal seven.

#### FISH-3

Shuffle.

No test shows it: chance

### Turn

#### FISH-2

Ask.

> Ruling: Anyone.
`);
});
