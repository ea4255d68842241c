import {
  attach,
  type Hidden,
  nothingStands,
  type Pile,
  type Play,
  type Seat,
  shuffle,
  type Thing,
} from '@holofoe/kernel';
import { AFFILIATION_CARDS, numberOfAffiliation } from '../cards/affiliations.ts';
import { kindById, setByNo } from '../cards/catalogue.ts';
import {
  CURRENT_OBJECTIVES,
  DARK,
  type InPlay,
  LIGHT,
  newInPlay,
  type Options,
  type Player,
  playerOf,
  STATE_FORMAT,
  type State,
} from '../state.ts';
import { numberOf } from '../terms/number.ts';
import { SIDES, type Side } from '../terms/traits.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { aiFor, askOne } from './asking.ts';
import type { Deck } from './deck.ts';
import { drawCards } from './draw.ts';
import { seenIn, takeFromHand } from './piles.ts';
import { reserveOf } from './reads.ts';
import { revealObjective } from './refresh.ts';
import { tell } from './telling.ts';

export interface Seating {
  readonly name: string;
  readonly control: 'person' | 'ai';
  readonly deck: Deck;
  /** LCG-03: cards that start in play, by id. */
  readonly bonus: readonly string[];
}

export interface Config {
  readonly light: Seating;
  readonly dark: Seating;
  readonly options: Options;
}

/** Both decks sealed; dealing is a step of play. */
export function setup({ light, dark, options }: Config): State {
  const hidden: Hidden = { stocks: {}, next: 1 };
  const players = [newPlayer(hidden, LIGHT, light), newPlayer(hidden, DARK, dark)] as const;
  return {
    format: STATE_FORMAT,
    hidden,
    standing: nothingStands(),
    options,
    players,
    // LCG-06: each side's affiliation card lies in its play area. LCG-07: the Balance is light, the dial at 0.
    play: [
      ...players.map(({ affiliation, seat }) => newInPlay(affiliation, seat, 'affiliation')),
      ...bonusCards(LIGHT, light),
      ...bonusCards(DARK, dark),
    ],
    dial: 0,
    dialDamage: 0,
    balance: 'light',
    skipsForce: false,
    round: 0,
    active: DARK,
    phase: null,
    step: 'draw hands',
    engagement: null,
    window: null,
    declared: {},
    played: [],
    numerals: [],
    looking: null,
    winner: null,
    ending: null,
  };
}

function newPlayer(hidden: Hidden, seat: Seat, { name, control, deck }: Seating): Player {
  const cards = cardsOfDeck(deck);
  return {
    ...emptyPlayer(seat, name, control === 'ai', affiliationOf(deck)),
    objectives: sealed(hidden, cards.objectives),
    deck: sealed(hidden, cards.commands),
  };
}

export function emptyPlayer(seat: Seat, name: string, isAi: boolean, affiliation: Thing): Player {
  return {
    seat,
    side: sideOfSeat(seat),
    name,
    isAi,
    affiliation,
    objectives: [],
    deck: [],
    hand: [],
    fates: [],
    discard: [],
    victory: [],
    outOfGame: [],
    limited: false,
    passing: null,
    deploying: null,
    turns: 0,
  };
}

function sideOfSeat(seat: Seat): Side {
  return SIDES[seat] ?? 'light';
}

export function affiliationOf({ affiliation }: Deck): Thing {
  const kind = AFFILIATION_CARDS.find(({ id }) => id === affiliation);
  if (!kind) throw new Error(`There is no affiliation card "${affiliation}".`);
  return numberOfAffiliation(kind);
}

function sealed(hidden: Hidden, cards: readonly Thing[]): Pile {
  return shuffle(
    hidden,
    cards.map((card) => ({ card, by: 0 })),
  );
}

/** LCG-08: the numbers of all cards of a deck's sets, objectives apart; the second copy of a set has the copy 1. */
export function cardsOfDeck({ sets, replaced }: Pick<Deck, 'replaced' | 'sets'>): {
  readonly objectives: readonly Thing[];
  readonly commands: readonly Thing[];
} {
  const objectives: Thing[] = [];
  const commands: Thing[] = [];
  sets.forEach((no, i) => {
    const set = setByNo(no);
    if (!set) throw new Error(`There is no objective set ${no}.`);
    const copy = sets.slice(0, i).filter((other) => other === no).length;
    for (const { id, type, position } of set.cards)
      (type === 'objective' ? objectives : commands).push(
        replacementOf(replaced, id, copy) ?? numberOf(no, position, copy),
      );
  });
  return { objectives, commands };
}

/** Copies of cards that are in no set of the deck have numbers of their own. */
const REPLACEMENTS = 4;
const BONUS = 8;

/** LCG-04 */
function replacementOf(replaced: Deck['replaced'], id: string, copy: number): Thing | undefined {
  const by = replaced?.find(({ unit }) => unit === id)?.by;
  return by === undefined ? undefined : numberById(by, REPLACEMENTS + copy);
}

function numberById(id: string, copy: number): Thing {
  const kind = kindById(id);
  if (!kind) throw new Error(`There is no card "${id}".`);
  return numberOf(kind.set, kind.position, copy);
}

/** LCG-03: in play before the objectives are revealed, ready, without what happens on entering play. */
function bonusCards(seat: Seat, { bonus, control }: Seating): readonly InPlay[] {
  return bonus.map((id, i) => ({
    ...newInPlay(numberById(id, BONUS + i), seat, 'unit'),
    pool: control === 'ai' ? ('defenders' as const) : null,
    bonus: true,
  }));
}

/** LCG-11. The objectives that lie face down by then are the top ones of their decks: nobody has seen them. */
export function* drawHands(game: CardGameEngine): Play {
  for (const seat of [DARK, LIGHT]) {
    // What it says, where it says something, is in force from now on.
    for (const each of game.state.play) if (each.seat === seat) attach(game, each.card, seat);
    const ai = aiFor(game, seat);
    if (ai) ai.setUp(game, seat);
    yield* drawCards(game, seat, reserveOf(game, seat), undefined, 'LCG-11');
  }
  game.state.step = 'mulligan';
}

/** LCG-11: once, the whole hand. The AI takes none. */
export function* mulligan(game: CardGameEngine): Play {
  const { state } = game;
  for (const seat of [DARK, LIGHT]) {
    const player = playerOf(state, seat);
    if (player.isAi) continue;
    const { picked } = yield* askOne(game, seat, 'mulligan', ['keep', 'mulligan']);
    tell(game, { kind: 'mulligan', seat, taken: picked === 'mulligan' }, 'LCG-11');
    if (picked === 'keep') continue;
    const hand = seenIn(player.hand);
    for (const card of hand) takeFromHand(game, card);
    player.deck = shuffle(state.hidden, [...player.deck, ...hand.map((card) => ({ card, by: 0 }))]);
    yield* drawCards(game, seat, hand.length, undefined, 'LCG-11');
  }
  state.step = 'reveal objectives';
}

/** LCG-10: three each, Dark first, one at a time. They come from a shuffled deck: that is a random order. */
export function* revealObjectives(game: CardGameEngine): Play {
  for (const seat of [DARK, LIGHT])
    for (let i = 0; i < CURRENT_OBJECTIVES; i++) yield* revealObjective(game, seat);
  game.state.step = 'turn begins';
}
