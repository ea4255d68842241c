import { choose, draw, EVERYBODY, happen, inTurn, type Play, type Thing } from '@holofoe/kernel';
import { aiFor } from '../rules/asking.ts';
import { hold } from '../rules/captives.ts';
import { canBeCaptured, capture, rescue } from '../rules/capture.ts';
import { keyOfThing } from '../rules/keys.ts';
import { leave } from '../rules/leaving.ts';
import { seenIn } from '../rules/piles.ts';
import { spotOf, takeUp } from '../rules/zones.ts';
import { DARK, inPlay, LIGHT } from '../state.ts';
import type { CaptiveWord } from '../terms/captive-words.ts';
import type { CardGame, CardGameCx } from '../terms/words.ts';
import { many, outOf } from './phrases.ts';
import type { WordsIn } from './words-in.ts';
import { harm, pointsFor, sumOver } from './worth.ts';

/** Words about cards that lie captured, or face down on another. */
export const CAPTIVE_WORDS: WordsIn<CaptiveWord<CardGame>> = {
  capture: {
    slots: { what: 'cards', at: 'cards' },
    can: (cx, { what, at }) =>
      (at === undefined || at.some((jail) => inPlay(cx.game.state, jail))) &&
      what.some((thing) => canBeCaptured(cx.game, thing)),
    run: (cx, { what, at }) => inTurn(what, (thing) => capture(cx.game, thing, at?.[0], cx.seat, cx)),
    worth: (cx, { what }) => sumOver(what, (thing) => harm(cx, thing) * pointsFor(thing)),
    text: ({ what, at }) => `capture ${outOf(what)}${at === undefined ? '' : ` at ${at}`}`,
  },
  keep: {
    slots: { what: 'cards', at: 'cards' },
    can: (cx, { what, at }) =>
      at.some((keeper) => inPlay(cx.game.state, keeper)) &&
      what.some((card) => spotOf(cx.game.state, card) !== undefined),
    run: (cx, { what, at }) =>
      inTurn(what, (card) => inTurn(at.slice(0, 1), (keeper) => keep(cx, card, keeper))),
    // LCG-24: a card more for its edge battles; a card of the hand only changes its place.
    worth: (cx, { what }) => sumOver(what, (card) => (spotOf(cx.game.state, card)?.where === 'hand' ? 0 : 1)),
    text: ({ what, at }) => `place ${what} face down on ${at}`,
  },
  plant: {
    slots: { what: 'cards', at: 'cards' },
    can: (cx, { what, at }) =>
      at.some((jail) => inPlay(cx.game.state, jail)) &&
      what.some((card) => inPlay(cx.game.state, card) || spotOf(cx.game.state, card)),
    run: (cx, { what, at }) =>
      inTurn(what, (card) => inTurn(at.slice(0, 1), (jail) => plant(cx, card, jail))),
    worth: (_, { what }) => what.length,
    text: ({ what, at }) => `place ${what} at ${at} as captured`,
  },
  rescue: {
    slots: { n: 'amount', at: 'cards', and: 'effect' },
    can: (cx, { n, at }) => n > 0 && jails(cx, at).length > 0,
    *run(cx, { n, at, and }) {
      const free: Thing[] = [];
      for (let left = n; left > 0; left--) {
        const card = yield* freeOne(cx, at);
        if (card !== undefined) free.push(card);
      }
      cx.it = free;
      if (and && free.length > 0) yield* and.run(cx);
    },
    worth: (cx, { n, at }) => {
      const held = sumOver(jails(cx, at), (jail) => inPlay(cx.game.state, jail)?.captives.length ?? 0);
      return (cx.seat === DARK ? -1 : 1) * Math.min(n, held);
    },
    text: ({ n, at, and }) =>
      `rescue ${many(n, 'random captured card')}${at === undefined ? '' : ` at ${at}`}${and === undefined ? '' : `; ${and}`}`,
  },
  'move captive': {
    slots: { what: 'cards', to: 'cards' },
    can: (cx, { what, to }) =>
      what.some((card) => spotOf(cx.game.state, card)?.where === 'captured') &&
      to.some((jail) => inPlay(cx.game.state, jail)),
    run: (cx, { what, to }) =>
      inTurn(what, (card) => inTurn(to.slice(0, 1), (jail) => moveCaptive(cx, card, jail))),
    worth: (_, { what }) => what.length,
    text: ({ what, to }) => `move ${what} to ${to}`,
  },
};

/** Cards that hold captives, of those that are meant. */
function jails({ game: { state } }: CardGameCx, at: readonly Thing[] | undefined): readonly Thing[] {
  const all = state.play.filter(({ captives }) => captives.length > 0).map(({ card }) => card);
  return at === undefined ? all : all.filter((card) => at.includes(card));
}

/** The one who rescues chooses where; which card it is, chance does. */
function* freeOne(cx: CardGameCx, at: readonly Thing[] | undefined): Play<Thing | undefined> {
  const { game, seat } = cx;
  const from = jails(cx, at);
  const jail = from.length < 2 ? from[0] : yield* jailToOpen(cx, from);
  const held = jail === undefined ? [] : seenIn(inPlay(game.state, jail)?.captives ?? []);
  const card = held.length < 2 ? held[0] : yield* draw(game, 'captured card', held, keyOfThing);
  if (card !== undefined) yield* rescue(game, card, seat, cx);
  return card;
}

/** LCG-49 says where the AI does. */
function* jailToOpen(cx: CardGameCx, from: readonly Thing[]): Play<Thing | undefined> {
  const { game, seat } = cx;
  const ai = aiFor(game, seat);
  if (!ai) return yield* choose(game, seat, 'rescue at', from, keyOfThing, cx.card);
  const choice = yield* ai.rescuesAt(game, seat, from);
  if (choice?.reason) cx.why = [...(cx.why ?? []), { reason: choice.reason, about: undefined }];
  return choice?.picked;
}

/** Who did it may look at it there. */
function keep(cx: CardGameCx, card: Thing, at: Thing): Play {
  const { game, seat } = cx;
  const down = () => {
    const isOpen = spotOf(game.state, card)?.where === 'hand';
    takeUp(game, card);
    inPlay(game.state, at)?.kept.push({ card, by: isOpen ? EVERYBODY : 1 << seat });
    return undefined;
  };
  return happen(game, { kind: 'keeps', card, at, by: seat }, down, cx);
}

/** Nobody captures it: it only lies there. */
function plant(cx: CardGameCx, card: Thing, jail: Thing): Play {
  const { game, seat } = cx;
  if (inPlay(game.state, card)) return leave(game, [card], 'removed', seat, cx, 'captured', jail);
  return moveCaptive(cx, card, jail);
}

/** Who does not know a captive learns nothing of it as it moves; what comes from elsewhere was seen. */
function moveCaptive(cx: CardGameCx, card: Thing, to: Thing): Play {
  const spot = spotOf(cx.game.state, card);
  const place = spot?.where === 'captured' ? spot.pile[spot.index] : undefined;
  const by = typeof place === 'object' && 'card' in place ? place.by : EVERYBODY;
  const hidden = (by & (1 << LIGHT)) === 0 ? true : undefined;
  const go = () => {
    takeUp(cx.game, card);
    hold(cx.game, card, to, by);
    return undefined;
  };
  return happen(cx.game, { kind: 'moves captive', card, to, hidden, by: cx.seat }, go, cx);
}
