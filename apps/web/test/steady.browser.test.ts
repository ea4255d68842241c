import type { LiveTable } from '@holofoe/table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { inMidTurn, written } from './games.ts';
import { keptMore, openTableOf } from './kept.ts';
import { settled } from './layout.ts';
import { POSITIONS } from './positions.ts';

const visit = visitor();
const PHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

/** The first turn of many: a hand with units and two capital ships. */
const SHIPS_IN_HAND = {
  bot: 'empire',
  step: 'action',
  active: 'rebel',
  turn: 8,
  row: ['x-wing', 'at-st', 'lobot', 'bossk', 'dengar', 'hwk-290'],
  empire: { base: 'coruscant' },
  rebel: {
    base: 'dantooine',
    hand: ['hammerhead-corvette', 'rebel-transport', 'x-wing', 'rebel-trooper', 'alliance-shuttle', 'y-wing'],
  },
} as const;

/** Where things lie on the page and how large they are, in whole pixels. */
async function placesOf(page: Page, selector: string): Promise<readonly string[]> {
  await settled(page);
  return page.evaluate(
    (things) =>
      [...document.querySelectorAll(things)]
        .map((each) => each.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y + scrollY, width, height].map(Math.round).join(' ')),
    selector,
  );
}

test.each(PHONES)(
  'on a phone the row keeps its place when the whole hand is played ($width x $height)',
  async (viewport) => {
    const { before, after } = await playedAll(viewport, POSITIONS.fullHand());
    expect(after).toEqual(before);
  },
);

test.each(PHONES)(
  'on a phone the cards of the row keep their size when capital ships are played ($width x $height)',
  async (viewport) => {
    const { before, after } = await playedAll(viewport, written(SHIPS_IN_HAND));
    const sizes = (places: readonly string[]) => places.map((place) => place.split(' ').slice(2));
    expect(sizes(after)).toEqual(sizes(before));
  },
);

/** Where the row lies before and after the whole hand is played. */
async function playedAll(viewport: (typeof PHONES)[number], table: LiveTable) {
  const page = await visit('/', { viewport, settings: { speed: 0 } });
  await openTableOf(page, table.save());
  const row = '.galaxy .strip > .slot .card';
  const before = await placesOf(page, row);
  expect(before).toHaveLength(6);
  const all = page.getByRole('button', { name: /^Play all/ });
  await all.click();
  await keptMore(page, table);
  await all.waitFor({ state: 'hidden' });
  return { before, after: await placesOf(page, row) };
}

test.each([...PHONES, { width: 1440, height: 900 }, { width: 820, height: 1180 }])(
  'nothing on the home page moves when games are deleted and brought back ($width x $height)',
  async (viewport) => {
    const page = await visit('/', { viewport });
    for (let game = 0; game < 3; game++) {
      await openTableOf(page, inMidTurn());
      await page.getByRole('button', { name: 'Holofoe, home' }).click();
    }
    const goOn = page.getByRole('link', { name: /^Continue/ });
    await expect.poll(() => goOn.count()).toBe(3);
    const around = '.kept-game, .kept-games .note, .game-card, .hero h1, .foot';
    const before = await placesOf(page, around);
    for (const left of [2, 1, 0]) {
      await page
        .getByRole('button', { name: /^Delete/ })
        .nth(left)
        .click();
      await expect.poll(() => goOn.count()).toBe(left);
      expect(await placesOf(page, around)).toEqual(before);
    }
    await page
      .getByRole('button', { name: /^Bring it back/ })
      .first()
      .click();
    await expect.poll(() => goOn.count()).toBe(1);
    expect(await placesOf(page, around)).toEqual(before);
  },
);

test('an upright tablet shows the log, a hand in large cards, and what is looked at beside it', async () => {
  const page = await visit('/', { viewport: { width: 820, height: 1180 }, settings: { speed: 0 } });
  await openTableOf(page, POSITIONS.fullHand().save());
  await page.getByRole('region', { name: 'Log' }).getByText('The Empire does not attack.').waitFor();
  const widths = await page.evaluate(() =>
    [...document.querySelectorAll('.hand .card')].map((card) => card.getBoundingClientRect().width),
  );
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(96);
  const [cards, looked] = await page.evaluate(() =>
    ['.hand .slot:last-child', '.hand .peek'].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    ),
  );
  expect(looked?.left).toBeGreaterThan(cards?.right ?? 0);
  // What is written beside the hand reaches to its edge.
  expect(looked?.right).toBeGreaterThan(780);
});
