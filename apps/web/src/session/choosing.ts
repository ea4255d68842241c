import { type Key, lacking } from '@holofoe/kernel';
import type { Pending } from '@holofoe/table';
import type { Question } from '../host/game-host.ts';

/** What an answer becomes when an option is tapped: chosen, no longer chosen, or one share more. */
export function tapped(question: Question, chosen: readonly Key[], key: Key): readonly Key[] {
  const { form, options } = question;
  const without = chosen.filter((other) => other !== key);
  const share = chosen.length - without.length;
  switch (form.pick) {
    case 'one':
      return [key];
    case 'some':
      if (share > 0) return without;
      // Where one is wanted, another tap changes one's mind.
      if (form.max === 1) return [key];
      return chosen.length < form.max ? [...chosen, key] : chosen;
    case 'order':
      return share > 0 ? without : [...chosen, key];
    case 'split': {
      const most = form.most[options.findIndex((option) => option.key === key)] ?? 0;
      return chosen.length < form.total && share < most ? [...chosen, key] : without;
    }
  }
}

/** What is chosen from the start: the one thing that can be, where something must. */
export function onlyAnswer(pending: Pending): readonly Key[] {
  if (pending.kind !== 'ask' || pending.form.pick !== 'some' || pending.form.min === 0) return [];
  return pending.options.length === 1 ? pending.options.map(({ key }) => key) : [];
}

/** Whether a form is filled in, as far as counting can tell. */
export function isComplete({ form, options }: Question, chosen: readonly Key[]): boolean {
  const indexes = chosen.map((key) => options.findIndex((option) => option.key === key));
  switch (form.pick) {
    case 'one':
      return chosen.length === 1;
    case 'some':
      return chosen.length >= form.min && chosen.length <= form.max && lacking(form, indexes) === 0;
    case 'order':
      return chosen.length === options.length;
    case 'split':
      return chosen.length === form.total;
  }
}
