import type { Page } from 'playwright-core';
import { LAYOUT_SCRIPT } from './layout-faults.ts';

/** Every window that the page is looked at in: desks, laptops with low windows, tablets, phones, a large screen. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 1536, height: 730 },
  { width: 820, height: 1180 },
  { width: 2560, height: 1440 },
] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Longer than a pointer must rest on a card until it is shown large. */
const REST = 400;

/** All that is wrong with how things lie in a window; `fits`: nothing may have to be scrolled into it. */
export async function layoutFaults(page: Page, size: Size, fits: boolean): Promise<readonly string[]> {
  await page.setViewportSize(size);
  await settled(page);
  const faults = await inPage<string[]>(page, `faultsOfLayout(${fits})`);
  return faults.map((fault) => `${size.width}x${size.height}: ${fault}`);
}

/**
 * What moves while the pointer is on something. `turn` says on what: with every turn on others, and on the last one it
 * rests.
 */
export async function hoverFaults(page: Page, turn: number, count: number): Promise<readonly string[]> {
  await page.mouse.move(0, 0);
  await settled(page);
  const all = await inPage<{ name: string; x: number; y: number }[]>(page, 'targets()');
  await inPage(page, 'void (window.boxesBefore = boxesNow())');
  const faults: string[] = [];
  for (let i = 0; i < Math.min(count, all.length); i++) {
    const on = all[(turn * count + i) % all.length];
    if (!on) continue;
    await page.mouse.move(on.x, on.y);
    if (i === count - 1) await page.waitForTimeout(REST);
    await settled(page);
    const moved = await inPage<string[]>(page, 'movedSince(window.boxesBefore)');
    if (moved.length > 0)
      faults.push(
        `with the pointer on ${on.name} ${moved.length} things move: ${moved.slice(0, 3).join('; ')}`,
      );
  }
  await page.mouse.move(0, 0);
  return faults;
}

/** The letters are there, and whatever was laid out anew, fades or moves has come to its end. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

async function inPage<T>(page: Page, expression: string): Promise<T> {
  return page.evaluate(`(() => {\n${LAYOUT_SCRIPT}\nreturn ${expression};\n})()`);
}
