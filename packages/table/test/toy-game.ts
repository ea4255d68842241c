import {
  type Ask,
  arrange,
  ask,
  because,
  CHECKPOINT,
  choose,
  chooseSome,
  enter,
  faceUp,
  fewest,
  type Game,
  type GameDefinition,
  type Hidden,
  isHidden,
  isPile,
  type Key,
  knownBy,
  knows,
  type Listeners,
  leave,
  listen,
  listening,
  most,
  numberKey,
  type Pile,
  type Play,
  pick,
  reader,
  readKey,
  reveal,
  roll,
  type Seat,
  schema,
  seatKey,
  shuffle,
  split,
  step,
  tellHappening,
  together,
  wordKey,
} from '@holofoe/kernel';
import * as z from 'zod';

/** Two seats draw, play bells that ring when somebody draws, roll, bid in secret; a thief takes from one of them. */
export interface Toy {
  readonly format: number;
  readonly hidden: Hidden;
  readonly config: ToyConfig;
  deck: Pile;
  readonly hands: [Pile, Pile];
  bells: Pile;
  readonly listeners: Listeners<'draw'>;
  readonly coins: [number, number];
  turn: number;
  cursed: boolean;
}
export type ToyGame = Game<Toy>;
export type ToyPlay = Play<{ winner: Seat | null }>;
const toyConfig = z.strictObject({
  turns: z.int().min(1).default(8),
  variant: z
    .enum(['plain', 'throws', 'throws later', 'steps', 'depth', 'stack', 'checkpoints'])
    .default('plain'),
});
export type ToyConfig = z.infer<typeof toyConfig>;
const isToyCard = (card: number) => card < 12;
const toyPile = z.custom<Pile>((data) => isPile(data, isToyCard), 'this is no pile of cards');
const toyState: z.ZodType<Toy> = z.strictObject({
  format: z.int(),
  hidden: z.custom<Hidden>((data) => isHidden(data, isToyCard), 'these are no stocks of cards'),
  config: toyConfig,
  deck: toyPile,
  hands: z.tuple([toyPile, toyPile]),
  bells: toyPile,
  listeners: z.partialRecord(z.literal('draw'), z.array(z.int())),
  coins: z.tuple([z.int(), z.int()]),
  turn: z.int(),
  cursed: z.boolean(),
});
const toyEdit = z.strictObject({ seat: z.int(), coins: z.int() });

/** Twelve cards, two copies of each of six kinds. */
const CARDS = Array.from({ length: 12 }, (_, card) => card);
export const kindOf = (card: number) => 'ABCDEF'.charAt(card >> 1);
const seatOf = (game: Game<Toy>): 0 | 1 => (game.state.turn % 2 === 0 ? 0 : 1);

const THIEF = [
  most<0 | 1, Game<Toy>>('TOY-1', 'coins', (seat, { state }) => state.coins[seat]),
  fewest<0 | 1, Game<Toy>>('TOY-2', 'cards in hand', (seat, { state }) => state.hands[seat].length),
];

function* play(game: Game<Toy>): ToyPlay {
  const { state, desk } = game;
  for (;;) {
    yield CHECKPOINT;
    if (state.cursed && state.config.variant === 'checkpoints') continue;
    if (state.cursed) throw new Error('The curse struck.');
    if (state.turn === state.config.turns) {
      const [first, second] = state.coins;
      return { winner: first === second ? null : first > second ? 0 : 1 };
    }
    desk.tell?.({ kind: 'turn', data: { seat: seatOf(game) } });
    if (state.deck.length > 0) yield* drawCard(game, seatOf(game));
    yield* action(game, seatOf(game));
    yield* thief(game);
    state.turn++;
  }
}

function* drawCard(game: Game<Toy>, seat: 0 | 1): Play {
  const { state, desk } = game;
  enter(desk, 'draw');
  const card = yield* reveal(game, 'draw', state.deck, 0, knownBy([seat]), kindOf);
  state.hands[seat].push(...state.deck.splice(0, 1));
  desk.tell?.({ kind: 'draw', data: { seat }, secret: { to: [seat], data: { seat, card: kindOf(card) } } });
  for (const bell of [...listening(state.listeners, 'draw')]) yield* ring(game, seat, bell);
  leave(desk);
}

/** A bell asks whoever drew, and may set off another draw, which rings the bells again. */
function* ring(game: Game<Toy>, seat: 0 | 1, bell: number): Play {
  const { state, desk } = game;
  enter(desk, 'bell');
  const wish = yield* choose(
    game,
    seat,
    'bell',
    state.deck.length > 1 ? ['coin', 'draw'] : ['coin'],
    wordKey,
    bell,
  );
  if (wish === 'coin') state.coins[seat]++;
  else yield* drawCard(game, seat);
  leave(desk);
}

function* action(game: Game<Toy>, seat: 0 | 1): Play {
  const { state } = game;
  const own = state.hands[seat].flatMap((place) => ('card' in place ? [place.card] : []));
  const cards = own.map((card) => `play ${card}`);
  const hex = state.config.variant === 'plain' ? [] : ['hex'];
  const done = yield* choose(
    game,
    seat,
    'action',
    [...cards, 'roll', 'bid', 'share', 'mulligan', ...hex],
    wordKey,
  );
  game.desk.tell?.({ kind: 'action', data: { seat, done: done.split(' ')[0] ?? done } });
  if (done.startsWith('play ')) playBell(state, seat, Number(done.slice(5)));
  else if (done === 'roll') state.coins[seat] += yield* roll(game, 'die', 6);
  else if (done === 'bid') yield* bid(game);
  else if (done === 'share') yield* share(game, seat);
  else if (done === 'mulligan') yield* mulligan(game, seat);
  else yield* hexes(game, seat);
}

