import { type Asked, copyOf, type Thing } from '@holofoe/kernel';
import { controllerOf } from '../rules/reads.ts';
import type { CardGame, CardGameCx, CardGameEngine, Cards, Word } from '../terms/words.ts';

/** What moves burdens; a shield that moves only changes its place. */
type Moving = Extract<Word, { readonly do: 'move damage' | 'move focus' }>;

function isMoving(word: Word | undefined): word is Moving {
  return word?.do === 'move damage' || word?.do === 'move focus';
}

/** LCG-18: whether one of its own cards has a burden that the word may take off it. */
export function movesForItself(cx: CardGameCx, word: Word): boolean {
  if (!isMoving(word)) return false;
  const { from } = word;
  if (typeof from !== 'object') return false;
  const filter = 'target' in from ? from.target : 'one' in from ? from.one : undefined;
  if (filter === undefined) return false;
  const { state, rules } = cx.game;
  return state.play.some(
    ({ card, seat, damage, focus }) =>
      seat === cx.seat && (word.do === 'move damage' ? damage : focus) > 0 && rules.test(cx, filter, card),
  );
}

/** As if each of its own cards were the one that is meant. */
export function ownTakers(cx: CardGameCx, each: Cards): readonly CardGameCx[] {
  if (typeof each !== 'object' || !('target' in each)) return [];
  const { as } = each;
  return cx.game.rules.things(cx, each.target).flatMap((thing) => {
    if (controllerOf(cx.game.state, thing) !== cx.seat) return [];
    const taking = copyOf(cx, [thing]);
    if (as !== undefined) taking.named = { ...cx.named, [as]: [thing] };
    return [taking];
  });
}

/** LCG-28: of those that could give a burden away, its own. */
export function ownGivers(
  { state }: CardGameEngine,
  { seat, word, does = word, picked }: Asked<CardGame>,
  from: readonly Thing[],
): readonly Thing[] {
  if (!isMoving(does) || does.from !== picked) return [];
  return from.filter((thing) => controllerOf(state, thing) === seat);
}
