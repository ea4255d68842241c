import { expect, test } from 'vitest';
import type { Setup } from '../../kit.ts';
import { quietTable } from '../../quiet.ts';
import { Bench } from '../../vocabulary/bench.ts';

const BUREAUCRACY = '163-1';

test('163-1 The Imperial Bureaucracy: when it enters play the top three cards of the deck may be laid on it face down', () => {
  const bench = new Bench();
  const [top] = bench.objectives(BUREAUCRACY);
  const deck = bench.deck('026-4', '019-5', '027-3', '032-2');
  bench.on('window', top ?? 0).do(bench.lay('019-2'), {
    do: 'look',
    at: 'objective deck',
    of: 'you',
    top: 1,
    and: { do: 'put into play', what: { each: { type: 'any', in: 'looked at' } } },
  });
  expect(bench.about('window')).toHaveLength(1);
  expect(bench.where(...deck)).toEqual(['kept', 'kept', 'kept', 'deck']);
  // The Light Side sees the backs only.
  expect(bench.card(top ?? 0).kept.map((place) => 'by' in place && place.by)).toEqual([2, 2, 2]);
});

const ATTACK = {
  active: 'dark',
  step: 'engage',
  light: { units: ['X-Wing'], hand: ['001-3'] },
} satisfies Setup;
const KEEPER = { card: BUREAUCRACY, kept: ['019-5', '026-4'] };

test('163-1 The Imperial Bureaucracy: its cards are laid in edge stacks beside those of the hand, even with an empty one', () => {
  const table = quietTable({ ...ATTACK, dark: { objectives: [KEEPER], units: ['027-3'], hand: ['034-6'] } });
  table.choose("A Hero's Journey").choose('X-Wing');
  expect(table.asking).toBe("dark lay: It's Worse, Force Choke, Heavy Stormtrooper Squad, pass");
  expect(table.choose('Force Choke').changes('Force Choke')).toEqual(['Force Choke kept to edge stack']);
});

test('163-1 The Imperial Bureaucracy: the AI lays them before its fate deck, the most Force icons first', () => {
  const table = quietTable({
    ...ATTACK,
    ai: 'dark',
    step: 'deployment',
    stop: 'commitment',
    dark: {
      objectives: [{ card: BUREAUCRACY, kept: ['026-4', '019-2'] }],
      units: ['027-3'],
      fates: ['019-5'],
    },
  });
  table.until('defenders').choose('X-Wing').until('lay');
  expect(table.changes('Darth Vader', 'dark fate')).toEqual(['Darth Vader kept to edge stack']);
});

test('163-1 The Imperial Bureaucracy: when it leaves play its cards are discarded', () => {
  const bench = new Bench();
  const objective = bench.lay(BUREAUCRACY);
  const [one] = bench.deck('026-4');
  bench.do(objective, { do: 'keep', what: { each: { type: 'any', in: 'deck' } }, at: 'this' });
  bench.do(objective, { do: 'destroy', what: 'this' });
  expect(bench.where(one ?? 0)).toEqual(['discard']);
});
