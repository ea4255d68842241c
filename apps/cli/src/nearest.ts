import { lettersApart } from '@holofoe/kernel';

/** The words most like a text, the most alike first: those that few letters tell apart. */
export function nearest(text: string, words: readonly string[], count = 3): readonly string[] {
  return words
    .map((word) => ({ word, distance: lettersApart(text.toLowerCase(), word.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ word }) => word);
}
