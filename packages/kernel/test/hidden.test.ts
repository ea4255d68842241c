import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CardNo,
  couldBe,
  EVERYBODY,
  everyCardOf,
  faceUp,
  type Game,
  type Hidden,
  jsonCopy,
  knownBy,
  knows,
  move,
  type Pile,
  type Play,
  reveal,
  seededOutcome,
  shuffle,
} from '../src/index.ts';
import { gameOf, oddsOf, runWith } from './odds.ts';

/** Copies: 0 and 1 are a, 2 and 3 are b, and so on. */
const kindOf = (card: CardNo) => 'abcdefgh'.charAt(card >> 1);
const empty = (): Hidden => ({ stocks: {}, next: 1 });
const cards = (...numbers: number[]): Pile => numbers.map(faceUp);

function deckOf(...numbers: number[]) {
  const hidden = empty();
  return { hidden, deck: shuffle(hidden, cards(...numbers)) };
}

/** Looks at the whole pile from the top. */
function* lookThrough(game: Game<{ readonly hidden: Hidden }>, pile: Pile): Play<string> {
  let seen = '';
  for (let i = 0; i < pile.length; i++) seen += kindOf(yield* reveal(game, 'look', pile, i, 1, kindOf));
  return seen;
}

/** The odds of real cards: every order of every shuffle is as likely. */
function realOdds(ways: readonly (readonly string[])[]): Map<string, number> {
  const odds = new Map<string, number>();
  for (const way of ways) {
    const came = JSON.stringify(way);
    odds.set(came, (odds.get(came) ?? 0) + 1 / ways.length);
  }
  return odds;
}

function orders(of: readonly CardNo[]): CardNo[][] {
  if (of.length === 0) return [[]];
  return of.flatMap((card, i) =>
    orders([...of.slice(0, i), ...of.slice(i + 1)]).map((rest) => [card, ...rest]),
  );
}

function expectSameOdds(odds: Map<string, number>, real: Map<string, number>): void {
  expect([...odds.keys()].sort()).toEqual([...real.keys()].sort());
  for (const [key, likely] of real) expect(odds.get(key)).toBeCloseTo(likely, 10);
}

const names = (numbers: readonly CardNo[]) => numbers.map(kindOf).join('');

describe('a shuffle', () => {
  test('makes every place the same, whatever was known of it', () => {
    const hidden = empty();
    expect(shuffle(hidden, cards(3, 1, 2))).toEqual([{ stock: 1 }, { stock: 1 }, { stock: 1 }]);
  });

  test('of the same cards in another order is the same to the byte', () => {
    expect(deckOf(3, 1, 2)).toEqual(deckOf(1, 2, 3));
  });

  test('of nothing is nothing', () => {
    const hidden = empty();
    expect(shuffle(hidden, [])).toEqual([]);
    expect(hidden).toEqual(empty());
  });

  test('of a whole stock with others leaves one stock', () => {
    const { hidden, deck } = deckOf(0, 2);
    shuffle(hidden, [...deck, faceUp(4)]);
    expect(hidden.stocks).toEqual({ 2: { cards: [0, 2, 4], parts: [] } });
  });

  test('of a part of a stock keeps the stock that it came from', () => {
    const { hidden, deck } = deckOf(0, 2, 4);
    shuffle(hidden, [...deck.splice(0, 2), faceUp(6)]);
    expect(hidden.stocks).toEqual({ 1: { cards: [0, 2, 4], parts: [] }, 2: { cards: [6], parts: [1, 1] } });
  });

  test('that brings the last part of a stock home leaves one stock', () => {
    const { hidden, deck } = deckOf(0, 2, 4);
    const mixed = shuffle(hidden, [...deck.splice(0, 2), faceUp(6)]);
    shuffle(hidden, [...mixed, ...deck]);
    expect(hidden.stocks).toEqual({ 3: { cards: [0, 2, 4, 6], parts: [] } });
  });
});

