import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { POLL, visitor } from './browser.ts';
import { played } from './games.ts';
import { keptTable, openTableOf, questionOf } from './kept.ts';
import { layoutFaults, settled, WINDOWS } from './layout.ts';
import { clickReply } from './mouse.ts';
import { END, type Question, replyTo } from './player.ts';

const visit = visitor();
const PHONES = WINDOWS.filter(({ width, height }) => Math.min(width, height) < 400);
/** Those with the least room. */
const TIGHT = WINDOWS.filter(({ width, height }) => width * height < 900_000);
const DESKS = WINDOWS.filter(({ width, height }) => Math.min(width, height) >= 600);

const prompt = (page: Page) => page.getByRole('region', { name: 'Prompt' });

function turnOf(seed: number, turn: number) {
  return played(seed, ({ topic }, now) => now === turn && topic === 'action');
}

test('a page looks the same whatever was open before it', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await openTableOf(page, played(4, () => false).save());
  const end = new URL(page.url()).pathname;
  await page.goto('/');
  await openTableOf(page, turnOf(4, 3).save());
  const table = new URL(page.url()).pathname;
  /** Each with something that is there once all of it is. */
  const pages: readonly [path: string, there: Locator][] = [
    [table, prompt(page)],
    [end, page.getByRole('heading', { level: 1, name: / won\.$/ })],
    ['/rules', page.getByText('DBG-01').first()],
    ['/cards/x-wing', page.getByRole('dialog', { name: 'X-Wing' })],
    ['/new/deckbuilding', page.getByRole('button', { name: 'Begin' })],
    ['/new/operations', page.getByRole('button', { name: 'Start the game' })],
    ['/settings', page.getByRole('radio', { name: 'At once' })],
    ['/', page.locator('main:has(.card):has(a[href^="/play/"])')],
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  const fresh = new Map<string, readonly string[]>();
  for (const [path, there] of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await there.waitFor();
    fresh.set(path, await looks(page));
  }
  for (const [path, there] of [...pages, ...pages]) {
    await go(page, path);
    await there.waitFor();
    // What comes a moment after the rest is there then, too.
    await expect.poll(() => looks(page), { ...POLL, message: path }).toEqual(fresh.get(path));
  }
});

/** To another page without loading it anew. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Every kind of element with its looks; where it lies is the window's matter. */
async function looks(page: Page): Promise<readonly string[]> {
  await settled(page);
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('#root *')].map((each) => {
      const { display, padding, margin, borderWidth, fontSize, color, minHeight, minWidth, gap } =
        getComputedStyle(each);
      const is = `${each.localName}.${each.getAttribute('class') ?? ''}`;
      return [is, display, padding, margin, borderWidth, fontSize, color, minHeight, minWidth, gap].join(' ');
    });
    return [...new Set(all)].filter((each) => !each.startsWith('main') && !each.startsWith('a.ibtn')).sort();
  });
}

test('the notice of a second tab takes nothing from the table, and what it offers can be clicked', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await openTableOf(page, turnOf(4, 11).save());
  const before = await boxesIn(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await prompt(other).waitFor();
  const question = questionOf(await keptTable(other));
  if (question) await clickReply(other, question, replyTo(question));
  const notice = page.getByRole('alert').filter({ hasText: 'This game goes on in another tab' });
  await notice.waitFor();
  await page.bringToFront();
  expect(await boxesIn(page)).toEqual(before);
  for (const size of TIGHT) {
    expect(await layoutFaults(page, size, true)).toEqual([]);
    await notice.getByRole('button').first().click();
    await notice.getByRole('button', { name: 'Keep this one' }).click({ trial: true });
    await page.keyboard.press('Escape');
  }
});

/** Where the parts of the table lie. */
async function boxesIn(page: Page): Promise<readonly string[]> {
  const boxes: string[] = [];
  for (const size of TIGHT) {
    await page.setViewportSize(size);
    await settled(page);
    boxes.push(...(await page.locator('.zone, .prompt, .desk').evaluateAll(whereabouts)));
  }
  return boxes;
}

/** Runs in the page. */
function whereabouts(elements: readonly Element[]): string[] {
  return elements
    .filter((each) => each.checkVisibility())
    .map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return `${each.className} ${[left, top, width, height].map(Math.round)}`;
    });
}

test("the bot's turn: sentences are whole on a phone, names break at soft hyphens only, cards of a pile lie on each other", async () => {
  const page = await visit('/', { settings: { speed: 0.5 } });
  await botsTurn(page);
  const faults = new Set<string>();
  let key = 'n';
  for (const size of [...PHONES, ...DESKS.slice(2, 4)]) {
    await page.setViewportSize(size);
    await settled(page);
    for (let step = 0; step < STEPS; step++) {
      const found = await page.evaluate(`[...(${cutWords})(), ...(${brokenWords})(), ...(${stacked})()]`);
      for (const each of found as readonly string[]) faults.add(`${size.width}x${size.height}: ${each}`);
      await page.keyboard.press(key);
    }
    // Forth in one window, back in the next.
    key = key === 'n' ? 'b' : 'n';
  }
  expect([...faults]).toEqual([]);
});

