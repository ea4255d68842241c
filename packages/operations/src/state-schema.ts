import {
  type CardNo,
  type Hidden,
  isHidden,
  isPile,
  type Parsed,
  type Pile,
  reader,
  type Standing,
} from '@holofoe/kernel';
import * as z from 'zod/mini';
import { called, name } from './bounds.ts';
import { CARD_NUMBERS, isCardNo } from './cards/number.ts';
import { OPTIONS } from './config.ts';
import { dieNo } from './rules/dice.ts';
import { FIRST_AREA, MOST_SHIELDS, PLAYERS_MOST, STATE_FORMAT, type State } from './state.ts';

const card = z.int().check(z.refine((no: CardNo) => isCardNo(no), 'there is no card with this number'));
const cards = z.array(card);
const pile = z.custom<Pile>((data) => isPile(data, isCardNo), 'this is no pile of cards');
const hidden = z.custom<Hidden>((data) => isHidden(data, isCardNo), 'these are no stocks of cards');
const seat = z.int().check(z.gte(0), z.lt(PLAYERS_MOST));
const sideNo = z.int().check(z.gte(0), z.lt(FIRST_AREA + PLAYERS_MOST));
/** More than any game comes to, and small enough to calculate with. */
const count = z.int().check(z.gte(0), z.lte(1_000_000));

const attached = z.array(
  z.strictObject({
    card,
    ready: z.boolean(),
    stray: z.exactOptional(z.literal(true)),
  }),
);
const holder = {
  card,
  side: sideNo,
  ready: z.boolean(),
  damage: count,
  upgrades: attached,
  downgrades: attached,
};

const side = {
  no: sideNo,
  characters: z.array(
    z.strictObject({
      ...holder,
      elite: z.boolean(),
      health: count,
      hunter: z.boolean(),
      shields: z.int().check(z.gte(0), z.lte(MOST_SHIELDS)),
    }),
  ),
  supports: z.array(z.strictObject(holder)),
  plots: cards,
  pool: z.array(
    z.strictObject({
      no: z.int().check(z.gte(0), z.lt(dieNo(CARD_NUMBERS, 0))),
      side: z.int().check(z.gte(0), z.lte(5)),
    }),
  ),
  resources: count,
  deck: pile,
  discard: cards,
  defeated: cards,
  replaced: z.boolean(),
};

const player = z.strictObject({
  ...side,
  name: called,
  affiliation: z.enum(['hero', 'villain', 'neutral', 'both']),
  hand: pile,
  area: z.int().check(z.gte(0), z.lt(PLAYERS_MOST)),
  eliminated: z.enum(['no', 'damage', 'cards']),
  upgraded: z.boolean(),
  outclaimed: z.exactOptional(z.literal(true)),
});

const area = z.strictObject({
  ...side,
  stage: count,
  perPlayer: count,
  counters: count,
  cleared: z.boolean(),
  acted: z.boolean(),
  activated: z.boolean(),
  offered: cards,
});

const STATE = z.strictObject({
  format: z.literal(STATE_FORMAT),
  hidden,
  options: OPTIONS,
  scenario: name,
  expert: z.boolean(),
  step: z.enum([
    'draw hands',
    'spread shields',
    'choose areas',
    'begin stage',
    'begin phase',
    'turn',
    'end of phase',
    'upkeep',
    'AI upkeep',
  ]),
  round: count,
  stage: count,
  players: z.array(player).check(z.minLength(1), z.maxLength(PLAYERS_MOST)),
  areas: z.array(area).check(z.maxLength(PLAYERS_MOST)),
  first: seat,
  opener: seat,
  battlefield: z.enum(['A', 'B']),
  claimed: z.nullable(seat),
  turn: sideNo,
  additional: count,
  actions: count,
  resolved: count,
  passes: count,
  lostTitles: z.array(name),
  winner: z.nullable(z.enum(['players', 'AI'])),
  standing: z.custom<Standing>(isStanding, 'this is not what cards wait for and change'),
});

/** Pointers to what cards in play say; that they fit is an invariant. */
function isStanding(data: unknown): boolean {
  if (!isRecord(data) || !['before', 'after', 'rules', 'used'].every((part) => isRecord(data[part])))
    return false;
  const { before, after, rules, used } = data as { readonly [part: string]: object };
  const lists = [before, after, rules].flatMap((part) => Object.values(part ?? {}));
  return (
    lists.every((list) => Array.isArray(list) && list.every(isPointer)) &&
    Object.values(used ?? {}).every((uses) => isRecord(uses) && Object.values(uses).every(Number.isInteger))
  );
}

function isRecord(data: unknown): data is { readonly [field: string]: unknown } {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function isPointer(data: unknown): boolean {
  return (
    isRecord(data) && ['card', 'ability', 'node', 'seat'].every((field) => Number.isInteger(data[field]))
  );
}

const readShape: (data: unknown) => Parsed<State> = reader(STATE);

/** A state from a save: its shape, and that its numbers are those of cards, seats and steps. */
export function readState(data: unknown, seats: number): Parsed<State> {
  const read = readShape(data);
  if ('faults' in read || read.value.players.length === seats) return read;
  return { faults: [{ path: 'players', says: `a table of ${seats} seats has other players` }] };
}
