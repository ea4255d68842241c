import { type CardNo, DONE, inTurn, listening, type Play, type Seat } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { Kind, Moment } from '../cards/kind.ts';
import { type Listening, sideOf } from '../state.ts';
import { cxOf, type Duel } from './duel.ts';
import { gainForce } from './force.ts';
import { happen, type Icons } from './happening.ts';
import { enterPlay } from './in-play.ts';

const FIRST_NEUTRAL_PLAYED: readonly Listening[] = ['0 first neutral played', '1 first neutral played'];

/** A card comes into play and gives its resources and Force at once (DBG-17); its attack sits on it. */
export function playCard(duel: Duel, seat: Seat, card: CardNo, rule?: string): Play {
  const kind = kindOf(card);
  enterPlay(duel, seat, card);
  if (duel.desk.tell) happen(duel, { kind: 'play', seat, card, gives: iconsOf(kind) }, rule);
  sideOf(duel.state, seat).resources += kind.resources;
  if (kind.force > 0) gainForce(duel, seat, kind.force);
  return hasMoment(kind, 'played') ? whenPlayed(duel, seat, card) : countNeutral(duel, seat, kind);
}

function* whenPlayed(duel: Duel, seat: Seat, card: CardNo): Play {
  yield* atMoment(duel, seat, card, 'played');
  yield* countNeutral(duel, seat, kindOf(card));
}

/** What waits for the first neutral card of the turn. */
function countNeutral(duel: Duel, seat: Seat, { faction }: Kind): Play {
  if (faction !== 'neutral' || ++sideOf(duel.state, seat).neutralsPlayed > 1) return DONE;
  const waiting = listening(duel.state.listeners, FIRST_NEUTRAL_PLAYED[seat] as Listening);
  if (waiting.length === 0) return DONE;
  return inTurn([...waiting], (listener) => atMoment(duel, seat, listener, 'first neutral played'));
}

/** Most cards have nothing for a moment, and a generator that does nothing costs too. */
export function hasMoment(kind: Kind, moment: Moment): boolean {
  for (const { at } of kind.abilities) if (at === moment) return true;
  return false;
}

/** The abilities of a card that happen at a moment. */
export function* atMoment(duel: Duel, seat: Seat, card: CardNo, moment: Moment): Play {
  for (const ability of kindOf(card).abilities) {
    if (ability.at === moment) yield* duel.rules.language.run(cxOf(duel, seat, card), ability.do);
  }
}

function iconsOf(kind: Kind): Icons {
  return {
    ...(kind.attack > 0 ? { attack: kind.attack } : {}),
    ...(kind.resources > 0 ? { resources: kind.resources } : {}),
    ...(kind.force > 0 ? { force: kind.force } : {}),
  };
}
