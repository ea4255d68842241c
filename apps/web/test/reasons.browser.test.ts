import { deckbuilding } from '@holofoe/deckbuilding';
import { type Reason, valueText } from '@holofoe/kernel';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { visitor } from './browser.ts';
import { played, YOU } from './games.ts';
import { openTableOf } from './kept.ts';

const visit = visitor();

test('every reason that is shown is the one of the rules', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  const table = played(4, (_, turn) => turn === 15);
  const reasons = table.events(YOU).flatMap(({ event }) => event.reasons ?? []);
  expect(reasons.length).toBeGreaterThan(10);
  await openTableOf(page, table.save());

  await page.keyboard.press('w');
  const drawer = page.getByRole('dialog', { name: /^Why / });
  for (const [i, reason] of reasons.toReversed().entries()) {
    if (i > 0) await drawer.getByRole('button', { name: 'Choice before' }).click();
    expect(await shown(drawer)).toEqual(expected(reason));
    // Names of options are marked in the rulebook, and set as such here.
    expect(await drawer.textContent()).not.toContain('`');
  }
  expect(await drawer.getByRole('button', { name: 'Choice before' }).count()).toBe(0);
});

test('a reason leads to the rule that it cites', async () => {
  const page = await visit('/', { settings: { speed: 0 } });
  const table = played(4, (_, turn) => turn === 5);
  await openTableOf(page, table.save());
  await page.keyboard.press('w');
  const { rule } = table
    .events(YOU)
    .flatMap(({ event }) => event.reasons ?? [])
    .at(-1)?.decided ?? { rule: '' };
  await page.getByRole('dialog', { name: /^Why / }).getByRole('link', { name: rule }).click();
  await page.getByRole('heading', { level: 1, name: 'Rulebook' }).waitFor();
  await page
    .getByRole('listitem')
    .filter({ has: page.locator('[aria-current="true"]', { hasText: rule }) })
    .waitFor();
});

/** What the drawer says, without its marks. */
async function shown(drawer: Locator) {
  const [title, decided, cells] = await Promise.all([
    drawer.getByRole('heading', { level: 2 }).textContent(),
    drawer.getByText(/^Decided: /).textContent(),
    drawer
      .getByRole('table')
      .evaluate((table: HTMLTableElement) =>
        [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent ?? '')),
      ),
  ]);
  const [head = [], ...lines] = cells.map((row) => row.filter((_, i) => cells[0]?.[i] !== 'Tie'));
  return {
    title,
    decidedBy: decided?.match(/\((\S+)\)\.$/)?.[1],
    criteria: head.slice(2),
    candidates: lines
      .map((line) => line.map((cell) => cell.replace(/ \(chosen\)| ✕ \(out\)|^not needed$/, '')))
      .sort(),
  };
}

/** The same from the rules. */
function expected(reason: Reason) {
  const { candidates, picked, decided, rows } = reason;
  return {
    title: `Why ${deckbuilding.nameOf(picked)}?`,
    decidedBy: decided.rule,
    criteria: rows.map(
      ({ rule, name, prefers, shown }) =>
        `${rule}${name}${prefers === 'fewest' && shown !== 'order' ? ', fewest' : ''}`,
    ),
    candidates: candidates
      .map((key, i) => [
        String.fromCharCode(65 + i),
        deckbuilding.nameOf(key),
        ...rows.map((row) => valueText(row, row.values[i]) ?? ''),
      ])
      .sort(),
  };
}
