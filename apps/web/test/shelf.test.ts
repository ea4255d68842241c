import { describe, expect, test } from 'vitest';
import type { Label } from '../src/keep/label.ts';
import { Shelf } from '../src/keep/shelf.ts';
import { memoryStore } from '../src/keep/storage.ts';
import type { Change } from '../src/keep/writing.ts';
import { denyBrowser, emptyBrowser, fillBrowser, listingOf, scribble } from './shelves.ts';

emptyBrowser();

const label = (at: number): Label => ({
  game: 'deckbuilding',
  title: 'Rebels against the Empire bot',
  moment: 'Turn 1',
  isOver: false,
  at,
  stamp: `kept at ${at}`,
});

/** A game that was kept at a moment, after it was kept at another. */
function game(id: string, at: number, before?: number): Change {
  const after = before === undefined ? undefined : `kept at ${before}`;
  return { id, label: label(at), save: `save of ${at}`, parts: [], isWhole: true, after };
}

const idsOf = async (shelf: Shelf) => (await listingOf(shelf)).games.map(({ id }) => id);

describe('the shelf', () => {
  test('lists the game that was played last first', async () => {
    const shelf = new Shelf();
    await shelf.keep(game('old', 1));
    await shelf.keep(game('new', 2));
    expect(await listingOf(shelf)).toEqual({
      games: [
        { kind: 'game', id: 'new', label: label(2), isHeld: false },
        { kind: 'game', id: 'old', label: label(1), isHeld: false },
      ],
      isLasting: true,
    });
  });

  test('gives a game as it was kept last', async () => {
    const shelf = new Shelf();
    await shelf.keep(game('one', 1));
    await shelf.keep(game('one', 2, 1));
    expect(await new Shelf().take('one')).toEqual({
      label: label(2),
      save: 'save of 2',
      parts: [],
      after: 'kept at 2',
    });
  });

  test('adds parts behind those that are kept, in order', async () => {
    const shelf = new Shelf();
    await shelf.keep({ ...game('one', 1), parts: [[9, 'to 9']] });
    await shelf.keep({ ...game('other', 1), parts: [[9, 'not mine']] });
    await shelf.keep({ ...game('one', 2, 1), parts: [[10, 'to 10']], isWhole: false });
    await shelf.keep({ ...game('one', 3, 2), parts: [[100, 'to 100']], isWhole: false });
    expect((await shelf.take('one'))?.parts).toEqual([
      [9, 'to 9'],
      [10, 'to 10'],
      [100, 'to 100'],
    ]);
  });

  test('a whole game leaves no part of the one before', async () => {
    const shelf = new Shelf();
    await shelf.keep({ ...game('one', 1), parts: [[5, 'old']] });
    await shelf.keep({ ...game('one', 2, 1), parts: [[3, 'new']] });
    expect((await shelf.take('one'))?.parts).toEqual([[3, 'new']]);
  });

  test('asks for a lasting store at the first save, once', async () => {
    let asked = 0;
    const shelf = new Shelf({ onFirst: () => asked++ });
    expect(asked).toBe(0);
    await shelf.keep(game('one', 1));
    await shelf.keep(game('two', 1));
    expect(asked).toBe(1);
  });

  test('knows nothing of a game that is not there', async () => {
    expect(await new Shelf().take('one')).toBeUndefined();
  });
});

describe('two tabs with the same game', () => {
  test.each([
    ['play on from the same reply', [game('one', 2, 1), game('one', 3, 1)]],
    ['begin a game under the same id', [game('two', 2), game('two', 3)]],
  ] as const)('only one is kept where both %s', async (_, [mine, other]) => {
    await new Shelf().keep(game('one', 1));
    const outcomes = await Promise.all([new Shelf().keep(mine), new Shelf().keep(other)]);
    expect(outcomes.toSorted()).toEqual(['elsewhere', 'kept']);
    const kept = outcomes[0] === 'kept' ? mine : other;
    expect((await new Shelf().take(mine.id))?.save).toBe(kept.save);
  });

  test('a game that the other deleted is not begun again by a reply', async () => {
    const shelf = new Shelf();
    await shelf.keep(game('one', 1));
    await new Shelf().remove('one');
    expect(await shelf.keep(game('one', 2, 1))).toBe('deleted');
    expect(await new Shelf().take('one')).toBeUndefined();
  });
});

