import { DONE, happen, inTurn, type Play, type Seat, type Thing } from '@holofoe/kernel';
import { usableIcons } from '../ai/strikes.ts';
import { lay, layFromFateDeck } from '../rules/edge-stacks.ts';
import { canJoin, isFighting, join, leaveEngagement } from '../rules/participation.ts';
import { putInDiscard } from '../rules/piles.ts';
import { forceOf } from '../rules/reads.ts';
import { canStrike, strike } from '../rules/strike.ts';
import { isUnseen } from '../rules/unseen.ts';
import { spotOf, takeUp } from '../rules/zones.ts';
import { type EdgeBattle, inPlay, playerOf } from '../state.ts';
import type { EngagementWord } from '../terms/engagement-words.ts';
import type { CardGame, CardGameCx, HappeningOf } from '../terms/words.ts';
import { outOf } from './phrases.ts';
import type { WordsIn } from './words-in.ts';
import { harm, iconsOn, sumOver } from './worth.ts';

/** Words about the engagement and its edge battle. */
export const ENGAGEMENT_WORDS: WordsIn<EngagementWord<CardGame>> = {
  'leave engagement': {
    slots: { who: 'cards' },
    can: (cx, { who }) => who.some((card) => isTakingPart(cx, card)),
    run: (cx, { who }) => inTurn(who, (card) => leaveEngagement(cx.game, card, cx)),
    worth: (cx, { who }) => sumOver(who, (card) => harm(cx, card) * Math.max(1, iconsOn(cx, card))),
    text: ({ who }) => `remove ${who} from the engagement`,
  },
  'join engagement': {
    slots: { who: 'cards' },
    can: (cx, { who }) => who.some((card) => canJoin(cx.game.state, inPlay(cx.game.state, card))),
    run: (cx, { who }) => inTurn(who, (card) => join(cx.game, card, cx)),
    worth: (cx, { who }) => sumOver(who, (card) => -harm(cx, card) * Math.max(1, iconsOn(cx, card))),
    text: ({ who }) => `${who} joins the engagement`,
  },
  'turn the engagement': {
    slots: { to: 'cards' },
    can: (cx, { to }) => to.some((card) => canTurnTo(cx, card)),
    run: (cx, { to }) => inTurn(to.slice(0, 1), (card) => turnTo(cx, card)),
    worth: (cx, { to }) => (to.some((card) => inPlay(cx.game.state, card)?.seat === cx.seat) ? 1 : 0),
    text: ({ to }) => `move the engagement to ${to}`,
  },
  'end engagement': {
    can: ({ game }) => isFighting(game.state),
    run(cx) {
      const { engagement } = cx.game.state;
      if (engagement) engagement.over = true;
      return DONE;
    },
    worth: ({ game, seat }) => (game.state.engagement?.attacker === seat ? -1 : 1),
    text: () => 'the engagement ends',
  },
  strike: {
    slots: { who: 'cards' },
    can: (cx, { who }) =>
      isFighting(cx.game.state) && who.some((card) => isTakingPart(cx, card) && canStrike(cx.game, card)),
    run: (cx, { who }) => inTurn(who, (card) => strike(cx.game, card, cx)),
    worth: (cx, { who }) => sumOver(who, (card) => -harm(cx, card) * iconsOn(cx, card)),
    text: ({ who }) => `strike with ${who}`,
  },
  'skip icons': {
    can: (cx) => strikeNow(cx) !== undefined,
    run(cx) {
      const live = strikeNow(cx);
      if (live) live.noIcons = true;
      return DONE;
    },
    worth: (cx) => {
      const card = strikeNow(cx)?.card;
      return card === undefined ? 0 : harm(cx, card) * usableIcons(card, cx.game);
    },
    text: () => 'do not resolve its combat icons',
  },
  'restart edge battle': {
    can: (cx) => battleOf(cx)?.again === false,
    run(cx) {
      const battle = battleOf(cx);
      if (battle) {
        battle.again = true;
        battle.fates.length = 0;
      }
      return DONE;
    },
    worth: () => 1,
    text: () => 'cancel this edge battle and all other fates; a new edge battle starts',
  },
  lay: {
    slots: { what: 'cards' },
    can: (cx, { what }) => battleOf(cx) !== undefined && what.some((card) => canBeLaid(cx, card)),
    run(cx, { what }) {
      const battle = battleOf(cx);
      if (!battle) return DONE;
      return inTurn(what, (card) =>
        // LCG-24: in place of a card of its hand or deck the AI takes the top of its fate deck.
        isUnseen(card) || isOfAisDeck(cx, card)
          ? layFromFateDeck(cx.game, battle, cx.seat, undefined, cx)
          : lay(cx.game, battle, cx.seat, card, cx),
      );
    },
    worth: (cx, { what }) => sumOver(what, (card) => (isUnseen(card) ? 1 : forceOf(cx.game, card))),
    text: ({ what }) => `place ${outOf(what)} in your edge stack`,
  },
  'throw out': {
    slots: { what: 'cards' },
    can: (cx, { what }) => what.some((card) => spotOf(cx.game.state, card)?.where === 'edge stack'),
    run: (cx, { what }) => inTurn(what, (card) => throwOut(cx, card)),
    worth: (cx, { what }) => sumOver(what, (card) => harm(cx, card) * forceOf(cx.game, card)),
    text: ({ what }) => `discard ${what}`,
  },
  // A switch needs something on both sides.
  'swap stacks': {
    can: (cx) => battleOf(cx)?.stacks.every((stack) => stack.length > 0) === true,
    run(cx) {
      battleOf(cx)?.stacks.reverse();
      return DONE;
    },
    worth: (cx) => {
      const stacks = battleOf(cx)?.stacks;
      const mine = stacks?.[sideOf(cx.seat)].length ?? 0;
      return (stacks?.[sideOf(1 - cx.seat)].length ?? 0) - mine;
    },
    text: () => 'switch the edge stacks',
  },
};

