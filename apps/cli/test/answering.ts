import { choiceNumbers } from './holofoe.ts';

/** What answers a question with the numbers of its choices. */
export type Pick = (numbers: readonly number[]) => number | undefined;

/** Answers every question until the game is over, or has taken too long. */
export function answering(pick: Pick, isOver: RegExp): (page: string) => string {
  let answers = 0;
  return (page) => {
    if (isOver.test(page) || ++answers > 5000) return 'quit';
    // A choice that takes two lines is one.
    const question = page.replace(/\n {5}(?=\S)/g, ' ');
    const total = /(\d+) in all, such/.exec(question)?.[1];
    if (total !== undefined) return shares(question, Number(total));
    const numbers = choiceNumbers(question);
    if (/that reach \d+ together/.test(question.replaceAll('\n', ' '))) return 'all';
    const [, least] = /": (\d+)(?: to \d+)? of them/.exec(question.replaceAll('\n', ' ')) ?? [];
    if (least !== undefined) return numbers.slice(0, Number(least)).join(' ');
    if (question.includes('All numbers, in the order')) return numbers.join(' ');
    return String(pick(numbers) ?? '');
  };
}

/** As much as fits on the first, then on the next. */
function shares(question: string, total: number): string {
  let left = total;
  return [...question.matchAll(/ (\d+) {2}.*, (\d+) at most/g)]
    .map(([, number, most]) => {
      const share = Math.min(left, Number(most));
      left -= share;
      return `${number}:${share}`;
    })
    .join(' ');
}

/** The same choices for the same seed. */
export function atRandom(seed: number): Pick {
  let state = seed;
  return (numbers) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return numbers[Math.floor((state / 2 ** 32) * numbers.length)];
  };
}
