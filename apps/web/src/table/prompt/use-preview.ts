import type { Key } from '@holofoe/kernel';
import { useEffect, useMemo, useState } from 'react';
import { isComplete } from '../../session/choosing.ts';
import type { Scene } from '../../session/scene.ts';
import type { Foretold, Session } from '../../session/session.ts';

export type Preview = Foretold;

/** An option, and what of the page it was pointed at on. */
export interface Pointed {
  readonly key: Key;
  readonly at: Element;
}

const WAIT = 60;

/** What the rules say the reply would do that is pointed at or put together; undefined while nothing is. */
export function usePreview(
  session: Session,
  { question, chosen }: Scene,
  pointed: Pointed | undefined,
): Preview | undefined {
  const [preview, setPreview] = useState<Preview & { readonly keys: readonly Key[] }>();
  const keys = useMemo(() => keysOf(question, chosen, pointed?.key), [question, chosen, pointed]);
  const at = keys === chosen ? undefined : pointed?.at;
  useEffect(() => {
    if (!keys) return undefined;
    const timer = setTimeout(() => {
      // What has gone from under the pointer is not left by it.
      if (at?.isConnected !== false) setPreview({ ...session.preview(keys), keys });
    }, WAIT);
    return () => clearTimeout(timer);
  }, [session, keys, at]);
  return preview && preview.keys === keys ? preview : undefined;
}

function keysOf(
  question: Scene['question'],
  chosen: readonly Key[],
  pointed: Key | undefined,
): readonly Key[] | undefined {
  if (!question) return undefined;
  if (question.form.pick !== 'one') return isComplete(question, chosen) ? chosen : undefined;
  return pointed !== undefined && question.options.some(({ key }) => key === pointed) ? [pointed] : undefined;
}
