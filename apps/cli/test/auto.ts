import { choiceNumbers } from './holofoe.ts';

/** What answers a question with the numbers of its choices. */
export type Pick = (numbers: readonly number[]) => number | undefined;

/** Answers every question until the game is over, or has taken too long. */
export function answering(pick: Pick, isOver: RegExp, most = 5000): (question: string) => string {
  let answers = 0;
  return (question) => {
    if (isOver.test(question) || ++answers > most) return 'quit';
    const total = /(\d+) in all/.exec(question)?.[1];
    if (total !== undefined) return shares(question, Number(total));
    return String(pick(choiceNumbers(question)) ?? '');
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
