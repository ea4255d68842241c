import type { Seat } from '@holofoe/kernel';
import { useEffect, useRef } from 'react';
import { Glyph } from '../glyphs/glyph.tsx';
import type { Session } from '../session/session.ts';

/** Covers the table until the next person has taken the seat: nothing of it is in the page. */
export function HandOver({ session, seat }: { readonly session: Session; readonly seat: Seat }) {
  const button = useRef<HTMLButtonElement>(null);
  const side = session.host.chronicle?.sideName(seat) ?? `seat ${seat + 1}`;
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="handover">
      <span className="gx">
        <Glyph name="semi-closed-eye" />
      </span>
      <h1>Hand over to {side}</h1>
      <p>The table is covered. Go on when the other person has looked away.</p>
      <button ref={button} type="button" className="btn go" onClick={() => session.takeSeat()}>
        I play {side}
      </button>
    </main>
  );
}
