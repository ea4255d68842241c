import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { faultsOf } from './looking.ts';

const visit = visitor();

test('OPS-80, OPS-81 a team that does not fit says so at its seat, and one press repairs it', async () => {
  const page = await visit('/new/operations');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: /^Deck of Player 2: Rebel Strike Force/ }).click();
  await page.getByRole('button', { name: /^Jedi Defenders Luke/ }).click();

  await page
    .getByText(/is unique and on the team of Player 1 already/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'OPS-81' }).first().waitFor();
  await page.getByRole('button', { name: 'Start the game' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Take another deck where the seat says so.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/new/operations');

  await page.getByRole('button', { name: /^Deck of Player 2: Jedi Defenders/ }).click();
  await page.getByRole('button', { name: /^Bounty Hunters/ }).click();
  await page.getByRole('link', { name: 'OPS-80' }).waitFor();
  await page.getByRole('button', { name: /^Use / }).click();
  await expect.poll(() => page.getByRole('link', { name: 'OPS-80' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: /^I am Player 1/ }).waitFor();
});

test('whoever holds all seats is never asked to hand the device over', async () => {
  const page = await visit('/new/operations', { settings: { speed: 0 } });
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('radio', { name: /^I hold all seats/ }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('region', { name: 'Hand of Player 1' }).waitFor();
  await page.getByRole('button', { name: /^None/ }).click();
  await page.getByRole('region', { name: 'Hand of Player 2' }).waitFor();
  expect(await page.getByRole('button', { name: /^I am/ }).count()).toBe(0);
});

test('the set-up can be read at every size, in both themes, by anybody', async () => {
  const page = await visit('/new/operations', { settings: { theme: 'system' }, colorScheme: 'dark' });
  await page.getByRole('radio', { name: 'Death Star II' }).check();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await page.getByRole('button', { name: /^Deck of Player 4/ }).click();
  expect(await faultsOf(page, { name: 'set-up', open: async () => {} })).toEqual([]);
});
