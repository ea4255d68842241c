import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES, visitor } from './browser.ts';
import { YOU } from './games.ts';
import { keptMore, keptTable, openTableOf } from './kept.ts';
import { faultsNow } from './layout.ts';
import { POSITIONS } from './positions.ts';

const visit = visitor();
const WITH_A_FINGER = { settings: { speed: 0 }, hasTouch: true } as const;

const inRow = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Galaxy row' }).getByRole('button', { name });

test.each([SIZES.phone, SIZES.narrow])(
  'who taps a card of the row can read it before it is bought ($width x $height)',
  async (viewport) => {
    const page = await visit('/', { ...WITH_A_FINGER, viewport });
    const table = POSITIONS.crowded();
    await openTableOf(page, table.save());
    await inRow(page, /^Hammerhead Corvette/).tap();
    const reader = page.getByRole('dialog', { name: 'Hammerhead Corvette' });
    await reader.waitFor();
    expect((await keptTable(page)).position).toBe(table.position);
    expect(await faultsNow(page, true)).toEqual([]);
    await reader.getByRole('button', { name: 'Buy Hammerhead Corvette for 4' }).tap();
    const bought = await keptMore(page, table);
    expect(bought.log(YOU).at(-2)).toBe('The Rebels buy Hammerhead Corvette for 4.');
    expect(await reader.count()).toBe(0);
  },
);

test('who has read it may leave it there', async () => {
  const page = await visit('/', { ...WITH_A_FINGER, viewport: SIZES.phone });
  const table = POSITIONS.crowded();
  await openTableOf(page, table.save());
  await inRow(page, /^Hammerhead Corvette/).tap();
  const reader = page.getByRole('dialog', { name: 'Hammerhead Corvette' });
  await reader.getByRole('button', { name: /^Close/ }).tap();
  await reader.waitFor({ state: 'detached' });
  expect((await keptTable(page)).position).toBe(table.position);
});

test('with a mouse and with the keyboard one press buys', async () => {
  const page = await visit('/', { ...WITH_A_FINGER });
  const table = POSITIONS.crowded();
  await openTableOf(page, table.save());
  await inRow(page, /^Hammerhead Corvette/).click();
  const first = await keptMore(page, table);
  await inRow(page, /^Quarren Mercenary/).focus();
  await page.keyboard.press('Enter');
  const second = await keptMore(page, first);
  expect(second.position).toBeGreaterThan(first.position);
  expect(await page.getByRole('dialog').count()).toBe(0);
});
