import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { POLL, visitor } from './browser.ts';
import { keptTable, openTableOf, questionOf } from './kept.ts';
import { POSITIONS } from './positions.ts';

const visit = visitor();

const prompt = (page: Page) => page.getByRole('region', { name: 'Prompt' });
const timeline = (page: Page) => page.getByRole('slider', { name: 'Timeline' });
const topicOf = async (page: Page) => questionOf(await keptTable(page))?.topic;

test('the keys of the table work while the timeline has the focus; it keeps what it is moved with', async () => {
  const page = await visit('/', { settings: { speed: 0.5 } });
  await openTableOf(page, POSITIONS.fullHand().save());
  const now = await timeline(page).inputValue();
  const backToNow = page.getByRole('button', { name: /^Back to now/ });
  await timeline(page).focus();
  await page.keyboard.press('Home');
  await backToNow.waitFor();
  expect(await timeline(page).inputValue()).toBe('0');
  await page.keyboard.press('ArrowRight');
  expect(await timeline(page).inputValue()).toBe('1');
  await page.keyboard.press('Escape');
  await backToNow.waitFor({ state: 'hidden' });
  expect(await timeline(page).inputValue()).toBe(now);

  await timeline(page).focus();
  await page.keyboard.press('p');
  await page.getByRole('button', { name: /^Attack the base/ }).waitFor();
  await timeline(page).focus();
  await page.keyboard.press('a');
  await expect.poll(() => topicOf(page), POLL).toBe('attack with');
  await timeline(page).focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => topicOf(page), POLL).toBe('action');

  await timeline(page).focus();
  await page.keyboard.press('w');
  await page.getByRole('dialog', { name: /^Why / }).waitFor();
  await timeline(page).focus();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: /^Why / }).waitFor({ state: 'hidden' });
  await timeline(page).focus();
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  const console = page.getByRole('region', { name: 'The bot' });
  await prompt(page).getByRole('button', { name: /^Skip/ }).waitFor();
  await timeline(page).focus();
  await page.keyboard.press('k');
  await console.getByRole('button', { name: 'Play' }).waitFor();
  const step = await console.getByText(/step \d+ of/).textContent();
  await page.keyboard.press('n');
  await expect.poll(() => console.getByText(/step \d+ of/).textContent(), POLL).not.toBe(step);
});
