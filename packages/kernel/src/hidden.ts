import { chance, chanceAtOnce, outcomeOf } from './asking.ts';
import type { Game } from './desk.ts';
import { kindKey, wordKey } from './key.ts';
import { sortNumbers, takeAt } from './lists.ts';
import type { Chance, Play } from './request.ts';

/** A physical card, by its number; copies of a card have neighbouring numbers. */
export type CardNo = number;

/** A place in a pile: a card, with a bit for each seat that knows it, or one card of a stock that nobody has seen. */
export type Place = KnownPlace | { readonly stock: number };

interface KnownPlace {
  readonly card: CardNo;
  readonly by: number;
}

/** [0] is the top. */
export type Pile = Place[];

/**
 * Cards that were shuffled together. As many places point at a stock as it has cards; which is where has not been
 * decided. `parts` names a stock once for each of its face-down cards that were shuffled into this one.
 */
export interface Stock {
  readonly cards: CardNo[];
  readonly parts: number[];
}

export interface Hidden {
  readonly stocks: { [id: number]: Stock };
  next: number;
}

/** What a card is called when it comes up: copies share it. */
export type KindOf = (card: CardNo) => string;

/** Every seat there can be knows the card. */
export const EVERYBODY = 0x7fffffff;

export function knownBy(seats: readonly number[]): number {
  let bits = 0;
  for (const seat of seats) bits |= 1 << seat;
  return bits;
}

export function knows(place: Place, seat: number): boolean {
  return 'card' in place && (place.by & (1 << seat)) !== 0;
}

export function faceUp(card: CardNo): Place {
  return { card, by: EVERYBODY };
}

/** Shuffles places: nobody knows any of them afterwards, and no chance is needed until one is looked at. */
export function shuffle(hidden: Hidden, places: readonly Place[]): Pile {
  if (places.length === 0) return [];
  const id = hidden.next++;
  const cards: CardNo[] = [];
  let tokens: Map<number, number> | undefined;
  for (const place of places) {
    if ('card' in place) cards.push(place.card);
    else {
      tokens ??= new Map();
      tokens.set(place.stock, (tokens.get(place.stock) ?? 0) + 1);
    }
  }
  if (tokens) absorbWholeStocks(hidden, cards, tokens);
  sortNumbers(cards);
  hidden.stocks[id] = { cards, parts: tokens && tokens.size > 0 ? partsOf(tokens) : [] };
  // A place is never changed, only replaced: all of them can be one.
  const place = { stock: id };
  return places.map(() => place);
}

function partsOf(tokens: ReadonlyMap<number, number>): number[] {
  const parts = [...tokens].flatMap(([part, count]) => Array.from({ length: count }, () => part));
  return parts.sort(ascending);
}

function ascending(a: number, b: number): number {
  return a - b;
}

/** A stock whose face-down cards are all shuffled in is no stock of its own any more; nor are, then, perhaps its parts. */
function absorbWholeStocks(hidden: Hidden, cards: CardNo[], tokens: Map<number, number>): void {
  for (const [id, count] of tokens) {
    const stock = stockOf(hidden, id);
    if (count < sizeOf(stock)) continue;
    cards.push(...stock.cards);
    tokens.delete(id);
    for (const part of stock.parts) {
      const before = tokens.get(part) ?? 0;
      // Put at the end once more, so that this loop comes to it again.
      tokens.delete(part);
      tokens.set(part, before + 1);
    }
    delete hidden.stocks[id];
  }
}

/** Looks at a place: the only source of chance about cards. Of several copies the lowest numbered one comes up. */
export function* reveal(
  game: Game<{ readonly hidden: Hidden }>,
  what: string,
  pile: Pile,
  index: number,
  by: number,
  kindOf: KindOf,
): Play<CardNo> {
  const place = placeAt(what, pile, index);
  if ('card' in place) return seenBy(pile, index, place, by);
  const { hidden } = game.state;
  const { cards, parts } = stockOf(hidden, place.stock);
  let card: CardNo;
  if (parts.length > 0) card = yield* takeFromParts(game, what, place.stock, kindOf);
  else {
    const request = evenChance(what, cards, kindOf);
    const drawn = outcomeOf(request, chanceAtOnce(game, request) ?? (yield request));
    card = takeLowestCopy(hidden, place.stock, drawn, kindOf);
  }
  pile[index] = { card, by };
  return card;
}

