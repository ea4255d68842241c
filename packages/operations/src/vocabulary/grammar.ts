import type { Grammar } from '@holofoe/kernel';
import type { Operations } from '../cards/terms.ts';
import { AI_WORDS } from './ai-words.ts';
import { BATTLEFIELD_WORD } from './battlefield.ts';
import { CARDS_IN_PLAY } from './cards-in-play.ts';
import { conditionText } from './conditions.ts';
import { DICE } from './dice.ts';
import { countedText } from './filter-text.ts';
import { HANDS_AND_DECKS } from './hands-and-decks.ts';
import { ruleText } from './rule-text.ts';
import { pickedText } from './selector-text.ts';
import { SPECIAL } from './special.ts';
import { STAGE_WORDS } from './stage-words.ts';
import { PER_PLAYER } from './texts.ts';
import { TOKENS } from './tokens.ts';

const COUNTS: Readonly<Record<Operations['count']['count'], string>> = {
  players: PER_PLAYER,
  'players, at least one': `${PER_PLAYER}, at least 1`,
  'any number': 'any number',
  'actions this turn': 'the number of actions that you took this turn',
  'dice resolved this turn': 'the number of dice that you resolved this turn',
};

const REFS: Readonly<Record<Operations['ref'] | 'host', string>> = {
  host: 'the attached character',
  'this die': 'this die',
  'its card': 'its character',
  you: 'yourself',
  stage: 'the stage',
};

/** What the language is made of; players value its words in their own way. */
export const GRAMMAR: Grammar<Operations> = {
  words: {
    ...TOKENS,
    ...DICE,
    ...HANDS_AND_DECKS,
    ...CARDS_IN_PLAY,
    ...BATTLEFIELD_WORD,
    ...SPECIAL,
    ...AI_WORDS,
    ...STAGE_WORDS,
  },
  says: {
    condition: conditionText,
    filter: countedText,
    picked: pickedText,
    count: ({ count }) => COUNTS[count],
    stat: (stat) => stat,
    rule: ruleText,
    moment: ({ at }) => `at the next "${at}"`,
    ref: (ref) => REFS[ref],
    until: (until) => `the end of the ${until}`,
    name: (kind) => kind,
  },
  worthOfRule: (_cx, rule, _thing, amount) => {
    // A limit that is seldom reached.
    if ('stat' in rule && rule.stat === 'additional actions') return 0;
    return 'add' in rule ? amount : 'cannot' in rule ? -1 : 1;
  },
  worthOfStopping: (cx, live) => (live.by === cx.seat ? -1 : 1),
};
