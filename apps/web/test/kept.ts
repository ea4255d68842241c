import { deckbuilding } from '@holofoe/deckbuilding';
import { joinParts, type LiveTable, loadTable, type Save } from '@holofoe/table';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { PATIENCE } from './browser.ts';
import { YOU } from './games.ts';
import type { Question } from './player.ts';

/** The save of the open game, as the browser keeps it. */
export async function keptSave(page: Page): Promise<Save> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { saves, parts } = await keptIn(page);
  const [, save] = saves.find(([key]) => key === id) ?? [];
  if (save === undefined) throw new Error(`The browser keeps no game ${id}.`);
  if (typeof save === 'string') return JSON.parse(save);
  return joinParts({ ...Object(save), parts: parts.flatMap(([[of], part]) => (of === id ? [part] : [])) });
}

/** What the browser keeps, by its keys. */
export async function keptIn(page: Page) {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('holofoe'));
    const transaction = database.transaction(['labels', 'saves', 'parts']);
    async function all<K>(name: string): Promise<[K, unknown][]> {
      const store = transaction.objectStore(name);
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done<unknown[]>(store.getAll())]);
      return keys.map((key, i) => [key as K, values[i]]);
    }
    const [labels, saves, parts] = await Promise.all([
      all<string>('labels'),
      all<string>('saves'),
      all<[id: string, to: number]>('parts'),
    ]);
    database.close();
    return { labels, saves, parts };
  });
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

/** Waits until the browser has kept more replies than before: the game as it is then. */
export async function keptMore(page: Page, than: LiveTable): Promise<LiveTable> {
  const wait = { interval: 20, timeout: PATIENCE };
  const save = await vi.waitFor(async () => {
    const kept = await keptSave(page);
    expect(kept.journal.length).toBeGreaterThan(than.position);
    return kept;
  }, wait);
  return loadTable(deckbuilding, save);
}

/** Opens a save from a file, as a person does. */
export async function openFile(page: Page, content: string | Buffer): Promise<void> {
  await page
    .getByLabel('Open a saved game from a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(content) });
}

/** Opens a save at its table. */
export async function openTableOf(page: Page, save: Save): Promise<void> {
  await openFile(page, JSON.stringify(save));
  await page
    .getByRole('region', { name: 'Prompt' })
    .or(page.getByRole('heading', { level: 1, name: / won\.$/ }))
    .first()
    .waitFor();
}
