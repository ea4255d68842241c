import type { CSSProperties } from 'react';
import { Glyph } from '../../../../glyphs/glyph.tsx';

const MOST_SHIELDS = 3;

/** What is left, and what a blow that is being put together would take of it. */
export function HealthBar({
  left,
  of,
  coming,
}: {
  readonly left: number;
  readonly of: number;
  readonly coming: number | undefined;
}) {
  const share = (health: number) => `${Math.max(0, Math.min(100, (100 * health) / Math.max(1, of)))}%`;
  const style: CSSProperties = { '--left': share(left), '--then': share(coming ?? left) };
  return (
    <span className="health" style={style}>
      <b>{left}</b>
      <small>of {of}</small>
      {coming !== undefined && <span className="coming">→ {coming}</span>}
    </span>
  );
}

export function Shields({ shields }: { readonly shields: number }) {
  return (
    <span className="shields">
      {Array.from({ length: Math.max(MOST_SHIELDS, shields) }, (_, place) => place).map((place) => (
        <i key={place} className={place < shields ? '' : 'none'}>
          <Glyph name="shield" />
        </i>
      ))}
    </span>
  );
}
