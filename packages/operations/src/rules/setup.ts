import {
  type CardNo,
  type Hidden,
  nothingStands,
  type Play,
  type Seat,
  shuffle,
  together,
} from '@holofoe/kernel';
import type { Affiliation } from '../cards/affiliation.ts';
import { kindById } from '../cards/catalogue.ts';
import type { Kind } from '../cards/kind.ts';
import { Numbers, nextNumber } from '../cards/number.ts';
import type { Deck } from '../decks/deck.ts';
import {
  type Character,
  HAND_SIZE,
  MOST_SHIELDS,
  type Options,
  type Player,
  START_RESOURCES,
  STATE_FORMAT,
  type State,
  type Step,
  turnOrder,
} from '../state.ts';
import type { Battle } from './battle.ts';
import { tell } from './happening.ts';
import { drawCards, handOf, shuffleInto, takeFromHand } from './own-cards.ts';
import { stand } from './stand.ts';
import { giveShields } from './tokens.ts';
import { ask } from './topics.ts';

export interface Config {
  readonly scenario: string;
  readonly expert: boolean;
  readonly players: readonly { readonly name: string; readonly deck: Deck }[];
  /** OPS-68: the players agree on the first player. */
  readonly first: Seat;
  readonly options: Options;
}

/** Teams on the table, decks shuffled, no AI yet: its first stage is laid out as a step of play. */
export function setup({ scenario, expert, players, first, options }: Config): State {
  const hidden: Hidden = { stocks: {}, next: 1 };
  const numbers = new Numbers();
  return {
    format: STATE_FORMAT,
    hidden,
    options,
    scenario,
    expert,
    step: 'draw hands',
    round: 0,
    stage: 1,
    players: players.map(({ name, deck }, seat) => newPlayer(hidden, numbers, seat, name, deck)),
    areas: [],
    first,
    opener: first,
    battlefield: 'A',
    claimed: null,
    turn: first,
    additional: 0,
    actions: 0,
    resolved: 0,
    passes: 0,
    lostTitles: [],
    winner: null,
    standing: nothingStands(),
  };
}

function newPlayer(hidden: Hidden, numbers: Numbers, seat: Seat, name: string, deck: Deck): Player {
  const kinds = deck.characters.map(({ id }) => needed(id));
  const characters = deck.characters.map(({ elite }, i) => {
    const kind = kinds[i] as Kind;
    return newCharacter(nextNumber(numbers, kind, seat), seat, elite, kind.health);
  });
  const cards = Object.entries(deck.cards).flatMap(([id, copies]) =>
    Array.from({ length: copies }, () => nextNumber(numbers, needed(id), seat)),
  );
  return {
    no: seat,
    name,
    affiliation: affiliationOf(kinds),
    characters,
    supports: [],
    plots: deck.plot === undefined ? [] : [nextNumber(numbers, needed(deck.plot), seat)],
    pool: [],
    resources: startOf(kinds),
    deck: shuffle(
      hidden,
      cards.map((card) => ({ card, by: 0 })),
    ),
    discard: [],
    defeated: [],
    replaced: false,
    hand: [],
    area: 0,
    eliminated: 'no',
    upgraded: false,
  };
}

/** With what characters add (Lando Calrissian). */
function startOf(kinds: readonly Kind[]): number {
  let start = START_RESOURCES;
  for (const { abilities } of kinds)
    for (const ability of abilities)
      for (const rule of 'holds' in ability ? ability.holds : [])
        if ('add' in rule && rule.stat === 'starting resources' && typeof rule.add === 'number')
          start += rule.add;
  return start;
}

function needed(id: string): Kind {
  const kind = kindById(id);
  if (!kind) throw new Error(`There is no card "${id}".`);
  return kind;
}

export function newCharacter(
  card: CardNo,
  side: number,
  elite: boolean,
  health: number,
  hunter = false,
): Character {
  return {
    card,
    side,
    elite,
    health,
    hunter,
    ready: true,
    damage: 0,
    shields: 0,
    upgrades: [],
    downgrades: [],
  };
}

export function affiliationOf(kinds: readonly Kind[]): Affiliation | 'both' {
  const hero = kinds.some(({ affiliation }) => affiliation === 'hero');
  const villain = kinds.some(({ affiliation }) => affiliation === 'villain');
  return hero && villain ? 'both' : hero ? 'hero' : villain ? 'villain' : 'neutral';
}

/** OPS-67: the standard set-up: five cards, and any of them shuffled back once for as many others. */
export function* drawHands(battle: Battle): Play<Step> {
  stand(battle);
  const players = turnOrder(battle.state);
  for (const player of players) yield* drawCards(battle, player, HAND_SIZE);
  const asks = players.map((player) => {
    const hand = handOf(player);
    return ask(player.no, 'mulligan', hand, { pick: 'some', min: 0, max: hand.length });
  });
  const back = yield* together(battle, asks);
  for (const [i, player] of players.entries()) {
    const cards = back[i] ?? [];
    if (cards.length === 0) continue;
    for (const card of cards) takeFromHand(player, card);
    tell(battle, { kind: 'mulligan', seat: player.no, cards: cards.length }, 'OPS-67');
    shuffleInto(battle, player, cards, 'OPS-67');
    yield* drawCards(battle, player, cards.length);
  }
  return 'spread shields';
}

/** OPS-70: each player gains shields, three less the number of players, spread over their characters. */
export function* spreadShields(battle: Battle): Play<Step> {
  const players = turnOrder(battle.state);
  const shields = Math.max(0, 3 - players.length);
  if (shields === 0) return 'choose areas';
  const asks = players.map(({ no, characters }) =>
    ask(no, 'spread shields', characters, {
      pick: 'split',
      total: shields,
      most: characters.map(() => MOST_SHIELDS),
    }),
  );
  const given = yield* together(battle, asks);
  for (const each of given.flat()) giveShields(battle, each, 1, 'OPS-70');
  return 'choose areas';
}
