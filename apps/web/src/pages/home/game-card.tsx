import { Link } from 'wouter';
import { Glyph } from '../../glyphs/glyph.tsx';
import type { GameEntry } from '../../host/game-entry.ts';

export function GameCard({ game, onPlay }: { readonly game: GameEntry; readonly onPlay: () => void }) {
  const { id, name, players, pitch, glyph, look, host, atOnce } = game;
  const heading = `game-${id}`;
  return (
    <article className={host ? `gm ${look}` : `gm no ${look}`} aria-labelledby={heading}>
      <div className="hh">
        <h2 id={heading}>{name}</h2>
        <p className="by">{players}</p>
      </div>
      <p className="d">{pitch}</p>
      <div className="gl" aria-hidden="true">
        <span className="holo">
          <Glyph name={glyph} />
        </span>
      </div>
      <div className="ac">
        {host ? (
          <>
            <button type="button" className="btn lit" onClick={onPlay}>
              Play now<span className="vh">: {name}</span>
            </button>
            <Link className="btn" href={`/new/${id}`}>
              Set up<span className="vh">: {name}</span>
            </Link>
            {atOnce && (
              <span className="df">
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
