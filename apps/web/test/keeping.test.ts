import { deckbuilding } from '@holofoe/deckbuilding';
import { joinParts, type LiveTable, openTable, type Save, seal } from '@holofoe/table';
import { expect, test } from 'vitest';
import { Keeper } from '../src/keep/keeper.ts';
import { readKept } from '../src/keep/kept-save.ts';
import { Shelf } from '../src/keep/shelf.ts';
import { inParts } from '../src/keep/stored.ts';
import { replyTo } from './player.ts';
import { emptyBrowser, fillBrowser, scribblePart } from './shelves.ts';

emptyBrowser();

const host = { game: deckbuilding, persons: () => [0], moment: () => 'Turn 1' };

/** A tab with the game "one", as it is kept now. */
async function tab(shelf = new Shelf()): Promise<{ keeper: Keeper; table: LiveTable }> {
  const taken = await shelf.take('one');
  const save = taken && readKept(taken);
  const table = save?.open(seal(deckbuilding)) ?? openTable(deckbuilding, { config: {}, seed: 1 });
  const open = { id: 'one', title: 'Empire against the Rebel bot', host, config: {}, table };
  return {
    keeper: new Keeper(shelf, { ...open, taken: taken ?? { after: undefined }, kept: save?.end }),
    table,
  };
}

async function keptSave(): Promise<Save> {
  const taken = await new Shelf().take('one');
  return joinParts(taken && inParts(taken));
}

function reply(table: LiveTable): void {
  const pending = table.pending(0);
  if (pending.kind !== 'ask') throw new Error('Nobody is asked.');
  expect(table.reply(0, pending.to, replyTo(pending))).toBeUndefined();
}

type Event = Readonly<Record<string, unknown>>;

test.each<[string, (event: Event) => Event]>([
  ['a card that there is not', (event) => ({ ...event, data: { ...Object(event.data), card: 99_999 } })],
  ['reasons that are none', (event) => ({ ...event, reasons: { c: 1 } })],
  ['a secret that is none', (event) => ({ ...event, secret: {} })],
  ['a kind that there is not', (event) => ({ ...event, kind: 'zzz' })],
])('a kept game opens with all that happened where what was told has %s', async (_, change) => {
  const { keeper, table } = await tab();
  for (let replies = 0; replies < 12; replies++) reply(table);
  await keeper.keep();
  const parts = (await new Shelf().take('one'))?.parts ?? [];
  for (const [to, part] of parts) {
    const told = Object(part).told.map((stretch: { events: readonly Event[] }) => ({
      ...stretch,
      events: stretch.events.map(change),
    }));
    await scribblePart('one', to, { ...Object(part), told });
  }
  const again = await tab();
  for (const seat of [0, 1]) expect(again.table.events(seat)).toEqual(table.events(seat));
});

test('a kept save that is no JSON says so, with what to do', () => {
  expect(() => readKept({ label: undefined, save: '{{{', parts: [] })).toThrow(
    'This save is damaged: it is not JSON, or it was cut off. Open an earlier copy of it.',
  );
});

test('a game is kept at every reply, under its title', async () => {
  const { keeper, table } = await tab();
  reply(table);
  await keeper.keep();
  expect(keeper.keeping()).toEqual({ kind: 'kept' });
  expect(await keptSave()).toEqual(JSON.parse(JSON.stringify(table.save())));
  expect((await new Shelf().take('one'))?.label).toMatchObject({ title: 'Empire against the Rebel bot' });
});

test('nothing is called kept before the browser has kept it', async () => {
  const { keeper } = await tab();
  const kept = keeper.keep();
  expect(keeper.keeping()).toEqual({ kind: 'writing' });
  await kept;
  expect(keeper.keeping()).toEqual({ kind: 'kept' });
});

test('replies that come while one is written are kept too', async () => {
  const { keeper, table } = await tab();
  const first = keeper.keep();
  reply(table);
  await Promise.all([first, keeper.keep()]);
  expect((await keptSave()).journal).toHaveLength(table.position);
});

