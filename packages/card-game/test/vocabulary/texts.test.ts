import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/cards/catalogue.ts';
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
  ['a number in the middle of what is counted', /\b\d+ for each [^,;.]* (cards|tokens|units|less)\b|plus -/],
  [
    'a number behind what is counted',
    /\b(damage|tokens|cards|icons|enhancements) \d+ or (more|less|fewer)\b/,
  ],
  ['less for fewer', /\b\d+ or less (cards|units|icons|printed|focus)|\b0 or/],
  ['a card that is a card', /\bis a card (with|that)\b|that is not a card\b|that is captured/],
  ['several that are one', /\bcards that is\b|\breturn (any number|up to [2-9])[^,;.]* to its owner's\b/],
  ['whose it is said twice', /\byou (play|have played no) (a )?friendly\b/],
  ['a top in brackets', /\(the topmost/],
  ['a wrong article', /\ba (edge|enemy|affiliation|objective|event|action|interrupt)\b|\ban unit\b/],
  ['the hand of the wrong player', /unless your opponent wishes to [^,;.]* your hand/],
  ['a gained ability without its moment', /gains: /],
  ['that is not so', /it is not so that/],
  ['an order that is none', /\bmay (an?|the|each|until) /],
  [
    'whose before what it does',
    /\b(friendly|enemy) (participating|attacking|defending|ready|exhausted|committed|shielded)\b/,
  ],
  [
    'a card taken in a pile, not from it',
    /\b(discard|put|return|capture) an? [^,;.]* in (your|your opponent's) (hand|discard)/,
  ],
  ['one card among them', /\b(top|bottom) card of [^;]*; [^;]* among them/],
  ['two icons that are the same', /such icon and \+1 such icon/],
  ['a card that strikes', /\ba card strikes\b/],
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
