import type { Page } from 'playwright-core';
import { SIZES } from './browser.ts';
import { played } from './games.ts';
import { openFile, openTableOf, questionOf } from './kept.ts';
import { clickReply } from './mouse.ts';
import { END, replyTo } from './player.ts';

/** A screen of the page, and how a person comes to it from the first page. */
export interface Screen {
  readonly name: string;
  /** The table fits on a desk without scrolling. */
  readonly isTable?: boolean;
  /** Where it is only to be seen at one size. */
  readonly only?: keyof typeof SIZES;
  readonly open: (page: Page) => Promise<void>;
}

export const PAGES: readonly Screen[] = [
  { name: 'home', open: async (page) => heading(page, 'An opponent for the empty chair.') },
  { name: 'home with a kept game', open: homeWithGame },
  { name: 'a broken import', open: brokenImport },
  { name: 'set-up', open: async (page) => goTo(page, '/new/deckbuilding', 'Begin') },
  { name: 'set-up with a fault', open: wrongSetUp },
  { name: 'rulebook', open: async (page) => goTo(page, '/rules', 'DBG-01') },
  { name: 'cards', open: cards },
  { name: 'a card of the gallery', open: galleryCard },
  { name: 'settings', open: async (page) => goTo(page, '/settings', 'At once') },
  { name: 'about', open: async (page) => goTo(page, '/about', 'Make the file') },
  { name: 'not found', open: async (page) => goTo(page, '/nowhere', 'To the start') },
  { name: 'a game that is not there', open: async (page) => goTo(page, '/play/none', 'To the start') },
];

export const TABLES: readonly Screen[] = [
  { name: 'your turn', open: yourTurn },
  { name: 'an attack being assembled', open: attack },
  { name: "the bot's turn", open: botsTurn },
  { name: 'a reason', open: why },
  { name: 'the table as it was', open: past },
  { name: 'a card being read', open: reader },
  { name: 'the keys', open: keys },
  { name: 'a warning before the end of a turn', open: warning },
  { name: 'a choice from a list', open: list },
  { name: 'the end', open: end },
  { name: 'the bot beside a smaller table', only: 'narrow' as const, open: sheet('Bot') },
  { name: 'the log beside a smaller table', only: 'narrow' as const, open: sheet('Log') },
  { name: 'the bot on a phone', only: 'phone' as const, open: tab('Bot') },
  { name: 'the piles on a phone', only: 'phone' as const, open: tab('Piles') },
  { name: 'the log on a phone', only: 'phone' as const, open: tab('Log') },
].map((screen) => ({ ...screen, isTable: true }));

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Goes to an address and waits for something that can be used there. */
async function goTo(page: Page, address: string, ready: string | RegExp): Promise<void> {
  await page.goto(address);
  const [link, button, radio] = (['link', 'button', 'radio'] as const).map((role) =>
    page.getByRole(role, { name: ready }),
  );
  if (link && button && radio) await link.or(button).or(radio).first().waitFor();
}

async function homeWithGame(page: Page): Promise<void> {
  await yourTurn(page);
  await page.getByRole('button', { name: 'Holofoe, home' }).click();
  await page.getByRole('link', { name: /^Continue/ }).waitFor();
}

async function brokenImport(page: Page): Promise<void> {
  await openFile(page, '{"holofoe":');
  await page.getByRole('alert').getByText('Nothing was changed.').waitFor();
}

async function wrongSetUp(page: Page): Promise<void> {
  await goTo(page, '/new/deckbuilding', 'Begin');
  await page.getByRole('radio', { name: 'I choose here' }).check();
  await page.getByLabel('Seed').fill('many');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page
    .getByRole('alert')
    .getByText(/is not a whole number/)
    .waitFor();
}

/** Some of the cards: axe takes its time with all of them. */
async function cards(page: Page): Promise<void> {
  await page.goto('/cards');
  await page.getByRole('searchbox').fill('fighter cost 3');
  await page.getByRole('list', { name: 'Cards' }).getByText('X-Wing').first().waitFor();
}

async function galleryCard(page: Page): Promise<void> {
  await cards(page);
  await page
    .getByRole('list', { name: 'Cards' })
    .getByRole('button', { name: /^X-Wing/ })
    .click();
  await page.getByRole('dialog', { name: 'X-Wing' }).waitFor();
}

async function yourTurn(page: Page): Promise<void> {
  await openTableOf(page, played(4, ({ topic }, turn) => turn === 9 && topic === 'action').save());
}

async function attack(page: Page): Promise<void> {
  const table = played(4, ({ topic }, turn) => turn >= 9 && topic === 'attack with');
  await openTableOf(page, table.save());
  const label = questionOf(table)?.options[0]?.label ?? '';
  await page
    .getByRole('button', { name: `. ${label}.` })
    .first()
    .click();
  await page.getByRole('button', { name: /^Cancel/ }).waitFor();
}

async function botsTurn(page: Page): Promise<void> {
  const table = played(4, (question, turn) => turn >= 9 && replyTo(question)[0] === 'end');
  await openTableOf(page, table.save());
  const question = questionOf(table);
  if (question) await clickReply(page, question, [END]);
  await page.keyboard.press('k');
  await page.getByRole('region', { name: 'Prompt' }).getByRole('button', { name: /^Skip/ }).waitFor();
}

async function why(page: Page): Promise<void> {
  await yourTurn(page);
  await page.keyboard.press('w');
  await page.getByRole('dialog', { name: /^Why / }).waitFor();
}

async function past(page: Page): Promise<void> {
  await yourTurn(page);
  await page.getByRole('slider', { name: 'Timeline' }).fill('40');
  await page.getByRole('button', { name: /^Back to now/ }).waitFor();
}

async function reader(page: Page): Promise<void> {
  await yourTurn(page);
  await page
    .getByRole('region', { name: 'Galaxy row' })
    .getByRole('button', { name: /cost \d/ })
    .first()
    .focus();
  await page.keyboard.press(' ');
  await page.getByRole('dialog').waitFor();
}

async function keys(page: Page): Promise<void> {
  await yourTurn(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
}

async function warning(page: Page): Promise<void> {
  await yourTurn(page);
  await page.getByRole('button', { name: /^End the turn/ }).click();
  await page.getByRole('alertdialog').waitFor();
}

/** The player chooses a base at the table. */
async function list(page: Page): Promise<void> {
  await goTo(page, '/new/deckbuilding', 'Begin');
  await page.getByRole('radio', { name: 'Ask me at the table' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page
    .getByText(/which base goes into your base deck/i)
    .first()
    .waitFor();
}

function sheet(name: string): Screen['open'] {
  return async (page) => {
    await page.setViewportSize(SIZES.narrow);
    await yourTurn(page);
    await page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
    await page.getByRole('button', { name, exact: true, expanded: true }).waitFor();
  };
}

function tab(name: string): Screen['open'] {
  return async (page) => {
    await page.setViewportSize(SIZES.phone);
    await yourTurn(page);
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name }).click();
  };
}

async function end(page: Page): Promise<void> {
  await openTableOf(page, played(4, () => false).save());
  await heading(page, 'You won.');
}
