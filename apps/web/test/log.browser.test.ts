import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { POLL, SIZES, visitor } from './browser.ts';
import { openTableOf } from './kept.ts';
import { settled } from './layout.ts';
import { POSITIONS } from './positions.ts';

const visit = visitor();

/** Beside the table, lower, as a sheet, as a tab, and beside the table again. */
const WAY = [
  { size: SIZES.wide },
  { size: { width: 1366, height: 657 } },
  { size: SIZES.narrow, opens: 'Log' },
  { size: SIZES.phone, opens: 'Log' },
  { size: { width: 844, height: 390 } },
  { size: { width: 1536, height: 730 } },
  { size: SIZES.wide },
];

const list = (page: Page) => page.getByRole('region', { name: 'Log' }).getByRole('list');

/** Through all windows, and in each, once all has come to rest, what of the log can be seen. */
async function through(page: Page, look: (page: Page) => Promise<string>): Promise<readonly string[]> {
  const seen: string[] = [];
  for (const { size, opens } of WAY) {
    await page.setViewportSize(size);
    const open = page.getByRole('button', { name: opens ?? 'none', exact: true }).filter({ visible: true });
    if (opens !== undefined) await open.click();
    await list(page).waitFor();
    await settled(page);
    seen.push(await look(page));
  }
  return seen;
}

/** The line at the upper edge, or at the lower edge, of what is in sight. */
function lineAt(edge: 'top' | 'bottom') {
  return (page: Page): Promise<string> =>
    list(page).evaluate((element, at) => {
      const { top, bottom } = element.getBoundingClientRect();
      const lines = [...element.children].filter((each) => each.checkVisibility());
      const line =
        at === 'top'
          ? lines.find((each) => each.getBoundingClientRect().bottom > top + 1)
          : lines.findLast((each) => each.getBoundingClientRect().top < bottom - 1);
      return line?.textContent ?? '';
    }, edge);
}

test('however the window changes, the log stays at its newest line', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await openTableOf(page, POSITIONS.lateTurn().save());
  const newest = await list(page).evaluate((element) => element.lastElementChild?.textContent ?? '');
  const seen = await through(page, lineAt('bottom'));
  expect(seen).toEqual(WAY.map(() => newest));
});

test('however the window changes, a log that was scrolled back keeps its line', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await openTableOf(page, POSITIONS.lateTurn().save());
  await list(page).hover();
  const newest = await lineAt('top')(page);
  await page.mouse.wheel(0, -900);
  await expect.poll(() => lineAt('top')(page), POLL).not.toBe(newest);
  await settled(page);
  const line = await lineAt('top')(page);
  const seen = await through(page, lineAt('top'));
  expect(seen).toEqual(WAY.map(() => line));
});