function sideOf(seat: Seat): 0 | 1 {
  return seat === 0 ? 0 : 1;
}

function canBeLaid({ game: { state }, seat }: CardGameCx, card: Thing): boolean {
  return isUnseen(card) ? playerOf(state, seat).fates.length > 0 : spotOf(state, card) !== undefined;
}

function isTakingPart({ game }: CardGameCx, card: Thing): boolean {
  return (inPlay(game.state, card)?.role ?? null) !== null;
}

function battleOf({ game }: CardGameCx): EdgeBattle | undefined {
  return game.state.engagement?.battle ?? undefined;
}

/** The innermost strike. */
function strikeNow({ game }: CardGameCx): HappeningOf<'strikes'> | undefined {
  const open = [...game.flight].reverse().find(({ kind }) => kind === 'strikes');
  return open?.kind === 'strikes' ? open : undefined;
}

/** Another objective of the defender. What it was declared against stays used up, what it turns to does not become so. */
function canTurnTo({ game: { state }, now }: CardGameCx, card: Thing): boolean {
  const { engagement } = state;
  const record = inPlay(state, card);
  if (!engagement || engagement.over || !record || record.seat === engagement.attacker) return false;
  if (record.type !== 'objective' && record.type !== 'mission') return false;
  const isBeingEngaged = now?.kind === 'engaged' && engagement.engaged === null;
  return card !== (isBeingEngaged ? now.card : engagement.engaged);
}

/** While it is being engaged what happens is changed; later it is a happening of its own. */
function turnTo(cx: CardGameCx, card: Thing): Play {
  const { game, now } = cx;
  const { engagement } = game.state;
  if (!engagement) return DONE;
  if (now?.kind === 'engaged' && engagement.engaged === null) {
    now.card = card;
    return DONE;
  }
  const turn = () => {
    engagement.engaged = card;
    return undefined;
  };
  return happen(game, { kind: 'engaged', card, how: 'turned', by: cx.seat }, turn, cx);
}

function throwOut(cx: CardGameCx, card: Thing): Play {
  const { game } = cx;
  const away = () => {
    takeUp(game, card);
    putInDiscard(game, card);
    return undefined;
  };
  return happen(game, { kind: 'discards', card, from: 'edge stack', by: cx.seat }, away, cx);
}

function isOfAisDeck({ game, seat }: CardGameCx, card: Thing): boolean {
  const { isAi, fates } = playerOf(game.state, seat);
  return isAi && fates.length > 0 && spotOf(game.state, card)?.where === 'deck';
}
