import { operations } from '@holofoe/operations';
import { type LiveTable, loadTable } from '@holofoe/table';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { PATIENCE } from './browser.ts';
import { keptSave, openFile } from './kept.ts';
import { clickReply } from './mouse.ts';
import { askedSeat, operationsReply } from './operations-games.ts';
import type { Question } from './player.ts';

/** The game of the page in Node, once it has more replies than before. */
export async function keptOperations(page: Page, more = -1): Promise<LiveTable> {
  const save = await vi.waitFor(
    async () => {
      const kept = await keptSave(page);
      expect(kept.journal.length).toBeGreaterThan(more);
      return kept;
    },
    { interval: 20, timeout: PATIENCE },
  );
  return loadTable(operations, save);
}

/** Opens a table of Operations and takes the device, where it goes from hand to hand. */
export async function openOperations(page: Page, table: LiveTable): Promise<void> {
  await openFile(page, JSON.stringify(table.save()));
  const prompt = page.getByRole('region', { name: 'Prompt' });
  const cover = page.getByRole('button', { name: /^I am / });
  const end = page.getByRole('heading', { level: 1, name: / won\.$/ });
  await prompt.or(cover).or(end).first().waitFor();
  if (await cover.isVisible()) await cover.click();
  const skip = prompt.getByRole('button', { name: /^Skip/ });
  while (await skip.isVisible()) await skip.click();
}

/** What somebody is asked now, and who. */
export function questionNow(
  table: LiveTable,
): { readonly seat: number; readonly question: Question } | undefined {
  const seat = askedSeat(table);
  const question = seat === undefined ? undefined : table.pending(seat);
  return seat !== undefined && question?.kind === 'ask' ? { seat, question } : undefined;
}

/** What is split is tapped once for each share. */
async function split(page: Page, question: Question): Promise<void> {
  for (const key of operationsReply(question)) {
    const label = question.options.find((option) => option.key === key)?.label ?? '';
    await page
      .getByRole('button', { name: `. ${label}.` })
      .first()
      .click();
  }
  await page.getByRole('button', { name: /^Confirm/ }).click();
}

/** Replies on the page as a simple person does, until `stop` or the end. `before`: what is looked at before each reply. */
export async function playOperations(
  page: Page,
  stop: (table: LiveTable) => boolean,
  before: (seat: number, table: LiveTable) => Promise<void> = async () => {},
): Promise<LiveTable> {
  let table = await keptOperations(page);
  for (let now = questionNow(table); now && !stop(table); now = questionNow(table)) {
    await before(now.seat, table);
    await page.getByText(now.question.prompt).filter({ visible: true }).first().waitFor();
    if (now.question.form.pick === 'split') await split(page, now.question);
    else await clickReply(page, now.question, operationsReply(now.question));
    table = await keptOperations(page, table.position);
  }
  return table;
}
