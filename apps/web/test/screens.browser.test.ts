import { expect, test } from 'vitest';
import { SIZES, visitor } from './browser.ts';
import { changeTheme, overflow, violations } from './looking.ts';
import { SCREENS } from './screens.ts';

const visit = visitor();
/** The bot's steps take their time; where they are shown, somebody has paused them. */
const SETTINGS = { theme: 'system', speed: 0.5 };

test.each(SCREENS)(
  '$name: nothing reaches out of the page at any size, also with text at 200 %, and axe finds nothing in both themes',
  async ({ open, isTable }) => {
    const page = await visit('/', { settings: SETTINGS, colorScheme: 'dark' });
    await open(page);
    const faults: string[] = [];
    for (const [size, viewport] of Object.entries(SIZES)) {
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
    await page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      const { x, by } = await overflow(page);
      if (x > 0) faults.push(`${size}, text at 200 %: ${x} px can be scrolled sideways: ${by}`);
    }
    expect(faults).toEqual([]);
  },
);
