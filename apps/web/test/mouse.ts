import type { Key } from '@holofoe/kernel';
import type { Locator, Page } from 'playwright-core';
import type { Question } from './player.ts';

/** Replies by clicking what carries the words of the options. */
export async function clickReply(page: Page, question: Question, keys: readonly Key[]): Promise<void> {
  const labels = await labelsToChoose(page, question, keys);
  for (const label of labels) await clickOption(page, label);
  const really = page.getByRole('alertdialog', { name: 'Really?' });
  if (question.form.pick === 'one') {
    if (await really.isVisible()) await really.getByRole('button', { name: labels[0] ?? '' }).click();
    return;
  }
  await page.getByRole('button', { name: keys.length === 0 ? /^None/ : /^Confirm/ }).click();
}

/** The words of what is still to be chosen: the unit that opened an attack already takes part in it. */
export async function labelsToChoose(
  page: Page,
  question: Question,
  keys: readonly Key[],
): Promise<readonly string[]> {
  const labels = keys.map((key) => labelOf(question, key));
  const counts = await Promise.all(
    labels.map((label) => page.getByRole('button', { name: `. ${label}. Chosen.` }).count()),
  );
  return labels.filter(
    (label, i) => labels.slice(0, i + 1).filter((each) => each === label).length > (counts[i] ?? 0),
  );
}

function labelOf({ options, prompt }: Question, key: Key | undefined): string {
  const label = options.find((option) => option.key === key)?.label;
  if (label === undefined) throw new Error(`"${prompt}" has no option ${key}.`);
  return label;
}

/** A button of these words, or a card that says them of itself; where a card can do several things, its menu. */
async function clickOption(page: Page, label: string): Promise<void> {
  await offerOf(page, label).first().click();
  const menu = page.getByRole('menu');
  if (await menu.isVisible()) await menu.getByRole('menuitem', { name: label }).first().click();
}

/** Everything on the page that offers an option and is not chosen yet. */
function offerOf(page: Page, label: string): Locator {
  return page.getByRole('button', { name: offerName(label), disabled: false });
}

/** How a button or a card is named that offers an option: "End the turn E", "X-Wing, …. Play X-Wing." */
export function offerName(label: string): RegExp {
  const words = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^(${words}( \\w)?|.*\\. ${words}\\.(?!.*( Chosen| Show the table)).*)$`);
}
