import { deckbuilding } from '@holofoe/deckbuilding';
import type { LiveTable } from '@holofoe/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATIENCE, SIZES, visitor } from './browser.ts';
import { played, YOU } from './games.ts';
import { keptMore, keptTable, openTableOf, questionOf } from './kept.ts';
import { clickReply } from './mouse.ts';
import { END, replyTo } from './player.ts';
import { POSITIONS } from './positions.ts';

const visit = visitor();
/** One step at normal speed. */
const STEP = 900;

/** The person ends a turn; from then on the clock of the page stands still. */
async function endTurn(settings: { readonly speed: number }): Promise<Page> {
  const page = await visit('/', { settings });
  const table = played(4, (question, turn) => turn === 5 && replyTo(question)[0] === 'end');
  await openTableOf(page, table.save());
  await page.clock.install();
  // It cannot be set back: later than it is, however long it takes to say so.
  await page.clock.pauseAt(new Date(Date.now() + 10 * PATIENCE));
  const question = questionOf(table);
  if (!question) throw new Error('Nobody is asked.');
  await clickReply(page, question, [END]);
  return page;
}

const stepOf = async (page: Page): Promise<number> =>
  Number(
    /step (\d+) of/.exec((await page.getByRole('region', { name: 'The bot' }).textContent()) ?? '')?.[1],
  );

const inConsole = (page: Page, name: string) =>
  page.getByRole('region', { name: 'The bot' }).getByRole('button', { name, exact: true });

test("the bot's turn goes on by itself, a step at a time, and then asks the person", async () => {
  const page = await endTurn({ speed: 1 });
  const said: string[] = [];
  for (let step = 1; (await stepOf(page)) === step; step++) {
    said.push((await page.getByRole('region', { name: 'Prompt' }).locator('b').first().textContent()) ?? '');
    await page.clock.runFor(STEP);
  }
  const table = await keptTable(page);
  expect(said.length).toBeGreaterThan(3);
  expect(table.log(YOU)).toEqual(expect.arrayContaining(said));
  await page
    .getByRole('region', { name: 'Prompt' })
    .getByText(questionOf(table)?.prompt ?? '')
    .waitFor();
});

test('its turn can be paused, stepped through both ways, and played on', async () => {
  const page = await endTurn({ speed: 1 });
  await inConsole(page, 'Pause').click();
  await page.clock.runFor(10 * STEP);
  expect(await stepOf(page)).toBe(1);
  await inConsole(page, 'Step').click();
  await inConsole(page, 'Step').click();
  expect(await stepOf(page)).toBe(3);
  await inConsole(page, 'Step back').click();
  expect(await stepOf(page)).toBe(2);
  await inConsole(page, 'Play').click();
  await page.clock.runFor(STEP);
  expect(await stepOf(page)).toBe(3);
});

test('its turn can be skipped', async () => {
  const page = await endTurn({ speed: 1 });
  await inConsole(page, 'Skip S').click();
  const question = questionOf(await keptTable(page));
  await page
    .getByRole('region', { name: 'Prompt' })
    .getByText(question?.prompt ?? '')
    .waitFor();
});

test('it waits while a reason is read', async () => {
  const page = await endTurn({ speed: 1 });
  const why = page.getByRole('region', { name: 'Prompt' }).getByRole('button', { name: /^Why\?/ });
  while (!(await why.isVisible())) await page.clock.runFor(STEP);
  const step = await stepOf(page);
  await why.click();
  await page.getByText('Paused while you read').waitFor();
  await page.clock.runFor(10 * STEP);
  expect(await stepOf(page)).toBe(step);
  await page.keyboard.press('Escape');
  await page.clock.runFor(STEP);
  expect(await stepOf(page)).toBe(step + 1);
});

test('four times the speed is four steps in the time of one', async () => {
  const page = await endTurn({ speed: 1 });
  await page.getByLabel("Speed of the bot's turn").selectOption({ label: '4×' });
  await page.clock.runFor(STEP);
  expect(await stepOf(page)).toBe(5);
});

test('at once, its turn is shown finished, and can be watched again', async () => {
  const page = await endTurn({ speed: 0 });
  const question = questionOf(await keptTable(page));
  await page
    .getByRole('region', { name: 'Prompt' })
    .getByText(question?.prompt ?? '')
    .waitFor();
  await inConsole(page, 'Watch again').click();
  expect(await stepOf(page)).toBe(1);
});

test('with less motion, cards do not travel', async () => {
  const page = await endTurn({ speed: 1 });
  expect(await page.evaluate(() => document.documentElement.dataset.motion)).toBe('reduced');
  for (let step = 0; step < 6; step++) {
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 150).length,
    );
    expect(moving).toBe(0);
    await page.clock.runFor(STEP);
  }
});

/** What the rules tell of a person's cards that were hit in the opponent's turn. */
function blowsOf(table: LiveTable): readonly string[] {
  return table.events(YOU).flatMap(({ event }) => {
    const { seat } = event.data as { readonly seat?: number };
    const isBlow = seat === YOU && ['damage', 'ship destroyed', 'base destroyed'].includes(event.kind);
    return isBlow ? (deckbuilding.say(event, YOU) ?? []) : [];
  });
}

test.each([
  { window: 'a desk', ...SIZES.wide, way: [] },
  { window: 'a smaller window', ...SIZES.narrow, way: ['Bot'] },
  { window: 'a phone', ...SIZES.phone, way: ['Bot'] },
])('its last turn says what it did to the person, on $window', async ({ width, height, way }) => {
  const page = await visit('/', { settings: { speed: 0 }, viewport: { width, height } });
  const table = POSITIONS.underFire();
  await openTableOf(page, table.save());
  const question = questionOf(table);
  if (question) await clickReply(page, question, [END]);
  const blows = blowsOf(await keptMore(page, table));
  expect(blows.join(' ')).toMatch(/Corvette of the Rebels is destroyed\. Tatooine takes/);
  for (const name of way)
    await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
  const last = page.getByRole('region', { name: 'The bot' }).locator('.last-turn');
  await last.waitFor();
  const said = await last.locator('p').allTextContents();
  expect(said.map((each) => each.replace(/( why\?)? *$/, ''))).toEqual(expect.arrayContaining([...blows]));
});
