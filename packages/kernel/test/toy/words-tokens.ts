import { allowed } from '../../src/engine/read.ts';
import { happen } from '../../src/happenings/happen.ts';
import { inTurn } from '../../src/in-turn.ts';
import type { Word } from '../../src/words/words.ts';
import { type Dealt, damage, damageTogether, roomOn } from './damage.ts';
import { cardAt } from './state.ts';
import type { TokenWord, Toy, ToyCx } from './terms.ts';
import { focus, heal, shield, unfocus } from './tokens.ts';
import { costOf, harm, isInPlay, sumOver } from './worth.ts';

type Entries = { readonly [K in TokenWord['do']]: Word<Toy, Extract<TokenWord, { readonly do: K }>> };

export const TOKEN_WORDS: Entries = {
  damage: {
    slots: { n: 'amount', at: 'cards' },
    can: (cx, { n, at }) =>
      n > 0 &&
      at.some((thing) => {
        const isLegal = isInPlay(cx, thing) && allowed(cx.game, 'be damaged', thing, cx.seat);
        return isLegal && roomOn(cx.game, thing) > 0;
      }),
    run(cx, { n, at, unshielded, unprotected, price }) {
      const packets = at.map((card): Dealt => {
        const cause = price ? 'price' : 'effect';
        return { card, n, cause, source: cx.card, by: cx.seat, unshielded, unprotected };
      });
      if (packets.length > 1) return damageTogether(cx.game, packets, cx);
      return inTurn(packets, (packet) => damage(cx.game, packet, cx));
    },
    worth: (cx, { n, at }) =>
      sumOver(at, (thing) => {
        const room = roomOn(cx.game, thing);
        return harm(cx, thing) * (Math.min(n, room) + (room <= n ? costOf(cx, thing) : 0));
      }),
    text: ({ n, at, unshielded, unprotected }) =>
      `deal ${n} damage to ${at}${unshielded ? ', which shields do not stop' : ''}${unprotected ? ', nor Protect' : ''}`,
  },
  heal: {
    slots: { n: 'amount', at: 'cards' },
    can: (cx, { n, at }) =>
      n > 0 && at.some((thing) => isInPlay(cx, thing) && cardAt(cx.game.state, thing).damage > 0),
    run: (cx, { n, at }) => inTurn(at, (thing) => heal(cx.game, thing, n, cx.seat, cx)),
    worth: (cx, { n, at }) =>
      sumOver(at, (thing) => -harm(cx, thing) * Math.min(n, cardAt(cx.game.state, thing).damage)),
    text: ({ n, at }) => `remove ${n} damage from ${at}`,
  },
  shield: {
    slots: { what: 'cards' },
    can: (cx, { what }) =>
      what.some((thing) => isInPlay(cx, thing) && cardAt(cx.game.state, thing).shields === 0),
    run: (cx, { what }) => inTurn(what, (thing) => shield(cx.game, thing, cx.seat, cx)),
    worth: (cx, { what }) => sumOver(what, (thing) => -harm(cx, thing)),
    text: ({ what }) => `shield ${what}`,
  },
  focus: {
    slots: { n: 'amount', on: 'cards' },
    can: (cx, { n, on, price }) =>
      n > 0 &&
      on.some((thing) => {
        const isReady = price === undefined || cardAt(cx.game.state, thing).focus === 0;
        return isInPlay(cx, thing) && isReady && allowed(cx.game, 'be focused', thing, cx.seat);
      }),
    run(cx, { n, on, price }) {
      const cause = price ? 'price' : 'effect';
      return inTurn(on, (card) => focus(cx.game, { card, cause, source: cx.card, by: cx.seat }, n, cx));
    },
    worth: (cx, { n, on }) =>
      sumOver(on, (thing) => harm(cx, thing) * (n + (cardAt(cx.game.state, thing).focus === 0 ? 1 : 0))),
    text: ({ n, on, price }) => (price ? `focus ${on}` : `place ${n} focus on ${on}`),
  },
  unfocus: {
    slots: { on: 'cards', n: 'amount' },
    can: (cx, { on }) => on.some((thing) => isFocused(cx, thing)),
    run: (cx, { on, n }) => inTurn(on, (thing) => unfocus(cx.game, thing, n, cx)),
    worth: (cx, { on }) =>
      sumOver(on, (thing) => -harm(cx, thing) * Math.min(2, cardAt(cx.game.state, thing).focus)),
    text: ({ n, on }) => `remove ${n} focus from ${on}`,
  },
  // Moving is removing: whoever waits for either hears it.
  'move focus': {
    slots: { n: 'amount', from: 'cards', to: 'cards' },
    can: (cx, { n, from, to }) =>
      n > 0 && from.some((a) => isFocused(cx, a) && to.some((b) => a !== b && isInPlay(cx, b))),
    *run(cx, { n, from, to }) {
      const { game, card: source, seat: by } = cx;
      const [card] = to;
      for (const thing of from) {
        yield* unfocus(game, thing, n, cx);
        if (card !== undefined && isInPlay(cx, card))
          yield* focus(game, { card, cause: 'effect', source, by }, cx.n, cx);
      }
    },
    worth: (cx, { from, to }) =>
      1 + sumOver(from, (thing) => -harm(cx, thing)) + sumOver(to, (thing) => harm(cx, thing)),
    text: ({ n, from, to }) => `move ${n} focus from ${from} to ${to}`,
  },
  spend: {
    slots: { resources: 'amount' },
    can: ({ game, seat }, { resources }) => (game.state.resources[seat] ?? 0) >= resources,
    run(cx, { resources }) {
      const { game, seat } = cx;
      return happen(
        game,
        { kind: 'spends', n: resources, by: seat },
        () => {
          game.state.resources[seat] = (game.state.resources[seat] ?? 0) - resources;
          return undefined;
        },
        cx,
      );
    },
    worth: (_, { resources }) => -resources,
    text: ({ resources }) => `spend ${resources} resources`,
  },
};

function isFocused({ game }: ToyCx, thing: number): boolean {
  const { zone, focus: tokens } = cardAt(game.state, thing);
  return zone === 'play' && tokens > 0;
}
