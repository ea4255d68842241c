import { type CardNo, type Hidden, isHidden, isPile, type Parsed, type Pile, reader } from '@holofoe/kernel';
import * as z from 'zod/mini';
import { CARD_COUNT } from './cards/catalogue.ts';
import { OPTIONS } from './config.ts';
import { STATE_FORMAT } from './rules/setup.ts';
import { FORCE_END, ROW_SIZE, type State } from './state.ts';

const isCard = (card: CardNo) => card < CARD_COUNT;
const card = z.int().check(z.gte(0), z.lt(CARD_COUNT));
const cards = z.array(card);
const pile = z.custom<Pile>((data) => isPile(data, isCard), 'this is no pile of cards');
const hidden = z.custom<Hidden>((data) => isHidden(data, isCard), 'these are no stocks of cards');
const seat = z.int().check(z.gte(0), z.lte(1));
/** More than any game comes to, and small enough to calculate with. */
const count = z.int().check(z.gte(0), z.lte(1_000_000));

const inPlay = z.strictObject({
  card,
  damage: count,
  bonus: count,
  committed: z.boolean(),
  used: z.boolean(),
});

const side = z.strictObject({
  control: z.enum(['person', 'bot']),
  deck: pile,
  hand: pile,
  discard: cards,
  units: z.array(inPlay),
  ships: z.array(inPlay),
  base: z.nullable(z.strictObject({ card, damage: count, used: z.boolean() })),
  bases: pile,
  victory: cards,
  resources: count,
  purchases: count,
  neutralPurchases: count,
  neutralsPlayed: count,
  onDeck: z.boolean(),
  huntedNeutral: z.boolean(),
  prevented: count,
  drawn: pile,
  banked: count,
  spent: count,
  scavengers: count,
});

const listening = z.templateLiteral([
  z.int(),
  ' ',
  z.enum(['attack bonus', 'turn begins', 'first neutral played', 'foe discards']),
]);

const STATE = z.strictObject({
  format: z.literal(STATE_FORMAT),
  hidden,
  options: OPTIONS,
  step: z.enum([
    'choose bases',
    'deal',
    'begin turn',
    'action',
    'end turn',
    'bot set-up',
    'bot deployment',
    'bot purchase',
    'bot sabotage',
    'bot attack',
    'bot force',
    'bot clean up',
  ]),
  turn: count,
  active: seat,
  force: z.int().check(z.gte(-FORCE_END), z.lte(FORCE_END)),
  row: z.array(z.nullable(card)).check(z.length(ROW_SIZE)),
  galaxyDeck: pile,
  galaxyDiscard: cards,
  pilots: cards,
  exile: cards,
  box: cards,
  sides: z.tuple([side, side]),
  listeners: z.partialRecord(listening, cards),
  lent: cards,
  attack: z.nullable(
    z.strictObject({
      seat,
      target: z.union([z.literal('base'), card]),
      attackers: cards,
      total: count,
    }),
  ),
  winner: z.nullable(seat),
});

/** A state from a save: its shape, and that its numbers are those of cards, seats and steps. */
export const readState: (data: unknown) => Parsed<State> = reader(STATE);
