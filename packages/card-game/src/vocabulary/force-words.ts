import { DONE, inTurn, type Seat, seatOfThing } from '@holofoe/kernel';
import { turnBalance } from '../rules/balance.ts';
import { canCommit, commit, uncommit } from '../rules/commitment.ts';
import { moveDial } from '../rules/dial.ts';
import { forceOf } from '../rules/reads.ts';
import { lose } from '../rules/winning.ts';
import { inPlay, LIGHT, playerOf } from '../state.ts';
import type { ForceWord } from '../terms/force-words.ts';
import type { Side } from '../terms/traits.ts';
import type { CardGame, CardGameCx } from '../terms/words.ts';
import { many } from './phrases.ts';
import type { WordsIn } from './words-in.ts';
import { BALANCE, harm, sumOver, worthOfDial } from './worth.ts';

/** Words about the Force and the dial. */
export const FORCE_WORDS: WordsIn<ForceWord<CardGame>> = {
  commit: {
    slots: { who: 'cards' },
    can: (cx, { who }) => who.some((card) => canCommit(cx.game, card)),
    run: (cx, { who }) => inTurn(who, (card) => commit(cx.game, card, cx.seat, cx)),
    worth: (cx, { who }) => sumOver(who, (card) => -harm(cx, card) * forceOf(cx.game, card)),
    text: ({ who }) => `commit ${who} to the Force`,
  },
  uncommit: {
    slots: { who: 'cards' },
    can: (cx, { who }) => who.some((card) => inPlay(cx.game.state, card)?.committed === true),
    run: (cx, { who }) => inTurn(who, (card) => uncommit(cx.game, card, cx.seat, cx)),
    worth: (cx, { who }) => sumOver(who, (card) => harm(cx, card) * forceOf(cx.game, card)),
    text: ({ who }) => `${who} is no longer committed to the Force`,
  },
  dial: {
    slots: { by: 'amount' },
    can: ({ game }, { by, least = 0, back }) => by > 0 && (!back || game.state.dial > least),
    run: (cx, { by, least, back }) => moveDial(cx.game, back ? -by : by, cx.seat, cx, undefined, least),
    worth(cx, { by, least = 0, back }) {
      return worthOfDial(cx, back ? -Math.min(by, Math.max(0, cx.game.state.dial - least)) : by);
    },
    text: ({ by, least, back }) => {
      const floor = least === undefined || least === 0 ? '' : `, to ${least} at least`;
      return `${back ? 'turn the Death Star dial back' : 'advance the Death Star dial'} by ${by}${floor}`;
    },
  },
  'turn balance': {
    can: (cx, { to }) => cx.game.state.balance !== sideFor(cx, to),
    run: (cx, { to }) => turnBalance(cx.game, sideFor(cx, to), cx.seat),
    worth: (cx, { to }) => (sideFor(cx, to) === playerOf(cx.game.state, cx.seat).side ? BALANCE : -BALANCE),
    text: ({ to }) => `turn the Balance of the Force to the ${to} side`,
  },
  'skip force phase': {
    can: ({ game }) => game.state.phase !== 'force' && !game.state.skipsForce,
    run({ game }) {
      game.state.skipsForce = true;
      return DONE;
    },
    worth: () => 1,
    text: () => 'there is no Force phase this turn',
  },
  'force icons': {
    slots: { n: 'amount' },
    can: (cx, { n, in: where }) => n > 0 && extraIn(cx, where) !== undefined,
    run(cx, { n, in: where }) {
      const extra = extraIn(cx, where);
      if (extra) extra[cx.seat === LIGHT ? 0 : 1] += n;
      return DONE;
    },
    worth: (_, { n }) => n,
    text: ({ n, in: where }) => `count ${many(n, 'more Force icon')} in this ${where}`,
  },
  'lose the game': {
    slots: { who: 'cards' },
    can: () => true,
    run: (cx, { who }) => lose(cx.game, seatIn(who), 'a card'),
    worth: ({ seat }, { who }) => (seatIn(who) === seat ? -LOST : LOST),
    text: ({ who }) => (who === 'you' ? 'you lose the game' : 'your opponent loses the game'),
  },
};

/** Where icons of effects are added up, by seat. */
function extraIn({ game, now }: CardGameCx, where: 'edge battle' | 'struggle'): [number, number] | undefined {
  if (where === 'edge battle') return game.state.engagement?.battle?.extra;
  return now?.kind === 'struggle begins' ? now.extra : undefined;
}

/** Nothing on a card outweighs the game. */
const LOST = 1000;

function seatIn([thing = -1]: readonly number[]): Seat {
  return seatOfThing(thing);
}

function sideFor({ game }: CardGameCx, to: Side | 'other'): Side {
  if (to !== 'other') return to;
  return game.state.balance === 'light' ? 'dark' : 'light';
}
