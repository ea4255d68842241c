import { Link } from 'wouter';
import { Glyph } from '../../glyphs/glyph.tsx';
import type { GameEntry } from '../../host/game-entry.ts';

export function GameCard({ game, onPlay }: { readonly game: GameEntry; readonly onPlay: () => void }) {
  const { id, name, players, pitch, glyph, look, host, atOnce } = game;
  const heading = `game-${id}`;
  return (
    <article className={host ? `game-card ${look}` : `game-card not-yet ${look}`} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{name}</h2>
        <p className="players">{players}</p>
      </div>
      <p className="pitch">{pitch}</p>
      <div className="game-glyph" aria-hidden="true">
        <span className="holo">
          <Glyph name={glyph} />
        </span>
      </div>
      <div className="game-buttons">
        {host ? (
          <>
            <button type="button" className="button lit" onClick={onPlay}>
              Play now<span className="spoken">: {name}</span>
            </button>
            <Link className="button" href={`/new/${id}`}>
              Set up<span className="spoken">: {name}</span>
            </Link>
            {atOnce && (
              <span className="at-once">
                {atOnce[0]}
                <br />
                {atOnce[1]}
              </span>
            )}
          </>
        ) : (
          <span className="tag">Not here yet</span>
        )}
      </div>
    </article>
  );
}
