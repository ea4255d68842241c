import type { LiveTable } from '@holofoe/table';
import type { Page } from 'playwright-core';
import { watched } from './games.ts';
import { openFile, openTableOf, questionOf } from './kept.ts';
import { clickReply, offerName } from './mouse.ts';
import { END } from './player.ts';
import { POSITIONS } from './positions.ts';
import { type Screen, TABLES } from './screens.ts';

/** What a person is asked at the table. */
export const QUESTIONS: readonly Screen[] = [
  at('a turn with a full hand', POSITIONS.fullHand),
  at('a late turn with a long log', POSITIONS.lateTurn),
  at('more ships and cards than most games have', POSITIONS.crowded),
  at('an attack being put together', POSITIONS.attack),
  at('an attack with many ships and cards', POSITIONS.crowdedAttack),
  chosenAt('an attack with a unit chosen', POSITIONS.crowdedAttack),
  at('a sabotage', POSITIONS.sabotage),
  at('a choice of one of three', POSITIONS.oneOfThree),
  at('a choice whether to do it', POSITIONS.mayBuy),
  at('a choice from the row', POSITIONS.freePurchase),
  at('damage to be split', POSITIONS.splitDamage),
  chosenAt('damage being split', POSITIONS.splitDamage),
  chosenAt('an attack on a base behind a ship', POSITIONS.behindAShip),
  chosenAt('an attack on a base behind three ships', POSITIONS.fleet),
  at('damage to be split over three ships', POSITIONS.splitOverFleet),
  at('damage split over three ships', POSITIONS.splitOverFleet, splitAll),
  at('a choice from the galaxy discard pile', POSITIONS.fromGalaxyDiscard),
  at('a choice from the hand and a pile', POSITIONS.crowdedPile),
  at('a choice from a pile', POSITIONS.uniquesOfAPile),
  at('cards to be exiled', POSITIONS.exile),
  at('a card to be discarded', POSITIONS.discard),
  at('an undo past a draw', POSITIONS.lateTurn, undo),
  screen('hand-over', (page) => handOver(page, POSITIONS.twoPersons())),
  screen('two persons', (page) => takeSeat(page, POSITIONS.twoPersons())),
  screen("a choice from the other person's hand", (page) => takeSeat(page, POSITIONS.foesHand())),
];

const OF_THE_TABLE = [
  'a reason',
  'the table as it was',
  'the keys',
  'a warning before the end of a turn',
  'a choice from a list',
];

/** What else is to be seen at a table: the bot's turn, panels and dialogs, the end. */
export const PANELS: readonly Screen[] = [
  ...TABLES.filter(({ name }) => OF_THE_TABLE.includes(name)),
  at('a reason about the galaxy deck', POSITIONS.fullHand, reasonOfDeck),
  at('a menu of a card', POSITIONS.crowded, menu),
  at('a card in sight is read', POSITIONS.crowded, reader),
  at('a pile spread out', POSITIONS.crowded, pile),
  at('the log opened', POSITIONS.lateTurn, log),
  screen('the bot opened after it has attacked', botOpened),
  at('the report of a problem', POSITIONS.fullHand, report),
  at('a long game that was lost', POSITIONS.lost),
  at('the longest game of two persons', POSITIONS.longForTwo),
  at('a game that was won', POSITIONS.won),
  at('the table after the end', POSITIONS.won, backToTable),
  screen('bot against bot', botAgainstBot),
  ...['Deployment', 'Purchase', 'Attack base', 'Clean up'].map((phase) =>
    screen(`the bot: ${phase}`, phaseOfBot(phase)),
  ),
  screen("the bot's turn with four ships", purchaseOfBot(POSITIONS.crowded)),
  screen("the bot's turn with eight units beside two ships", purchaseOfBot(POSITIONS.swarm)),
  screen("a reason in the bot's turn", reasonInBotsTurn),
];

function screen(name: string, open: Screen['open']): Screen {
  return { name, isTable: true, open };
}

function at(name: string, position: () => LiveTable, then?: (page: Page) => Promise<void>): Screen {
  return screen(name, async (page) => {
    await openTableOf(page, position().save());
    await then?.(page);
  });
}

/** The first of what can be chosen is. */
function chosenAt(name: string, position: () => LiveTable): Screen {
  return screen(name, async (page) => {
    const table = position();
    await openTableOf(page, table.save());
    const [first] = questionOf(table)?.options ?? [];
    await page
      .getByRole('button', { name: offerName(first?.label ?? '') })
      .first()
      .click();
    await page.getByRole('button', { name: /Chosen\.$/ }).waitFor();
  });
}

