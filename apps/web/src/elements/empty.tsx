import type { ReactNode } from 'react';
import { Glyph } from '../glyphs/glyph.tsx';

/** Nothing is here, or something is wrong: says what, and what to do. */
export function Empty({
  glyph,
  title,
  isFault = false,
  level = 'h2',
  children,
}: {
  readonly glyph: string;
  readonly title: string;
  readonly isFault?: boolean;
  readonly level?: 'h1' | 'h2' | 'h3';
  readonly children: ReactNode;
}) {
  const Heading = level;
  return (
    <div className={isFault ? 'emp err' : 'emp'}>
      <span className="gx" aria-hidden="true">
        <span className="holo">
          <Glyph name={glyph} />
        </span>
      </span>
      <Heading className="eh">{title}</Heading>
      {children}
    </div>
  );
}
