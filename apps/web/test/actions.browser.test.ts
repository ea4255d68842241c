import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { POLL, visitor } from './browser.ts';
import { played, watched } from './games.ts';
import { keptTable, openTableOf, questionOf } from './kept.ts';
import { WINDOWS } from './layout.ts';
import { replyTo } from './player.ts';

const visit = visitor();
/** A step at normal speed; longer than it takes until a preview is shown. */
const STEP = 900;

const prompt = (page: Page) => page.getByRole('region', { name: 'Prompt' });
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const topicOf = async (page: Page) => questionOf(await keptTable(page))?.topic;

test('what the end of a turn would do is not told in the next turn, when nobody points at it', async () => {
  const page = await visit('/', { settings: { speed: 1 } });
  await openTableOf(page, played(4, (question, turn) => turn === 1 && replyTo(question)[0] === 'end').save());
  await page.clock.install();
  await button(page, /^End the turn/).hover();
  await prompt(page).getByText('The Rebels end their turn.').waitFor();
  await button(page, /^End the turn/).click();
  await prompt(page).getByRole('button', { name: /^Skip/ }).click();
  await prompt(page).getByText('What do you do?').waitFor();
  await page.clock.runFor(STEP);
  expect(await prompt(page).locator('small').textContent()).toBe('');
});

test('a second click does nothing that the first has not done, in any window', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await openTableOf(page, played(4, ({ topic }, turn) => turn === 9 && topic === 'action').save());
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await button(page, /^Play (all|both)/).dblclick();
    await button(page, /^Attack the base/).waitFor();
    await expect.poll(() => handOf(page), POLL).toBe(0);
    expect(await topicOf(page)).toBe('action');
    while (await button(page, /^Play (all|both)/).isHidden()) await page.keyboard.press('u');
  }
});

test('no button of a turn comes to lie where another was, in any window', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  await openTableOf(page, played(4, ({ topic }, turn) => turn === 9 && topic === 'action').save());
  const placed = new Map<string, string>();
  const look = async () => {
    for (const { width, height } of WINDOWS) {
      await page.setViewportSize({ width, height });
      for (const [name, place] of await places(page)) {
        const before = placed.get(`${width}x${height} at ${place}`);
        expect({ width, name: before ?? name }).toEqual({ width, name });
        placed.set(`${width}x${height} at ${place}`, name);
      }
    }
  };
  await look();
  await page.keyboard.press('p');
  await button(page, /^Attack the base/).waitFor();
  await look();
});

test('who double-clicks the end of a turn sees the turn of the bot', async () => {
  const page = await visit('/', { settings: { speed: 0.5 } });
  await openTableOf(page, played(4, ({ topic }, turn) => turn === 9 && topic === 'action').save());
  await button(page, /^End the turn/).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^End the turn/ })
    .dblclick();
  await prompt(page).getByRole('button', { name: /^Skip/ }).waitFor();
});

test('an attack that is being put together is called off by its button or by Esc', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  const table = played(4, (question, turn) => turn >= 9 && replyTo(question)[0] === 'attack');
  await openTableOf(page, table.save());
  const first = table.view(1);
  for (const leave of [() => button(page, /^Cancel/).click(), () => page.keyboard.press('Escape')]) {
    await button(page, /^Attack the base/).click();
    await prompt(page).getByText('Which units and capital ships attack').waitFor();
    await expect.poll(() => topicOf(page), POLL).toBe('attack with');
    const { label = '' } = questionOf(await keptTable(page))?.options[0] ?? {};
    await page
      .getByRole('button', { name: `. ${label}.` })
      .first()
      .click();
    await leave();
    await button(page, /^Attack the base/).waitFor();
    await expect.poll(async () => (await keptTable(page)).view(1), POLL).toEqual(first);
  }
  await button(page, /^Attack the base/).click();
  await page.keyboard.press('u');
  await button(page, /^Attack the base/).waitFor();
});

test('the only unit that can attack takes part in an attack from the start', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  const table = played(4, ({ topic, options }) => topic === 'attack with' && options.length === 1);
  await openTableOf(page, table.save());
  const only = questionOf(table)?.options[0]?.label ?? '';
  await page.getByRole('button', { name: `. ${only}. Chosen.` }).waitFor();
  await page.keyboard.press('u');
  await page
    .getByRole('region', { name: 'You in play' })
    .getByRole('button', { name: /Attack the base/ })
    .click();
  await button(page, /^Confirm/).click();
  await prompt(page).getByText('What do you do?').waitFor();
  await expect
    .poll(
      async () => (await keptTable(page)).log(1).some((line) => line.startsWith('The Rebels attack')),
      POLL,
    )
    .toBe(true);
});

test('bot against bot: nothing tells how long the game is, and a turn is skipped at a time', async () => {
  const page = await visit('/', { settings: { speed: 0.5 } });
  await openTableOf(page, watched(4).save());
  await page.keyboard.press('k');
  const console = page.getByRole('region', { name: 'The bot' });
  const head = async () =>
    /Turn (\d+) · (\w+) · step (\d+) of (\d+)/.exec((await console.textContent()) ?? '');
  const [, , , , steps] = (await head()) ?? [];
  expect(Number(steps)).toBeLessThan(30);
  expect(await page.locator('.tl .lb').allTextContents()).toEqual(['1']);
  for (const turn of ['2', '3']) {
    await page.keyboard.press('s');
    expect((await head())?.slice(1, 4)).toEqual([turn, turn === '2' ? 'Rebels' : 'Empire', '1']);
  }
  expect(await page.locator('.tl .lb').allTextContents()).toEqual(['1', '2', '3']);
  // It is wound back, and goes on from there.
  await page.getByRole('slider', { name: 'Timeline' }).fill('3');
  expect((await head())?.[1]).toBe('1');
  await prompt(page).getByRole('button', { name: /^Skip/ }).click();
  expect((await head())?.[1]).toBe('2');
});

async function handOf(page: Page): Promise<number> {
  const { sides } = (await keptTable(page)).view(1) as unknown as {
    sides: { seat: number; hand: unknown[] }[];
  };
  return sides.find(({ seat }) => seat === 1)?.hand.length ?? 0;
}

/** The middle of each button of the turn. */
async function places(page: Page): Promise<readonly (readonly [name: string, place: string])[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.acts button')]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const name = (each.textContent ?? '').replace(/ \d.*| \(.*/, '');
        return [name, `${Math.round((left + right) / 2)},${Math.round((top + bottom) / 2)}`] as const;
      }),
  );
}
