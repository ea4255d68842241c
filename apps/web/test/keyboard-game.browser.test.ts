import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { keptMore, keptTable, questionOf } from './kept.ts';
import { goTo, press, typeReply } from './keyboard.ts';
import { replyTo } from './player.ts';

const visit = visitor();

test('a whole game by keyboard alone', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await goTo(page, /^Set up$/);
  await press(page, 'Enter');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await goTo(page, /^Seed/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('21');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Prompt' }).waitFor();

  await playOn(page);
  await page.getByRole('heading', { level: 1, name: / won\.$/ }).waitFor();
  expect(await keptTable(page)).toMatchObject({ outcome: { turns: expect.any(Number) } });
});

/** The whole hand at once, and everything else where it lies. */
async function playOn(page: Page): Promise<void> {
  let table = await keptTable(page);
  for (let question = questionOf(table); question; question = questionOf(table)) {
    await page.getByText(question.prompt).first().waitFor();
    if (await page.getByRole('button', { name: /^Play (all|both)/ }).isVisible()) await press(page, 'p');
    else await typeReply(page, question, replyTo(question));
    table = await keptMore(page, table);
  }
}
