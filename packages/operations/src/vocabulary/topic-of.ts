import type { Picked, Thing } from '@holofoe/kernel';
import type { Filter } from '../cards/filter.ts';
import type { Operations, Word } from '../cards/terms.ts';
import type { About } from '../rules/topics.ts';

/** What a question of a selector is about: by the word that it fills, or by what is to be chosen. */
export function topicOf(word: Word | undefined, picked: Picked<Operations>): About<Thing> {
  const { a, whose, of } = filterOf(picked);
  if (a === 'side') return whose === 'friend' ? 'player' : 'foe';
  if (word?.do === 'remove')
    return 'by' in picked && picked.by
      ? 'remove own die'
      : of === 'this card'
        ? 'remove this die'
        : 'remove die';
  if (word?.do === 'resolve' && word.as) return 'resolve as another symbol';
  if (word?.do === 'move' && word.from !== undefined) return 'move a card';
  if (word?.do === 'move' && a === 'in play') return 'discard a card';
  if (word?.do === 'activate') return 'upTo' in picked && picked.upTo ? 'activate some' : 'activate';
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
  reroll: 'reroll',
  turn: 'turn die',
  resolve: 'resolve die',
  play: 'play a card',
  move: 'discard a support',
  exhaust: 'exhaust a support',
  ready: 'ready a vehicle',
};
