import type { Cx } from '../rules/battle.ts';
import { claim, flip, giveAway, useClaimAbility } from '../rules/battlefield.ts';
import { hasBattlefield } from '../rules/dice.ts';
import { isAi, playerOf } from '../state.ts';
import type { WordsIn } from './words-in.ts';
import { CARD } from './worth.ts';

/** What can be done with the First Player battlefield, in words. */
const DONE_WITH_IT = {
  flip: 'flip the First Player battlefield',
  use: 'use its claim ability',
  'give away': 'give control of the battlefield to an opponent',
  claim: 'claim the battlefield, even if a teammate has claimed it this round',
} as const;

const WORTH = { flip: 0, use: CARD, 'give away': -CARD, claim: CARD } as const;

function canDo({ game, seat }: Cx, what: keyof typeof DONE_WITH_IT): boolean {
  if (what === 'flip') return true;
  return what === 'use' || what === 'claim' ? !isAi(seat) : hasBattlefield(game.state, seat);
}

/** The First Player battlefield. */
export const BATTLEFIELD_WORD: WordsIn<'battlefield'> = {
  battlefield: {
    can: (cx, { what }) => canDo(cx, what),
    *run(cx, { what }) {
      const { game, seat } = cx;
      if (what === 'flip') flip(game);
      else if (what === 'claim') yield* claim(game, playerOf(game.state, seat));
      else if (what === 'use') yield* useClaimAbility(game, playerOf(game.state, seat));
      else yield* giveAway(game, playerOf(game.state, seat));
    },
    worth: (_, { what }) => WORTH[what],
    text: ({ what }) => DONE_WITH_IT[what],
  },
};
