import { deckbuilding } from '@holofoe/deckbuilding';
import { openTable } from '@holofoe/table';
import { describe, expect, test } from 'vitest';
import { Keeper } from '../src/keep/keeper.ts';
import { type KeptGame, Shelf } from '../src/keep/shelf.ts';
import { memoryStore } from '../src/keep/storage.ts';

const head = (id: string, at: number): KeptGame => ({
  id,
  game: 'deckbuilding',
  title: 'Rebels against the Empire bot',
  moment: 'Turn 1',
  isOver: false,
  at,
  revision: 1,
});

const host = {
  game: deckbuilding,
  persons: () => [0],
  title: () => 'Empire against the Rebel bot',
  moment: () => 'Turn 1',
};

/** A browser's store that takes no more. */
function fullStore() {
  const store = memoryStore();
  let isFull = false;
  return {
    ...store,
    get length() {
      return store.length;
    },
    setItem(key: string, value: string) {
      if (isFull) throw new Error('The quota has been exceeded.');
      store.setItem(key, value);
    },
    fill: (full: boolean) => {
      isFull = full;
    },
  };
}

describe('the shelf', () => {
  test('lists the game that was played last first', () => {
    const shelf = new Shelf(memoryStore());
    shelf.write(head('old', 1), '{}');
    shelf.write(head('new', 2), '{}');
    expect(shelf.list().map(({ id }) => id)).toEqual(['new', 'old']);
  });

  test('brings a deleted game back as it was', () => {
    const shelf = new Shelf(memoryStore());
    shelf.write(head('one', 1), 'the save');
    const undo = shelf.remove('one');
    expect(shelf.list()).toEqual([]);
    undo();
    expect(shelf.list()).toEqual([head('one', 1)]);
    expect(shelf.save('one')).toBe('the save');
  });

  test('holds a save that does not fit, and the store keeps the one before', () => {
    const store = fullStore();
    const shelf = new Shelf(store);
    shelf.write(head('one', 1), 'first');
    store.fill(true);
    expect(shelf.write({ ...head('one', 2), revision: 2 }, 'second')).toBe(false);
    expect(shelf.save('one')).toBe('second');
    expect(new Shelf(store).save('one')).toBe('first');
  });

  test('passes over what is not a game of ours', () => {
    const store = memoryStore();
    store.setItem('holofoe.game.broken.head', '{');
    store.setItem('holofoe.game.strange.head', '{"id":1}');
    store.setItem('something else', 'x');
    expect(new Shelf(store).list()).toEqual([]);
  });
});

describe('the keeper of an open game', () => {
  const table = () => openTable(deckbuilding, { config: {}, seed: 1 });
  const keeperOf = (shelf: Shelf) => new Keeper(shelf, host, 'one', {});

  test('keeps the table at every reply', () => {
    const shelf = new Shelf(memoryStore());
    const open = table();
    keeperOf(shelf).keep(open);
    expect(JSON.parse(shelf.save('one') ?? '')).toEqual(JSON.parse(JSON.stringify(open.save())));
  });

  test('writes nothing over what another tab has kept, until the person wants it', () => {
    const store = memoryStore();
    const [mine, other] = [keeperOf(new Shelf(store)), keeperOf(new Shelf(store))];
    other.keep(table());
    mine.keep(table());
    expect(mine.keeping()).toEqual({ kind: 'elsewhere' });
    expect(new Shelf(store).head('one')?.revision).toBe(1);
    mine.takeOver();
    expect(mine.keeping()).toEqual({ kind: 'kept' });
    expect(new Shelf(store).head('one')?.revision).toBe(2);
  });

  test('hears of another tab at once', () => {
    const store = memoryStore();
    const [mine, other] = [keeperOf(new Shelf(store)), keeperOf(new Shelf(store))];
    other.keep(table());
    mine.heard({ key: 'holofoe.game.one.head' });
    expect(mine.keeping()).toEqual({ kind: 'elsewhere' });
  });

  test('says that there is no room, and keeps again once there is', () => {
    const store = fullStore();
    const keeper = keeperOf(new Shelf(store));
    store.fill(true);
    keeper.keep(table());
    expect(keeper.keeping()).toEqual({ kind: 'full' });
    store.fill(false);
    keeper.keep(table());
    expect(keeper.keeping()).toEqual({ kind: 'kept' });
  });
});
