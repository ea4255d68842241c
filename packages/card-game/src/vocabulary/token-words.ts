import { allowed, type Filled, inTurn, type Play, split, type Thing } from '@holofoe/kernel';
import { fromDearest } from '../ai/dearest.ts';
import {
  canBeDamaged,
  type Dealt,
  damage,
  damageOn,
  damageTogether,
  moveDamage,
  roomOn,
} from '../rules/damage.ts';
import { keyOfThing } from '../rules/keys.ts';
import { focus, heal, shield, unfocus, unshield } from '../rules/tokens.ts';
import { inPlay } from '../state.ts';
import type { TokenWord } from '../terms/token-words.ts';
import type { CardGame, CardGameCx, Word } from '../terms/words.ts';
import { focusTokens, many, ofDamage } from './phrases.ts';
import { SPENDING_WORDS } from './spending-words.ts';
import { TOKEN_TAKING_WORDS } from './take-tokens.ts';
import type { WordsIn } from './words-in.ts';
import { harm, priceOfFocus, sumOver, worthOfDamage } from './worth.ts';

export const TOKEN_WORDS: WordsIn<TokenWord<CardGame>> = {
  damage: {
    slots: { n: 'amount', at: 'cards' },
    can: (cx, { n, at, price }) => n > 0 && at.some((card) => canDamage(cx, card, price ? n : 1)),
    run(cx, word) {
      if (word.divided) return divide(cx, word);
      const packets = word.at.map((card) => packetFor(cx, word, card, word.n));
      if (packets.length > 1) return damageTogether(cx.game, packets, cx);
      return inTurn(packets, (packet) => damage(cx.game, packet, cx));
    },
    worth: (cx, { n, at, divided }) =>
      divided
        ? Math.max(0, ...at.map((card) => worthOfDamage(cx, card, n)))
        : sumOver(at, (card) => worthOfDamage(cx, card, n)),
    text: ({ n, at, unshielded, unprotected, divided }) =>
      `deal ${ofDamage(n)}${divided ? ', divided as you like,' : ''} to ${at}${unshielded ? ' that shields do not stop' : ''}${unprotected ? ' and Protect does not take' : ''}`,
  },
  heal: {
    slots: { n: 'amount', at: 'cards' },
    can: (cx, { n, at }) => n > 0 && at.some((card) => isDamaged(cx, card)),
    run: (cx, { n, at }) => inTurn(at, (card) => heal(cx.game, card, n, cx.seat, cx)),
    worth: (cx, { n, at }) =>
      sumOver(at, (card) => -harm(cx, card) * Math.min(n, damageOn(cx.game.state, card))),
    text: ({ n, at }) => `remove ${ofDamage(n)} from ${at}`,
  },
  'move damage': {
    slots: { from: 'cards', n: 'amount', to: 'cards' },
    can: (cx, { from, n, to }) =>
      n > 0 &&
      from.some((a) => damageOn(cx.game.state, a) > 0 && to.some((b) => a !== b && canDamage(cx, b, 1))),
    run: (cx, { from, n, to }) =>
      inTurn(from, (a) => inTurn(to.slice(0, 1), (b) => moveDamage(cx.game, a, b, n, cx.seat, cx))),
    worth(cx, { from, n, to }) {
      const moved = (card: Thing) => Math.min(n, damageOn(cx.game.state, card));
      return sumOver(
        from,
        (a) => -harm(cx, a) * moved(a) + sumOver(to, (b) => worthOfDamage(cx, b, moved(a))),
      );
    },
    text: ({ from, n, to }) => `move ${ofDamage(n)} from ${from} to ${to}`,
  },
  focus: {
    slots: { n: 'amount', on: 'cards' },
    can: (cx, { n, on, price }) => n > 0 && on.some((card) => canFocus(cx, card, price === true)),
    run(cx, { n, on, price }) {
      const cause = price ? 'price' : 'effect';
      return inTurn(on, (card) => focus(cx.game, { card, cause, source: cx.card, by: cx.seat }, n, cx));
    },
    worth: (cx, { n, on, price }) =>
      sumOver(on, (card) => (price ? -priceOfFocus(cx, card) : harm(cx, card) * n)),
    text: ({ n, on, price }) => {
      if (!price) return `place ${focusTokens(n)} on ${on}`;
      return n === '1' ? `focus ${on}` : `focus ${on} with ${focusTokens(n)}`;
    },
  },
  unfocus: {
    slots: { n: 'amount', on: 'cards' },
    can: (cx, { n, on }) => n > 0 && on.some((card) => focusOn(cx, card) > 0),
    run: (cx, { n, on }) => inTurn(on, (card) => unfocus(cx.game, card, n, cx.card, cx)),
    worth: (cx, { n, on }) => sumOver(on, (card) => -harm(cx, card) * Math.min(n, focusOn(cx, card))),
    text: ({ n, on }) => `remove ${focusTokens(n)} from ${on}`,
  },
  // Moving is removing and placing: whoever waits for either hears it.
  'move focus': {
    slots: { n: 'amount', from: 'cards', to: 'cards' },
    can: (cx, { n, from, to }) =>
      n > 0 && from.some((a) => focusOn(cx, a) > 0 && to.some((b) => a !== b && canFocus(cx, b, false))),
    *run(cx, { n, from, to }) {
      const { game, card: source, seat: by } = cx;
      const [card] = to;
      for (const thing of from) {
        yield* unfocus(game, thing, n, source, cx);
        if (card !== undefined) yield* focus(game, { card, cause: 'effect', source, by }, cx.n, cx);
      }
    },
    worth: (cx, { n, from, to }) =>
      sumOver(from, (a) => -harm(cx, a) * Math.min(n, focusOn(cx, a))) + sumOver(to, (b) => harm(cx, b) * n),
    text: ({ n, from, to }) => `move ${focusTokens(n)} from ${from} to ${to}`,
  },
  shield: {
    slots: { on: 'cards', n: 'amount' },
    can: (cx, { on, evenShielded }) => on.some((card) => canShield(cx, card, evenShielded === true)),
    run: (cx, { on, n = 1, evenShielded }) =>
      inTurn(on, (card) =>
        inTurn(Array.from({ length: n }), () => shield(cx.game, card, cx.seat, cx, evenShielded)),
      ),
    worth: (cx, { on, n = 1 }) => sumOver(on, (card) => -harm(cx, card) * n),
    text: ({ on, n, evenShielded }) =>
      `place ${n === undefined ? 'a shield' : many(n, 'shield')} on ${on}${evenShielded ? ', even if it has one' : ''}`,
  },
  unshield: {
    slots: { on: 'cards', n: 'amount' },
    can: (cx, { on, n }) => n > 0 && on.some((card) => shieldsOn(cx, card) > 0),
    run: (cx, { on, n }) =>
      inTurn(on, (card) =>
        inTurn(Array.from({ length: Math.min(n, shieldsOn(cx, card)) }), () =>
          unshield(cx.game, card, cx.seat, cx),
        ),
      ),
    worth: (cx, { on, n }) => sumOver(on, (card) => harm(cx, card) * Math.min(n, shieldsOn(cx, card))),
    text: ({ on, n }) => `remove ${many(n, 'shield')} from ${on}`,
  },
  'move shield': {
    slots: { from: 'cards', to: 'cards' },
    can: (cx, { from, to }) =>
      from.some((a) => shieldsOn(cx, a) > 0 && to.some((b) => a !== b && canShield(cx, b, false))),
    *run(cx, { from, to }) {
      const [a] = from;
      const [b] = to;
      if (a === undefined || b === undefined) return;
      yield* unshield(cx.game, a, cx.seat, cx);
      yield* shield(cx.game, b, cx.seat, cx);
    },
    worth: (cx, { from, to }) => sumOver(from, (a) => harm(cx, a)) + sumOver(to, (b) => -harm(cx, b)),
    text: ({ from, to }) => `move a shield from ${from} to ${to}`,
  },
  ...TOKEN_TAKING_WORDS,
  ...SPENDING_WORDS,
};