/** The turn has a few more. */
const STEPS = 14;

/** Runs in the page: what the prompt says and does not show whole. */
function cutWords(): string[] {
  return [...document.querySelectorAll('.prompt p')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ textContent }) => textContent ?? '');
}

/** Its turn 10, paused at its first step. */
async function botsTurn(page: Page): Promise<void> {
  const table = played(4, (question, turn) => turn >= 9 && replyTo(question)[0] === 'end');
  await openTableOf(page, table.save());
  const question = questionOf(table);
  if (question) await clickReply(page, question, [END]);
  await page.keyboard.press('k');
  await prompt(page).getByRole('button', { name: /^Skip/ }).waitFor();
}

test.each(PHONES)('a reason fits into $width x $height: its candidates and every criterion', async (size) => {
  const page = await visit('/', { settings: { speed: 0 } });
  // Some of the reasons in it have five criteria.
  await openTableOf(page, turnOf(5, 15).save());
  await page.setViewportSize(size);
  await page.keyboard.press('w');
  const drawer = page.getByRole('dialog', { name: /^Why / });
  const before = drawer.getByRole('button', { name: 'Choice before' });
  for (let more = true; more; more = await before.isVisible()) {
    await settled(page);
    expect(await inWindow(drawer.locator('tbody tr').first())).toBe(true);
    const [wide, room] = await drawer.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(wide).toBeLessThanOrEqual(room ?? 0);
    const sideways = await drawer
      .locator('*')
      .evaluateAll((all) =>
        all
          .filter((each) => !each.matches('.spoken') && each.getBoundingClientRect().right > innerWidth)
          .map(({ outerHTML }) => outerHTML),
      );
    expect(sideways).toEqual([]);
    if (await before.isVisible()) await before.click();
  }
});

/** Whether it lies in the window, and nothing lies on it. */
async function inWindow(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return bottom <= innerHeight && right <= innerWidth && element.contains(there);
  });
}

test.each([4, 7])(
  'the end of game %i shows its result whole, and lists scroll only where they must',
  async (seed) => {
    const page = await visit('/', { settings: { speed: 0 } });
    await openTableOf(page, played(seed, () => false).save());
    await page.getByRole('heading', { level: 1, name: / won\.$/ }).waitFor();
    for (const size of DESKS) {
      // A chart is drawn anew once it has its new size.
      await expect.poll(() => layoutFaults(page, size, true), POLL).toEqual([]);
      const scrolled = await page.locator('.end-page .result, .end-page ul.bought').evaluateAll((all) =>
        all
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
          // A list may be longer than its column.
          .filter(
            (each) =>
              each.matches('.result') ||
              (each.nextElementSibling?.getBoundingClientRect().top ?? 0) >
                each.getBoundingClientRect().bottom + 1,
          )
          .map(({ className }) => className),
      );
      expect({ size, scrolled }).toEqual({ size, scrolled: [] });
      const out = await page
        .locator('.chart text')
        .evaluateAll(
          (all) =>
            all.filter(
              (each) =>
                each.getBoundingClientRect().bottom >
                (each.closest('.chart')?.getBoundingClientRect().bottom ?? 0) + 1,
            ).length,
        );
      expect({ size, out }).toEqual({ size, out: 0 });
    }
  },
);

test('a card that is read leaves every answer free', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  const isAnswered = ({ topic, form, options }: Question) =>
    topic !== 'action' && form.pick === 'one' && options.length === 2;
  await openTableOf(page, played(4, (question, turn) => turn > 4 && isAnswered(question)).save());
  for (const size of [WINDOWS[0], ...TIGHT]) {
    await page.setViewportSize(size);
    await page.locator('.at-row .card').nth(2).click();
    const reader = page.getByRole('dialog');
    await reader.waitFor();
    await settled(page);
    for (const answer of ['Yes', 'No']) {
      const button = prompt(page).getByRole('button', { name: new RegExp(`^${answer}`) });
      expect({ size, answer, isFree: await inWindow(button) }).toEqual({ size, answer, isFree: true });
    }
    await reader.getByRole('button', { name: /^Close/ }).click();
  }
});

test('a problem can be reported at the table on a phone', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await openTableOf(page, turnOf(4, 3).save());
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Report a problem' }).click();
    await page.getByRole('dialog', { name: 'Report a problem' }).waitFor();
    await page.keyboard.press('Escape');
  }
});

