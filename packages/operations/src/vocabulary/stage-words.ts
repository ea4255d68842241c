import { defeatWithoutHealth } from '../rules/damage.ts';
import { tell } from '../rules/happening.ts';
import { shuffleInto } from '../rules/own-cards.ts';
import { chooseSome } from '../rules/topics.ts';
import { FIRST_AREA, turnOrder } from '../state.ts';
import { aiSide as ai, sourceOf } from './select.ts';
import { counted } from './texts.ts';
import type { WordsIn } from './words-in.ts';

/** What a stage does, for or to the players. */
export const STAGE_WORDS: WordsIn<'place a counter' | 'each player shuffles back'> = {
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
};
