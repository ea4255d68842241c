import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import type * as inPage from './layout/in-page.ts';

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

/** A desk at 200 %: the layout of a phone that lies, and taller. */
export const ZOOMED = { width: 720, height: 450 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    readonly layout: typeof inPage;
  }
}

/** Longer than a pointer must rest on a card until it is shown large. */
const REST = 400;
/** On one of so many things the pointer rests. */
const REST_EVERY = 12;

/** All that is wrong with how things lie in a window; `fits`: nothing may have to be scrolled into it. */
export async function layoutFaults(page: Page, size: Size, fits: boolean): Promise<readonly string[]> {
  await page.setViewportSize(size);
  return faultsNow(page, fits);
}

/** All that is wrong with how things lie in the window as it is. */
export async function faultsNow(page: Page, fits: boolean): Promise<readonly string[]> {
  await ready(page);
  const faults = await page.evaluate((mustFit) => window.layout.faults(mustFit), fits);
  return faults.map((fault) => `${sizeOf(page)}: ${fault}`);
}

/** The same in another theme: looked for once more only where something lies or covers otherwise in it. */
export async function faultsIn(
  page: Page,
  colorScheme: 'dark' | 'light',
  fits: boolean,
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
  return (await page.evaluate(() => window.layout.isAlike())) ? [] : faultsNow(page, fits);
}

/** What moves while the pointer is on something that can be clicked: on one thing after another. */
export async function hoverFaults(page: Page): Promise<readonly string[]> {
  await page.mouse.move(0, 0);
  await ready(page);
  const all = await page.evaluate(() => window.layout.targets());
  const faults: string[] = [];
  for (const [i, { name, x, y }] of all.entries()) {
    await page.mouse.move(x, y);
    if (i % REST_EVERY === 0) await page.waitForTimeout(REST);
    const moved = await page.evaluate(() => window.layout.moved());
    if (moved.length > 0)
      faults.push(`with the pointer on ${name} ${moved.length} things move: ${moved.slice(0, 3).join('; ')}`);
  }
  await page.mouse.move(0, 0);
  return faults.map((fault) => `${sizeOf(page)}: ${fault}`);
}

function sizeOf(page: Page): string {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return `${width}x${height}`;
}

/** The letters are there, and whatever was laid out anew, fades or moves has come to its end. */
export async function settled(page: Page): Promise<void> {
  await ready(page);
  await page.evaluate(() => window.layout.settled());
}

/** What runs in the page is there. */
async function ready(page: Page): Promise<void> {
  if (await page.evaluate(() => 'layout' in window)) return;
  script ??= bundle();
  await page.evaluate(await script);
}

let script: Promise<string> | undefined;

/** What runs in the page, as one script. */
async function bundle(): Promise<string> {
  const entry = resolve(import.meta.dirname, 'layout/in-page.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'layout' } },
  });
  const [output] = [built].flat();
  const [chunk] = output && 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') throw new Error('What runs in the page could not be bundled.');
  return chunk.code;
}