describe('a deleted game', () => {
  test('comes back as it was', async () => {
    const shelf = new Shelf();
    await shelf.keep({ ...game('one', 1), parts: [[4, 'a part']] });
    const before = await shelf.take('one');
    const bringBack = await shelf.remove('one');
    expect(await idsOf(shelf)).toEqual([]);
    await bringBack();
    expect(await shelf.take('one')).toEqual(before);
  });

  test('does not come back over what was played since', async () => {
    const shelf = new Shelf();
    await shelf.keep(game('one', 1));
    const bringBack = await shelf.remove('one');
    await new Shelf().keep(game('one', 2));
    await bringBack();
    expect((await shelf.take('one'))?.save).toBe('save of 2');
  });

  test('comes back where the browser has no room by then, as long as the page is open', async () => {
    const shelf = new Shelf();
    await shelf.keep(game('one', 1));
    const bringBack = await shelf.remove('one');
    fillBrowser();
    await bringBack();
    expect(await shelf.take('one')).toMatchObject({ save: 'save of 1', unkept: 'full' });
  });
});

describe('a browser without room', () => {
  test('keeps the game as it was before', async () => {
    const shelf = new Shelf();
    await shelf.keep(game('one', 1));
    fillBrowser();
    expect(await shelf.keep(game('one', 2, 1))).toBe('full');
    expect((await new Shelf().take('one'))?.save).toBe('save of 1');
  });

  test('lists what the page holds, and says that it is not kept', async () => {
    const shelf = new Shelf();
    fillBrowser();
    shelf.hold(game('one', 1), 'full');
    expect((await listingOf(shelf)).games).toEqual([
      { kind: 'game', id: 'one', label: label(1), isHeld: true },
    ]);
    expect(await shelf.take('one')).toMatchObject({ save: 'save of 1', after: undefined, unkept: 'full' });
  });

  test('keeps what the page holds once another game was deleted', async () => {
    const shelf = new Shelf();
    await shelf.keep(game('large', 1));
    const makeRoom = fillBrowser();
    shelf.hold(game('one', 2), 'full');
    makeRoom();
    await shelf.remove('large');
    expect((await new Shelf().take('one'))?.save).toBe('save of 2');
    expect((await shelf.take('one'))?.unkept).toBeUndefined();
  });
});

describe('a browser that keeps nothing', () => {
  test('says so', async () => {
    denyBrowser();
    const shelf = new Shelf();
    expect(await shelf.keep(game('one', 1))).toBe('denied');
    expect(await listingOf(shelf)).toEqual({ games: [], isLasting: false });
  });

  test('has the games that the page holds, to open and to delete', async () => {
    denyBrowser();
    const shelf = new Shelf();
    shelf.hold(game('one', 1), 'denied');
    expect(await shelf.take('one')).toMatchObject({ save: 'save of 1', unkept: 'denied' });
    const bringBack = await shelf.remove('one');
    expect(await idsOf(shelf)).toEqual([]);
    await bringBack();
    expect(await idsOf(shelf)).toEqual(['one']);
  });
});

