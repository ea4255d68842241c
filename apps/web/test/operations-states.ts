import { actOf } from '@holofoe/kernel';
import type { View } from '@holofoe/operations';
import type { LiveTable } from '@holofoe/table';
import type { Page } from 'playwright-core';
import { openOperations, questionNow } from './operations.ts';
import { decksOf, operationsPlayed, operationsWritten } from './operations-games.ts';
import type { Question } from './player.ts';
import type { Screen } from './screens.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dev'];

function viewOf(table: LiveTable, seat: number): View {
  return table.view(seat) as View;
}

function solo(topic: string, round = 2): () => LiveTable {
  return () =>
    operationsPlayed(
      { scenario: 'OBJ-SCA', decks: decksOf('hero', 1), seed: 3 },
      (question, table, seat) => question.topic === topic && viewOf(table, seat).round >= round,
    );
}

const hasDice = ({ topic }: Question, table: LiveTable, seat: number) =>
  topic === 'action' && (viewOf(table, seat).players[seat]?.pool.length ?? 0) > 1;

export const POSITIONS = {
  turn: solo('action'),
  first: solo('mulligan', 0),
  target: solo('target'),
  two: () =>
    operationsPlayed(
      { scenario: 'OBJ-SCA', decks: decksOf('hero', 2), seed: 4 },
      (question, table, seat) => viewOf(table, seat).round >= 3 && hasDice(question, table, seat),
    ),
  four: () =>
    operationsPlayed(
      { scenario: 'OBJ-KNF', decks: decksOf('villain', 4), seed: 6 },
      (question, table, seat) => viewOf(table, seat).round >= 2 && hasDice(question, table, seat),
    ),
  areas: () =>
    operationsWritten(
      {
        scenario: 'OBJ-DS2',
        stage: 2,
        round: 5,
        turn: 0,
        players: decksOf('hero', 4).map((deck, i) => ({ name: NAMES[i], deck, area: 1 + (i >> 1) })),
      },
      (question, table, seat) => table.position > 25 && hasDice(question, table, seat),
    ),
  over: () => operationsPlayed({ scenario: 'OBJ-SCA', decks: decksOf('hero', 1), seed: 3 }, () => false),
};

/** What is to be seen at the table of Operations; on a phone it is scrolled. */
export const OPERATIONS: readonly Screen[] = [
  at('your turn', POSITIONS.turn),
  at('a first hand', POSITIONS.first),
  at('a target', POSITIONS.target),
  at('two players', POSITIONS.two),
  at('four players against eight', POSITIONS.four),
  at('areas side by side', POSITIONS.areas),
  at('the end', POSITIONS.over),
  { name: 'Operations: hand-over', open: (page) => cover(page, POSITIONS.two()) },
];

/** Some of them, for whoever looks closely. */
export const OPERATIONS_CLOSELY: readonly Screen[] = OPERATIONS.filter(({ name }) =>
  /: (your turn|two players|areas side by side|hand-over)$/.test(name),
);

function at(name: string, position: () => LiveTable): Screen {
  return { name: `Operations: ${name}`, open: (page) => openOperations(page, position()) };
}

/** The device is not taken yet. */
async function cover(page: Page, table: LiveTable): Promise<void> {
  await openOperations(page, table);
  await page.reload();
  await page.getByRole('button', { name: /^I am / }).waitFor();
}

/** What can be activated now. */
export function activations(table: LiveTable): readonly string[] {
  const options = questionNow(table)?.question.options ?? [];
  return options.filter(({ key }) => actOf(key) === 'activate').map(({ label }) => label);
}
