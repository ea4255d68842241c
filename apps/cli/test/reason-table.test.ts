import { type Key, type PassedOver, type Reason, wordKey } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { reasonTable } from '../src/terminal/reason-table.ts';

/** Copies of a card have a number behind their name. */
const STORY = {
  topicName: (topic: string) => `card to ${topic}`,
  nameOf: (key: Key) => key.replace(/ #\d$/, ''),
};

/** A reason whose candidates are called what they are. */
interface Written extends Pick<Reason, 'decided'>, Partial<Pick<Reason, 'rows'>> {
  readonly candidates: readonly string[];
  readonly picked: string;
  readonly passedOver?: readonly (Omit<PassedOver, 'candidate'> & { readonly candidate: string })[];
}

function linesOf({ candidates, picked, passedOver = [], ...rest }: Written): readonly string[] {
  return reasonTable(STORY, {
    topic: 'defeat',
    rows: [],
    ...rest,
    candidates: candidates.map(wordKey),
    picked: wordKey(picked),
    passedOver: passedOver.map((each) => ({ ...each, candidate: wordKey(each.candidate) })),
  });
}

test('a line for each candidate with its values, a letter for each criterion, and what decided', () => {
  expect(
    linesOf({
      candidates: ['AT-ST', 'Landing Craft', 'TIE Fighter'],
      picked: 'AT-ST',
      decided: { rule: 'DBG-25', name: 'slots from the galaxy deck' },
      rows: [
        { rule: 'DBG-27', name: 'cost', prefers: 'most', values: [4, 4, 1] },
        { rule: 'DBG-25', name: 'slots from the galaxy deck', prefers: 'fewest', values: [0, 5, null] },
      ],
    }),
  ).toEqual([
    'Card to defeat: AT-ST',
    '                 a  b',
    '> AT-ST          4  0',
    '  Landing Craft  4  5',
    '  TIE Fighter    1  -',
    '  a: cost (DBG-27)',
    '  b: slots from the galaxy deck, the fewest (DBG-25)',
    '  decided by b: slots from the galaxy deck (DBG-25)',
  ]);
});

test('copies that are worth the same share a line', () => {
  expect(
    linesOf({
      candidates: ['TIE Fighter #1', 'Lobot', 'TIE Fighter #2'],
      picked: 'Lobot',
      decided: { rule: 'DBG-24', name: 'cost' },
      rows: [{ rule: 'DBG-24', name: 'cost', prefers: 'most', values: [1, 3, 1] }],
    }),
  ).toEqual([
    'Card to defeat: Lobot',
    '                  a',
    '  TIE Fighter x2  1',
    '> Lobot           3',
    '  a: cost (DBG-24)',
    '  decided by a: cost (DBG-24)',
  ]);
});

test('what broke the last tie is no criterion of the table', () => {
  expect(
    linesOf({
      candidates: ['Shuttle #1', 'Shuttle #2'],
      picked: 'Shuttle #1',
      decided: { rule: 'DBG-40', name: 'first of equals' },
      rows: [{ rule: 'DBG-40', name: 'cost', prefers: 'fewest', values: [0, 0] }],
    }),
  ).toEqual([
    'Card to defeat: Shuttle',
    '              a',
    '> Shuttle x2  0',
    '  a: cost, the fewest (DBG-40)',
    '  decided: first of equals (DBG-40)',
  ]);
});

test('a criterion that holds or not is told by yes and no, a place counted from 1', () => {
  expect(
    linesOf({
      candidates: ['Rey', 'Luke'],
      picked: 'Rey',
      decided: { rule: 'OPS-27', name: 'place' },
      rows: [
        { rule: 'OPS-11', name: 'exhausted', prefers: 'most', values: [1, 1], shown: 'yes or no' },
        { rule: 'OPS-27', name: 'place', prefers: 'fewest', values: [0, 1], shown: 'place' },
      ],
    }),
  ).toEqual([
    'Card to defeat: Rey',
    '          a  b',
    '> Rey   yes  1',
    '  Luke  yes  2',
    '  a: exhausted (OPS-11)',
    '  b: place, the first (OPS-27)',
    '  decided by b: place (OPS-27)',
  ]);
});

test('one candidate is one line', () => {
  const decided = { rule: 'DBG-38', name: 'only candidate' };
  expect(linesOf({ candidates: ['repair'], picked: 'repair', decided })).toEqual([
    'Card to defeat: repair (only candidate, DBG-38)',
  ]);
});

test('who was passed over stands below, where one is left and where nobody is', () => {
  const passedOver = [{ candidate: 'Cruiser', rule: 'OPS-28', says: 'three upgrades' }];
  const left = { rule: 'OPS-12', name: 'only candidate left' };
  expect(linesOf({ candidates: ['Rey'], picked: 'Rey', decided: left, passedOver })).toEqual([
    'Card to defeat: Rey (only candidate left, OPS-12)',
    '  passed over: Cruiser, three upgrades (OPS-28)',
  ]);
  const none = { rule: 'OPS-28', name: 'no candidate left' };
  expect(linesOf({ candidates: [], picked: 'nobody', decided: none, passedOver })).toEqual([
    'Card to defeat: nobody (no candidate left, OPS-28)',
    '  passed over: Cruiser, three upgrades (OPS-28)',
  ]);
});

test('stays within 80 columns', () => {
  const all = 'Mon Calamari Cruiser, Hammerhead Corvette, Nebulon-B Frigate and Blockade Runner';
  const most = 'Hammerhead Corvette, Nebulon-B Frigate and Blockade Runner';
  expect(
    linesOf({
      candidates: [all, most],
      picked: all,
      decided: { rule: 'DBG-32', name: 'ships destroyed' },
      rows: [{ rule: 'DBG-32', name: 'ships destroyed', prefers: 'most', values: [4, 3] }],
    }),
  ).toEqual([
    'Card to defeat: Mon Calamari Cruiser, Hammerhead Corvette, Nebulon-B Frigate and',
    '  Blockade Runner',
    '                                                                               a',
    '> Mon Calamari Cruiser, Hammerhead Corvette, Nebulon-B Frigate and Blockade …  4',
    '  Hammerhead Corvette, Nebulon-B Frigate and Blockade Runner                   3',
    '  a: ships destroyed (DBG-32)',
    '  decided by a: ships destroyed (DBG-32)',
  ]);
});

test('LCG-18 of the only candidate every item is told with its points', () => {
  expect(
    linesOf({
      candidates: ['The Inquisitor'],
      picked: 'The Inquisitor',
      decided: { rule: 'LCG-48', name: 'gives at least as much as it takes' },
      rows: [
        { rule: 'LCG-18', name: 'draw 1 card', prefers: 'most', values: [1] },
        { rule: 'LCG-18', name: 'discard a card from your hand', prefers: 'fewest', values: [-1] },
      ],
    }),
  ).toEqual([
    'Card to defeat: The Inquisitor (gives at least as much as it takes, LCG-48)',
    '   1  draw 1 card (LCG-18)',
    '  -1  discard a card from your hand (LCG-18)',
  ]);
});
