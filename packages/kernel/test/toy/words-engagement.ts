import { DONE } from '../../src/done.ts';
import { happen } from '../../src/happenings/happen.ts';
import { inTurn } from '../../src/in-turn.ts';
import type { Thing } from '../../src/language/thing.ts';
import type { Word } from '../../src/words/words.ts';
import { join } from './entering.ts';
import { cardAt, type EdgeBattle, isFighting, otherSeat } from './state.ts';
import { canStrike, strike } from './strike.ts';
import type { EdgeWord, EngagementWord, Toy, ToyCx } from './terms.ts';
import { harm, isInPlay, sumOver } from './worth.ts';
import { unstack } from './zones.ts';

type W = EngagementWord | EdgeWord;
type Entries = { readonly [K in W['do']]: Word<Toy, Extract<W, { readonly do: K }>> };

export const ENGAGEMENT_WORDS: Entries = {
  'turn the engagement': {
    slots: { to: 'cards' },
    can: (cx, { to }) => isFighting(cx.game.state) && to.some((thing) => canTurnTo(cx, thing)),
    run(cx, { to }) {
      const { game, now } = cx;
      const { engagement } = game.state;
      const [card] = to;
      if (card === undefined || !engagement) return DONE;
      // While it is being engaged what happens is changed; later it is a happening of its own.
      if (now?.kind === 'engaged' && engagement.engaged < 0) {
        now.card = card;
        cx.did.done++;
        return DONE;
      }
      const turn = () => {
        engagement.engaged = card;
        return undefined;
      };
      return happen(game, { kind: 'turns', card, by: cx.seat }, turn, cx);
    },
    worth: () => 1,
    text: ({ to }) => `${to} is engaged instead`,
  },
  'join engagement': {
    slots: { who: 'cards' },
    can: (cx, { who }) =>
      isFighting(cx.game.state) &&
      who.some((thing) => {
        const { type, role } = cardAt(cx.game.state, thing);
        return isInPlay(cx, thing) && type === 'unit' && role === '';
      }),
    run: (cx, { who }) => inTurn(who, (thing) => join(cx.game, thing, cx)),
    worth: () => 1,
    text: ({ who }) => `${who} joins the engagement`,
  },
  'leave engagement': {
    slots: { who: 'cards' },
    can: (cx, { who }) => who.some((thing) => cardAt(cx.game.state, thing).role !== ''),
    run: (cx, { who }) =>
      inTurn(who, (card) =>
        happen(
          cx.game,
          { kind: 'leaves engagement', card, by: cx.seat },
          () => {
            cardAt(cx.game.state, card).role = '';
            return undefined;
          },
          cx,
        ),
      ),
    worth: (cx, { who }) => sumOver(who, (thing) => harm(cx, thing)),
    text: ({ who }) => `remove ${who} from the engagement`,
  },
  'end engagement': {
    can: ({ game }) => isFighting(game.state),
    run(cx) {
      const { engagement } = cx.game.state;
      if (engagement) engagement.over = true;
      cx.did.done++;
      return DONE;
    },
    worth: ({ game, seat }) => (game.state.engagement?.attacker === seat ? -1 : 1),
    text: () => 'the engagement ends',
  },
  strike: {
    slots: { who: 'cards' },
    can: (cx, { who }) =>
      isFighting(cx.game.state) &&
      who.some((thing) => canStrike(cx.game, thing) && cardAt(cx.game.state, thing).role !== ''),
    run: (cx, { who }) => inTurn(who, (thing) => strike(cx.game, thing, cx)),
    worth: (cx, { who }) => sumOver(who, (thing) => -harm(cx, thing)),
    text: ({ who }) => `${who} strikes`,
  },
  'restart edge battle': {
    can: (cx) => battleOf(cx)?.again === false,
    run(cx) {
      const battle = battleOf(cx);
      if (battle) Object.assign(battle, { again: true, fates: [] });
      cx.did.done++;
      return DONE;
    },
    worth: () => 1,
    text: () => 'cancel all other fates and start the edge battle again',
  },
  'edge icons': {
    slots: { n: 'amount' },
    can: (cx, { n }) => n > 0 && battleOf(cx) !== undefined,
    run(cx, { n }) {
      const battle = battleOf(cx);
      if (battle) battle.extra[cx.seat] = (battle.extra[cx.seat] ?? 0) + n;
      cx.did.done++;
      return DONE;
    },
    worth: (_, { n }) => n,
    text: ({ n }) => `${n} more Force icons`,
  },
  'swap stacks': {
    can: (cx) => battleOf(cx)?.stacks.every((stack) => stack.length > 0) === true,
    run(cx) {
      battleOf(cx)?.stacks.reverse();
      cx.did.done++;
      return DONE;
    },
    worth: (cx) => stackOf(cx, otherSeat(cx.seat)) - stackOf(cx, cx.seat),
    text: () => 'switch the edge stacks',
  },
  'throw out': {
    slots: { what: 'cards' },
    can: ({ game }, { what }) => what.some((thing) => cardAt(game.state, thing).zone === 'edge'),
    run: (cx, { what }) =>
      inTurn(what, (card) =>
        happen(
          cx.game,
          { kind: 'discards', card, by: cx.seat },
          () => {
            unstack(cx.game, card);
            return undefined;
          },
          cx,
        ),
      ),
    worth: (_, { what }) => what.length,
    text: ({ what }) => `discard ${what} from the stack`,
  },
};

/** Another objective of the defender. */
function canTurnTo({ game, now }: ToyCx, thing: Thing): boolean {
  const { engagement } = game.state;
  const { zone, type, seat } = cardAt(game.state, thing);
  if (!engagement || zone !== 'play' || type !== 'objective' || seat === engagement.attacker) return false;
  const isBeingEngaged = now?.kind === 'engaged' && engagement.engaged < 0;
  return thing !== (isBeingEngaged ? now.card : engagement.engaged);
}

function battleOf({ game }: ToyCx): EdgeBattle | undefined {
  return game.state.engagement?.battle ?? undefined;
}

function stackOf(cx: ToyCx, seat: number): number {
  return battleOf(cx)?.stacks[seat]?.length ?? 0;
}
