import { cardGame } from '@holofoe/card-game';
import { deckbuilding } from '@holofoe/deckbuilding';
import {
  type AnyState,
  type GameDefinition,
  jsonCopy,
  type Key,
  knows,
  mix,
  type Place,
  type Seat,
} from '@holofoe/kernel';
import { operations } from '@holofoe/operations';
import { type Entry, type LiveTable, openTable, type Pending } from '@holofoe/table';
import { describe, expect, test } from 'vitest';

type Asked = Extract<Pending, { kind: 'ask' }>;

/** Replies to a question: every option by itself, or a few of the ways to choose some, to order, to share out. */
function replies({ form, options }: Asked): Key[][] {
  const keys = options.map(({ key }) => key);
  if (form.pick === 'one') return keys.map((key) => [key]);
  if (form.pick === 'order') return [keys, [...keys].reverse()];
  if (form.pick === 'some') {
    const fewest = Math.max(form.min, Math.min(form.max, 1));
    const starts = keys.slice(0, keys.length - fewest + 1).map((_, i) => keys.slice(i, i + fewest));
    return [...starts, keys.slice(0, form.max)];
  }
  const shares = keys.flatMap((key, i) => Array.from({ length: form.most[i] ?? 0 }, () => key));
  return [shares.slice(0, form.total), shares.slice(shares.length - form.total)];
}

function questionOf(table: LiveTable, seat: Seat): Asked | undefined {
  const pending = table.pending(seat);
  return pending.kind === 'ask' ? pending : undefined;
}

/** The seat that is asked replies, at random by the number. */
function replyOnce(table: LiveTable, number: number): boolean {
  for (let seat = 0; seat < table.seats; seat++) {
    const asked = questionOf(table, seat);
    if (!asked) continue;
    const legal = replies(asked);
    const first = mix(number) % legal.length;
    // Attackers that do not reach their target together are refused; all of them are not.
    return [...legal.slice(first), ...legal].some((keys) => !table.reply(seat, asked.to, keys));
  }
  return false;
}

/** Every pile under the same roof: those of one player, or those in the middle of the table. */
function roofs(value: unknown): Place[][][] {
  if (value === null || typeof value !== 'object') return [];
  const parts = Object.values(value);
  const piles = parts.filter(isPile);
  return [...(piles.length > 0 ? [piles] : []), ...parts.filter((part) => !isPile(part)).flatMap(roofs)];
}

function isPile(value: unknown): value is Place[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => each instanceof Object && ('stock' in each || ('card' in each && 'by' in each)))
  );
}

/** The same table as far as a seat knows: each card that it has not seen has changed places with one of a deck it could be from. */
function otherWorld<S extends AnyState>(state: S, seat: Seat, number: number): S | undefined {
  const other = jsonCopy(state);
  let changed = 0;
  for (const piles of roofs(other)) {
    const stocks = piles
      .flat()
      .flatMap((place) => ('stock' in place ? (other.hidden.stocks[place.stock] ?? []) : []))
      .filter(({ cards }) => cards.length > 0);
    for (const pile of piles) {
      for (const [i, place] of pile.entries()) {
        const stock = stocks[mix(number + i) % stocks.length];
        if (!('card' in place) || knows(place, seat) || !stock) continue;
        const index = mix(number + i + 1) % stock.cards.length;
        const card = stock.cards[index];
        if (card === undefined) continue;
        pile[i] = { card, by: place.by };
        stock.cards[index] = place.card;
        stock.cards.sort((a, b) => a - b);
        changed++;
      }
    }
  }
  return changed > 0 ? other : undefined;
}

/** The table in the other world, after the same entries; undefined where they cannot be made there. */
function inOtherWorld<C, S extends AnyState, V, E, O>(
  definition: GameDefinition<C, S, V, E, O>,
  table: LiveTable,
  seat: Seat,
): LiveTable | undefined {
  const { config, mark } = table.save();
  const start = otherWorld(mark.state as S, seat, table.position);
  if (!start || definition.invariants(start) !== undefined) return undefined;
  const since = table.journal.slice(mark.at);
  const chance = since.flatMap((entry) => ('c' in entry ? [entry.c] : []));
  try {
    const other = openTable(definition, { config, seed: 1, start, chance: () => chance.shift() });
    return since.every((entry) => entered(other, entry)) ? other : undefined;
  } catch {
    // What came up in this world cannot come up in that one.
    return undefined;
  }
}

function entered(table: LiveTable, entry: Entry): boolean {
  if (!('s' in entry)) return 'c' in entry;
  const asked = questionOf(table, entry.s);
  return asked !== undefined && table.reply(entry.s, asked.to, entry.k) === undefined;
}

function seen(table: LiveTable, seat: Seat): string {
  const { to: _, ...asked } = questionOf(table, seat) ?? { to: 0 };
  return JSON.stringify([table.view(seat), asked]);
}

/** How many previews were compared. */
function compared<C, S extends AnyState, V, E, O>(
  definition: GameDefinition<C, S, V, E, O>,
  config: unknown,
  seed: number,
): number {
  const table: LiveTable = openTable(definition, { config, seed });
  let count = 0;
  for (let turn = 0; turn < 250; turn++) {
    for (let seat = 0; seat < table.seats; seat++) {
      const asked = questionOf(table, seat);
      const other = asked && inOtherWorld(definition, table, seat);
      if (!other || seen(other, seat) !== seen(table, seat)) continue;
      for (const keys of replies(asked)) {
        const [here, there] = [table, other].map((each) => JSON.stringify(each.preview(seat, keys)));
        expect(there, `seed ${seed}, position ${table.position}, ${asked.topic}: ${keys}`).toBe(here);
        count++;
      }
    }
    if (!replyOnce(table, seed * 1000 + turn)) break;
  }
  return count;
}

describe('a preview is the same, whatever the seat does not know', () => {
  // Beside a bot nobody knows what a person does not: its cards are open.
  test.each([1, 2, 14])('in the Deckbuilding Game of two persons, seed %i', (seed) => {
    expect(compared(deckbuilding, { empire: 'person', rebel: 'person' }, seed)).toBeGreaterThan(100);
  });

  test.each([2, 3, 4])('in Operations with %i players', (players) => {
    const team = ['H1', 'H2', 'H3', 'H4'].slice(0, players).map((deck) => ({ deck }));
    expect(compared(operations, { scenario: 'OBJ-SCA', players: team }, 1)).toBeGreaterThan(100);
  });

  test('in the Card Game of two persons, with hands, edge stacks and captives', () => {
    const config = { light: { deck: 'jedi' }, dark: { deck: 'sith' } };
    expect(compared(cardGame, config, 1)).toBeGreaterThan(100);
  });
});
