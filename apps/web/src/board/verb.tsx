import type { Caption } from './acts.ts';

/** What a click would do, or what is missing, in two or three words. The button's name says it in full. */
export function Verb({ caption: { tone, text, more, letter } }: { readonly caption: Caption }) {
  return (
    <span className={`verb ${tone}`} aria-hidden="true">
      {letter !== undefined && <b className="letter">{letter}</b>}
      {text}
      {more !== undefined && <span className="more">{more}</span>}
    </span>
  );
}
