import type { Json } from '@holofoe/kernel';
import { kindOf } from '../../src/cards/catalogue.ts';
import { deckbuildingTable, type Setup, type TestTable } from '../kit.ts';

/** As many copies of a card. */
export const copies = (count: number, id: string): string[] => Array.from({ length: count }, () => id);

/** Nobody can buy an Outer Rim Pilot, so that what the bot has left to spend is told. */
export const NO_PILOTS: readonly string[] = copies(10, 'outer-rim-pilot');

/** A row in which the bot can hunt nothing and buys nothing with fewer than 7 or 6 resources. */
export const QUIET = {
  empire: [
    'star-destroyer',
    'mon-calamari-cruiser',
    'mon-calamari-cruiser',
    'hammerhead-corvette',
    'hammerhead-corvette',
    'rebel-transport',
  ],
  rebel: [
    'mon-calamari-cruiser',
    'star-destroyer',
    'star-destroyer',
    'imperial-carrier',
    'imperial-carrier',
    'gozanti-cruiser',
  ],
} as const;

const SHUTTLE = { empire: 'imperial-shuttle', rebel: 'alliance-shuttle' } as const;

export interface BotTurn extends Setup {
  /** The first of the five cards that the bot draws; the others are shuttles. */
  readonly reveals?: readonly string[];
  /** What lies below the five. */
  readonly draws?: readonly string[];
}

export const empireBot = (turn: BotTurn = {}): TestTable => botTurn('empire', turn);
export const rebelBot = (turn: BotTurn = {}): TestTable => botTurn('rebel', turn);

/** A turn of the bot at a quiet row without pilots, unless the test says otherwise. */
function botTurn(bot: 'empire' | 'rebel', { reveals = [], draws = [], ...setup }: BotTurn): TestTable {
  const shuttles = copies(Math.max(0, 5 - reveals.length), SHUTTLE[bot]);
  return deckbuildingTable({
    bot,
    row: [...QUIET[bot]],
    exile: [...NO_PILOTS],
    ...setup,
    [bot]: { top: [...reveals, ...shuttles, ...draws], ...setup[bot] },
  });
}

/** What was told of a kind, with the sides and the cards by their names. */
export function told(table: TestTable, kind: string): readonly Readonly<Record<string, Json>>[] {
  return table.events(kind).map((data) => {
    if (data === null || typeof data !== 'object' || Array.isArray(data)) return {};
    return Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, named(name, value ?? null)]),
    );
  });
}

/** The cards that something of a kind happened to, in order. */
export function cards(table: TestTable, kind: string): readonly Json[] {
  return told(table, kind).map(({ card }) => card ?? null);
}

/** The attack that the bot brought against the base, or the ships before it, in phase 5 of its first turn. */
export function attackOf(table: TestTable): Json {
  return told(table, 'attack')[0]?.attack ?? null;
}

/** The resources that the bot had and could not spend. */
export function unspent(table: TestTable): Json {
  return told(table, 'buys nothing')[0]?.lost ?? null;
}

/** The kinds of everything that was told, in order. */
export function story(table: TestTable): readonly string[] {
  return table.live.events(0).map(({ event }) => event.kind);
}

function named(name: string, value: Json): Json {
  if (name === 'seat') return value === null ? null : value === 0 ? 'empire' : 'rebel';
  if (name === 'card' || name === 'for') return typeof value === 'number' ? kindOf(value).id : value;
  if (name === 'cards' && Array.isArray(value))
    return value.map((card) => (typeof card === 'number' ? kindOf(card).id : card));
  return value;
}
