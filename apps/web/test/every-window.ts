import { expect, test } from 'vitest';
import type { visitor } from './browser.ts';
import { faultsIn, faultsNow, hoverFaults, WINDOWS } from './layout.ts';
import type { Screen } from './screens.ts';

/** Each window begins with the theme that the one before has ended with. */
const THEMES = [
  ['dark', 'light'],
  ['light', 'dark'],
] as const;
/** The pointer goes over a screen in two of the windows; which, changes from screen to screen. */
const HOVERED_EVERY = WINDOWS.length / 2;

/** Every screen is opened once, and looked at in all windows and both themes. */
export function testInEveryWindow(visit: ReturnType<typeof visitor>, screens: readonly Screen[]): void {
  const numbered = screens.map((screen, number) => ({ ...screen, number }));
  test.each(numbered)(
    'in every window all of it can be read and hit, and nothing moves: $name',
    async (screen) => {
      const page = await visit('/', { settings: { theme: 'system', speed: 0.5 }, colorScheme: 'dark' });
      await screen.open(page);
      const faults: string[] = [];
      for (const [i, size] of WINDOWS.entries()) {
        await page.setViewportSize(size);
        const [first, other] = THEMES[i % 2 === 0 ? 0 : 1];
        const fits = screen.isTable ?? false;
        faults.push(...(await faultsNow(page, fits)).map((fault) => `${first}, ${fault}`));
        faults.push(...(await faultsIn(page, other, fits)).map((fault) => `${other}, ${fault}`));
        if ((i + screen.number) % HOVERED_EVERY === 0) faults.push(...(await hoverFaults(page)));
      }
      expect(faults).toEqual([]);
    },
  );
}
