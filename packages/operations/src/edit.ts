import { type Schema, schema } from '@holofoe/kernel';
import * as z from 'zod/mini';
import { count, dieText, name, round, SIDES, seat } from './bounds.ts';
import { kindOf } from './cards/number.ts';
import { PLACES, placeCard } from './edit/place.ts';
import { holderCalled, type SideName, sideNoOf } from './edit/which.ts';
import { dieInPool, takeFromPool } from './rules/dice.ts';
import { type Holder, healthOf, isCharacter } from './rules/in-play.ts';
import { stand } from './rules/stand.ts';
import { areaOf, isAi, isIn, MOST_SHIELDS, playerOf, type Side, type State, sideOf } from './state.ts';
import { dieAt } from './table-file/dice.ts';
import { newSupply } from './table-file/supply.ts';
import { battleToLookAt } from './vocabulary/language.ts';

const side = z
  .union([seat, z.string().check(z.regex(/^([Aa][Ii]|[Mm]-[1-9])$/, SIDES))], {
    error: () => SIDES,
  })
  .check(z.describe('a side of the table: the seat of a player, AI for that of the first area, M-1, M-2 …'));
const card = name.check(z.describe('a card by its name or number; #2 behind it: the second from the left'));
const die = dieText('write the card and what its die shows: "Death Trooper: 2RD"').check(
  z.describe('a die with what it shows: Death Trooper: 2RD, Death Trooper #2: -'),
);
const place = z.enum(PLACES);

/** A correction of the table by hand, as when real cards lie on a real table. */
const EDIT = z.discriminatedUnion('set', [
  z.strictObject({ set: z.literal('damage'), side, card, to: count }),
  z.strictObject({ set: z.literal('shields'), side, card, to: count }),
  z.strictObject({ set: z.literal('ready'), side, card, to: z.boolean() }),
  z.strictObject({ set: z.literal('resources'), side, to: count }),
  z.strictObject({ set: z.literal('counters'), side, to: count }),
  z.strictObject({ set: z.literal('die'), side, die }).check(z.describe('turns a die of the pool')),
  z.strictObject({ set: z.literal('add die'), side, die }),
  z.strictObject({ set: z.literal('remove die'), side, die }),
  z.strictObject({
    set: z.literal('place'),
    side: side.check(z.describe('whose card it is')),
    card,
    from: place,
    to: place,
    on: z.optional(card).check(z.describe('what an upgrade or downgrade is put on')),
    onSide: z
      .optional(side)
      .check(z.describe('the side of that; absent: its own, for a downgrade the other')),
  }),
  z.strictObject({ set: z.literal('first'), to: seat }),
  z.strictObject({ set: z.literal('battlefield'), to: z.enum(['A', 'B']) }),
  z.strictObject({ set: z.literal('claimed'), to: z.nullable(seat) }),
  z.strictObject({ set: z.literal('round'), to: round.check(z.gte(1)) }),
  z.strictObject({ set: z.literal('turn'), to: side }),
]);
export type Edit = z.output<typeof EDIT>;

export const editSchema: Schema<Edit> = schema(EDIT);

/** Changes the state, or says why it cannot be. */
export function applyEdit(state: State, edit: Edit): string | undefined {
  const refusal = change(state, edit);
  stand(battleToLookAt(state));
  return refusal === undefined ? undefined : `${refusal.charAt(0).toUpperCase()}${refusal.slice(1)}.`;
}

