import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { PATIENCE, POLL, visitor } from './browser.ts';
import { played } from './games.ts';
import { openTableOf, questionOf } from './kept.ts';
import { WINDOWS } from './layout.ts';
import { clickReply } from './mouse.ts';
import { deedOf, type Question, replyTo } from './player.ts';

const visit = visitor();
/** Of the page's clock, in milliseconds. */
const FRAME = 16;
/** The first half of the way and a little more: the last part of it is slow. */
const FRAMES = 16;
/** One of each kind: a desk, a tablet, a phone that stands and one that lies. */
const KINDS = WINDOWS.filter((_, i) => [0, 3, 2, 4].includes(i));

test.each([
  { name: 'a card is played', what: 'play', from: 9 },
  { name: 'a card is bought', what: 'buy', from: 3 },
  { name: 'cards are drawn and the bot begins', what: 'end', from: 9 },
])('cards that travel are neither clipped nor covered while $name', async ({ what, from }) => {
  const table = played(4, (question, turn) => turn >= from && does(question, what));
  const question = questionOf(table);
  if (!question) throw new Error('Nobody is asked.');
  let flown = 0;
  for (const viewport of KINDS) {
    const page = await standingStill(viewport);
    await openTableOf(page, table.save());
    // What moves the cards comes after the table, and marks each of them.
    await page.waitForFunction(() => document.querySelector('.mover')?.hasAttribute('style'));
    await page.clock.pauseAt(new Date(Date.now() + 10 * PATIENCE));
    await clickReply(page, question, replyTo(question));
    const faults = new Set<string>();
    for (let frame = 0; frame < FRAMES; frame++) {
      await page.clock.runFor(FRAME);
      const { flying, covered } = await page.evaluate(inFlight);
      flown += flying;
      for (const each of covered) faults.add(each);
    }
    expect({ viewport, faults: [...faults] }).toEqual({ viewport, faults: [] });
  }
  expect(flown).toBeGreaterThan(0);
});

test('a card keeps the focus when what moves the cards has come', async () => {
  const page = await visit('/', { settings: { speed: 0 }, reducedMotion: 'no-preference' });
  const held: Route[] = [];
  await page.route(/\/travelling-/, (route) => held.push(route));
  await openTableOf(page, played(4, (question, turn) => turn >= 9 && does(question, 'play')).save());
  const card = page.getByRole('region', { name: 'Your hand' }).getByRole('button').first();
  await card.focus();
  const plain = await card.elementHandle();
  await expect.poll(() => held.length, POLL).toBeGreaterThan(0);
  for (const route of held) await route.continue();
  await expect.poll(() => plain?.evaluate(({ isConnected }) => isConnected), POLL).toBe(false);
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
});

function does(question: Question, what: string): boolean {
  return deedOf(replyTo(question)[0]) === what;
}

/** A page whose clock the test turns. */
async function standingStill(viewport: (typeof WINDOWS)[number]): Promise<Page> {
  const page = await visit('/about', {
    settings: { speed: 0.5 },
    reducedMotion: 'no-preference',
    viewport,
  });
  await page.clock.install();
  await page.goto('/');
  return page;
}

/** Runs in the page: what is in flight, and what lies over a part of it; who is clipped there lies under something, too. */
function inFlight(): { flying: number; covered: string[] } {
  const flying = [...document.querySelectorAll<HTMLElement>('.in-flight')].filter((each) =>
    each.checkVisibility(),
  );
  // Small cards are no buttons: else nothing would be found to lie there.
  for (const each of flying) each.style.pointerEvents = 'auto';
  const thirds = [0.15, 0.5, 0.85];
  const covered = flying.flatMap((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return thirds.flatMap((down) =>
      thirds.flatMap((along) => {
        const there = document.elementFromPoint(left + width * along, top + height * down);
        if (!there || each.contains(there) || there.closest('.in-flight')) return [];
        // The empty place that another card is flying to.
        if (there.matches('.slot:has(.in-flight), .pile-top:has(.in-flight)')) return [];
        return [`<${each.className}> ${each.textContent} lies under <${there.localName}.${there.className}>`];
      }),
    );
  });
  for (const each of flying) each.style.pointerEvents = '';
  return { flying: flying.length, covered };
}
