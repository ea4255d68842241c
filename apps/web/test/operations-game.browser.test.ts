import { operations, type View } from '@holofoe/operations';
import type { LiveTable } from '@holofoe/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SIZES, visitor } from './browser.ts';
import { openFile } from './kept.ts';
import { openOperations, playOperations } from './operations.ts';
import { decksOf, operationsPlayed, operationsWritten } from './operations-games.ts';

const visit = visitor();
const AT_ONCE = { settings: { speed: 0 } };
/** A seat that nobody has: it knows what everybody may know. */
const STRANGER = 3;

test.each(['wide', 'phone'] as const)(
  'a whole game of one player to its end, by clicking what is legal: %s',
  async (size) => {
    const page = await visit('/', { ...AT_ONCE, viewport: SIZES[size] });
    const wanted = { scenario: 'OBJ-SCA', decks: decksOf('hero', 1), seed: 3 };
    await openOperations(
      page,
      operationsPlayed(wanted, () => true),
    );

    await playOperations(page, () => false);
    await page.getByRole('heading', { level: 1, name: / won\.$/ }).waitFor();
  },
);

test('two players pass one device through a whole stage, and no hand is ever on the screen of the other', async () => {
  const page = await visit('/', AT_ONCE);
  await openFile(page, JSON.stringify(operationsWritten(SHORT_STAGE, () => true).save()));
  await page.getByRole('button', { name: /^I am / }).waitFor();
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

const [ANAS = '', BENS = ''] = decksOf('hero', 2);
/** From its first turn on, against a trooper who does not stand for long. */
const SHORT_STAGE = {
  scenario: 'OBJ-SCA',
  turn: 0,
  players: [
    { name: 'Ana', deck: ANAS },
    { name: 'Ben', deck: BENS },
  ],
  ai: { characters: [{ card: 'Veteran Stormtrooper', health: 2 }] },
};

function isPastStage(table: LiveTable): boolean {
  return viewOf(table, 0).stage > 1;
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
