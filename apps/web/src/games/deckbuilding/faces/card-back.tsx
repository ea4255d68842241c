import { Glyph } from '../../../glyphs/glyph.tsx';

/** A card that nobody here may see: its name is not on the page. */
export function CardBack({
  count,
  label,
  faction = 'neutral',
}: {
  readonly label: string;
  /** How many lie there, where it is a pile. */
  readonly count?: number;
  readonly faction?: string;
}) {
  return (
    <span className="slot">
      <span className={`card back f-${faction}`} role="img" aria-label={label}>
        <span className="art">
          <span className="holo">
            <Glyph name="galaxy" />
          </span>
          {count !== undefined && <span className="ct">{count}</span>}
        </span>
      </span>
    </span>
  );
}
