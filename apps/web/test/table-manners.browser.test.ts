import type { LiveTable } from '@holofoe/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES, visitor } from './browser.ts';
import { openTableOf, questionOf } from './kept.ts';
import { clickReply } from './mouse.ts';
import { deedOf, END } from './player.ts';
import { POSITIONS } from './positions.ts';

const visit = visitor();
/** Longer than a pointer must rest on a card until it is shown large. */
const REST = 600;

const prompt = (page: Page) => page.getByRole('region', { name: 'Prompt' });

test.each(['Rulebook', 'Settings'])('from the table to "%s" and back', async (name) => {
  const page = await visit('/', { settings: { speed: 0 } });
  await openTableOf(page, POSITIONS.fullHand().save());
  const table = page.url();
  const asked = await prompt(page).textContent();
  const bar = page.getByRole('banner');
  await bar.getByTitle(name).click();
  await bar.getByRole('link', { name: 'Back to the table' }).click();
  await prompt(page).waitFor();
  expect(page.url()).toBe(table);
  expect(await prompt(page).textContent()).toBe(asked);
});

test('Tab stops once in the log, however long it is', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await openTableOf(page, POSITIONS.lateTurn().save());
  const stops = await page.locator('.log').evaluate((log) => {
    const all = [...log.querySelectorAll<HTMLElement>('a, button')];
    return { lines: all.length, stops: all.filter(({ tabIndex }) => tabIndex >= 0).length };
  });
  expect(stops.lines).toBeGreaterThan(100);
  expect(stops.stops).toBe(1);
});

test("the buttons of the bot's turn lie still from its first step to its last", async () => {
  const page = await visit('/', { settings: { speed: 0.5 } });
  const table = POSITIONS.endOfTurn();
  await openTableOf(page, table.save());
  const question = questionOf(table);
  if (question) await clickReply(page, question, [END]);
  await page.keyboard.press('k');
  const skip = prompt(page).getByRole('button', { name: /^Skip/ });
  await skip.waitFor();
  const places = new Set<string>();
  for (; await skip.isVisible(); await page.keyboard.press('n')) places.add(await placesOf(page));
  expect([...places]).toHaveLength(1);
});

/** Where the buttons lie that are there in every step. */
async function placesOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.console button, .console select, .prompt > .button:last-child')]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join(' ');
      })
      .join(', '),
  );
}

test('after a purchase no card is shown large by itself', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  const table = POSITIONS.crowded();
  await openTableOf(page, table.save());
  const question = questionOf(table);
  const buy = question?.options.find(({ key }) => deedOf(key) === 'buy');
  if (!question || !buy) throw new Error('Nothing can be bought.');
  await clickReply(page, question, [buy.key]);
  // The pointer stays where it clicked, and another card comes to lie under it.
  await page.waitForTimeout(REST);
  await expect(page.getByRole('dialog').count()).resolves.toBe(0);
});

test('the timeline begins and ends in the same place, whatever can be undone', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await openTableOf(page, POSITIONS.fullHand().save());
  const track = async () => {
    const box = await page.getByRole('slider', { name: 'Timeline' }).boundingBox();
    return [box?.x, box?.width];
  };
  const before = await track();
  await page.keyboard.press('p');
  await page.getByRole('button', { name: /^Attack the base/ }).waitFor();
  expect(await track()).toEqual(before);
  await page.keyboard.press('u');
  await page.locator('button:enabled', { hasText: 'Redo' }).waitFor();
  expect(await track()).toEqual(before);
});

/** Ends the turn of the person; the bot's is paused at its first step. */
async function endTurn(page: Page, table: LiveTable): Promise<void> {
  const question = questionOf(table);
  if (question) await clickReply(page, question, [END]);
  await prompt(page).getByRole('button', { name: /^Skip/ }).waitFor();
  await page.keyboard.press('k');
}

/** Reads the first card of the row. */
async function readCard(page: Page): Promise<void> {
  const row = page.getByRole('region', { name: 'Galaxy row' });
  await row.getByRole('button', { name: /cost/ }).first().focus();
  await page.keyboard.press(' ');
  await page.getByRole('dialog').waitFor();
}

test('a card that is read is closed by the end of the turn', async () => {
  const page = await visit('/', { settings: { speed: 0.5 } });
  const table = POSITIONS.lastStand();
  await openTableOf(page, table.save());
  await readCard(page);
  await endTurn(page, table);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a card that is read is closed by the end of the game', async () => {
  const page = await visit('/', { settings: { speed: 0.5 } });
  const table = POSITIONS.lastStand();
  await openTableOf(page, table.save());
  await endTurn(page, table);
  await readCard(page);
  await prompt(page).getByRole('button', { name: /^Skip/ }).click();
  await page.getByRole('heading', { level: 1, name: / won\.$/ }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('what the bot did is shaded at its lower edge as long as there is more of it', async () => {
  const page = await visit('/', { settings: { speed: 0.5 }, viewport: { width: 1366, height: 657 } });
  const table = POSITIONS.swarm();
  await openTableOf(page, table.save());
  await endTurn(page, table);
  await page.keyboard.press('s');
  const told = page.locator('.last-turn');
  await told.waitFor();
  const box = await told.boundingBox();
  if (!box) throw new Error('Its last turn is not shown.');
  // Beside the words.
  const edge = { x: box.x + box.width - 9, y: box.y + box.height - 8, width: 6, height: 6 };
  const more = await page.screenshot({ clip: edge });
  expect(await told.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeGreaterThan(0);
  await told.evaluate((each) => each.scrollTo({ top: each.scrollHeight, behavior: 'instant' }));
  const end = await page.screenshot({ clip: edge });
  expect(more.equals(end)).toBe(false);
});

test('on a phone, too, an undo can be taken back', async () => {
  const page = await visit('/', { settings: { speed: 0 }, viewport: SIZES.phone });
  const table = POSITIONS.lateTurn();
  await openTableOf(page, table.save());
  const asked = await prompt(page).textContent();
  const bar = page.getByRole('banner');
  const redo = bar.getByRole('button', { name: 'Redo', exact: true });
  await bar.getByRole('button', { name: /^Undo/ }).click();
  await redo.click();
  await redo.waitFor({ state: 'detached' });
  expect(await prompt(page).textContent()).toBe(asked);
});