test('a reply adds what is new and leaves what was kept as it was', async () => {
  const { keeper, table } = await tab();
  await keeper.keep();
  const ends = [table.position];
  for (let replies = 0; replies < 12; replies++) {
    const before = (await new Shelf().take('one'))?.parts ?? [];
    reply(table);
    await keeper.keep();
    ends.push(table.position);
    const parts = (await new Shelf().take('one'))?.parts ?? [];
    expect(parts.slice(0, -1)).toEqual(before);
  }
  expect((await new Shelf().take('one'))?.parts.map(([to]) => to)).toEqual(ends);
  expect(await keptSave()).toEqual(JSON.parse(JSON.stringify(table.save())));
});

test('a game that is opened again goes on behind what was kept', async () => {
  const before = await tab();
  reply(before.table);
  await before.keeper.keep();
  const { keeper, table } = await tab();
  reply(table);
  await keeper.keep();
  expect((await new Shelf().take('one'))?.parts.map(([to]) => to)).toEqual([
    before.table.position,
    table.position,
  ]);
  expect((await keptSave()).journal).toHaveLength(table.position);
});

test('of two tabs that reply at once only one says that it is kept', async () => {
  const begun = await tab();
  await begun.keeper.keep();
  const tabs = [await tab(), await tab(), await tab()];
  for (const { table } of tabs) reply(table);
  await Promise.all(tabs.map(({ keeper }) => keeper.keep()));
  expect(tabs.map(({ keeper }) => keeper.keeping().kind).toSorted()).toEqual([
    'elsewhere',
    'elsewhere',
    'kept',
  ]);
});

test('a tab writes nothing over what another has kept, until the person wants it', async () => {
  const [mine, other] = [await tab(), await tab()];
  reply(other.table);
  await other.keeper.keep();
  await mine.keeper.keep();
  expect(mine.keeper.keeping()).toEqual({ kind: 'elsewhere' });
  expect((await keptSave()).journal).toHaveLength(other.table.position);

  await mine.keeper.takeOver();
  expect(mine.keeper.keeping()).toEqual({ kind: 'kept' });
  expect((await keptSave()).journal).toHaveLength(mine.table.position);
});

test('"Keep this one" tells whoever listens, also in a tab that has not replied', async () => {
  const [mine, other] = [await tab(), await tab()];
  await other.keeper.keep();
  await mine.keeper.heard('one');
  const seen: string[] = [];
  mine.keeper.subscribe(() => seen.push(mine.keeper.keeping().kind));
  await mine.keeper.takeOver();
  expect(seen.at(-1)).toBe('kept');
});

test('a tab hears of another at once, and of no other game', async () => {
  const [mine, other] = [await tab(), await tab()];
  await other.keeper.keep();
  await mine.keeper.heard('two');
  expect(mine.keeper.keeping()).toEqual({ kind: 'kept' });
  await mine.keeper.heard('one');
  expect(mine.keeper.keeping()).toEqual({ kind: 'elsewhere' });
});

test('a tab hears that the game was deleted, and keeps it again where the person wants it', async () => {
  const { keeper, table } = await tab();
  await keeper.keep();
  await new Shelf().remove('one');
  await keeper.heard('one');
  expect(keeper.keeping()).toEqual({ kind: 'deleted' });
  await keeper.takeOver();
  expect(keeper.keeping()).toEqual({ kind: 'kept' });
  expect((await keptSave()).journal).toHaveLength(table.position);
});

test('a keeper says that there is no room, and keeps again once there is', async () => {
  const { keeper } = await tab();
  const makeRoom = fillBrowser();
  await keeper.keep();
  expect(keeper.keeping()).toEqual({ kind: 'unkept', why: 'full' });
  makeRoom();
  await keeper.keep();
  expect(keeper.keeping()).toEqual({ kind: 'kept' });
});

test('a game that was not kept says so when it is opened', async () => {
  const shelf = new Shelf();
  const begun = await tab(shelf);
  fillBrowser();
  await begun.keeper.keep();
  const { keeper } = await tab(shelf);
  expect(keeper.keeping()).toEqual({ kind: 'unkept', why: 'full' });
});
