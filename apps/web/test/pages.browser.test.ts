import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { faultsOf } from './looking.ts';
import { PAGES } from './screens.ts';

const visit = visitor();
const SETTINGS = { theme: 'system' };

test.each(PAGES)('nothing is wrong with the looks of $name', async (screen) => {
  const page = await visit('/', { settings: SETTINGS, colorScheme: 'dark' });
  await screen.open(page);
  expect(await faultsOf(page, screen)).toEqual([]);
});