describe('a damaged game', () => {
  const damaged = { kind: 'damaged', id: 'one' };

  const { title: own } = label(1);

  test.each([
    ['no label', undefined, undefined],
    ['no object', 'nonsense', undefined],
    ['a title that is none', { ...label(1), title: 7 }, undefined],
    ['a title without end', { title: 'x'.repeat(300_000) }, 'x'.repeat(200)],
    ['a moment beyond all dates', { ...label(1), at: Number.POSITIVE_INFINITY }, own],
    ['a moment that is no number', { ...label(1), at: Number.NaN }, own],
    ['no stamp', { ...label(1), stamp: undefined }, own],
  ])('is listed under its title where it has %s, and can be kept anew', async (_, broken, title) => {
    await scribble('saves', 'one', 'save');
    if (broken !== undefined) await scribble('labels', 'one', broken);
    const shelf = new Shelf();
    expect((await listingOf(shelf)).games).toEqual([{ ...damaged, title, hasSave: true }]);
    expect(await shelf.take('one')).toMatchObject({ save: 'save', after: undefined });
    expect(await shelf.keep(game('one', 2))).toBe('kept');
  });

  test('is listed where its save is missing, and can be deleted', async () => {
    await scribble('labels', 'one', label(1));
    const shelf = new Shelf();
    expect((await listingOf(shelf)).games).toEqual([{ ...damaged, title: label(1).title, hasSave: false }]);
    await shelf.remove('one');
    expect(await idsOf(shelf)).toEqual([]);
  });
});

describe('games of the first release', () => {
  const head = {
    id: 'one',
    game: 'deckbuilding',
    title: 'T',
    moment: 'Turn 3',
    isOver: false,
    at: 5,
    revision: 7,
  };

  function left(entries: Readonly<Record<string, string>>) {
    const store = memoryStore();
    for (const [key, value] of Object.entries(entries)) store.setItem(`holofoe.game.${key}`, value);
    return store;
  }

  test('are carried over, and do not stay where they were', async () => {
    const old = left({ 'one.head': JSON.stringify(head), 'one.save': 'its save' });
    old.setItem('holofoe.settings', '{}');
    const { game, title, moment, isOver, at } = head;
    expect((await listingOf(new Shelf({ old }))).games).toMatchObject([
      { kind: 'game', id: 'one', label: { game, title, moment, isOver, at }, isHeld: false },
    ]);
    expect((await new Shelf().take('one'))?.save).toBe('its save');
    expect(Array.from({ length: old.length }, (_, i) => old.key(i))).toEqual(['holofoe.settings']);
  });

  test('are carried over once, even where the page was closed before they were forgotten', async () => {
    const entries = { 'one.head': JSON.stringify(head), 'one.save': 'its save' };
    await listingOf(new Shelf({ old: left(entries) }));
    expect(await idsOf(new Shelf({ old: left(entries) }))).toEqual(['one']);
  });

  test('lie beside a game of the same id that was played on', async () => {
    await new Shelf().keep(game('one', 9));
    const shelf = new Shelf({ old: left({ 'one.head': JSON.stringify(head), 'one.save': 'its save' }) });
    const [first, second, ...more] = await idsOf(shelf);
    expect(more).toEqual([]);
    expect((await shelf.take(first ?? ''))?.save).toBe('save of 9');
    expect((await shelf.take(second ?? ''))?.save).toBe('its save');
  });

  test.each([
    ['a head that is no JSON', { 'one.head': '{', 'one.save': 'its save' }, undefined, true],
    [
      'a head with a moment beyond all dates',
      { 'one.head': JSON.stringify(head).replace('"at":5', '"at":1e999'), 'one.save': 'its save' },
      'T',
      true,
    ],
    ['a save without its head', { 'one.save': 'its save' }, undefined, true],
    ['a head without its save', { 'one.head': JSON.stringify(head) }, 'T', false],
  ])('are listed as damaged: %s', async (_, entries, title, hasSave) => {
    const shelf = new Shelf({ old: left(entries) });
    expect((await listingOf(shelf)).games).toEqual([{ kind: 'damaged', id: 'one', title, hasSave }]);
    expect((await shelf.take('one'))?.save).toBe(hasSave ? 'its save' : undefined);
  });

  test('stay where they are and are held where the browser has no room', async () => {
    const old = left({ 'one.head': JSON.stringify(head), 'one.save': 'its save' });
    const makeRoom = fillBrowser();
    const shelf = new Shelf({ old });
    expect((await listingOf(shelf)).games).toMatchObject([{ kind: 'game', id: 'one', isHeld: true }]);
    expect(old.length).toBe(2);
    makeRoom();
    expect(await shelf.keep(game('one', 9))).toBe('kept');
    expect(old.length).toBe(0);
  });
});
