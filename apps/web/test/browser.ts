import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser is. */
    readonly browser: string;
    /** Where the page is served. */
    readonly address: string;
  }
}

interface VisitOptions extends BrowserContextOptions {
  /** What this browser has kept of the person's settings. */
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
}

export const SIZES = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

const FLAGS = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A step that takes this long does not come any more. */
export const PATIENCE = 30_000;
/** For what comes true a moment after a step. */
export const POLL = { timeout: PATIENCE };
/** Nobody looks at the pixels, and a quarter of them is drawn much faster; everything lies where it would anyway. */
const PIXELS = 0.5;

/** A browser for the tests of a file. Each visit has its own store, and a test fails on an error in the console of any of its tabs. */
export function visitor(): (path?: string, options?: VisitOptions) => Promise<Page> {
  let browser: Browser | undefined;
  let faults: string[] = [];

  beforeAll(async () => {
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    browser = await chromium.launch({ executablePath: inject('browser'), args: [...FLAGS, ...sandbox] });
  });
  afterEach(async () => {
    await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
    const seen = faults;
    faults = [];
    expect(seen).toEqual([]);
  });
  afterAll(() => browser?.close());

  return async (path = '/', { settings, ...options } = {}) => {
    if (!browser) throw new Error('The browser is not open yet: visit a page inside a test.');
    const context = await browser.newContext({
      baseURL: inject('address'),
      viewport: SIZES.wide,
      reducedMotion: 'reduce',
      deviceScaleFactor: PIXELS,
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    if (settings) await context.addInitScript(keepSettings, JSON.stringify(settings));
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    context.on('weberror', (fault) => faults.push(fault.error().message));
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
}

/** Runs in the page, before it: settings that were made before this visit. */
function keepSettings(settings: string): void {
  // A tab that is opening has no store yet.
  if (location.origin === 'null') return;
  const key = 'holofoe.settings';
  if (localStorage.getItem(key) === null) localStorage.setItem(key, settings);
}
