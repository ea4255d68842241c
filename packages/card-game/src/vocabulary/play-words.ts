import { choose, DONE, happen, inTurn, type Play, type Seat, type Thing, wordKey } from '@holofoe/kernel';
import { dearest } from '../ai/dearest.ts';
import { kindOf, ownerOf } from '../cards/catalogue.ts';
import { attachTo, become, canEnhance, hostsFor, standsAlone } from '../rules/attaching.ts';
import { takeControl } from '../rules/control.ts';
import type { Way } from '../rules/deeds.ts';
import { enter, mayEnter } from '../rules/entering.ts';
import { keyOfThing } from '../rules/keys.ts';
import { canLeave, leave } from '../rules/leaving.ts';
import { isFighting } from '../rules/participation.ts';
import { canPlayEvent, playCard, playEvent, waysToPlay } from '../rules/play-card.ts';
import { isUnseen } from '../rules/unseen.ts';
import { spotOf } from '../rules/zones.ts';
import { inPlay, type State } from '../state.ts';
import type { PlayWord } from '../terms/play-words.ts';
import type { CardGame, CardGameCx } from '../terms/words.ts';
import { outOf } from './phrases.ts';
import type { WordsIn } from './words-in.ts';
import { harm, iconsOn, pointsFor, sumOver } from './worth.ts';

/** Words about cards that come into play, leave it or change there. */
export const PLAY_WORDS: WordsIn<PlayWord<CardGame>> = {
  destroy: {
    slots: { what: 'cards' },
    can: (cx, { what }) => what.some((card) => canLeave(cx.game, card, 'destroyed')),
    run: (cx, { what }) => leave(cx.game, what, 'destroyed', cx.seat, cx),
    worth: (cx, { what }) => sumOver(what, (card) => harm(cx, card) * pointsFor(card)),
    text: ({ what }) => `destroy ${what}`,
  },
  sacrifice: {
    slots: { what: 'cards' },
    can: (cx, { what }) => what.some((card) => canLeave(cx.game, card, 'sacrificed')),
    run: (cx, { what }) =>
      inTurn(what, (card) =>
        leave(cx.game, [card], 'sacrificed', inPlay(cx.game.state, card)?.seat ?? cx.seat, cx),
      ),
    worth: (cx, { what }) => sumOver(what, (card) => harm(cx, card) * pointsFor(card)),
    text: ({ what }) => `sacrifice ${what}`,
  },
  'discard from play': {
    slots: { what: 'cards' },
    can: (cx, { what }) => what.some((card) => canLeave(cx.game, card, 'discarded')),
    run: (cx, { what }) => leave(cx.game, what, 'discarded', cx.seat, cx),
    worth: (cx, { what }) => sumOver(what, (card) => harm(cx, card) * pointsFor(card)),
    text: ({ what }) => `discard ${what} from play`,
  },
  'put into play': {
    slots: { what: 'cards', on: 'cards' },
    can: (cx, { what, on, participating, control }) =>
      (!participating || isFighting(cx.game.state)) &&
      what.some((card) => canPut(cx, card, seatFor(cx, card, control === true), on)),
    *run(cx, { what, on, participating, control }) {
      for (const card of what) {
        const seat = seatFor(cx, card, control === true);
        if (!canPut(cx, card, seat, on)) continue;
        const host = on ? on[0] : yield* hostFor(cx, card, seat);
        yield* enter(cx.game, card, { how: 'put', seat, participating, on: host }, cx);
      }
    },
    worth: (cx, { what, control }) =>
      sumOver(what, (card) => (seatFor(cx, card, control === true) === cx.seat ? 1 : -1) * pointsFor(card)),
    text: ({ what, on, participating, control }) =>
      `put ${outOf(what)} into play${on === undefined ? '' : ` on ${on}`}${participating ? ' as a participating unit' : ''}${control ? ' under your control' : ''}`,
  },
  play: {
    slots: { what: 'cards', on: 'cards' },
    can: (cx, { what, participating, on }) =>
      what.some((card) => canPlay(cx, card, participating === true, on)),
    *run(cx, { what, participating, on }) {
      for (const card of what) {
        if (kindOf(card).type === 'event') yield* playEvent(cx.game, cx.seat, card, cx);
        else {
          const way = yield* wayFor(cx, card, participating === true, on);
          if (way) yield* playCard(cx.game, cx.seat, card, way, cx);
        }
      }
    },
    // LCG-18: what an event costs does not count.
    worth: (_, { what }) => sumOver(what, (card) => (kindOf(card).type === 'event' ? 0 : pointsFor(card))),
    text: ({ what, participating, on }) =>
      `play ${outOf(what)}${participating ? ' as a participating unit' : ''}${on === undefined ? '' : ` as a pilot on ${on}`}`,
  },
  attach: {
    slots: { what: 'cards', to: 'cards' },
    can: (cx, { what, to }) => what.some((card) => to.some((host) => canAttach(cx, card, host))),
    *run(cx, { what, to }) {
      const [host] = to;
      if (host === undefined) return;
      for (const card of what) {
        if (inPlay(cx.game.state, card)) yield* attachTo(cx.game, card, host, cx.seat, cx);
        else yield* enter(cx.game, card, { how: 'put', seat: cx.seat, on: host }, cx);
      }
    },
    worth: (_, { what }) => sumOver(what, pointsFor),
    text: ({ what, to }) => `attach ${what} to ${to}`,
  },
  'take control': {
    slots: { of: 'cards' },
    can: (cx, { of }) =>
      of.some((card) => {
        const record = inPlay(cx.game.state, card);
        return record !== undefined && record.seat !== cx.seat;
      }),
    run: (cx, { of, until }) =>
      inTurn(of, (card) =>
        takeControl(
          cx.game,
          card,
          cx.seat,
          cx,
          until === undefined ? undefined : cx.game.rules.scope(cx, until),
        ),
      ),
    worth: (cx, { of }) => sumOver(of, (card) => harm(cx, card) * pointsFor(card)),
    text: ({ of, until }) =>
      `take control of ${of}${until === undefined ? '' : ` until the end of the ${until}`}`,
  },
  become: {
    slots: { what: 'cards' },
    can: (cx, { what, type }) =>
      what.some((card) => {
        const record = inPlay(cx.game.state, card);
        return record !== undefined && record.type !== type;
      }),
    run: (cx, { what, type }) =>
      inTurn(what, (card) => {
        const record = inPlay(cx.game.state, card);
        if (!record) return DONE;
        const change = () => {
          become(cx.game, record, type);
          return undefined;
        };
        return happen(cx.game, { kind: 'becomes', card, type, by: cx.seat }, change, cx);
      }),
    worth: (cx, { what, type }) =>
      sumOver(what, (card) => (type === 'unit' ? Math.max(1, iconsOn(cx, card)) : 1)),
    text: ({ what, type }) => `${what} becomes ${type === 'unit' ? 'a unit' : 'an enhancement'}`,
  },
};

