import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { openTableOf } from './kept.ts';
import { faultsNow, WINDOWS } from './layout.ts';
import { POSITIONS } from './positions.ts';

const visit = visitor();
const TITLE = 'Branch of Rebels against the Empire bot, turn 13';
const prompt = (page: Page) => page.getByRole('region', { name: 'Prompt' });

test("a branch from a line of the bot's turn says where it begins, and its table that it is one", async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  // The person's turns are the odd ones: turn 14 is the bot's.
  await openTableOf(page, POSITIONS.lateTurn().save());
  const address = page.url();
  const log = page.getByRole('region', { name: 'Log' });
  await log
    .getByRole('button', { name: /^Show the table after: The Empire discards its units/ })
    .last()
    .click();
  await prompt(page).getByText('Turn 14, bot: past.').waitFor();
  await prompt(page).getByText('A branch begins at your last decision before it, in turn 13.').waitFor();
  const faults: string[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    faults.push(...(await faultsNow(page, true)));
  }
  expect(faults).toEqual([]);
  await prompt(page).getByRole('button', { name: 'Branch before it' }).click();
  await page.waitForURL((url) => url.href !== address);
  await prompt(page).getByText('What do you do?').waitFor();
  expect(await page.title()).toBe(`${TITLE} · Holofoe`);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    faults.push(...(await faultsNow(page, true)));
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    if (!heading.includes('Turn 13 · you') || !/Branch.*, turn 13/.test(heading))
      faults.push(`${size.width}x${size.height}: the title is "${heading}"`);
  }
  expect(faults).toEqual([]);
  await page.setViewportSize(WINDOWS[0]);
  await page.getByRole('heading', { level: 1 }).getByText(TITLE).waitFor();
});

test('a branch from a line of the own turn begins there', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await openTableOf(page, POSITIONS.lateTurn().save());
  const log = page.getByRole('region', { name: 'Log' });
  await log
    .getByRole('button', { name: /^Show the table after: The Rebels play/ })
    .last()
    .click();
  await prompt(page).getByRole('button', { name: 'Branch here' }).waitFor();
  expect(await prompt(page).getByText('A branch begins').count()).toBe(0);
});
