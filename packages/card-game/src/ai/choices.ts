import { type Bot, byWorth } from '@holofoe/kernel';
import type { CardGame } from '../cards/words.ts';
import { playerOf } from '../rules/state.ts';

/**
 * How the AI chooses what an effect leaves open: the one place for LCG-28 to LCG-31, LCG-39 and LCG-55. For now it takes
 * what is worth most by the points of LCG-18.
 */
export const CHOICES: Bot<CardGame> = byWorth('LCG-31', (state, seat) => playerOf(state, seat).isAi);