const prompt = (page: Page) => page.getByRole('region', { name: 'Prompt' });

/** Two for the first ship, one for each other. */
async function splitAll(page: Page): Promise<void> {
  for (const ship of ['Imperial Carrier', 'Imperial Carrier', 'Gozanti Cruiser', 'Blockade Runner'])
    await page.locator('button.plate', { hasText: ship }).filter({ visible: true }).click();
  await prompt(page).getByText('Imperial Carrier takes 2').waitFor();
}

async function menu(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'You in play' })
    .getByRole('button', { name: /^X-Wing/ })
    .click();
  await page.getByRole('menu').waitFor();
}

async function reader(page: Page): Promise<void> {
  const row = page.getByRole('region', { name: 'Galaxy row' });
  await row.getByRole('button', { name: /^Quarren Mercenary/ }).focus();
  await page.keyboard.press(' ');
  await page.getByRole('dialog').waitFor();
}

async function pile(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'You in play' })
    .getByRole('button', { name: /^Discard/ })
    .click();
  await page.getByRole('dialog').waitFor();
}

async function log(page: Page): Promise<void> {
  await page.keyboard.press('l');
}

/** What it did in its last turn, as a sheet and as a tab. */
async function botOpened(page: Page): Promise<void> {
  await endTurn(page, POSITIONS.underFire());
  await page.keyboard.press('s');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Bot' }).click();
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole('banner').getByRole('button', { name: 'Bot' }).click();
}

async function report(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByRole('dialog', { name: 'Report a problem' }).waitFor();
}

async function undo(page: Page): Promise<void> {
  await page.keyboard.press('u');
  await page.locator('button:enabled', { hasText: 'Redo' }).waitFor();
}

async function handOver(page: Page, table: LiveTable): Promise<void> {
  await openFile(page, JSON.stringify(table.save()));
  await page.getByRole('button', { name: /^I am/ }).waitFor();
}

async function takeSeat(page: Page, table: LiveTable): Promise<void> {
  await handOver(page, table);
  await page.getByRole('button', { name: /^I am/ }).click();
  await prompt(page).waitFor();
}

async function backToTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: /table/i }).filter({ visible: true }).first().click();
  await prompt(page).waitFor();
}

async function botAgainstBot(page: Page): Promise<void> {
  await openTableOf(page, watched(4).save());
  await page.keyboard.press('k');
  for (let turn = 0; turn < 6; turn++) await page.keyboard.press('s');
}

/** The person ends the turn; the bot's is paused at its first step. */
async function endTurn(page: Page, table: LiveTable): Promise<void> {
  await openTableOf(page, table.save());
  const question = questionOf(table);
  if (question) await clickReply(page, question, [END]);
  await prompt(page).getByRole('button', { name: /^Skip/ }).waitFor();
  await page.keyboard.press('k');
}

/** The first thing that it does in a phase. */
function phaseOfBot(phase: string): Screen['open'] {
  return async (page) => {
    const isIn = async () => (await prompt(page).textContent())?.includes(phase) ?? false;
    await endTurn(page, POSITIONS.endOfTurn());
    while (!(await isIn())) await page.keyboard.press('n');
  };
}

/** All that it has revealed lies there. */
function purchaseOfBot(position: () => LiveTable): Screen['open'] {
  return async (page) => {
    await endTurn(page, position());
    const isBuying = async () => (await prompt(page).textContent())?.includes('Purchase') ?? false;
    while (!(await isBuying())) await page.keyboard.press('n');
  };
}

/** On Coruscant it has discarded the top card of the galaxy deck. */
async function reasonOfDeck(page: Page): Promise<void> {
  const told = page.getByRole('region', { name: 'The bot' }).getByRole('paragraph');
  await told.filter({ hasText: 'galaxy deck' }).getByRole('button', { name: 'why?' }).click();
  await page.getByRole('dialog', { name: /^Why / }).waitFor();
}

async function reasonInBotsTurn(page: Page): Promise<void> {
  await endTurn(page, POSITIONS.endOfTurn());
  const why = prompt(page).getByRole('button', { name: /^Why\?/ });
  while (!(await why.isVisible())) await page.keyboard.press('n');
  await why.click();
  await page.getByRole('dialog', { name: /^Why / }).waitFor();
}
