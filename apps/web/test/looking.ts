import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong with what is on the page now: the rule, and where. `rules`: only these. */
export async function violations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
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

/** Whatever was laid out anew, fades or moves has come to its end. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** The person's system changes to a theme, and the page follows it. */
export async function changeTheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
}

/** How far the page can be scrolled, and what reaches out of it. */
export async function overflow(
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
