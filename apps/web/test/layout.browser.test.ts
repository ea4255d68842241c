import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { played } from './games.ts';
import { keptMore, openTableOf, questionOf } from './kept.ts';
import { layoutFaults, WINDOWS } from './layout.ts';
import { clickReply } from './mouse.ts';
import { replyTo } from './player.ts';

const visit = visitor();

/** A game at its table: in each of its states another window, so that each window sees the whole game. */
class Looker {
  readonly faults: string[] = [];
  #states: number;
  readonly #page: Page;

  constructor(page: Page, first: number) {
    this.#page = page;
    this.#states = first;
  }

  async look(state: string): Promise<void> {
    const size = WINDOWS[this.#states++ % WINDOWS.length] ?? WINDOWS[0];
    const found = await layoutFaults(this.#page, size, true);
    this.faults.push(...found.map((fault) => `${state}: ${fault}`));
  }
}

test.each([
  { name: 'a first turn', from: 1, first: 0 },
  { name: 'its last turn', from: 17, first: 6 },
])('whatever a game shows lies where it can be read and clicked: $name', async ({ from, first }) => {
  const page = await visit('/', { settings: { speed: 0.5 } });
  let table = played(4, (_, turn) => turn >= from);
  await openTableOf(page, table.save());
  const looker = new Looker(page, first);
  const turn = await turnOf(page);
  for (let question = questionOf(table); question; question = questionOf(table)) {
    await page.getByText(question.prompt).first().waitFor();
    if ((await turnOf(page)) !== turn) break;
    await looker.look(`${turn}, "${question.prompt}"`);
    await clickReply(page, question, replyTo(question));
    table = await keptMore(page, table);
    await lookAtBotsTurn(page, looker);
  }
  await looker.look('what comes then');
  expect(looker.faults).toEqual([]);
});

/** "Turn 9 · you". */
async function turnOf(page: Page): Promise<string> {
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

/** Step by step, where the bot plays now. */
async function lookAtBotsTurn(page: Page, looker: Looker): Promise<void> {
  const prompt = page.getByRole('region', { name: 'Prompt' });
  const skip = prompt.getByRole('button', { name: /^Skip/ });
  if (!(await skip.isVisible())) return;
  await page.keyboard.press('k');
  while (await skip.isVisible()) {
    await looker.look(`the bot: ${await prompt.locator('b').first().textContent()}`);
    await page.keyboard.press('n');
  }
}
