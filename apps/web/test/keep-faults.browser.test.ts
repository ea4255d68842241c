import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { visitor } from './browser.ts';
import { inMidTurn } from './games.ts';
import { keptIn, keptTable, openFile, openTableOf, questionOf } from './kept.ts';
import { clickReply } from './mouse.ts';
import { replyTo } from './player.ts';

const visit = visitor();
const SETTINGS = { settings: { speed: 0 } };

const prompt = (page: Page) => page.getByRole('region', { name: 'Prompt' });
const saved = (page: Page) => page.getByRole('banner').getByText('Saved', { exact: true });

async function reply(page: Page): Promise<void> {
  const question = questionOf(await keptTable(page));
  if (question) await clickReply(page, question, replyTo(question));
}

describe('a browser without room', () => {
  const full = (page: Page) => page.getByRole('alert').filter({ hasText: 'The browser has no room left' });

  async function leaveNoRoom(page: Page): Promise<void> {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: inject('address'), quotaSize: 1 });
  }

  test('says so at once of a new game, and in the list', async () => {
    const page = await visit('/', SETTINGS);
    await leaveNoRoom(page);
    await page.getByRole('button', { name: 'Play now', exact: true }).click();
    await full(page).waitFor();
    expect((await keptIn(page)).labels).toEqual([]);
    await page.getByRole('button', { name: 'Holofoe, home' }).click();
    await page.getByText('Not kept: it is here only while this page is open.').waitFor();
  });

  test('says so at once of an opened file', async () => {
    const page = await visit('/', SETTINGS);
    await leaveNoRoom(page);
    await openFile(page, JSON.stringify(inMidTurn()));
    await full(page).waitFor();
    expect((await keptIn(page)).labels).toEqual([]);
  });

  test('keeps a game as it was, says so at a reply, and goes on once there is room', async () => {
    const page = await visit('/', SETTINGS);
    await openTableOf(page, inMidTurn());
    const before = await keptTable(page);
    // The browser looks at the room once in a while only: it is told to refuse.
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('There is no room.', 'QuotaExceededError');
      };
      addEventListener('room', () => {
        IDBObjectStore.prototype.put = put;
      });
    });
    await reply(page);
    await full(page).waitFor();
    expect((await keptTable(page)).hash()).toBe(before.hash());
    await page.evaluate(() => dispatchEvent(new Event('room')));
    await page.getByRole('button', { name: /^Undo/ }).filter({ visible: true }).click();
    await saved(page).waitFor();
    expect((await keptTable(page)).position).toBeGreaterThan(before.position);
  });
});

test('a page that is closed in the middle of a reply leaves a whole game', async () => {
  const first = await visit('/', SETTINGS);
  await openTableOf(first, inMidTurn());
  const address = first.url();
  let page = first;
  let kept = (await keptTable(first)).position;
  for (let round = 0; round < 12; round++) {
    const question = questionOf(await keptTable(page));
    const clicked = question && clickReply(page, question, replyTo(question)).catch(() => undefined);
    // Now early, now late in the reply.
    await page.waitForTimeout(60 * round);
    const next = await page.context().newPage();
    await page.close();
    await clicked;
    page = next;
    await page.goto(address);
    await prompt(page).waitFor();
    const { position } = await keptTable(page);
    expect(position).toBeGreaterThanOrEqual(kept);
    kept = position;
    await saved(page).waitFor();
  }
});

