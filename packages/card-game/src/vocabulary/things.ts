import { couldBe, read, type Seat, type Thing, thingOfSeat } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { pilotsOn } from '../rules/attaching.ts';
import { DIAL } from '../rules/keys.ts';
import { seenIn } from '../rules/piles.ts';
import { unseenIn } from '../rules/unseen.ts';
import { type InPlay, inPlay, opponentOf, playerOf, type State } from '../state.ts';
import type { CardGame, CardGameCx, Filter } from '../terms/words.ts';
import { matching } from './filters.ts';

/** All things that match a filter, in the order in which they lie there. */
export function thingsFor(cx: CardGameCx, filter: Filter): readonly Thing[] {
  const found = matching(cx, filter, candidates(cx.game.state, filter));
  const topmost = filter.top === undefined ? found : found.slice(0, filter.top);
  return filter.only === undefined ? topmost : ofCost(topmost, filter.only);
}

function candidates(state: State, filter: Filter): readonly Thing[] {
  const first = within(state, filter.in);
  const other = filter.or;
  if (!other || other.in === filter.in) return first;
  return [...new Set([...first, ...candidates(state, other)])];
}

/** What could lie in a place, as far as anybody knows. */
function within(state: State, zone: Filter['in']): readonly Thing[] {
  switch (zone) {
    case undefined:
      return state.play.map(({ card }) => card);
    case 'hand':
      return state.players.flatMap(({ seat }) => handOf(state, seat));
    case 'discard':
      return state.players.flatMap(({ discard }) => discard);
    case 'victory pile':
      return state.players.flatMap(({ victory }) => victory);
    case 'captured':
      return state.play.flatMap(({ captives }) => seenIn(captives));
    case 'kept':
      return state.play.flatMap(({ kept }) => seenIn(kept));
    case 'edge stack':
      return (state.engagement?.battle?.stacks ?? []).flatMap((stack) => seenIn(stack));
    case 'deck':
      return state.players.flatMap(({ deck }) => seenIn(deck));
    case 'looked at':
      return state.looking?.cards ?? [];
    case 'out of play':
      return outOfPlay(state);
  }
}

/** LCG-32: cards of the AI's hand have no face, unless somebody looks at it just now. */
function handOf(state: State, seat: Seat): readonly Thing[] {
  const { isAi, hand } = playerOf(state, seat);
  const isLookedAt = state.looking?.at === 'hand' && state.looking.of === seat;
  return isAi && !isLookedAt ? unseenIn(state, seat) : seenIn(hand);
}

/** Every card of hands, decks and discard piles, seen or not: which they are is no secret, only where each lies. */
function outOfPlay({ players, hidden, play }: State): readonly Thing[] {
  const all = players.flatMap(({ hand, deck, objectives, discard }) => [
    ...[...hand, ...deck, ...objectives].flatMap((place) => couldBe(hidden, place)),
    ...discard,
  ]);
  return [...new Set([...all, ...play.flatMap(({ kept }) => seenIn(kept))])];
}

function ofCost(things: readonly Thing[], only: 'lowest cost' | 'highest cost'): readonly Thing[] {
  const costs = things.map((thing) => kindOf(thing).cost);
  const best = only === 'lowest cost' ? Math.min(...costs) : Math.max(...costs);
  return things.filter((_, i) => costs[i] === best);
}

/** How many there are; where objectives are counted, a card may count as one that is none. */
export function manyFor(cx: CardGameCx, filter: Filter): number {
  const things = thingsFor(cx, filter);
  const isOfObjectives = filter.in === undefined && filter.type === 'objective';
  if (!isOfObjectives || cx.game.standing.rules['counts as objectives'] === undefined) return things.length;
  // Such a card is neither damaged nor undamaged.
  const like = filter.state === undefined ? thingsFor(cx, { ...filter, type: ['unit', 'enhancement'] }) : [];
  return [...things, ...like].reduce((sum, thing) => sum + read(cx.game, 'counts as objectives', thing), 0);
}

/** Things that are named by what is going on. */
export function refersTo(cx: CardGameCx, ref: CardGame['ref'] | 'host'): readonly Thing[] {
  const { game, card, seat, now } = cx;
  switch (ref) {
    case 'host':
      return present(hostOf(cx));
    case 'pilot':
      return pilotsOn(game.state, card);
    case 'engaged objective':
      return present(game.state.engagement?.engaged);
    case 'source':
      return present(now && 'source' in now && now.source >= 0 ? now.source : undefined);
    case 'striker':
      return present([...game.flight].reverse().find(({ kind }) => kind === 'strikes')?.card);
    case 'dial':
      return [DIAL];
    case 'you':
      return [thingOfSeat(seat)];
    case 'opponent':
      return [thingOfSeat(opponentOf(seat))];
  }
}

/** Of a card that has left: what it enhanced then. */
function hostOf({ game, card, now }: CardGameCx): Thing | null | undefined {
  const record = inPlay(game.state, card);
  if (record) return record.host;
  return now?.card === card ? (now.was as InPlay | undefined)?.host : undefined;
}

function present(thing: Thing | null | undefined): readonly Thing[] {
  return thing === null || thing === undefined ? [] : [thing];
}
