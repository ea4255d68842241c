import { capital, openDesk, type Schema, type Seat, schema, searchOut, type Thing } from '@holofoe/kernel';
import * as z from 'zod/mini';
import { kindOf, ownerOf } from './cards/catalogue.ts';
import { openGame } from './open-game.ts';
import { says, standsAlone } from './rules/attaching.ts';
import { leave } from './rules/leaving.ts';
import { putAway, takeFromDiscard, takeFromHand } from './rules/piles.ts';
import { capacityOf } from './rules/reads.ts';
import { type InPlay, MOST_COMMITTED, newInPlay, playerOf, type State } from './state.ts';
import { SIDES, type Side } from './terms/traits.ts';
import type { CardGameEngine } from './terms/words.ts';
import { kindsCalled, unknownCard } from './wording/names.ts';

const side = z.enum(SIDES);
const card = z.string().check(z.minLength(1), z.maxLength(100));
const count = z.int().check(z.gte(0), z.lte(99));
const place = z.enum(['play', 'hand', 'deck', 'discard', 'out of the game']);

/** A correction of the table by hand, as when real cards lie on a real table. */
const EDIT = z.discriminatedUnion('set', [
  z.strictObject({ set: z.literal('dial'), to: count }),
  z.strictObject({ set: z.literal('balance'), to: side }),
  z.strictObject({ set: z.enum(['damage', 'focus', 'shields']), side, card, to: count }),
  z.strictObject({ set: z.literal('committed'), side, card, to: z.boolean() }),
  z.strictObject({ set: z.literal('place'), side, card, from: place, to: place }),
]);
export type Edit = z.output<typeof EDIT>;

export const editSchema: Schema<Edit> = schema(EDIT);

/** Changes the state, or says why it cannot be. */
export function applyEdit(state: State, edit: Edit): string | undefined {
  const game = openGame({ state, desk: openDesk() });
  switch (edit.set) {
    case 'dial':
      if (edit.to >= state.options.dial) return `With ${edit.to} the Dark Side has won.`;
      state.dial = edit.to;
      return undefined;
    case 'balance':
      state.balance = edit.to;
      return undefined;
    case 'committed':
      return onCard(state, edit.side, edit.card, (record) => commit(state, record, edit.to));
    case 'place':
      return moveCard(game, edit);
    default: {
      const { set, to } = edit;
      return onCard(state, edit.side, edit.card, (record) => setTokens(game, record, set, to));
    }
  }
}

function seatOf(name: Side): Seat {
  return SIDES.indexOf(name);
}

function onCard(
  { play }: State,
  name: Side,
  text: string,
  change: (record: InPlay) => string | undefined,
): string | undefined {
  const ids = kindsCalled(text).map(({ id }) => id);
  if (ids.length === 0) return capital(unknownCard(text));
  const record = play.find((each) => each.seat === seatOf(name) && ids.includes(kindOf(each.card).id));
  return record ? change(record) : `${text} is not in play on the ${name} side.`;
}

function setTokens(
  game: CardGameEngine,
  record: InPlay,
  set: 'damage' | 'focus' | 'shields',
  to: number,
): string | undefined {
  const { title } = kindOf(record.card);
  if (set === 'damage' && to > 0 && to >= capacityOf(game, record.card))
    return `${title} is destroyed with ${to} damage.`;
  record[set] = to;
  return undefined;
}

function commit({ play }: State, record: InPlay, to: boolean): string | undefined {
  if (record.type !== 'unit') return `${kindOf(record.card).title} is no unit.`;
  const others = play.filter((each) => each.seat === record.seat && each.committed && each !== record).length;
  if (to && others >= MOST_COMMITTED) return `There are ${MOST_COMMITTED} Force cards.`;
  record.committed = to;
  return undefined;
}

type Moved = Extract<Edit, { readonly set: 'place' }>;

function moveCard(game: CardGameEngine, { side: name, card: text, from, to }: Moved): string | undefined {
  const kinds = kindsCalled(text).filter((kind) => kind.side === name);
  const [kind] = kinds;
  if (!kind) return capital(unknownCard(text));
  if (kind.type === 'affiliation' || kind.type === 'objective') return `${kind.title} stays where it is.`;
  if (to === 'play' && kind.type !== 'unit' && !kinds.some((each) => each.enhances === 'play area'))
    return `${kind.title} cannot be put into play by itself.`;
  const found = cardsIn(game.state, seatOf(name), from).find((each) => kinds.includes(kindOf(each)));
  if (found === undefined || !takeOut(game, found, from)) return `${kind.title} is not there: ${from}.`;
  if (to !== 'play') putAway(game, found, to === 'deck' ? 'top of deck' : to);
  else putInPlay(game, found);
  return undefined;
}

/** Those that could be there: a deck may hold any card that nobody has seen. */
function cardsIn(state: State, seat: Seat, from: Moved['from']): readonly Thing[] {
  const { hand, deck, discard, outOfGame } = playerOf(state, seat);
  switch (from) {
    case 'play':
      return state.play.filter((each) => ownerOf(each.card) === seat).map((each) => each.card);
    case 'discard':
      return discard;
    case 'out of the game':
      return outOfGame;
    default: {
      const pile = from === 'hand' ? hand : deck;
      const sealed = Object.values(state.hidden.stocks).flatMap(({ cards }) => cards);
      return [...pile.flatMap((each) => ('card' in each ? [each.card] : [])), ...sealed];
    }
  }
}

function takeOut(game: CardGameEngine, found: Thing, from: Moved['from']): boolean {
  const { state } = game;
  const player = playerOf(state, ownerOf(found));
  switch (from) {
    case 'hand':
      return takeFromHand(game, found) || searchOut(state.hidden, player.hand, found);
    case 'deck':
      return searchOut(state.hidden, player.deck, found);
    case 'discard':
      return takeFromDiscard(game, found);
    case 'out of the game':
      return player.outOfGame.splice(player.outOfGame.indexOf(found), 1).length > 0;
    case 'play':
      return takeOutOfPlay(game, found);
  }
}

/** As if it were removed, without anybody being asked anything; false where somebody would be. */
function takeOutOfPlay(game: CardGameEngine, found: Thing): boolean {
  const { outOfGame } = playerOf(game.state, ownerOf(found));
  if (!leave(game, [found], 'removed', undefined).next().done) return false;
  const index = outOfGame.indexOf(found);
  if (index >= 0) outOfGame.splice(index, 1);
  return index >= 0;
}

function putInPlay(game: CardGameEngine, found: Thing): void {
  const type = standsAlone(found) ? 'enhancement' : 'unit';
  const record = newInPlay(found, ownerOf(found), type);
  game.state.play.push(record);
  says(game, record);
}
