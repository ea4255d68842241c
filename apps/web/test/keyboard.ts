import type { Key } from '@holofoe/kernel';
import type { Page } from 'playwright-core';
import { labelsToChoose, offerName } from './mouse.ts';
import type { Question } from './player.ts';

/** More of one key than any way through the table takes. */
const MOST_PRESSES = 80;

/** Replies by the keyboard alone. */
export async function typeReply(page: Page, question: Question, keys: readonly Key[]): Promise<void> {
  for (const label of await labelsToChoose(page, question, keys)) await enter(page, label);
  if (question.form.pick !== 'one') await press(page, 'c');
  else if (await page.getByRole('alertdialog', { name: 'Really?' }).isVisible()) await press(page, 'Enter');
}

/** Goes to what offers an option, and does it. */
async function enter(page: Page, label: string): Promise<void> {
  await goTo(page, offerName(label));
  await press(page, 'Enter');
  const menu = page.getByRole('menu');
  if (!(await menu.isVisible())) return;
  while (!(await focused(page)).includes(label)) await press(page, 'ArrowDown');
  await press(page, 'Enter');
}

/** Tab from zone to zone, and within a zone the arrows, until what has the focus is named like this. */
export async function goTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const at = await focused(page);
    if (name.test(at)) return;
    passed.push(at);
    await press(page, await page.evaluate(keyToward, name.source));
  }
  throw new Error(`The keyboard does not lead to ${name}. It led to:\n${passed.join('\n')}`);
}

/** Runs in the page: the key that leads from what has the focus toward what is named like this. */
function keyToward(name: string): string {
  const nameOf = (each: Element) =>
    (each.getAttribute('aria-label') ?? each.textContent ?? '').replace(/\s+/g, ' ').trim();
  const here = document.activeElement ?? document.body;
  const there = [...document.querySelectorAll('button, a, [data-rove]')].find((each) =>
    new RegExp(name).test(nameOf(each)),
  );
  if (!there || here === document.body) return 'Tab';
  const isBehind = here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING;
  const isSameZone = here.hasAttribute('data-rove') && there.closest('section') === here.closest('section');
  if (!isSameZone) return isBehind ? 'Tab' : 'Shift+Tab';
  const [from, to] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  return dy > 0 ? 'ArrowDown' : 'ArrowUp';
}

/** The name of what has the focus. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined;
    return (at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '').replace(/\s+/g, ' ').trim();
  });
}

/** Presses a key. Whatever has the focus afterwards is something, is in sight, and shows that it has it. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  try {
    await page.waitForFunction(isFocusInSight, key.endsWith('Tab'), { polling: 20 });
  } catch (error) {
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
    throw new Error(`After ${key} the focus is not in sight, but on: ${at}`, { cause: error });
  }
}

/** Runs in the page. Tab leads out of the page behind its last thing. */
function isFocusInSight(mayLeave: boolean): boolean {
  const at = document.activeElement;
  if (!at || at === document.body) return mayLeave;
  const { width, height } = at.getBoundingClientRect();
  return width > 0 && height > 0 && at.matches(':focus-visible');
}
