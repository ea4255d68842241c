import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { hoverFaults, layoutFaults, ZOOMED } from './layout.ts';
import { PANELS, QUESTIONS } from './moments.ts';
import { PAGES, type Screen } from './screens.ts';

const visit = visitor();

/** What people see most, and what holds most. */
const SCREENS = [
  'home',
  'a turn with a full hand',
  'more ships and cards than most games have',
  'a choice of one of three',
  'a reason',
  'the bot: Purchase',
  'the bot opened after it has attacked',
  'a long game that was lost',
];
const ALL: readonly Screen[] = [...PAGES, ...QUESTIONS, ...PANELS];

test.each(SCREENS)('at twice the size all of it can be read and hit, and nothing moves: %s', async (name) => {
  const page = await visit('/', { settings: { theme: 'system', speed: 0.5 } });
  const screen = ALL.find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen "${name}".`);
  await screen.open(page);
  expect(await layoutFaults(page, ZOOMED, screen.isTable ?? false)).toEqual([]);
  expect(await hoverFaults(page)).toEqual([]);
});
