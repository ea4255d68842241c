import { useState } from 'react';
import { HOLDS_ALL } from '../../keep/files.ts';
import { shelf, useKeptGames } from '../../keep/games-shelf.ts';
import type { Listed } from '../../keep/listing.ts';
import { DamagedGame } from './damaged-game.tsx';
import { KeptGame } from './kept-game.tsx';
import { OpenFile } from './open-file.tsx';

interface Removed {
  readonly title: string;
  readonly bringBack: () => Promise<void>;
}

/** Games in progress, to go on with, to take along as a file, or to throw away. */
export function KeptGames() {
  const { games = [], isLasting = true } = useKeptGames() ?? {};
  const [removed, setRemoved] = useState<Removed>();

  async function remove(id: string, title: string) {
    setRemoved({ title, bringBack: await shelf.remove(id) });
  }

  function bringBack() {
    void removed?.bringBack();
    setRemoved(undefined);
  }

  return (
    <section className="kept-games" aria-labelledby="go-on">
      <h2 className="caption" id="go-on">
        {games.length > 0 ? 'Go on playing' : 'Saved games'}
      </h2>
      <div className="kept-list">
        {games.map((game) => (
          <One key={game.id} game={game} onRemove={(title) => void remove(game.id, title)} />
        ))}
        <OpenFile />
        {games.length === 0 && isLasting && (
          <p className="no-games">
            Your games are kept in this browser at every reply, and wait for you here.
          </p>
        )}
      </div>
      {games.length > 0 && <p className="note">A game can be saved as a file. {HOLDS_ALL}</p>}
      {!isLasting && <p className="note">This browser keeps nothing: take your games along as files.</p>}
      <div role="status">
        {removed && (
          <div className="toast">
            <div>
              <b>Deleted</b>
              {removed.title}
            </div>
            <button type="button" className="button small" onClick={bringBack}>
              Bring it back
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

function One({ game, onRemove }: { readonly game: Listed; readonly onRemove: (title: string) => void }) {
  return game.kind === 'game' ? (
    <KeptGame game={game} onRemove={() => onRemove(game.label.title)} />
  ) : (
    <DamagedGame game={game} onRemove={() => onRemove(game.title ?? 'A damaged game')} />
  );
}