/** Runs in the page: cards that come to a pile and are laid out one below the other. */
function stacked(): string[] {
  return [...document.querySelectorAll('.pile-top .mini-card')]
    .filter((each) => getComputedStyle(each).position !== 'absolute')
    .map((each) => `${each.className} is laid out in a line`);
}

/** Runs in the page: pieces of names, between spaces and soft hyphens, that have two lines. */
function brokenWords(): string[] {
  return [...document.querySelectorAll('.card .card-name, .card .whole-word')]
    .filter((each) => each.checkVisibility())
    .flatMap((name) => [...name.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .flatMap((node) =>
      [...(node.textContent ?? '').matchAll(/[^\s\u00AD]{2,}/g)].flatMap(({ 0: piece, index }) => {
        const range = document.createRange();
        // The first letter of a line has a box where the hyphen is, too.
        range.setStart(node, index + 1);
        range.setEnd(node, index + piece.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [piece] : [];
      }),
    );
}

test('what marks a target or the place of the Force lies on no words', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await openTableOf(page, played(4, ({ topic }, turn) => turn >= 9 && topic === 'attack with').save());
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await settled(page);
    expect({ size, marked: await page.evaluate(markedWords) }).toEqual({ size, marked: [] });
  }
});

/** Runs in the page: words that a corner of a bracket or the marker of the Force lies on. */
function markedWords(): string[] {
  const marks = [...document.querySelectorAll('.is-aim')]
    .filter((each) => each.checkVisibility())
    .flatMap((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const out = Math.abs(Number.parseFloat(getComputedStyle(each, '::before').top)) - 1;
      const [l, r, t, b] = [left - out, right + out, top - out, bottom + out];
      return [
        [l, t, l + 18, t + 3],
        [r - 18, t, r, t + 3],
        [l, b - 3, l + 18, b],
        [r - 18, b - 3, r, b],
        [l, t, l + 3, t + 18],
        [r - 3, t, r, t + 18],
        [l, b - 18, l + 3, b],
        [r - 3, b - 18, r, b],
      ];
    });
  const RING = 6.5;
  const marker = document.querySelector('.force-place.here i');
  if (marker?.checkVisibility()) {
    const { left, right, top, bottom } = marker.getBoundingClientRect();
    marks.push([left - RING, top - RING, right + RING, bottom + RING]);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.spoken')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      // Letters fill less than the height of their line.
      const less = (bottom - top) * 0.22;
      for (const [l = 0, t = 0, r = 0, b = 0] of marks)
        if (l < right && left < r && t < bottom - less && top + less < b) found.add(node.textContent ?? '');
    }
  }
  return [...found];
}

test('what has the focus shows its whole ring', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await openTableOf(page, turnOf(4, 9).save());
  for (const size of TIGHT) {
    await page.setViewportSize(size);
    const hasRing = async () => {
      await page.keyboard.press('Tab');
      await prompt(page).focus();
      return prompt(page).evaluate((element) => element.matches(':focus-visible'));
    };
    await expect.poll(hasRing, POLL).toBe(true);
    await settled(page);
    expect({ size, cut: await prompt(page).evaluate(cutRing) }).toEqual({ size, cut: false });
    const cut: string[] = [];
    for (const each of await page
      .locator(':is(.bar, .tabs) :is(a, button)')
      .filter({ visible: true })
      .all()) {
      await each.focus();
      if (await each.evaluate(cutRing)) cut.push((await each.textContent()) ?? '');
    }
    expect({ size, cut }).toEqual({ size, cut: [] });
  }
});

/** Runs in the page: whether something that scrolls or hides around it cuts the ring off. */
function cutRing(element: Element): boolean {
  const { outlineWidth, outlineOffset } = getComputedStyle(element);
  const out = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const ring = element.getBoundingClientRect();
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (getComputedStyle(each).overflowX === 'visible') continue;
    const around = each.getBoundingClientRect();
    if (ring.left - out < around.left || ring.right + out > around.right) return true;
    if (ring.top - out < around.top || ring.bottom + out > around.bottom) return true;
  }
  return false;
}

test('what is looked at is told once, and piles use the width of a phone that lies', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await openTableOf(page, turnOf(4, 7).save());
  await page
    .getByRole('region', { name: 'Your hand' })
    .getByRole('button', { name: /^Temple Guardian/ })
    .hover();
  const told = await page.locator('.peek p').allTextContents();
  expect(told.filter((each) => each.includes('choose one'))).toHaveLength(1);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Piles' }).click();
  const [wide = 0, room = 0] = await page
    .locator('.spread')
    .evaluate(({ clientWidth, parentElement }) => [clientWidth, parentElement?.clientWidth ?? 0]);
  expect(wide).toBe(room);
});
