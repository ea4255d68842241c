import { DONE, EVERYBODY, happen, knownBy, type Play, plainly, type Seat, type Thing } from '@holofoe/kernel';
import { ownerOf } from '../cards/catalogue.ts';
import { DARK, inPlay, LIGHT, playerOf } from '../state.ts';
import type { CardGameCx, CardGameEngine, HappeningOf } from '../terms/words.ts';
import { whyOf } from './asking.ts';
import { hold, jailFor, jailsFor } from './captives.ts';
import { leave } from './leaving.ts';
import { putAway } from './piles.ts';
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
  const choice = at === undefined ? yield* jailFor(game, card) : plainly(at);
  const { picked: jail } = choice;
  const where = spotOf(game.state, card)?.where;
  if (jail === undefined || where === undefined) return;
  const from = where === 'deck' ? 'deck' : 'hand';
  const live: HappeningOf<'captured'> = {
    kind: 'captured',
    card,
    at: jail,
    from,
    by: by ?? DARK,
    ...whyOf(choice),
  };
  const take = () => {
    takeUp(game, card);
    hold(game, card, jail, from === 'deck' ? knownBy([DARK]) : EVERYBODY);
    return DONE;
  };
  yield* happen(game, live, take, cx);
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
