import { choose, DONE, inTurn, type Key, type Play, type Thing, wordKey } from '@holofoe/kernel';
import { enhancementsOn } from '../rules/attaching.ts';
import { keyOfThing } from '../rules/keys.ts';
import { leave } from '../rules/leaving.ts';
import { heal, unfocus, unshield } from '../rules/tokens.ts';
import { inPlay } from '../state.ts';
import type { CardGameCx, Word } from '../terms/words.ts';
import type { WordsIn } from './words-in.ts';
import { harm, sumOver } from './worth.ts';

/** A token of a kind, or an enhancement, that can be taken from a card. */
type Taken = 'damage' | 'focus' | 'shield' | Thing;

export const TOKEN_TAKING_WORDS: WordsIn<Extract<Word, { readonly do: 'take tokens' }>> = {
  'take tokens': {
    slots: { n: 'amount', on: 'cards' },
    can: (cx, { n, on, enhancements }) =>
      n > 0 && on.some((card) => takeable(cx, card, enhancements).length > 0),
    run: (cx, { n, on, enhancements, orFewer }) =>
      inTurn(on, (card) => taking(cx, card, n, enhancements === true, orFewer === true)),
    worth: (cx, { n, on, enhancements }) =>
      sumOver(on, (card) => Math.min(n, sumOfGood(cx, card, enhancements === true))),
    text: ({ n, on, enhancements, orFewer }) => {
      const what = enhancements ? 'tokens and enhancements' : n === '1' ? 'token' : 'tokens';
      const how = orFewer ? 'any number of' : n;
      return `remove ${how} ${what} of any kind from ${on}`;
    },
  },
};

function takeable({ game }: CardGameCx, card: Thing, enhancements = false): readonly Taken[] {
  const record = inPlay(game.state, card);
  if (!record) return [];
  const tokens: Taken[] = [];
  if (record.damage > 0) tokens.push('damage');
  if (record.focus > 0) tokens.push('focus');
  if (record.shields > 0) tokens.push('shield');
  return enhancements ? [...tokens, ...enhancementsOn(game.state, card)] : tokens;
}

/** One after the other, as the one who does it chooses. */
function* taking(cx: CardGameCx, card: Thing, n: number, enhancements: boolean, orFewer: boolean): Play {
  for (let left = n; left > 0; left--) {
    const open = takeable(cx, card, enhancements);
    if (open.length === 0) return;
    const taken = yield* chosen(cx, card, open, orFewer);
    if (taken === undefined) return;
    yield* take(cx, card, taken);
  }
}

function* chosen(
  cx: CardGameCx,
  card: Thing,
  open: readonly Taken[],
  orFewer: boolean,
): Play<Taken | undefined> {
  const { game, seat } = cx;
  if (game.rules.bot.plays(game.state, seat)) return bestFor(cx, card, open, orFewer);
  const options: readonly (Taken | typeof PASS)[] = orFewer ? [...open, PASS] : open;
  if (options.length === 1) return open[0];
  const answer = yield* choose(game, seat, 'take token', options, keyOfTaken, card);
  return answer === PASS ? undefined : answer;
}

const PASS = 'pass' as const;

function keyOfTaken(taken: Taken | typeof PASS): Key {
  return typeof taken === 'number' ? keyOfThing(taken) : wordKey(taken);
}

/** LCG-31: what does good, the damage first; what would do harm only where something must be taken. */
function bestFor(cx: CardGameCx, card: Thing, open: readonly Taken[], orFewer: boolean): Taken | undefined {
  const best = open.reduce((a, b) => (worthOfTaking(cx, card, b) > worthOfTaking(cx, card, a) ? b : a));
  return orFewer && worthOfTaking(cx, card, best) <= 0 ? undefined : best;
}

function worthOfTaking(cx: CardGameCx, card: Thing, taken: Taken): number {
  if (typeof taken === 'number') return harm(cx, taken);
  return taken === 'shield' ? harm(cx, card) : -harm(cx, card);
}

function sumOfGood(cx: CardGameCx, card: Thing, enhancements: boolean): number {
  const record = inPlay(cx.game.state, card);
  if (!record) return 0;
  const { damage, focus, shields } = record;
  const tokens = harm(cx, card) < 0 ? damage + focus : shields;
  const others = enhancements
    ? enhancementsOn(cx.game.state, card).filter((one) => harm(cx, one) > 0).length
    : 0;
  return tokens + others;
}

function take(cx: CardGameCx, card: Thing, taken: Taken): Play {
  const { game, seat } = cx;
  switch (taken) {
    case 'damage':
      return heal(game, card, 1, seat, cx);
    case 'focus':
      return unfocus(game, card, 1, cx.card, cx);
    case 'shield':
      return unshield(game, card, seat, cx);
    default:
      return typeof taken === 'number' ? leave(game, [taken], 'discarded', seat, cx) : DONE;
  }
}
