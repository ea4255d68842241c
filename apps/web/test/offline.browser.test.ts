import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { played } from './games.ts';
import { keptTable, openTableOf, questionOf } from './kept.ts';

const visit = visitor();

test('after the first visit everything works without a connection', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.waitForFunction(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return kept.some((count) => count > 10);
  });
  await page.reload();
  await page.context().setOffline(true);

  await openTableOf(page, played(4, (_, turn) => turn === 3).save());
  const question = questionOf(await keptTable(page));
  await page.reload();
  await page
    .getByRole('region', { name: 'Prompt' })
    .getByText(question?.prompt ?? '')
    .waitFor();

  for (const [address, heading] of [
    ['/rules', 'Rulebook'],
    ['/cards', 'Cards'],
    ['/new/deckbuilding', 'Set up: The Deckbuilding Game'],
    ['/settings', 'Settings'],
    ['/about', 'About Holofoe'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
});