describe('what comes up', () => {
  test('is as likely as it has copies', () => {
    const odds = oddsOf(
      () => deckOf(0, 1, 2),
      function* (game) {
        return kindOf(yield* reveal(game, 'look', game.state.deck, 0, 1, kindOf));
      },
    );
    expect(odds).toEqual(
      new Map([
        ['"a"', 2 / 3],
        ['"b"', 1 / 3],
      ]),
    );
  });

  test('is the lowest numbered copy', () => {
    const game = gameOf(deckOf(0, 1, 2, 3));
    const card = runWith(reveal(game, 'look', game.state.deck, 0, 1, kindOf), () => 3);
    expect(card).toBe(2);
  });

  test('is chance even where it is the last of its stock, so that a list of what comes up stays in step', () => {
    const game = gameOf(deckOf(5));
    expect(reveal(game, 'look', game.state.deck, 0, 1, kindOf).next()).toMatchObject({
      done: false,
      value: { kind: 'chance', what: 'look', size: 1 },
    });
  });

  test('from a shuffle within a shuffle takes as many requests whatever card it is', () => {
    const requests = [0, 2, 4].map((outcome) => {
      const { hidden, deck } = deckOf(0, 2, 4);
      const pile = shuffle(hidden, [...deck.splice(0, 2), faceUp(1)]);
      let asked = 0;
      runWith(reveal(gameOf({ hidden }), 'look', pile, 0, 1, kindOf), ({ kind }) => {
        asked++;
        return kind === 'chance' && asked === 1 ? outcome / 2 : 0;
      });
      return asked;
    });
    expect(requests).toEqual([2, 2, 2]);
  });

  test('needs no chance where somebody has seen it', () => {
    const game = gameOf({ hidden: empty(), pile: [{ card: 7, by: 1 }] });
    expect(reveal(game, 'look', game.state.pile, 0, 2, kindOf).next()).toEqual({ done: true, value: 7 });
    expect(game.state.pile).toEqual([{ card: 7, by: 3 }]);
  });

  test('leaves the stock, and the place is known to whoever looked', () => {
    const game = gameOf(deckOf(0, 2));
    runWith(reveal(game, 'look', game.state.deck, 1, knownBy([1]), kindOf), () => 1);
    expect(game.state).toEqual({
      hidden: { stocks: { 1: { cards: [0], parts: [] } }, next: 2 },
      deck: [{ stock: 1 }, { card: 2, by: 2 }],
    });
  });

  test('must lie somewhere', () => {
    const game = gameOf(deckOf(0));
    expect(() => reveal(game, 'look', game.state.deck, 1, 1, kindOf).next()).toThrow(
      'look: there is no card at position 1 of 1.',
    );
  });
});

describe('odds are those of real cards', () => {
  test('after a part of the deck was shuffled with other cards', () => {
    const start = () => {
      const { hidden, deck } = deckOf(0, 1, 2, 4);
      const mixed = shuffle(hidden, [...deck.splice(0, 2), faceUp(3)]);
      return { hidden, deck, mixed };
    };
    const odds = oddsOf(start, function* (game) {
      const { mixed, deck } = game.state;
      return [yield* lookThrough(game, mixed), yield* lookThrough(game, deck)];
    });
    const real = orders([0, 1, 2, 4]).flatMap((deck) =>
      orders([...deck.slice(0, 2), 3]).map((mixed) => [names(mixed), names(deck.slice(2))]),
    );
    expectSameOdds(odds, realOdds(real));
  });

  test('after a part of a part was shuffled with a part of the rest', () => {
    const start = () => {
      const { hidden, deck } = deckOf(0, 1, 2, 4);
      const mixed = shuffle(hidden, [...deck.splice(0, 2), faceUp(3)]);
      const last = shuffle(hidden, [...mixed.splice(0, 1), ...deck.splice(0, 1)]);
      return { hidden, deck, mixed, last };
    };
    const odds = oddsOf(start, function* (game) {
      const { mixed, deck, last } = game.state;
      return [
        yield* lookThrough(game, deck),
        yield* lookThrough(game, last),
        yield* lookThrough(game, mixed),
      ];
    });
    const real = orders([0, 1, 2, 4]).flatMap((deck) =>
      orders([...deck.slice(0, 2), 3]).flatMap((mixed) =>
        orders([...mixed.slice(0, 1), ...deck.slice(2, 3)]).map((last) => [
          names(deck.slice(3)),
          names(last),
          names(mixed.slice(1)),
        ]),
      ),
    );
    expectSameOdds(odds, realOdds(real));
  });

  test('where several copies came by one way and one by another', () => {
    const fourCopies = (card: CardNo) => kindOf(card >> 1);
    const start = () => {
      const { hidden, deck } = deckOf(0, 1, 4);
      const mixed = shuffle(hidden, [...deck.splice(0, 2), faceUp(2)]);
      return { hidden, deck, mixed };
    };
    const odds = oddsOf(start, function* (game) {
      const { mixed, deck } = game.state;
      const first = fourCopies(yield* reveal(game, 'look', mixed, 0, 1, fourCopies));
      return [first, fourCopies(yield* reveal(game, 'look', deck, 0, 1, fourCopies))];
    });
    const real = orders([0, 1, 4]).flatMap((deck) =>
      orders([...deck.slice(0, 2), 2]).map(([first = 0]) => [fourCopies(first), fourCopies(deck[2] ?? 0)]),
    );
    expectSameOdds(odds, realOdds(real));
  });

  test('after a card was seen and shuffled back', () => {
    const odds = oddsOf(
      () => deckOf(0, 2, 4),
      function* (game) {
        const { hidden, deck } = game.state;
        const first = kindOf(yield* reveal(game, 'look', deck, 0, 1, kindOf));
        deck.splice(0, 2, ...shuffle(hidden, deck.slice(0, 2)));
        return [first, yield* lookThrough(game, deck)];
      },
    );
    const real = orders([0, 2, 4]).flatMap((deck) =>
      orders(deck.slice(0, 2)).map((again) => [names(deck.slice(0, 1)), names([...again, ...deck.slice(2)])]),
    );
    expectSameOdds(odds, realOdds(real));
  });
});

