import { operations, type View } from '@holofoe/operations';
import type { LiveTable } from '@holofoe/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES, visitor } from './browser.ts';
import { playOperations } from './operations.ts';

const visit = visitor();
const AT_ONCE = { settings: { speed: 0 } };
/** A seat that nobody has: it knows what everybody may know. */
const STRANGER = 3;

test.each(['wide', 'phone'] as const)(
  'a whole game of one player, from the first page to its end: %s',
  async (size) => {
    const page = await visit('/', { ...AT_ONCE, viewport: SIZES[size] });
    await page.getByRole('button', { name: /^Play now ?: Destiny: Operations$/ }).click();
    await page.getByRole('region', { name: 'Prompt' }).waitFor();

    await playOperations(page, () => false);
    await page.getByRole('heading', { level: 1, name: / won\.$/ }).waitFor();
  },
);

test('two players pass one device through a whole stage, and no hand is ever on the screen of the other', async () => {
  const page = await visit('/new/operations', AT_ONCE);
  await page.getByRole('radio', { name: 'Duel on Naboo' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Ben');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const passes = { count: 0 };

  const table = await playOperations(page, isPastStage, async (seat, now) => {
    const name = ['Ana', 'Ben'][seat];
    const cover = page.getByRole('button', { name: `I am ${name}: show my hand` });
    // A question with many answers lies over the hand as a list.
    const hand = page.getByRole('region', { name: `Hand of ${name}` }).or(page.locator('.drawer.choice'));
    await cover.or(hand).first().waitFor();
    if (await cover.isVisible()) {
      passes.count += 1;
      expect(await secretsIn(page, now, { hands: [0, 1], looks: STRANGER })).toEqual([]);
      await cover.click();
    }
    await hand.waitFor();
    expect(await secretsIn(page, now, { hands: [1 - seat], looks: seat })).toEqual([]);
  });

  expect(passes.count).toBeGreaterThan(4);
  expect(isPastStage(table)).toBe(true);
});

function isPastStage(table: LiveTable): boolean {
  return table.outcome !== undefined || viewOf(table, 0).stage > 1;
}

function viewOf(table: LiveTable, seat: number): View {
  return table.view(seat) as View;
}

/** The names in these hands that are anywhere in the document, though whoever looks may know them from nowhere. */
async function secretsIn(
  page: Page,
  table: LiveTable,
  { hands, looks }: { readonly hands: readonly number[]; readonly looks: number },
): Promise<readonly string[]> {
  const known = knownTo(table, looks);
  const names = hands.flatMap((seat) => viewOf(table, seat).players[seat]?.hand ?? []);
  const secret = names.flatMap((card) => (card && !known.includes(card.name) ? [card.name] : []));
  const seen = await page.evaluate(() => `${document.title} ${document.body.outerHTML}`);
  return secret.filter((name) => seen.includes(name));
}

/** All that a seat sees and was told. */
function knownTo(table: LiveTable, seat: number): string {
  const told = table.events(seat).flatMap(({ event }) => operations.say(event, seat) ?? []);
  return `${JSON.stringify(viewOf(table, seat))} ${told.join(' ')}`;
}
