import { type Hidden, isHidden, isPile, type Parsed, type Pile, reader } from '@holofoe/kernel';
import * as z from 'zod/mini';
import { called } from './bounds.ts';
import { isCard } from './cards/catalogue.ts';
import { DIAL } from './rules/keys.ts';
import { STATE_FORMAT, type State } from './state.ts';
import { SIDES } from './terms/traits.ts';

const card = z.int().check(z.refine(isCard, 'there is no card with this number'));
/** A card, a player, the dial. */
const thing = z.int().check(z.gte(-1_000_000), z.lte(1_000_000));
const objective = z.int().check(z.refine((no) => no === DIAL || isCard(no), 'this cannot be engaged'));
const cards = z.array(card);
const pile = z.custom<Pile>((data) => isPile(data, isCard), 'this is no pile of cards');
const hidden = z.custom<Hidden>((data) => isHidden(data, isCard), 'these are no stocks of cards');
const seat = z.union([z.literal(0), z.literal(1)]);
/** More than any game comes to, and small enough to calculate with. */
const count = z.int().check(z.gte(0), z.lte(1_000_000));
const text = z.string().check(z.maxLength(200));
const phase = z.enum(['balance', 'refresh', 'draw', 'deployment', 'conflict', 'force']);

const pointer = { card, ability: count, node: count, seat };
const things = z.array(thing);
const bound = z.strictObject({
  that: things,
  it: things,
  n: z.number(),
  named: z.optional(z.record(text, things)),
  name: z.optional(text),
});
const listeners = z.record(
  text,
  z.array(
    z.strictObject({
      ...pointer,
      rule: z.optional(count),
      on: z.optional(things),
      bound: z.optional(bound),
      until: z.optional(text),
    }),
  ),
);
const standing = z.strictObject({
  before: listeners,
  after: listeners,
  rules: z.record(
    text,
    z.array(
      z.strictObject({
        ...pointer,
        rule: count,
        on: z.optional(things),
        n: z.optional(z.number()),
        until: z.optional(text),
      }),
    ),
  ),
  used: z.record(text, z.record(text, count)),
});

const options = z.strictObject({
  dial: count,
  defence: z.enum(['measured', 'all']),
  engagements: z.enum(['any', 'one']),
  capacity: z.enum(['remaining', 'printed']),
  ties: z.enum(['longest in play', 'player']),
});

const player = z.strictObject({
  seat,
  side: z.enum(SIDES),
  name: called,
  isAi: z.boolean(),
  affiliation: card,
  objectives: pile,
  deck: pile,
  hand: pile,
  fates: pile,
  discard: cards,
  victory: cards,
  outOfGame: cards,
  limited: z.boolean(),
  passing: z.nullable(z.enum(['enemy card', 'my units', 'engagement', 'phase'])),
  deploying: z.nullable(z.strictObject({ ready: cards, seen: cards, done: z.boolean() })),
  turns: count,
});

const record = z.strictObject({
  card,
  seat,
  type: z.enum(['affiliation', 'objective', 'mission', 'unit', 'enhancement']),
  damage: count,
  focus: count,
  shields: count,
  host: z.nullable(card),
  role: z.nullable(z.enum(['attacker', 'defender'])),
  committed: z.boolean(),
  captives: pile,
  kept: pile,
  pool: z.nullable(z.enum(['attackers', 'defenders'])),
  bonus: z.boolean(),
  lent: z.nullable(text),
});

const battle = z.strictObject({
  step: z.enum(['place', 'reveal', 'fates', 'finish']),
  opposed: z.boolean(),
  turn: seat,
  passes: count,
  stacks: z.tuple([pile, pile]),
  open: z.boolean(),
  fates: cards,
  extra: z.tuple([z.int(), z.int()]),
  again: z.boolean(),
});

const engagement = z.strictObject({
  attacker: seat,
  declared: objective,
  engaged: z.nullable(objective),
  step: z.enum(['engage', 'defenders', 'edge', 'strikes', 'unopposed', 'end']),
  shown: z.tuple([cards, cards]),
  battle: z.nullable(battle),
  edge: z.nullable(seat),
  turn: seat,
  passes: count,
  strikes: count,
  over: z.boolean(),
});

const STATE = z.strictObject({
  format: z.literal(STATE_FORMAT),
  hidden,
  standing,
  options,
  players: z.tuple([player, player]),
  play: z.array(record),
  dial: count,
  dialDamage: count,
  balance: z.enum(SIDES),
  skipsForce: z.boolean(),
  round: count,
  active: seat,
  phase: z.nullable(phase),
  step: z.enum([
    'draw hands',
    'mulligan',
    'reveal objectives',
    'turn begins',
    'balance',
    'refresh',
    'draw',
    'deployment',
    'pools',
    'conflict',
    'engage',
    'commitment',
    'struggle',
    'turn ends',
  ]),
  engagement: z.nullable(engagement),
  window: z.nullable(
    z.strictObject({
      at: z.enum([
        'refresh',
        'draw',
        'deployment',
        'conflict',
        'attackers',
        'defenders',
        'edge',
        'strike',
        'conflict ends',
        'force',
      ]),
      turn: seat,
      passes: count,
      asked: z.array(text),
    }),
  ),
  declared: z.record(z.string(), count),
  played: z.array(z.strictObject({ card, seat, phase })),
  numerals: z.array(z.strictObject({ card, at: text, by: z.union([z.literal(1), z.literal(-1)]) })),
  looking: z.nullable(
    z.strictObject({ seat, of: seat, at: z.enum(['hand', 'deck', 'objective deck']), cards }),
  ),
  winner: z.nullable(seat),
  ending: z.nullable(z.enum(['dial', 'objectives', 'command deck', 'objective deck', 'a card'])),
});

const readShape: (data: unknown) => Parsed<State> = reader(STATE);

/** A state from a save: its shape, and that its numbers are those of cards, seats and steps. */
export function readState(data: unknown): Parsed<State> {
  return readShape(data);
}
