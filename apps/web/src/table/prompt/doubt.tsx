import { useEffect, useRef } from 'react';
import { useFocusBack } from '../../elements/use-focus-back.ts';
import type { Replies } from './use-reply.ts';

/** In the place of the prompt: a reply would leave something useful undone. */
export function Doubt({ replies: { doubt, confirm, back } }: { readonly replies: Replies }) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useFocusBack<HTMLElement>();
  useEffect(() => button.current?.focus(), []);
  if (!doubt) return null;
  return (
    <section
      ref={panel}
      className="prompt is-picking"
      role="alertdialog"
      aria-label="Really?"
      aria-describedby="doubt-says"
    >
      <p id="doubt-says">
        <b>{doubt.warning}</b>
      </p>
      <button type="button" className="button" onClick={back}>
        Back <kbd>Esc</kbd>
      </button>
      <button type="button" className="button pick" ref={button} onClick={confirm}>
        {doubt.label} <kbd>Enter</kbd>
      </button>
    </section>
  );
}
