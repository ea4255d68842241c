import type { AnyState, GameDefinition, Seat } from '@holofoe/kernel';
import type { History } from './history.ts';
import { before } from './journal.ts';
import { askOptions, chanceOutcomes, isForPerson, replyInWords } from './question.ts';

/** What an undo would take back, in words, and the position that it would go to. */
export interface LastStep {
  readonly to: number;
  readonly kind: 'reply' | 'chance' | 'correction';
  readonly says: string;
  /** What a reply answered. */
  readonly topic?: string;
}

type Words<S extends AnyState> = Pick<
  GameDefinition<unknown, S, unknown, unknown, unknown>,
  'wording' | 'chanceWording'
>;

/** A seat's last reply; or, where it came later, a correction or what a person answered for chance. */
export function lastStep<S extends AnyState, O>(
  history: History<S, O>,
  words: Words<S>,
  personAnswersChance: boolean,
  seat: Seat,
): LastStep | undefined {
  const { journal } = history;
  let takenBack = 0;
  for (let at = journal.length, entry = journal[at - 1]; entry; entry = journal[at - 1]) {
    if ('fix' in entry) return { to: at - 1, kind: 'correction', says: 'correction of the table' };
    if ('back' in entry && entry.back === seat) takenBack++;
    if ('s' in entry && entry.s === seat) {
      if (takenBack === 0) return replyStep(history, words, at - 1, seat, entry.k);
      takenBack--;
    }
    const chance =
      'c' in entry && personAnswersChance ? chanceStep(history, words, at - 1, entry.c) : undefined;
    if (chance) return chance;
    at = before(entry, at);
  }
  return undefined;
}

function replyStep<S extends AnyState, O>(
  history: History<S, O>,
  words: Words<S>,
  to: number,
  seat: Seat,
  keys: readonly string[],
): LastStep {
  const then = history.glanceAt(to);
  const ask = then.askOf(seat);
  const options = ask ? askOptions(ask, words.wording(then.state, ask, seat)) : [];
  return { to, kind: 'reply', says: replyInWords(keys, options), ...(ask ? { topic: ask.topic } : {}) };
}

function chanceStep<S extends AnyState, O>(
  history: History<S, O>,
  words: Words<S>,
  to: number,
  key: string,
): LastStep | undefined {
  const { request, state } = history.glanceAt(to);
  if (request?.kind !== 'chance' || !isForPerson(request)) return undefined;
  const outcomes = chanceOutcomes(request, words.chanceWording(state, request));
  return { to, kind: 'chance', says: replyInWords([key], outcomes) };
}
