import type { Picked, Thing } from '@holofoe/kernel';
import type { Filter } from '../cards/filter.ts';
import type { Operations, Word } from '../cards/terms.ts';
import type { About } from '../rules/topics.ts';

/** What a question of a selector is about: by the word that it fills, or by what is to be chosen. */
export function topicOf(word: Word | undefined, picked: Picked<Operations>): About<Thing> {
  const { a, whose } = filterOf(picked);
  if (a === 'side') return whose === 'friend' ? 'player' : 'foe';
  return (word && TOPICS[word.do]) ?? 'choose';
}

function filterOf(picked: Picked<Operations>): Filter {
  if ('each' in picked) return picked.each;
  return 'random' in picked ? picked.random : 'target' in picked ? picked.target : picked.one;
}

const TOPICS: { readonly [Name in Word['do']]?: About<Thing> } = {
  shield: 'shield',
  strip: 'strip shields',
  heal: 'heal',
  hit: 'hit',
  defeat: 'defeat',
};
