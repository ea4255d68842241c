import type { Key } from '@holofoe/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { Scene } from '../../session/scene.ts';
import type { Session } from '../../session/session.ts';
import { lettersOf } from './letters.ts';
import { type Choice, choicesIn } from './why-choices.ts';

export interface Reading {
  readonly choice: Choice | undefined;
  /** The table as it was when the opponent chose: the candidates lie where they lay. */
  readonly view: unknown;
  readonly letters: ReadonlyMap<Key, string> | undefined;
  readonly before: (() => void) | undefined;
  readonly next: (() => void) | undefined;
  /** Opens the first choice of an entry of the log; undefined: the last choice that the table shows. */
  readonly open: (index: number | undefined) => void;
  readonly close: () => void;
}

/** Which of the opponent's choices is explained. */
export function useWhy(session: Session, { told, shown, past }: Scene): Reading {
  const [opened, setOpened] = useState<{ readonly index: number; readonly nth: number }>();
  const choices = useMemo(() => choicesIn(told.slice(0, shown)), [told, shown]);
  const at = choices.findIndex(({ index, nth }) => index === opened?.index && nth === opened.nth);
  const choice = choices[at];
  const letters = useMemo(() => choice && lettersOf(choice.reason), [choice]);
  const view = useMemo(() => choice && session.viewBefore(choice.index), [session, choice]);
  const to = (other: Choice | undefined) => other && (() => setOpened(other));
  const seen = past ?? shown;
  const open = useCallback(
    (index: number | undefined) => {
      const wanted =
        index === undefined
          ? choices.findLast((each) => each.index <= seen)
          : choices.find((each) => each.index === index);
      setOpened(wanted);
    },
    [choices, seen],
  );
  return {
    choice,
    view,
    letters,
    before: to(choices[at - 1]),
    next: to(at < 0 ? undefined : choices[at + 1]),
    open,
    close: useCallback(() => setOpened(undefined), []),
  };
}