/** As `reveal`, where nobody need be waited for; otherwise undefined, and nothing has changed. Hot rules ask here first. */
export function revealAtOnce(
  game: Game<{ readonly hidden: Hidden }>,
  what: string,
  pile: Pile,
  index: number,
  by: number,
  kindOf: KindOf,
): CardNo | undefined {
  const place = placeAt(what, pile, index);
  if ('card' in place) return seenBy(pile, index, place, by);
  const { hidden } = game.state;
  const { cards, parts } = stockOf(hidden, place.stock);
  if (!game.desk.chance || parts.length > 0) return undefined;
  const drawn = chanceAtOnce(game, evenChance(what, cards, kindOf));
  if (drawn === undefined) return undefined;
  const card = takeLowestCopy(hidden, place.stock, drawn, kindOf);
  pile[index] = { card, by };
  return card;
}

function placeAt(what: string, pile: Pile, index: number): Place {
  const place = pile[index];
  if (place === undefined)
    throw new Error(`${what}: there is no card at position ${index} of ${pile.length}.`);
  return place;
}

function seenBy(pile: Pile, index: number, place: KnownPlace, by: number): CardNo {
  if ((place.by & by) !== by) pile[index] = { card: place.card, by: place.by | by };
  return place.card;
}

/** Moves a card face down, without looking: what is known of it stays known. */
export function move(from: Pile, index: number, to: Pile, at: number): void {
  const place = takeAt(from, index);
  if (place === undefined) throw new Error(`There is no card at position ${index} to move.`);
  if (at === to.length) to.push(place);
  else to.splice(at, 0, place);
}

/** Takes a card out of a pile that nobody has looked through, as a search of the pile would; false where it is not in it. */
export function searchOut(hidden: Hidden, pile: Pile, card: CardNo): boolean {
  const known = pile.findIndex((place) => 'card' in place && place.card === card);
  if (known >= 0) {
    pile.splice(known, 1);
    return true;
  }
  const index = pile.findIndex(
    (place) => 'stock' in place && stockOf(hidden, place.stock).cards.includes(card),
  );
  const [place] = pile.splice(index, index < 0 ? 0 : 1);
  if (!place || !('stock' in place)) return false;
  takeOut(hidden, place.stock, 'cards', card);
  return true;
}

/** Every card that could lie at a place, as far as anybody at the table can tell. */
export function couldBe(hidden: Hidden, place: Place): readonly CardNo[] {
  return 'card' in place ? [place.card] : everyCardOf(hidden, place.stock);
}

export function everyCardOf(hidden: Hidden, id: number): readonly CardNo[] {
  const { cards, parts } = stockOf(hidden, id);
  if (parts.length === 0) return cards;
  // A stock can be a part in two ways, by itself and within another part.
  const within = new Set([id]);
  for (const each of within) for (const part of stockOf(hidden, each).parts) within.add(part);
  return [...within].flatMap((each) => stockOf(hidden, each).cards);
}

/** A card can have come through this many shuffles in one way or another; in a game it is a handful. */
const WAYS_MOST = 1000;

/** What is wrong with the stocks of piles: as many places and parts point at a stock as it has cards and parts. */
export function stocksFault(hidden: Hidden, piles: Iterable<Pile>): string | undefined {
  const pointing = new Map<number, number>();
  const point = (id: number) => pointing.set(id, (pointing.get(id) ?? 0) + 1);
  for (const pile of piles) for (const place of pile) if ('stock' in place) point(place.stock);
  const ways = new Map<number, number>();
  // Numbers are given in order: a part is older than the stock that it is part of.
  for (const [key, { parts }] of Object.entries(hidden.stocks)) {
    const id = Number(key);
    let through = 1;
    for (const part of new Set(parts)) {
      if (part >= id) return `Stock ${id} has the part ${part}, which is no older one.`;
      through += ways.get(part) ?? 0;
    }
    if (through > WAYS_MOST) return `The cards of stock ${id} came through too many shuffles.`;
    ways.set(id, through);
    for (const part of parts) point(part);
  }
  for (const [id, count] of pointing) {
    const stock = hidden.stocks[id];
    if (!stock) return `There is no stock ${id}.`;
    if (sizeOf(stock) !== count) return `Stock ${id} has not as many cards as places.`;
  }
  const unused = Object.keys(hidden.stocks).find((id) => !pointing.has(Number(id)));
  return unused === undefined ? undefined : `Stock ${unused} has no places.`;
}

