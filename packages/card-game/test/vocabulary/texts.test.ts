import { describe, expect, test } from 'vitest';
import { KINDS, kindById } from '../../src/cards/catalogue.ts';
import { describe as described } from '../../src/wording/describe.ts';

/** What no card may say, and why it reads badly. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['a word twice in a row', /\b(\w+) \1\b/],
  ['no full stop at the end', /[^.]$/],
  [
    'an identifier',
    /\b(rebel-alliance|smugglers-and-spies|imperial-navy|scum-and-villainy)\b|as jedi|as sith/,
  ],
  [
    'a switch that reads as a number',
    /\b(has|have|gets?) [+-]?\d+ (pierces|lays|fits|draws|struggle|counts|least|scores|may|dial|cards|damage (out|dealt))/,
  ],
  ['a verb said twice', /\bgets [^,;.]* and gets\b|\bgains \w+ and gains\b/],
  [
    'several that do what one does',
    /\bup to [2-9][^,;.]* gets\b|\bthem (gets|gains|has)\b|\byou (gets|has|needs)\b/,
  ],
  ['every kind of icon by its name', /unit icons[^;]*blast icons[^;]*tactics icons/],
  ['a price with the number in its middle', /\bcosts \d+ for each\b/],
  ['by events by enemies', /\bby \w+ by enemies\b/],
];

function textsThat(isFaulty: RegExp): readonly string[] {
  return KINDS.flatMap((kind) =>
    described(kind)
      .filter((line) => isFaulty.test(line))
      .map((line) => `${kind.id}: ${line}`),
  );
}

describe('the texts of all cards', () => {
  test.each(FAULTS)('none has %s', (_, isFaulty) => {
    expect(textsThat(isFaulty)).toEqual([]);
  });

  test('brackets are closed', () => {
    const open = KINDS.flatMap(described).filter(
      (line) => line.split('(').length !== line.split(')').length || /\([^)]*\(/.test(line),
    );
    expect(open).toEqual([]);
  });
});

/** Difficult cards, line by line. */
const EXPECTED: readonly (readonly [string, readonly string[]])[] = [
  ['002-2', ['Elite.', 'This card gets +1 unit icon and +1 blast icon for each enhancement on this card.']],
  [
    '015-6',
    [
      'Reaction: after a Character unit is focused to strike, choose a kind of combat icon: until the end of the strike, that card gets +1 such icon.',
    ],
  ],
  [
    '027-6',
    ['Action: until the end of the engagement, up to 2 target attacking Vehicle units get +1 blast icon.'],
  ],
  ['159-1', ['This card counts as 2 objectives in the victory pile.']],
  [
    '255-5',
    ['While this card is piloted, this card has its unit icons and its edge-enabled unit icons doubled.'],
  ],
];

describe('a difficult card', () => {
  test.each(EXPECTED)('%s', (id, lines) => {
    const kind = kindById(id);
    expect(kind && described(kind)).toEqual(lines);
  });
});
