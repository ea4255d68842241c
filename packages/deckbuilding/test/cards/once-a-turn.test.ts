import { expect, test } from 'vitest';
import type { Setup } from '../kit.ts';
import { empireTurn } from '../turn.ts';

/** A card, a table on which its ability would work twice, and the replies to its questions. */
interface Case {
  readonly card: string;
  readonly on: Setup;
  readonly replies?: readonly string[];
}

const TOP = ['stormtrooper', 'stormtrooper', 'inquisitor', 'imperial-shuttle'];
const HAND = ['imperial-shuttle', 'imperial-shuttle', 'imperial-shuttle'];

const CASES: readonly Case[] = [
  { card: 'tie-fighter', on: { empire: { units: ['tie-fighter'], ships: ['star-destroyer'], top: TOP } } },
  { card: 'tie-bomber', on: { empire: { units: ['tie-bomber'] } }, replies: ['rebel-transport'] },
  { card: 'scout-trooper', on: { galaxyTop: ['at-st'], empire: { units: ['scout-trooper'] } } },
  { card: 'tie-interceptor', on: { galaxyTop: ['lobot'], empire: { units: ['tie-interceptor'] } } },
  {
    card: 'gozanti-cruiser',
    on: { empire: { ships: ['gozanti-cruiser'], hand: HAND } },
    replies: ['imperial-shuttle'],
  },
  { card: 'moff-jerjerrod', on: { empire: { units: ['moff-jerjerrod'] } } },
  { card: 'general-veers', on: { empire: { units: ['general-veers', 'stormtrooper'] } } },
  { card: 'at-st', on: { empire: { units: ['at-st'] } }, replies: ['rebel-transport'] },
  { card: 'landing-craft', on: { empire: { units: ['landing-craft'] } }, replies: ['resources'] },
  { card: 'director-krennic', on: { empire: { units: ['director-krennic'] } } },
  {
    card: 'at-at',
    on: { empire: { units: ['at-at'], discard: ['stormtrooper', 'stormtrooper'] } },
    replies: ['stormtrooper'],
  },
  {
    card: 'grand-moff-tarkin',
    on: { row: ['at-at', 'at-st'], empire: { units: ['grand-moff-tarkin'] } },
    replies: ['at-at'],
  },
  {
    card: 'z-95-headhunter',
    on: { empire: { units: ['z-95-headhunter'] }, rebel: { ships: ['blockade-runner'] } },
  },
  { card: 'lando-calrissian', on: { empire: { units: ['lando-calrissian'] } } },
  {
    card: 'c-roc-cruiser',
    on: { empire: { ships: ['c-roc-cruiser'], hand: HAND, damage: 7 } },
    replies: ['imperial-shuttle'],
  },
  { card: 'nebulon-b-frigate', on: { empire: { ships: ['nebulon-b-frigate'] } }, replies: ['resources'] },
  {
    card: 'jabbas-sail-barge',
    on: { empire: { units: ['jabbas-sail-barge'], discard: ['bossk', 'dengar'] } },
    replies: ['bossk'],
  },
  {
    card: 'jabba-the-hutt',
    on: { empire: { units: ['jabba-the-hutt'], hand: HAND } },
    replies: ['imperial-shuttle'],
  },
];

test.each(CASES)('the ability of $card works once a turn', ({ card, on, replies = [] }) => {
  const table = empireTurn(on);
  const before = table.choicesTo('use');
  table.choose(`use ${card}`);
  for (const reply of replies) table.choose(reply);
  expect([before, table.topic, table.choicesTo('use')]).toEqual([[card], 'action', []]);
});

test.each(CASES)('the ability of $card need not be used', ({ on }) => {
  const table = empireTurn(on).choose('end');
  expect([table.asked, table.events('use')]).toEqual(['rebel', []]);
});

test('two copies of a card have an ability each', () => {
  const table = empireTurn({ empire: { units: ['tie-bomber', 'tie-bomber'] } });
  table.choose('use tie-bomber').choose('rebel-transport');
  expect(table.choicesTo('use')).toEqual(['tie-bomber']);
});

test("Twi'lek Smuggler is not used twice for two purchases", () => {
  const table = empireTurn({ empire: { units: ['twilek-smuggler'], resources: 4 } });
  table.choose('use twilek-smuggler').choose('buy outer-rim-pilot');
  expect(table.choices).toEqual(['buy outer-rim-pilot', 'end']);
});

test("Twi'lek Smuggler adds nothing while the next purchase goes on top of the deck anyway", () => {
  const table = empireTurn({ empire: { units: ['twilek-smuggler', 'twilek-smuggler'] } });
  expect(table.choose('use twilek-smuggler').choicesTo('use')).toEqual([]);
});
