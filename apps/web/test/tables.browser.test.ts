import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { faultsOf } from './looking.ts';
import { TABLES } from './screens.ts';

const visit = visitor();
/** The bot's steps take their time; where they are shown, somebody has paused them. */
const SETTINGS = { theme: 'system', speed: 0.5 };

test.each(TABLES)('nothing is wrong with the looks of $name', async (screen) => {
  const page = await visit('/', { settings: SETTINGS, colorScheme: 'dark' });
  await screen.open(page);
  expect(await faultsOf(page, screen)).toEqual([]);
});