function seatFor(cx: CardGameCx, card: Thing, isMine: boolean): Seat {
  return isMine || isUnseen(card) ? cx.seat : ownerOf(card);
}

/** It lies somewhere out of play, may come in, and has a place there. */
function canPut({ game }: CardGameCx, card: Thing, seat: Seat, on: readonly Thing[] | undefined): boolean {
  if (isUnseen(card) || !isSomewhere(game.state, card) || !mayEnter(game, card, seat)) return false;
  if (on) return on.some((host) => canEnhance(game, card, seat, host));
  return kindOf(card).type !== 'enhancement' || standsAlone(card) || hostsFor(game, card, seat).length > 0;
}

/** What a search could find has no place yet that anybody knows. */
function isSomewhere(state: State, card: Thing): boolean {
  return spotOf(state, card) !== undefined || state.looking?.cards.includes(card) === true;
}

/** What it goes on: an enhancement must, a pilot may. LCG-53: the AI's pilot goes on the dearest it may. */
function* hostFor({ game, seat: chooser }: CardGameCx, card: Thing, seat: Seat): Play<Thing | undefined> {
  const { type, pilot } = kindOf(card);
  if ((type !== 'enhancement' && !pilot) || standsAlone(card)) return undefined;
  const hosts = hostsFor(game, card, seat);
  if (game.rules.bot.plays(game.state, chooser)) return dearest(game, hosts);
  const options: readonly (Thing | 'unit')[] = pilot && type === 'unit' ? [...hosts, 'unit'] : hosts;
  if (options.length < 2) return hosts[0];
  const keyOf = (option: Thing | 'unit') => (option === 'unit' ? wordKey(option) : keyOfThing(option));
  const host = yield* choose(game, chooser, 'put on', options, keyOf, card);
  return host === 'unit' ? undefined : host;
}

function canPlay(
  cx: CardGameCx,
  card: Thing,
  participating: boolean,
  on: readonly Thing[] | undefined,
): boolean {
  const { game, seat } = cx;
  if (participating && !isFighting(game.state)) return false;
  if (kindOf(card).type === 'event') return canPlayEvent(game, seat, card);
  return waysFor(cx, card, participating, on).length > 0;
}

/** Who takes part at once comes as a unit; who is played on something comes as a pilot. */
function waysFor(
  { game, seat }: CardGameCx,
  card: Thing,
  participating: boolean,
  on: readonly Thing[] | undefined,
): readonly Way[] {
  const ways = waysToPlay(game, seat, card);
  if (participating) return ways.filter(({ as }) => as === 'unit').map((way) => ({ ...way, participating }));
  if (on === undefined) return ways;
  const host = on.find((each) => canEnhance(game, card, seat, each));
  if (host === undefined) return [];
  return ways.filter(({ as }) => as === 'pilot').map((way) => ({ ...way, on: host }));
}

function* wayFor(
  cx: CardGameCx,
  card: Thing,
  participating: boolean,
  on: readonly Thing[] | undefined,
): Play<Way | undefined> {
  const { game, seat } = cx;
  const ways = waysFor(cx, card, participating, on);
  if (ways.length < 2 || game.rules.bot.plays(game.state, seat)) return ways.at(-1);
  return yield* choose(game, seat, 'way to play', ways, ({ as }) => wordKey(as), card);
}

function canAttach({ game, seat }: CardGameCx, card: Thing, host: Thing): boolean {
  const record = inPlay(game.state, card);
  if (record) return record.host !== host && canEnhance(game, card, record.seat, host);
  return (
    spotOf(game.state, card) !== undefined && mayEnter(game, card, seat) && canEnhance(game, card, seat, host)
  );
}
