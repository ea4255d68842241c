import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { POLL, visitor } from './browser.ts';
import { inMidTurn, played, YOU } from './games.ts';
import { keptIn, keptMore, keptSave, keptTable, openFile, openTableOf, questionOf } from './kept.ts';
import { clickReply } from './mouse.ts';
import { replyTo } from './player.ts';

const visit = visitor();
const SETTINGS = { settings: { speed: 0 } };

const prompt = (page: Page) => page.getByRole('region', { name: 'Prompt' });

test('a game that was left in mid-turn goes on where it was', async () => {
  const page = await visit('/', SETTINGS);
  await openTableOf(page, inMidTurn());
  const before = await keptTable(page);
  await page.reload();
  await prompt(page)
    .getByText(questionOf(before)?.prompt ?? '')
    .waitFor();
  expect((await keptTable(page)).hash()).toBe(before.hash());
});

test('home lists the game that was left, and leads back to it', async () => {
  const page = await visit('/', SETTINGS);
  await openTableOf(page, inMidTurn());
  const { pathname } = new URL(page.url());
  await page.goto('/');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await prompt(page).waitFor();
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test('a game is taken along as a file and opened in another browser', async () => {
  const one = await visit('/', SETTINGS);
  await openTableOf(one, inMidTurn());
  const expected = (await keptTable(one)).hash();
  await one.goto('/');
  const text = await fileFrom(one, () => one.getByRole('button', { name: /^Save as a file/ }).click());

  const other = await visit('/', SETTINGS);
  await openFile(other, text);
  await prompt(other).waitFor();
  expect((await keptTable(other)).hash()).toBe(expected);
});

test('undo goes back to the last decision and names it, redo goes on', async () => {
  const page = await visit('/', SETTINGS);
  await openTableOf(page, inMidTurn());
  const before = await keptTable(page);
  const question = questionOf(before);
  if (!question) throw new Error('Nobody is asked.');
  await clickReply(page, question, replyTo(question));
  await keptMore(page, before);
  const after = await keptTable(page);

  await page
    .getByRole('button', { name: `Undo: Attack with ${after.lastStep(YOU)?.says}` })
    .filter({ visible: true })
    .click();
  await prompt(page).getByText(question.prompt).waitFor();
  await expect.poll(async () => (await keptTable(page)).hash(), POLL).toBe(before.hash());

  await page.getByRole('button', { name: 'Redo' }).click();
  await prompt(page)
    .getByText(questionOf(after)?.prompt ?? '')
    .waitFor();
  await expect.poll(async () => (await keptTable(page)).hash(), POLL).toBe(after.hash());
});

/** The journal goes on after the last checkpoint as it did, but led there another way. */
function withOtherPast(): unknown {
  const save = inMidTurn();
  const [first, ...others] = save.hashes;
  return { ...save, hashes: [first && [first[0], 'another'], ...others] };
}

test.each([
  ['no JSON', 'not a game', /not a save of Holofoe/],
  ['an empty file', '', /not a save of Holofoe/],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe, 0xd8]), /not a save of Holofoe/],
  ['a file of brackets', '['.repeat(200_000), /nested more than 50 deep/],
  ['a list', '[]', /not a save of Holofoe/],
  ['a game that was played otherwise', JSON.stringify(withOtherPast()), /./],
  ['other JSON', '{"name":"something else"}', /not a save of Holofoe/],
  [
    'a game of another kind',
    JSON.stringify({ holofoe: 1, game: 'chess' }),
    /"chess", which this Holofoe cannot play/,
  ],
  ['a damaged game', JSON.stringify({ ...inMidTurn(), journal: [[1, 'fly']] }), /damaged/],
  ['a game of a newer format', JSON.stringify({ ...inMidTurn(), holofoe: 99 }), /Update Holofoe/],
])('%s is not opened: it says why, and nothing is changed', async (_, text, says) => {
  const page = await visit('/', SETTINGS);
  await openFile(page, text);
  const alert = page.getByRole('alert').filter({ hasText: 'game.json cannot be opened.' });
  await alert.getByText(says).waitFor();
  await alert.getByText('Nothing was changed.').waitFor();
  expect(await keptIn(page)).toEqual({ labels: [], saves: [], parts: [] });
  await page.reload();
  await page.getByRole('heading', { name: 'Saved games' }).waitFor();
});

test('a file that is larger than any game is not opened', async () => {
  const page = await visit('/', SETTINGS);
  await page.getByLabel('Open a saved game from a file').evaluate((field: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(17 * 1024 * 1024)], 'game.json'));
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page
    .getByRole('alert')
    .getByText(/larger than any game/)
    .waitFor();
});

test('a game of older rules opens at its last checkpoint, with its old log to read', async () => {
  const page = await visit('/', SETTINGS);
  const old = { ...inMidTurn(), rules: '1' };
  await openTableOf(page, old);
  await page
    .getByText(old.log[YOU]?.at(-1) ?? '')
    .first()
    .waitFor();
  expect((await keptTable(page)).betweenActions).toBe(true);
});

test('the same journal gives the same states in Node and in the browser', async () => {
  const page = await visit('/', SETTINGS);
  const inNode = played(4, () => false).save();
  // Only the first states are in the file: the browser plays the journal itself.
  const begun = played(4, () => true).save();
  await openTableOf(page, { ...begun, journal: inNode.journal });
  const inBrowser = await keptSave(page);
  expect(inBrowser.hashes).toEqual(inNode.hashes);
  expect(inBrowser.log).toEqual(inNode.log);
});

test('a report of a problem holds the game as it is', async () => {
  const page = await visit('/', SETTINGS);
  await openTableOf(page, inMidTurn());
  const save = await keptSave(page);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByLabel('What happened, and what did you expect?').fill('Nothing is wrong.');
  const text = await fileFrom(page, () => page.getByRole('button', { name: 'Make the file' }).click());
  expect(JSON.parse(text)).toMatchObject({ says: 'Nothing is wrong.', save });
});

test('what a file holds is said before it is made', async () => {
  const holdsAll = /The file holds everything of the game, hidden cards too\./;
  const page = await visit('/', SETTINGS);
  await openTableOf(page, inMidTurn());
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByText(holdsAll).waitFor();
  await page.goto('/');
  await page.getByText(holdsAll).waitFor();
});

async function fileFrom(page: Page, click: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return readFileSync(await download.path(), 'utf8');
}