function playBell(state: Toy, seat: 0 | 1, card: number): void {
  const hand = state.hands[seat];
  hand.splice(
    hand.findIndex((place) => 'card' in place && place.card === card),
    1,
  );
  state.bells.push(faceUp(card));
  listen(state.listeners, 'draw', card);
}

/** Seat 1 is asked first, so that the order of the asks is not the order of the seats. */
function* bid(game: Game<Toy>): Play {
  const asks = ([1, 0] as const).map((seat) => ask(seat, 'bid', [0, 1, 2], { pick: 'one' }, numberKey));
  const [[second = 0] = [], [first = 0] = []] = yield* together(game, asks);
  if (first !== second) game.state.coins[first > second ? 0 : 1] += 3 - Math.max(first, second);
  game.desk.tell?.({ kind: 'bids', data: [first, second] });
}

function* share(game: Game<Toy>, seat: 0 | 1): Play {
  const shares = yield* split(game, seat, 'share', ['us', 'them'], 3, [2, 3], wordKey);
  const order = yield* arrange(game, seat, 'order', ['us', 'them'], wordKey);
  const kept = yield* chooseSome(game, seat, 'keep', order, { min: 0, max: 1 }, wordKey);
  game.state.coins[seat] += (shares[0] ?? 0) + kept.length;
  game.state.coins[(1 - seat) as 0 | 1] += shares[1] ?? 0;
}

/** Shuffles the hand into the deck and draws as many: stocks within stocks. */
function* mulligan(game: Game<Toy>, seat: 0 | 1): Play {
  const { state } = game;
  const count = state.hands[seat].length;
  state.deck = shuffle(state.hidden, [...state.deck.splice(0, 5), ...state.hands[seat].splice(0)]).concat(
    state.deck,
  );
  for (let i = 0; i < count; i++) {
    yield* reveal(game, 'mulligan', state.deck, 0, knownBy([seat]), kindOf);
    state.hands[seat].push(...state.deck.splice(0, 1));
  }
}

function* thief(game: Game<Toy>): Play {
  const { state, desk } = game;
  const rich = ([0, 1] as const).filter((seat) => state.coins[seat] > 1);
  const victim = yield* pick(game, 'thief', THIEF, rich, seatKey);
  if (!victim) return;
  state.coins[victim.picked]--;
  tellHappening(desk, { kind: 'theft', from: victim.picked }, because(victim, 'TOY-1'));
}

function* hexes(game: Game<Toy>, seat: 0 | 1): Play {
  const { state, desk } = game;
  const { variant } = state.config;
  state.coins[seat] += yield* roll(game, 'hex', 6);
  desk.tell?.({ kind: 'hex', data: { seat } });
  if (variant === 'throws') throw new Error('The hex backfired.');
  if (variant === 'steps') for (;;) step(desk, 'spin');
  if (variant === 'depth') for (;;) enter(desk, 'echo');
  if (variant === 'stack') overflow(0);
  state.cursed = true;
}

function overflow(depth: number): number {
  return overflow(depth + 1) + 1;
}

function setup(config: ToyConfig): Toy {
  const hidden: Hidden = { stocks: {}, next: 1 };
  const deck = shuffle(hidden, CARDS.map(faceUp));
  return {
    format: 1,
    hidden,
    config,
    deck,
    hands: [[], []],
    bells: [],
    listeners: {},
    coins: [0, 0],
    turn: 0,
    cursed: false,
  };
}

function view({ deck, hands, bells, coins, turn }: Toy, seat: Seat) {
  const seen = (pile: Pile) =>
    pile.map((place) => ('card' in place && knows(place, seat) ? kindOf(place.card) : '?'));
  return { deck: seen(deck), hands: hands.map(seen), bells: seen(bells), coins, turn };
}

const SENTENCES: { readonly [kind: string]: (data: string) => string | undefined } = {
  turn: (data) => `A turn begins: ${data}`,
  draw: (data) => `Somebody draws: ${data}`,
  theft: (data) => `The thief takes a coin: ${data}`,
};

/** What a key names, in text. */
function nameOf(key: Key): string {
  const named = readKey(key);
  if (named.is === 'kind') return named.kind;
  return named.is === 'number' ? String(named.number) : key.replace(':', ' ');
}

export const toy: GameDefinition<
  ToyConfig,
  Toy,
  ReturnType<typeof view>,
  z.infer<typeof toyEdit>,
  { winner: Seat | null }
> = {
  id: 'toy',
  name: 'Bells and thieves',
  rules: '2',
  format: 1,
  config: schema(toyConfig),
  seats: () => 2,
  setup,
  play,
  view,
  wording: (_, each: Ask) => ({
    prompt: `${each.topic}?`,
    labels: each.options.map((_option, i) => `the ${nameOf(each.keyOf(i))}`),
  }),
  chanceWording: (_, { what, size, keyOf }) => ({
    prompt: `What came up for ${what}?`,
    labels: Array.from({ length: size }, (_, i) => `a ${nameOf(keyOf(i))}`),
  }),
  say: ({ kind, data }) => SENTENCES[kind]?.(JSON.stringify(data)),
  about: () => ({ cards: [] }),
  idOf: String,
  topicName: (topic) => topic,
  nameOf,
  edit: {
    schema: schema(toyEdit),
    apply: (state, { seat, coins }) => {
      if (seat !== 0 && seat !== 1) return `There is no seat ${seat}.`;
      state.coins[seat] = coins;
      return undefined;
    },
  },
  migrate: (old) => ({ ...Object(old), format: 1 }),
  readState: reader(toyState),
  invariants: ({ coins }) => (coins.some((each) => each < 0) ? 'Nobody has fewer than 0 coins.' : undefined),
};