test('cards are kept, however they are shuffled, moved and seen', () => {
  const actions = fc.array(fc.tuple(fc.constantFrom('shuffle', 'move', 'look'), fc.nat(), fc.nat()), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(actions, (list) => {
      const all = [0, 1, 2, 3, 4, 5, 6, 7];
      const { hidden, deck } = deckOf(...all);
      const piles: [Pile, Pile, Pile] = [deck, [], []];
      const game = gameOf({ hidden });
      list.forEach(([what, one, other], entries) => {
        const from = piles[one % 3] ?? deck;
        const to = piles[other % 3] ?? deck;
        if (from.length === 0) return;
        if (what === 'move') move(from, other % from.length, to, 0);
        else if (what === 'look') {
          runWith(reveal(game, 'look', from, other % from.length, 1, kindOf), (request) =>
            request.kind === 'chance' ? seededOutcome(request, one, entries) : undefined,
          );
        } else from.splice(0, from.length, ...shuffle(hidden, from));
      });
      const places = piles.flat();
      expect(places).toHaveLength(8);
      for (const pile of piles)
        for (let i = 0; i < pile.length; i++) runWith(reveal(game, 'look', pile, i, 1, kindOf), () => 0);
      expect(
        piles
          .flat()
          .flatMap((place) => ('card' in place ? [place.card] : []))
          .sort(),
      ).toEqual(all);
      expect(hidden.stocks).toEqual({});
    }),
  );
});

describe('who knows what', () => {
  test('a card moved face down stays known to whom it was known', () => {
    const hand: Pile = [{ card: 3, by: knownBy([1]) }];
    const deck: Pile = [];
    move(hand, 0, deck, 0);
    expect([0, 1].map((seat) => deck.map((place) => knows(place, seat)))).toEqual([[false], [true]]);
  });

  test('a card face up is known to everybody', () => {
    expect(faceUp(3)).toEqual({ card: 3, by: EVERYBODY });
  });

  test('a card that is not there cannot be moved', () => {
    expect(() => move([], 0, [], 0)).toThrow('There is no card at position 0 to move.');
  });

  test('a place could be any card of its stock and of the parts of that, each once', () => {
    const { hidden, deck } = deckOf(0, 1, 2, 3);
    const mixed = shuffle(hidden, [...deck.splice(0, 2), faceUp(6)]);
    const [place] = shuffle(hidden, [...mixed.splice(0, 1), ...deck.splice(0, 1)]);
    expect([...(place ? couldBe(hidden, place) : [])].sort()).toEqual([0, 1, 2, 3, 6]);
  });

  test('a place that was seen could be one card only', () => {
    expect(couldBe(empty(), { card: 5, by: 1 })).toEqual([5]);
  });

  test('asking what could be changes nothing', () => {
    const { hidden } = deckOf(0, 1, 2);
    const was = jsonCopy(hidden);
    everyCardOf(hidden, 1);
    expect(hidden).toEqual(was);
  });
});
