import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { keptMore, keptTable, questionOf } from './kept.ts';
import { clickReply } from './mouse.ts';
import { replyTo } from './player.ts';

const visit = visitor();

test('a whole game, from the first page to its end, by clicking what is legal', async () => {
  const page = await visit('/');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'At once' }).check();
  await page.getByRole('link', { name: 'Holofoe, home' }).click();
  await page.getByRole('link', { name: 'Set up', exact: true }).click();
  await page.getByRole('radio', { name: 'I choose here' }).check();
  await page.getByLabel('One base').selectOption({ label: 'Yavin 4' });
  await page.getByLabel('Another base').selectOption({ label: 'Mon Cala' });
  await page.getByLabel('Seed').fill('21');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('region', { name: 'Prompt' }).waitFor();

  await playOn(page);
  await page.getByRole('heading', { level: 1, name: / won\.$/ }).waitFor();
  expect(await keptTable(page)).toMatchObject({ outcome: { turns: expect.any(Number) } });
});

/** Plays until nobody is asked any more; the page asks what the rules ask. */
async function playOn(page: Page): Promise<void> {
  let table = await keptTable(page);
  for (let question = questionOf(table); question; question = questionOf(table)) {
    await page.getByText(question.prompt).first().waitFor();
    const all = page.getByRole('button', { name: /^Play (all|both)/ });
    if (await all.isVisible()) await all.click();
    else await clickReply(page, question, replyTo(question));
    table = await keptMore(page, table);
  }
}
