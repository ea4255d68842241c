import { expect, test } from 'vitest';
import { KINDS } from '../../src/cards/catalogue.ts';
import { SETS } from '../../src/cards/sets.ts';
import { EPISODES } from '../../src/episodes/episodes.ts';
import type { Kind } from '../../src/terms/kind.ts';
import { usesOfTerms } from './terms.ts';

test('the Core Set and the Hoth cycle stand whole', () => {
  const numbers = SETS.map(({ no }) => no).filter((no) => no <= 68);
  expect(numbers).toEqual(Array.from({ length: 68 }, (_, at) => at + 1));
});

test('LCG-02 every set of the episodes stands', () => {
  const numbers = new Set(SETS.map(({ no }) => no));
  const missing = EPISODES.flatMap(({ no, decks }) =>
    [...decks.light.sets, ...decks.dark.sets]
      .filter((set) => !numbers.has(set))
      .map((set) => `${no}: ${set}`),
  );
  expect(missing).toEqual([]);
});

test('no set stands twice, and they stand in the order of their numbers', () => {
  const numbers = SETS.map(({ no }) => no);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
});

test.each(SETS)(
  'set $no $title is an objective and five command cards of its side',
  ({ no, side, cards }) => {
    expect(cards.map(({ type }) => type === 'objective')).toEqual([true, false, false, false, false, false]);
    expect(cards.map(({ id }) => id)).toEqual(
      cards.map((_, at) => `${String(no).padStart(3, '0')}-${at + 1}`),
    );
    expect(new Set(cards.map((card) => card.side))).toEqual(new Set([side]));
  },
);

const PLACE: ReadonlySet<string> = new Set(['id', 'set', 'position', 'side', 'priority']);

function printed(kind: Kind): object {
  return Object.fromEntries(Object.entries(kind).filter(([field]) => !PLACE.has(field)));
}

test('cards of one title that are not unique are reprints: all alike but for their place', () => {
  const firsts = new Map<string, Kind>();
  for (const kind of KINDS.filter(({ unique, type }) => !unique && type !== 'objective')) {
    const { title, type, affiliation, side, id } = kind;
    const name = `${title} ${type === 'fate' ? affiliation : side}`;
    const first = firsts.get(name) ?? kind;
    firsts.set(name, first);
    expect(printed(kind), `${title}: ${id} and ${first.id}`).toEqual(printed(first));
  }
});

test('light fates have odd priorities and dark ones even', () => {
  const odd = KINDS.filter(
    ({ type, side, priority }) => type === 'fate' && (priority % 2 === 1) !== (side === 'light'),
  );
  expect(odd.map(({ id }) => id)).toEqual([]);
});

test('what a card is decides which numbers it has', () => {
  const wrong = KINDS.filter(
    ({ type, capacity, priority, enhances }) =>
      Number.isFinite(capacity) !== ['objective', 'unit', 'mission'].includes(type) ||
      priority > 0 !== (type === 'fate') ||
      (enhances !== undefined) !== (type === 'enhancement'),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

/** Words that cards of other sets say too, and the one of Twist of Fate, which stands in many sets. */
const SHARED_WITH_OTHER_SETS = [
  'word end engagement',
  'word join engagement',
  'word move captive',
  'word restart edge battle',
  'word strike',
  'word swap stacks',
];

test('no word serves one card only', () => {
  const words = [...usesOfTerms(KINDS)].filter(([term]) => term.startsWith('word '));
  const single = words.filter(([, cards]) => cards.length === 1).map(([term]) => term);
  expect(single.sort()).toEqual(SHARED_WITH_OTHER_SETS);
});

test('at least 98 % of the abilities of the Core Set and Hoth have no procedure of their own', () => {
  const abilities = KINDS.filter(({ set }) => set >= 1 && set <= 68).flatMap((kind) => [
    ...kind.abilities,
    ...kind.asPilot,
  ]);
  const special = abilities.filter((ability) => JSON.stringify(ability).includes('"special"'));
  expect(special.length / abilities.length).toBeLessThan(0.02);
});
