import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { faultsIn, faultsNow } from './layout.ts';

const visit = visitor();

test.each([
  { fault: 'too small a text', css: 'h1 { font-size: 8px }', says: /8\.0 px is too small to read/ },
  { fault: 'a text that is cut off', css: 'h1 { height: 9px; overflow: hidden }', says: /is cut off by <h1/ },
  {
    fault: 'an opaque cover',
    css: '.hero .lead { background: rgb(9, 9, 9); margin-top: -60px; position: relative }',
    says: /An opponent for the empty chair.* is covered by/,
  },
])('a fault that only one theme has is found when the theme changes: $fault', async ({ css, says }) => {
  const page = await visit('/', { settings: { theme: 'system' }, colorScheme: 'dark' });
  await styled(page, `[data-theme="light"] { ${css} }`);
  expect(await faultsNow(page, false)).toEqual([]);
  const found = await faultsIn(page, 'light', false);
  expect(found.filter((fault) => says.test(fault))).not.toEqual([]);
});

test('where the themes differ in colours only, the page is not looked through twice', async () => {
  const page = await visit('/', { settings: { theme: 'system' }, colorScheme: 'dark' });
  // The last that comes to this page.
  await page.locator('.fan .card').nth(2).waitFor();
  expect(await faultsNow(page, false)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'light');
  expect(await page.evaluate(() => window.layout.isAlike())).toBe(true);
});

/** The page's policy allows no style that is written into it; a sheet that a script makes is none. */
async function styled(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
