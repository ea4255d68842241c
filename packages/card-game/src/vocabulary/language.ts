import { languageOf, type Words, wholeLanguage } from '@holofoe/kernel';
import type { CardGame } from '../terms/words.ts';
import { sparing } from './affected.ts';
import { CAPTIVE_WORDS } from './captive-words.ts';
import { ENGAGEMENT_WORDS } from './engagement-words.ts';
import { FORCE_WORDS } from './force-words.ts';
import { LOOK_WORDS } from './look.ts';
import { NOW_WORDS } from './now-words.ts';
import { PILE_WORDS } from './pile-words.ts';
import { PLAY_WORDS } from './play-words.ts';
import { worthOfNext, worthOfRule, worthOfStopping } from './rule-worth.ts';
import { SAYS } from './says.ts';
import { SPECIAL_WORDS } from './special.ts';
import { TOKEN_WORDS } from './token-words.ts';

const WORDS: Words<CardGame> = {
  ...TOKEN_WORDS,
  ...PILE_WORDS,
  ...LOOK_WORDS,
  ...PLAY_WORDS,
  ...CAPTIVE_WORDS,
  ...ENGAGEMENT_WORDS,
  ...FORCE_WORDS,
  ...NOW_WORDS,
  ...SPECIAL_WORDS,
};

export const LANGUAGE = languageOf<CardGame>(
  { words: sparing(WORDS), says: SAYS, worthOfRule, worthOfNext, worthOfStopping },
  wholeLanguage(),
);