function change(state: State, edit: Edit): string | undefined {
  switch (edit.set) {
    case 'damage':
      return onHolder(state, edit, (holder) => setDamage(state, holder, edit.to));
    case 'shields':
      return onHolder(state, edit, (holder) => setShields(holder, edit.to));
    case 'ready':
      return onHolder(state, edit, (holder) => setReady(holder, edit.to));
    case 'resources':
      return onSide(state, edit.side, (each) => setResources(state, each, edit.to));
    case 'counters':
      return onSide(state, edit.side, (each) => setCounters(state, each, edit.to));
    case 'die':
    case 'add die':
    case 'remove die':
      return onSide(state, edit.side, (each) => setDie(state, each, edit.set, edit.die));
    case 'place':
      return onSide(state, edit.side, (each) => placeCard(state, each, edit));
    case 'first':
      return onPlayer(state, edit.to, () => {
        state.first = edit.to;
      });
    case 'claimed':
      if (edit.to !== null && !state.players[edit.to]) return noPlayer(state, edit.to);
      state.claimed = edit.to;
      // Who has claimed takes no more actions this round.
      if (edit.to === state.turn) state.additional = 0;
      return undefined;
    case 'battlefield':
      state.battlefield = edit.to;
      return undefined;
    case 'round':
      state.round = edit.to;
      return undefined;
    case 'turn':
      return onSide(state, edit.to, (each) => setTurn(state, each));
  }
}

function onSide(state: State, name: SideName, apply: (side: Side) => string | undefined): string | undefined {
  const no = sideNoOf(state, name);
  return typeof no === 'string' ? no : apply(sideOf(state, no));
}

function onHolder(
  state: State,
  at: { readonly side: SideName; readonly card: string },
  apply: (holder: Holder) => string | undefined,
): string | undefined {
  return onSide(state, at.side, (each) => {
    const holder = holderCalled(each, at.card);
    return typeof holder === 'string' ? holder : apply(holder);
  });
}

function onPlayer(state: State, to: number, apply: () => void): string | undefined {
  const player = state.players[to];
  if (!player) return noPlayer(state, to);
  if (!isIn(player)) return `${player.name} is eliminated`;
  apply();
  return undefined;
}

function noPlayer({ players }: State, to: number): string {
  return `there is no player on seat ${to}: the seats are 0 to ${players.length - 1}`;
}

function setDamage(state: State, holder: Holder, damage: number): string | undefined {
  if (isCharacter(holder)) {
    const health = healthOf(battleToLookAt(state), holder);
    if (damage >= health)
      return `${kindOf(holder.card).name} has ${health} health; with ${damage} damage it is defeated: move it there`;
  }
  holder.damage = damage;
  return undefined;
}

function setShields(holder: Holder, shields: number): string | undefined {
  const { name } = kindOf(holder.card);
  if (!isCharacter(holder)) return `${name} is no character and has no shields`;
  if (shields > MOST_SHIELDS) return `${name} can have ${MOST_SHIELDS} shields at most`;
  holder.shields = shields;
  return undefined;
}

function setReady(holder: Holder, ready: boolean): undefined {
  holder.ready = ready;
  return undefined;
}

function setResources(state: State, each: Side, resources: number): string | undefined {
  if (!isAi(each.no) && !isIn(playerOf(state, each.no)))
    return `${playerOf(state, each.no).name} is eliminated`;
  each.resources = resources;
  return undefined;
}

function setCounters(state: State, { no }: Side, counters: number): string | undefined {
  if (!isAi(no)) return 'counters lie on the stage: say AI, M-1, M-2 …';
  areaOf(state, no).counters = counters;
  return undefined;
}

function setDie(
  state: State,
  each: Side,
  set: 'die' | 'add die' | 'remove die',
  text: string,
): string | undefined {
  if (state.areas.length === 0) return 'dice are rolled once the first stage is laid out';
  const supply = newSupply();
  const meant = { die: 'in the pool', 'add die': 'on its card', 'remove die': 'shown in the pool' } as const;
  const named = dieAt(supply, '', text, state, each, meant[set]);
  if (!named) return supply.faults[0]?.says ?? `there is no such die: ${text}`;
  const inPool = dieInPool(each, named.no);
  if (set === 'remove die' && inPool) takeFromPool(each, inPool);
  else if (inPool) inPool.side = named.side;
  else each.pool.push(named);
  return undefined;
}

function setTurn(state: State, { no }: Side): string | undefined {
  if (isAi(no) ? areaOf(state, no).cleared : !isIn(playerOf(state, no)))
    return 'that side does not act any more';
  state.turn = no;
  state.additional = state.actions = state.resolved = 0;
  return undefined;
}
