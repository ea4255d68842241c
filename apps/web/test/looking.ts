import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { SIZES } from './browser.ts';
import { settled } from './layout.ts';
import type { Screen } from './screens.ts';

/** All that is wrong with the screen that is open, at every size, in both themes and with text at 200 %. */
export async function faultsOf(page: Page, { isTable, only }: Screen): Promise<readonly string[]> {
  const sizes = Object.entries(SIZES).filter(([size]) => only === undefined || size === only);
  const faults: string[] = [];
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport);
    await changeTheme(page, 'dark');
    const { x, y, by } = await overflow(page);
    if (x > 0) faults.push(`${size}: ${x} px can be scrolled sideways: ${by}`);
    if (y > 0 && isTable && size !== 'phone') faults.push(`${size}: ${y} px must be scrolled down`);
    const inDark = await violations(page);
    await changeTheme(page, 'light');
    // The themes differ in colours only.
    const inLight = await violations(page, ['color-contrast']);
    faults.push(...[...inDark, ...inLight].map((fault) => `${size}: ${fault}`));
  }
  // The page's policy allows no style that is written into it; what a script sets on an element is none.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport);
    const { x, by } = await overflow(page);
    if (x > 0) faults.push(`${size}, text at 200 %: ${x} px can be scrolled sideways: ${by}`);
  }
  return faults;
}

/** What axe finds wrong with what is on the page now: the rule, and where. `rules`: only these. */
async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await settled(page);
  const found = await page.evaluate(async (only) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    return run(document, {
      resultTypes: ['violations'],
      elementRef: false,
      ...(only ? { runOnly: { type: 'rule', values: [...only] } } : {}),
    });
  }, rules);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}

/** The person's system changes to a theme, and the page follows it. */
async function changeTheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
}

/** How far the page can be scrolled, and what reaches out of it. */
async function overflow(
  page: Page,
): Promise<{ readonly x: number; readonly y: number; readonly by: string }> {
  await settled(page);
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.scrollingElement ?? document.body;
    const outside = [...document.body.querySelectorAll('*')].find(
      (each) => each.getBoundingClientRect().right > innerWidth + 1,
    );
    const x = Math.max(0, scrollWidth - innerWidth);
    return {
      x,
      y: Math.max(0, scrollHeight - innerHeight),
      by: x > 0 ? (outside?.outerHTML.slice(0, 120) ?? '') : '',
    };
  });
}
