import { deckbuilding } from '@holofoe/deckbuilding';
import { type LiveTable, loadTable, type Save } from '@holofoe/table';
import type { Page } from 'playwright-core';
import { YOU } from './games.ts';
import type { Question } from './player.ts';

/** The save of the open game, as the browser keeps it. */
export async function keptSave(page: Page): Promise<Save> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const text = await page.evaluate((key) => localStorage.getItem(key), `holofoe.game.${id}.save`);
  if (text === null) throw new Error(`The browser keeps no game ${id}.`);
  const save: Save = JSON.parse(text);
  return save;
}

/** The same game in Node: what the page should show now. */
export async function keptTable(page: Page): Promise<LiveTable> {
  return loadTable(deckbuilding, await keptSave(page));
}

/** What the rules ask the person now; undefined where nobody is asked. */
export function questionOf(table: LiveTable): Question | undefined {
  const pending = table.pending(YOU);
  return pending.kind === 'ask' ? pending : undefined;
}

/** Waits until the browser has kept more replies than before. */
export async function keptMore(page: Page, than: LiveTable): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.waitForFunction(
    ([key, entries]) => JSON.parse(localStorage.getItem(key) ?? '{}').journal?.length > entries,
    [`holofoe.game.${id}.save`, than.position] as const,
    { polling: 20 },
  );
}

/** Opens a save from a file, as a person does. */
export async function openFile(page: Page, save: unknown): Promise<void> {
  const text = typeof save === 'string' ? save : JSON.stringify(save);
  await page
    .getByLabel('Open a saved game from a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Opens a save at its table. */
export async function openTableOf(page: Page, save: Save): Promise<void> {
  await openFile(page, save);
  await page
    .getByRole('region', { name: 'Prompt' })
    .or(page.getByRole('heading', { level: 1, name: / won\.$/ }))
    .first()
    .waitFor();
}
