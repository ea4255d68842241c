import type { Key } from '@holofoe/kernel';
import { useState } from 'react';
import type { Scene } from '../../session/scene.ts';
import type { Session } from '../../session/session.ts';

/** A reply that would leave something useful undone: it is asked once more. */
export interface Doubt {
  readonly key: Key;
  readonly label: string;
  readonly warning: string;
}

export interface Replies {
  readonly doubt: Doubt | undefined;
  readonly choose: (key: Key) => void;
  readonly confirm: () => void;
  readonly back: () => void;
}

/** Chooses options, and asks once more before something useful is lost. */
export function useReply(session: Session, { question, view, seat }: Scene): Replies {
  const [asked, setAsked] = useState<Doubt & { readonly to: number }>();
  const doubt = asked && question?.to === asked.to ? asked : undefined;
  return {
    doubt,
    choose: (key) => {
      if (!question) return;
      const warning = session.host.warning?.(question, key, view, seat);
      const label = question.options.find((option) => option.key === key)?.label ?? String(key);
      if (warning === undefined || question.form.pick !== 'one') session.choose(key);
      else setAsked({ key, label, warning, to: question.to });
    },
    confirm: () => {
      if (!doubt) return;
      setAsked(undefined);
      session.choose(doubt.key);
    },
    back: () => setAsked(undefined),
  };
}
