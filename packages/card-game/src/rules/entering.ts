import { DONE, happen, type Play, type Reason, read, type Seat, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { type InPlay, inPlay, newInPlay, playerOf } from '../state.ts';
import type { CardType } from '../terms/traits.ts';
import type { CardGameCx, CardGameEngine, HappeningOf } from '../terms/words.ts';
import { says } from './attaching.ts';
import { join } from './participation.ts';
import { spotOf, takeUp } from './zones.ts';

export interface Entry {
  readonly how: 'played' | 'put' | 'revealed';
  /** Who controls it. */
  readonly seat: Seat;
  readonly participating?: boolean | undefined;
  /** What it enhances. */
  readonly on?: Thing | undefined;
  /** Absent: as it is printed, or an enhancement where it is put on something. */
  readonly as?: 'unit' | 'enhancement' | undefined;
  /** Why the AI put it there. */
  readonly why?: readonly Reason[] | undefined;
}

/** A card comes into play from wherever it lies. */
export function enter(game: CardGameEngine, card: Thing, entry: Entry, cx?: CardGameCx): Play {
  if (!mayEnter(game, card, entry.seat)) {
    if (cx) cx.did.missed++;
    return DONE;
  }
  const { how, seat, why } = entry;
  const live: HappeningOf<'enters'> = { kind: 'enters', card, how, by: seat, why };
  const entering = () => happen(game, live, () => come(game, card, entry, cx), cx);
  return entry.on === undefined ? entering() : attaching(game, card, entry, entering);
}

/** What comes into play on a card is attached to it by that. */
function* attaching(game: CardGameEngine, card: Thing, { seat, on }: Entry, entering: () => Play): Play {
  yield* entering();
  if (on !== undefined && inPlay(game.state, card)?.host === on)
    yield* happen(game, { kind: 'attached', card, to: on, by: seat }, () => undefined);
}

/** Unique: nobody has another of the title in play, as a unit or as an enhancement. One mission a play area. */
export function mayEnter({ state }: CardGameEngine, card: Thing, seat: Seat): boolean {
  const { unique, title, type } = kindOf(card);
  if (inPlay(state, card) || type === 'event' || type === 'fate') return false;
  if (unique && state.play.some((other) => isSameTitle(other, title))) return false;
  return type !== 'mission' || !state.play.some((other) => other.type === 'mission' && other.seat === seat);
}

function isSameTitle({ card }: InPlay, title: string): boolean {
  const other = kindOf(card);
  return other.unique && other.title === title;
}

function come(game: CardGameEngine, card: Thing, entry: Entry, cx: CardGameCx | undefined): Play {
  const { state } = game;
  const focus = entry.how === 'played' ? read(game, 'enters focused', card) : 0;
  if (spotOf(state, card)) takeUp(game, card);
  const record = freshRecord(game, card, entry);
  record.focus = focus;
  state.play.push(record);
  says(game, record);
  return entry.participating ? join(game, card, cx) : DONE;
}

/** A card as it lies there when it comes into play. */
function freshRecord({ state }: CardGameEngine, card: Thing, entry: Entry, bonus = false): InPlay {
  const { seat, on, as } = entry;
  const type = as ?? (on === undefined ? typeInPlay(kindOf(card).type) : 'enhancement');
  // LCG-20: a unit that arrives later joins the defenders.
  const pool = type === 'unit' && playerOf(state, seat).isAi ? 'defenders' : null;
  return { ...newInPlay(card, seat, type), host: on ?? null, pool, bonus };
}

function typeInPlay(type: CardType): InPlay['type'] {
  if (type === 'event' || type === 'fate') throw new Error(`A card of the type ${type} is never in play.`);
  return type;
}
