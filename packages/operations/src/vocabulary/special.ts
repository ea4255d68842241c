import type { Procedure as Id } from '../cards/words.ts';
import type { Procedure } from './procedure.ts';
import { CALL_UP } from './special-ai.ts';
import { COPY, DETECT, MIND_READING, STRAFE, TAKE_UPGRADE } from './special-cards.ts';
import { ALL_IN, BLOCK, TRICK } from './special-dice.ts';
import type { WordsIn } from './words-in.ts';

const PROCEDURES: { readonly [Name in Id]: Procedure } = {
  'all in': ALL_IN,
  block: BLOCK,
  'call up reserves': CALL_UP,
  copy: COPY,
  detect: DETECT,
  'mind reading': MIND_READING,
  strafe: STRAFE,
  'take an upgrade': TAKE_UPGRADE,
  trick: TRICK,
};

export const SPECIAL: WordsIn<'special'> = {
  special: {
    can: (cx, { id }) => PROCEDURES[id].can(cx),
    run: (cx, { id }) => PROCEDURES[id].run(cx),
    worth: (cx, { id }) => PROCEDURES[id].worth(cx),
    text: ({ id }) => PROCEDURES[id].text,
    key: ({ id }) => id,
  },
};
