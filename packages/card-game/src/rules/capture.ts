import {
  choose,
  DONE,
  EVERYBODY,
  happen,
  happenTogether,
  knownBy,
  type Pile,
  type Play,
  read,
  type Seat,
  type Thing,
} from '@holofoe/kernel';
import { bestJail } from '../ai/capture.ts';
import { ownerOf } from '../cards/catalogue.ts';
import type { CardGameCx, CardGameEngine, HappeningOf } from '../cards/words.ts';
import { keyOfThing } from './keys.ts';
import { leave } from './leaving.ts';
import { putAway } from './piles.ts';
import { DARK, inPlay, LIGHT, playerOf } from './state.ts';
import { faceOf, isUnseen } from './unseen.ts';
import { spotOf, takeUp } from './zones.ts';

/** Only the Dark Side captures, and only cards of the Light Side. `at` absent: where the Dark Side likes. */
export function capture(
  game: CardGameEngine,
  thing: Thing,
  at: Thing | undefined,
  by: Seat | undefined,
  cx?: CardGameCx,
): Play {
  if (!canBeCaptured(game, thing)) {
    if (cx) cx.did.missed++;
    return DONE;
  }
  if (inPlay(game.state, thing)) return leave(game, [thing], 'captured', by, cx, 'captured', at);
  return captureFromPile(game, thing, at, by, cx);
}

export function canBeCaptured(game: CardGameEngine, thing: Thing): boolean {
  if (jailsFor(game, thing).length === 0) return false;
  if (isUnseen(thing)) return playerOf(game.state, LIGHT).isAi;
  return ownerOf(thing) === LIGHT && spotOf(game.state, thing)?.where !== 'captured';
}

/** A card of a hand or a deck. */
function* captureFromPile(
  game: CardGameEngine,
  thing: Thing,
  at: Thing | undefined,
  by: Seat | undefined,
  cx: CardGameCx | undefined,
): Play {
  const card = yield* faceOf(game, thing);
  const jail = at ?? (yield* jailFor(game, card));
  const where = spotOf(game.state, card)?.where;
  if (jail === undefined || where === undefined) return;
  const from = where === 'deck' ? 'deck' : 'hand';
  const live: HappeningOf<'captured'> = { kind: 'captured', card, at: jail, from, by: by ?? DARK };
  const take = () => {
    takeUp(game, card);
    hold(game, card, jail, from === 'deck' ? knownBy([DARK]) : EVERYBODY);
    return DONE;
  };
  yield* happen(game, live, take, cx);
}

/** Face down under a card; the Dark Side may look at it. */
export function hold({ state }: CardGameEngine, card: Thing, jail: Thing, by: number = EVERYBODY): void {
  inPlay(state, jail)?.captives.push({ card, by });
}

/** The Dark Side's objectives; of a unit in play also a card that holds captives. */
export function jailsFor(game: CardGameEngine, card: Thing): readonly Thing[] {
  const isUnit = inPlay(game.state, card)?.type === 'unit';
  return game.state.play
    .filter(({ card: jail, type, seat }) => {
      if (seat !== DARK) return false;
      return type === 'objective' || (isUnit && read(game, 'holds captives', jail) > 0);
    })
    .map(({ card: jail }) => jail);
}

/** Where the Dark Side puts it. LCG-49: the AI under the objective with the most capacity left. */
export function* jailFor(game: CardGameEngine, card: Thing): Play<Thing | undefined> {
  const jails = jailsFor(game, card);
  if (jails.length < 2) return jails[0];
  if (game.rules.bot.plays(game.state, DARK)) return bestJail(game, jails);
  return yield* choose(game, DARK, 'capture at', jails, keyOfThing, card);
}

/** A captured card goes back to its owner's hand. */
export function rescue(game: CardGameEngine, card: Thing, by: Seat | undefined, cx?: CardGameCx): Play {
  const free = () => {
    takeUp(game, card);
    putAway(game, card, 'hand', DARK);
    return DONE;
  };
  return happen(game, { kind: 'rescued', card, by }, free, cx);
}

/** What they lay under has left play: their owner has them again before anything else is done. */
export function rescueAll(game: CardGameEngine, captives: Pile, by: Seat): Play {
  const lives = captives.flatMap((place): HappeningOf<'rescued'>[] =>
    'card' in place ? [{ kind: 'rescued', card: place.card, by }] : [],
  );
  return happenTogether(game, lives, ({ card }) => {
    if (card !== undefined) putAway(game, card, 'hand', DARK);
  });
}
