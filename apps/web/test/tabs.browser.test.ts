import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { POLL, visitor } from './browser.ts';
import { inMidTurn, played } from './games.ts';
import { keptIn, keptMore, keptTable, openTableOf, questionOf } from './kept.ts';
import { layoutFaults, settled, WINDOWS } from './layout.ts';
import { clickReply } from './mouse.ts';
import { replyTo } from './player.ts';

const visit = visitor();

const NOTICE = 'This game goes on in another tab';

const prompt = (page: Page) => page.getByRole('region', { name: 'Prompt' });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: NOTICE });
/** One of the things that can be done about it. */
async function choose(about: Locator, name: string): Promise<void> {
  await about.getByRole('button').first().click();
  await about.getByRole('button', { name }).click();
}
const saved = (page: Page) => page.getByRole('banner').getByText('Saved', { exact: true });

/** Two tabs of one browser with the same game. */
async function twoTabs(): Promise<[Page, Page]> {
  const one = await visit('/', { settings: { speed: 0 } });
  await openTableOf(one, inMidTurn());
  const other = await one.context().newPage();
  await other.goto(one.url());
  await prompt(other).waitFor();
  return [one, other];
}

async function reply(page: Page): Promise<void> {
  const table = await keptTable(page);
  const question = questionOf(table);
  if (!question) throw new Error('Nobody is asked.');
  await clickReply(page, question, replyTo(question));
  await keptMore(page, table);
}

test('of two tabs that reply at once exactly one says that the game is kept', async () => {
  const tabs = await twoTabs();
  const question = questionOf(await keptTable(tabs[0]));
  if (!question) throw new Error('Nobody is asked.');
  await Promise.all(tabs.map((page) => clickReply(page, question, replyTo(question))));
  await Promise.all(tabs.map((page) => saved(page).or(notice(page)).first().waitFor()));
  await expect.poll(() => countOf(tabs, notice), POLL).toBe(1);
  await expect.poll(() => countOf(tabs, saved), POLL).toBe(1);
});

test('"Keep this one" works on the first click, and the other tab says so', async () => {
  const [one, other] = await twoTabs();
  await reply(one);
  await choose(notice(other), 'Keep this one');
  await saved(other).waitFor();
  expect(await notice(other).count()).toBe(0);
  await notice(one).waitFor();
});

test('"Show the other\'s" shows what the other tab has kept', async () => {
  const [one, other] = await twoTabs();
  await reply(one);
  const expected = questionOf(await keptTable(one))?.prompt ?? '';
  await choose(notice(other), "Show the other's");
  await prompt(other).getByText(expected).waitFor();
  await saved(other).waitFor();
  await saved(one).waitFor();
});

test('"Keep this as a copy" keeps both', async () => {
  const [one, other] = await twoTabs();
  await reply(one);
  await choose(notice(other), 'Keep this as a copy');
  await other.waitForURL((url) => url.href !== one.url());
  await saved(other).waitFor();
  expect((await keptIn(one)).labels).toHaveLength(2);
});

test('a game that is deleted while it is played says so; kept again, it is back in the list as it was played', async () => {
  const [one, other] = await twoTabs();
  const address = one.url();
  await one.goto('/');
  await one.getByRole('button', { name: /^Delete/ }).click();
  const bringBack = one.getByRole('button', { name: /^Bring it back/ });
  await bringBack.waitFor();
  const deleted = other.getByRole('alert').filter({ hasText: 'This game was deleted in another tab' });
  await choose(deleted, 'Keep this one');
  await saved(other).waitFor();
  await reply(other);
  await saved(other).waitFor();
  const { position } = await keptTable(other);
  await bringBack.waitFor({ state: 'hidden' });
  await one.getByRole('link', { name: /^Continue/ }).waitFor();
  await one.goto(address);
  await prompt(one).waitFor();
  expect((await keptTable(one)).position).toBe(position);
  expect(await notice(other).count()).toBe(0);
});

test('the notice covers nothing that can be clicked, at any size', async () => {
  const [one, other] = await twoTabs();
  await reply(one);
  await notice(other).waitFor();
  for (const size of WINDOWS) {
    await other.setViewportSize(size);
    await settled(other);
    expect({ size, covered: await covered(other) }).toEqual({ size, covered: [] });
  }
});

test('beside the notice there is room for an undo and a redo, at any size', async () => {
  const one = await visit('/', { settings: { speed: 0 } });
  await openTableOf(
    one,
    played(4, (question, turn) => turn >= 9 && replyTo(question)[0] === 'attack').save(),
  );
  await one.getByRole('button', { name: /^Attack the base/ }).click();
  await prompt(one).getByText('Which units and capital ships attack').waitFor();
  await one.keyboard.press('Escape');
  await saved(one).waitFor();
  const other = await one.context().newPage();
  await other.goto(one.url());
  await prompt(other).waitFor();
  await reply(other);
  await notice(one).waitFor();
  await one.setViewportSize({ width: 390, height: 844 });
  const banner = one.getByRole('banner');
  await banner.getByRole('button', { name: /^Undo/ }).waitFor();
  await banner.getByRole('button', { name: 'Redo', exact: true }).waitFor();
  for (const size of WINDOWS) expect(await layoutFaults(one, size, true)).toEqual([]);
});

/** What can be clicked and lies under the notice. */
function covered(page: Page): Promise<readonly string[]> {
  return notice(page).evaluate((bar) => {
    const under = bar.getBoundingClientRect();
    return [...document.querySelectorAll('button, a, input, select')]
      .filter((each) => !bar.contains(each) && each.checkVisibility() && isUnder(each))
      .map(({ textContent }) => textContent ?? '');

    /** Whether a part of it that nothing cuts off lies where the notice is. */
    function isUnder(element: Element): boolean {
      let { left, right, top, bottom } = under;
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (box !== element && getComputedStyle(box).overflow === 'visible') continue;
        const edge = box.getBoundingClientRect();
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      return left < right && top < bottom;
    }
  });
}

async function countOf(tabs: readonly Page[], what: typeof notice): Promise<number> {
  const counts = await Promise.all(tabs.map((page) => what(page).count()));
  return counts.reduce((sum, count) => sum + count, 0);
}