describe('games of the first release', () => {
  const save = readFileSync(
    new URL('../../../packages/deckbuilding/test/saves/rules-1/rebels-in-the-middle.json', import.meta.url),
    'utf8',
  );
  const head = {
    id: '0badcafe',
    game: 'deckbuilding',
    title: 'Rebels against the Empire bot',
    moment: 'Turn 9 · you',
    isOver: false,
    at: 1_763_000_000_000,
    revision: 12,
  };

  /** Opens the home page in a browser that the first release has left this in. */
  async function comeBack(left: Readonly<Record<string, string>>): Promise<Page> {
    const page = await visit('/about', SETTINGS);
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(`holofoe.game.${key}`, value);
    }, left);
    await page.goto('/');
    return page;
  }

  test('are carried over and go on', async () => {
    const page = await comeBack({ '0badcafe.head': JSON.stringify(head), '0badcafe.save': save });
    await page.getByRole('heading', { name: head.moment }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['holofoe.settings']);
    await page.getByRole('link', { name: /^Continue/ }).click();
    await prompt(page).waitFor();
    await page.getByRole('button', { name: 'Holofoe, home' }).click();
    await page.getByRole('heading', { name: head.moment }).waitFor();
  });

  test('with nonsense in their heads are repaired by opening them', async () => {
    const nonsense = JSON.stringify(head).replace(/"at":\d+/, '"at":1e999');
    const page = await comeBack({ '0badcafe.head': nonsense, '0badcafe.save': save });
    await page.getByRole('link', { name: /^Repair/ }).click();
    await prompt(page).waitFor();
    await saved(page).waitFor();
    await page.getByRole('button', { name: 'Holofoe, home' }).click();
    await page.getByRole('link', { name: /^Continue/ }).waitFor();
    expect(await page.getByText('Damaged').count()).toBe(0);
  });

  test('without their save are listed, and can be deleted', async () => {
    const page = await comeBack({ '0badcafe.head': JSON.stringify(head) });
    await page.getByText('Its save is missing.').waitFor();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('heading', { name: 'Saved games' }).waitFor();
  });

  test('with a broken save say so when they are opened, and stay', async () => {
    const page = await comeBack({
      '0badcafe.head': JSON.stringify(head),
      '0badcafe.save': save.slice(0, 900),
    });
    await page.getByRole('link', { name: /^Continue/ }).click();
    await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
    await page.getByText('it is kept as it was').waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: /^Continue/ }).waitFor();
  });
});

test('a browser that keeps nothing plays all the same, and says so', async () => {
  const page = await visit('/about');
  await page.context().addInitScript(() => {
    const deny = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: deny });
    IDBFactory.prototype.open = deny;
  });
  await page.goto('/');
  await page.getByText('This browser keeps nothing').waitFor();
  await openFile(page, JSON.stringify(inMidTurn()));
  await prompt(page).waitFor();
  await page.getByRole('alert').filter({ hasText: 'This browser does not keep the game' }).waitFor();
  await page.getByRole('button', { name: 'Holofoe, home' }).click();
  await page.getByRole('link', { name: /^Continue/ }).click();
  await prompt(page).waitFor();
});

test('a branch is a game of its own, and the one that it came from stays as it was', async () => {
  const page = await visit('/', SETTINGS);
  await openTableOf(page, inMidTurn());
  const address = page.url();
  const before = await keptIn(page);
  await page.getByRole('slider', { name: 'Timeline' }).fill('20');
  await prompt(page)
    .getByRole('button', { name: /^Branch / })
    .click();
  await page.waitForURL((url) => url.href !== address);
  await prompt(page).waitFor();
  await reply(page);
  await saved(page).waitFor();
  const after = await keptIn(page);
  const [id] = before.labels[0] ?? [];
  expect(after.labels.filter(([key]) => key === id)).toEqual(before.labels);
  expect(after.parts.filter(([[key]]) => key === id)).toEqual(before.parts);
  await page.getByRole('button', { name: 'Holofoe, home' }).click();
  await page.getByText(/^Branch of .+, turn [12]\./).waitFor();
  expect(await page.getByRole('link', { name: /^Continue/ }).count()).toBe(2);
});

test('an undo past a draw says that it is drawn anew', async () => {
  const page = await visit('/', SETTINGS);
  await openTableOf(page, inMidTurn());
  const undo = page.getByRole('button', { name: /^Undo/ }).filter({ visible: true });
  const says = prompt(page).getByText(
    'What came up since then is drawn anew. Redo brings it back as it was.',
  );
  for (let undone = 0; undone < 20 && !(await says.isVisible()); undone++) await undo.click();
  await says.waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await says.waitFor({ state: 'hidden' });
});
