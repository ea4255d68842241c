import { dealSpread, defeatWithoutHealth } from '../rules/damage.ts';
import { tell } from '../rules/happening.ts';
import { chooseDiscards, shuffleInto } from '../rules/own-cards.ts';
import { choose, chooseSome } from '../rules/topics.ts';
import { FIRST_AREA, isIn, turnOrder } from '../state.ts';
import { aiSide as ai, playersOf as players, sourceOf } from './select.ts';
import { counted } from './texts.ts';
import type { WordsIn } from './words-in.ts';

/** What a stage does, for or to the players. */
export const STAGE_WORDS: WordsIn<
  'place a counter' | 'each player shuffles back' | 'each player discards or suffers'
> = {
  'place a counter': {
    can: () => true,
    *run(cx) {
      const area = ai(cx);
      area.counters++;
      tell(cx.game, { kind: 'counter', area: area.no - FIRST_AREA, now: area.counters });
      yield* defeatWithoutHealth(cx.game, area);
    },
    worth: () => 0,
    text: () => 'place 1 counter here',
  },
  'each player shuffles back': {
    can: (cx) => turnOrder(cx.game.state).some(({ discard }) => discard.length > 0),
    *run(cx, { cards }) {
      const { game } = cx;
      for (const player of turnOrder(game.state)) {
        const { discard } = player;
        const most = Math.min(cards, discard.length);
        if (most === 0) continue;
        const back = yield* chooseSome(
          game,
          player.no,
          'shuffle back',
          [...discard],
          { min: 0, max: most },
          sourceOf(cx),
        );
        if (back.length === 0) continue;
        for (const card of back) discard.splice(discard.indexOf(card), 1);
        shuffleInto(game, player, back);
      }
    },
    worth: () => 0,
    text: ({ cards }) =>
      `each player may shuffle up to ${counted(cards, 'card')} from their discard pile into their deck`,
  },
  'each player discards or suffers': {
    can: (cx) => players(cx).length > 0,
    *run(cx) {
      const { game } = cx;
      for (const player of players(cx)) {
        const options = player.hand.length > 0 ? (['discard', 'suffer'] as const) : (['suffer'] as const);
        const chosen = yield* choose(game, player.no, 'discard or suffer', options, sourceOf(cx));
        if (chosen === 'discard') yield* chooseDiscards(game, player, 1, 'stage');
        else if (isIn(player)) yield* dealSpread(game, player, 1, 'stage');
      }
    },
    worth: () => 0,
    text: () => 'each player here discards 1 card of their choice or takes 1 indirect damage',
  },
};
