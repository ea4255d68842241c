import { useState } from 'react';
import { Link } from 'wouter';
import { gameById } from '../../games.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import { downloadSave } from '../../keep/files.ts';
import { shelf, useKeptGames } from '../../keep/games-shelf.ts';
import type { KeptGame } from '../../keep/shelf.ts';
import { isLasting } from '../../keep/storage.ts';
import { ago } from './ago.ts';
import { OpenFile } from './open-file.tsx';

/** Games in progress, to go on with, to take along as a file, or to throw away. */
export function KeptGames() {
  const games = useKeptGames();
  const [removed, setRemoved] = useState<{ readonly title: string; readonly undo: () => void }>();

  function remove({ id, title }: KeptGame) {
    setRemoved({ title, undo: shelf.remove(id) });
  }

  function bringBack() {
    removed?.undo();
    setRemoved(undefined);
  }

  return (
    <section className="cont" aria-labelledby="go-on">
      <h2 className="cap" id="go-on">
        {games.length > 0 ? 'Go on playing' : 'Saved games'}
      </h2>
      <div className="rw">
        {games.map((game) => (
          <Kept key={game.id} game={game} onRemove={() => remove(game)} />
        ))}
        <OpenFile />
        {games.length === 0 && (
          <p className="none">Your games are kept in this browser at every reply, and wait for you here.</p>
        )}
      </div>
      {!isLasting && <p className="note">This browser keeps nothing: take your games along as files.</p>}
      <div role="status">
        {removed && (
          <div className="toast">
            <div>
              <b>Deleted</b>
              {removed.title}
            </div>
            <button type="button" className="btn sm" onClick={bringBack}>
              Bring it back
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

function Kept({ game, onRemove }: { readonly game: KeptGame; readonly onRemove: () => void }) {
  const { id, title, moment, at, isOver } = game;
  const entry = gameById(game.game);
  return (
    <article className={`sv ${entry?.look ?? ''}`} aria-labelledby={`kept-${id}`}>
      {entry && (
        <span className="sg">
          <Glyph name={entry.glyph} />
        </span>
      )}
      <div className="t">
        <h3 id={`kept-${id}`}>{moment}</h3>
        <p>
          {title}. <time dateTime={new Date(at).toISOString()}>{ago(at)}</time>
        </p>
      </div>
      <button
        type="button"
        className="ibtn"
        title="Save as a file"
        onClick={() => downloadSave(game.game, shelf.save(id) ?? '')}
      >
        <Glyph name="save" />
        <span className="vh">Save as a file: {title}</span>
      </button>
      <button type="button" className="ibtn" title="Delete" onClick={onRemove}>
        <Glyph name="trash-can" />
        <span className="vh">Delete: {title}</span>
      </button>
      <Link className="btn sm lit" href={`/play/${id}`}>
        {isOver ? 'Look at it' : 'Continue'}
        <span className="vh">: {title}</span>
      </Link>
    </article>
  );
}
