import { Link } from 'wouter';
import { Glyph } from '../../glyphs/glyph.tsx';
import type { Listed } from '../../keep/listing.ts';
import { DeleteButton, FileButton, type Remove } from './kept-buttons.tsx';

interface DamagedGameProps {
  readonly game: Extract<Listed, { kind: 'damaged' }>;
  readonly onRemove: Remove;
}

/** A game that has lost its name or its save: to repair, to take along as a file, or to throw away. */
export function DamagedGame({
  game: { id, title = 'A game without its name', hasSave },
  onRemove,
}: DamagedGameProps) {
  return (
    <article className="kept-game" aria-labelledby={`kept-${id}`}>
      <span className="kept-glyph">
        <Glyph name="broken-shield" />
      </span>
      <div className="kept-text">
        <h3 id={`kept-${id}`}>Damaged</h3>
        <p>
          {title}.{' '}
          {hasSave
            ? 'Its save is here: if that is sound, opening it repairs the rest.'
            : 'Its save is missing.'}
        </p>
      </div>
      {hasSave && <FileButton id={id} game="save" title={title} />}
      <DeleteButton title={title} onRemove={onRemove} />
      {hasSave && (
        <Link className="button small lit" href={`/play/${id}`}>
          Repair<span className="spoken">: {title}</span>
        </Link>
      )}
    </article>
  );
}
