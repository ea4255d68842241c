import { randomReply, seededFraction } from '@holofoe/kernel';
import type { MakePolicy } from './policy.ts';

/** Every legal reply can come, for any game and every form of question. */
export const randomPolicy: MakePolicy = (seed) => {
  let drawn = 0;
  return (ask) => randomReply(ask, () => seededFraction(seed, drawn++));
};
