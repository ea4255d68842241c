import { Link } from 'wouter';
import { gameById } from '../../games/games.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import type { Listed } from '../../keep/listing.ts';
import { ago } from './ago.ts';
import { DeleteButton, FileButton, type Remove } from './kept-buttons.tsx';

interface KeptGameProps {
  readonly game: Extract<Listed, { kind: 'game' }>;
  readonly onRemove: Remove;
}

/** A game to go on with. */
export function KeptGame({ game: { id, label, isHeld }, onRemove }: KeptGameProps) {
  const { game, title, moment, at, isOver } = label;
  const entry = gameById(game);
  return (
    <article className={`kept-game ${entry?.look ?? ''}`} aria-labelledby={`kept-${id}`}>
      {entry && (
        <span className="kept-glyph">
          <Glyph name={entry.glyph} />
        </span>
      )}
      <div className="kept-text">
        <h3 id={`kept-${id}`}>{moment}</h3>
        <p>
          {title}. <time dateTime={new Date(at).toISOString()}>{ago(at)}</time>
          {isHeld && ' Not kept: it is here only while this page is open.'}
        </p>
      </div>
      <FileButton id={id} game={game} title={title} />
      <DeleteButton title={title} onRemove={onRemove} />
      <Link className="button small lit" href={`/play/${id}`}>
        {isOver ? 'Look at it' : 'Continue'}
        <span className="spoken">: {title}</span>
      </Link>
    </article>
  );
}