function takeLowestCopy(hidden: Hidden, id: number, index: number, kindOf: KindOf): CardNo {
  const { cards } = stockOf(hidden, id);
  const kind = kindOf(cards[index] as CardNo);
  let lowest = index;
  while (lowest > 0 && kindOf(cards[lowest - 1] as CardNo) === kind) lowest--;
  const card = takeAt(cards, lowest);
  if (cards.length === 0) delete hidden.stocks[id];
  return card as CardNo;
}

function evenChance(what: string, cards: readonly CardNo[], kindOf: KindOf): Chance {
  return {
    kind: 'chance',
    what,
    size: cards.length,
    keyOf(i) {
      return kindKey(kindOf(cards[i] as CardNo));
    },
  };
}

interface Outcome {
  readonly card: CardNo;
  readonly weight: number;
  /** The stocks that the card is reached through, the outermost first. */
  readonly through: readonly number[];
}

function* takeFromParts(
  game: Game<{ readonly hidden: Hidden }>,
  what: string,
  id: number,
  kindOf: KindOf,
): Play<CardNo> {
  const { hidden } = game.state;
  const outcomes = spread(hidden, id, 1, []).sort((a, b) => a.card - b.card);
  const first = yield* chance(game, weightedChance(what, outcomes, kindOf));
  const kind = kindOf((outcomes[first] as Outcome).card);
  const lowestByWay = new Map<string, Outcome & { weight: number }>();
  for (const outcome of outcomes) {
    if (kindOf(outcome.card) !== kind) continue;
    const way = outcome.through.join('>');
    const lowest = lowestByWay.get(way);
    if (lowest) lowest.weight += outcome.weight;
    else lowestByWay.set(way, { ...outcome });
  }
  const ways = [...lowestByWay.values()];
  // Asked even where there is one way: how often chance is asked must not tell which card it was.
  const way = yield* chance(game, wayChance(what, ways));
  const { card, through } = ways[way] as Outcome;
  through.forEach((stock, depth) => {
    const next = through[depth + 1];
    takeOut(hidden, stock, next === undefined ? 'cards' : 'parts', next ?? card);
  });
  return card;
}

function spread(hidden: Hidden, id: number, weight: number, above: readonly number[]): Outcome[] {
  const stock = stockOf(hidden, id);
  const through = [...above, id];
  const each = weight / sizeOf(stock);
  return [
    ...stock.cards.map((card) => ({ card, weight: each, through })),
    ...[...new Set(stock.parts)].flatMap((part) =>
      spread(hidden, part, each * stock.parts.filter((other) => other === part).length, through),
    ),
  ];
}

function weightedChance(what: string, outcomes: readonly Outcome[], kindOf: KindOf): Chance {
  return {
    kind: 'chance',
    what,
    size: outcomes.length,
    keyOf: (i) => kindKey(kindOf((outcomes[i] as Outcome).card)),
    weightOf: (i) => (outcomes[i] as Outcome).weight,
  };
}

/** Which of two shuffles a card came through is seen by nobody, and decides only what is left. */
function wayChance(what: string, ways: readonly Outcome[]): Chance {
  return {
    kind: 'chance',
    what: `${what}: by which way`,
    size: ways.length,
    keyOf: (i) => wordKey((ways[i] as Outcome).through.join('>')),
    weightOf: (i) => (ways[i] as Outcome).weight,
    unseen: true,
  };
}

function takeOut(hidden: Hidden, id: number, list: 'cards' | 'parts', what: number): void {
  const stock = stockOf(hidden, id);
  stock[list].splice(stock[list].indexOf(what), 1);
  if (sizeOf(stock) === 0) delete hidden.stocks[id];
}

function sizeOf(stock: Stock): number {
  return stock.cards.length + stock.parts.length;
}

function stockOf(hidden: Hidden, id: number): Stock {
  const stock = hidden.stocks[id];
  if (!stock) throw new Error(`There is no stock ${id}.`);
  return stock;
}
