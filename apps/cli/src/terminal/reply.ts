import { type Form, type Key, lacking } from '@holofoe/kernel';
import type { Question } from '../advice.ts';
import { type Choice, choicesOf, splitExample } from './choices.ts';

export type Reply = { readonly keys: readonly Key[] } | { readonly says: string };

/** What somebody typed, as keys of a reply; otherwise what would be right. */
export function readReply(text: string, question: Question): Reply {
  const { form } = question;
  const choices = choicesOf(question);
  const typed = text.trim();
  if (form.pick === 'one') return readOne(typed, choices);
  if (form.pick === 'split') return readSplit(typed, form, choices);
  const numbers =
    form.pick === 'some' && typed === 'all' ? choices.map((_, i) => i) : readNumbers(typed, choices);
  if (typeof numbers === 'string') return { says: numbers };
  const { min, max } = form.pick === 'some' ? form : { min: choices.length, max: choices.length };
  if (numbers.length < min || numbers.length > max) {
    const count = min === max ? `${min}` : `${min} to ${max}`;
    return { says: `You named ${numbers.length}; name ${count} of them.` };
  }
  if (form.pick === 'some' && form.enough && lacking(form, numbers) > 0) {
    const { total } = form.enough;
    return { says: `Together that is ${total - lacking(form, numbers)}; ${total} is needed.` };
  }
  return { keys: numbers.flatMap((index) => choices[index]?.keys ?? []) };
}

const SHORTEST_NAME = 3;

/** A number, or enough of the words that nothing else is meant. */
function readOne(typed: string, choices: readonly Choice[]): Reply {
  if (/^\d+$/.test(typed)) {
    const choice = choices[Number(typed) - 1];
    return choice ? { keys: choice.keys.slice(0, 1) } : { says: `There is no ${typed}; ${range(choices)}.` };
  }
  const wanted = typed.toLowerCase();
  const exact = choices.filter(({ label }) => label.toLowerCase() === wanted);
  const alike =
    typed.length < SHORTEST_NAME ? [] : choices.filter(({ label }) => label.toLowerCase().includes(wanted));
  const [found, ...more] = exact.length === 1 ? exact : alike;
  if (found && more.length === 0) return { keys: found.keys.slice(0, 1) };
  if (found)
    return { says: `"${typed}" could be ${[found, ...more].map(({ label }) => label).join(' or ')}.` };
  return { says: `"${typed}" is no choice and no command; ${range(choices)}, or ? for help.` };
}

/** "1 3-4" as indexes; a sentence where it is not that. */
function readNumbers(typed: string, choices: readonly Choice[]): number[] | string {
  const indexes: number[] = [];
  for (const part of typed.split(/[\s,]+/).filter((each) => each !== '' && each !== 'none')) {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    if (first === undefined) return `"${part}" is no number; ${range(choices)}, such as "1 3-4".`;
    for (let number = Number(first); number <= Number(last); number++) {
      if (!choices[number - 1]) return `There is no ${number}; ${range(choices)}.`;
      if (indexes.includes(number - 1)) return `You named ${number} twice.`;
      indexes.push(number - 1);
    }
  }
  return indexes;
}

/** "1:3 2:1" as shares; a bare number takes all that is left. */
function readSplit(typed: string, form: Extract<Form, { pick: 'split' }>, choices: readonly Choice[]): Reply {
  const shares = choices.map(() => 0);
  for (const part of typed.split(/[\s,]+/).filter((each) => each !== '')) {
    const [, number, share] = /^(\d+)(?::(\d+))?$/.exec(part) ?? [];
    if (number === undefined)
      return { says: `"${part}" is no share; write such as "${splitExample(form)}".` };
    const index = Number(number) - 1;
    if (!choices[index]) return { says: `There is no ${number}; ${range(choices)}.` };
    const left = form.total - sum(shares);
    shares[index] = (shares[index] ?? 0) + (share === undefined ? left : Number(share));
    const most = form.most[index] ?? 0;
    if ((shares[index] ?? 0) > most) return { says: `${number} takes ${most} at most.` };
  }
  if (sum(shares) !== form.total) return { says: `That is ${sum(shares)}; split ${form.total} in all.` };
  return {
    keys: choices.flatMap(({ keys }, i) =>
      Array.from({ length: shares[i] ?? 0 }, () => keys.slice(0, 1)).flat(),
    ),
  };
}

function range(choices: readonly Choice[]): string {
  return choices.length === 1 ? 'there is 1' : `there are 1 to ${choices.length}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