type DamageWord = Filled<CardGame, Extract<Word, { readonly do: 'damage' }>>;

function packetFor(cx: CardGameCx, word: DamageWord, card: Thing, n: number): Dealt {
  const { unshielded, unprotected, price, asIcons } = word;
  const cause = price ? 'price' : asIcons ? 'icon' : 'effect';
  return { card, n, cause, source: cx.card, by: cx.seat, unshielded, unprotected };
}

/** Among all of them together; all of it is dealt at once. LCG-44: the AI goes on to the next when one falls. */
function* divide(cx: CardGameCx, word: DamageWord): Play {
  const { game, seat } = cx;
  const { at, n } = word;
  const room = at.map((card) => roomOn(game, card));
  const total = Math.min(
    n,
    room.reduce((sum, each) => sum + each, 0),
  );
  const shares = game.rules.bot.plays(game.state, seat)
    ? fromDearest(game, at, total, room)
    : yield* split(game, seat, 'divide damage', at, total, room, keyOfThing, cx.card);
  const packets = at.flatMap((card, i) => {
    const share = shares[i] ?? 0;
    return share > 0 ? [packetFor(cx, word, card, share)] : [];
  });
  yield* damageTogether(game, packets, cx);
}

function canDamage({ game, seat, card: source }: CardGameCx, card: Thing, least: number): boolean {
  return canBeDamaged(game, { card, by: seat, source }) && roomOn(game, card) >= least;
}

function isDamaged({ game, seat }: CardGameCx, card: Thing): boolean {
  return (inPlay(game.state, card)?.damage ?? 0) > 0 && allowed(game, 'be healed', card, seat);
}

/** As a price only a ready card can be focused. */
function canFocus({ game, seat }: CardGameCx, card: Thing, isPrice: boolean): boolean {
  const record = inPlay(game.state, card);
  if (!record || !allowed(game, 'be focused', card, seat)) return false;
  return !isPrice || (record.focus === 0 && record.seat === seat);
}

function focusOn({ game }: CardGameCx, card: Thing): number {
  return inPlay(game.state, card)?.focus ?? 0;
}

function shieldsOn({ game }: CardGameCx, card: Thing): number {
  return inPlay(game.state, card)?.shields ?? 0;
}

function canShield({ game }: CardGameCx, card: Thing, isEven: boolean): boolean {
  const record = inPlay(game.state, card);
  return record !== undefined && (isEven || record.shields === 0);
}
