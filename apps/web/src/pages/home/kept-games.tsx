import { useState } from 'react';
import { HOLDS_ALL } from '../../keep/files.ts';
import { shelf, useKeptGames } from '../../keep/games-shelf.ts';
import { inOrder, type Listed } from '../../keep/listing.ts';
import { DamagedGame } from './damaged-game.tsx';
import type { Remove } from './kept-buttons.tsx';
import { KeptGame } from './kept-game.tsx';
import { OpenFile } from './open-file.tsx';
import { RemovedGame } from './removed-game.tsx';

interface Removed {
  readonly game: Listed;
  readonly height: number;
  readonly bringBack: () => Promise<void>;
}

/** Games in progress, to go on with, to take along as a file, or to throw away. */
export function KeptGames() {
  const { games = [], isLasting = true } = useKeptGames() ?? {};
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const gone = removed.filter(({ game: { id } }) => !games.some((game) => game.id === id));
  // What was deleted keeps its place as long as this page is open: nothing moves, and a click brings it back.
  const shown = inOrder([...games, ...gone.map(({ game }) => game)]);

  function remove(game: Listed, height: number) {
    const removing = shelf.remove(game.id);
    const others = removed.filter((each) => each.game.id !== game.id);
    setRemoved([...others, { game, height, bringBack: async () => (await removing)() }]);
  }

  return (
    <section className="kept-games" aria-labelledby="go-on">
      <h2 className="caption" id="go-on">
        {games.length > 0 ? 'Go on playing' : 'Saved games'}
      </h2>
      <div className="kept-list">
        {shown.map((game) => {
          const place = gone.find((each) => each.game === game);
          return place ? (
            <RemovedGame
              key={game.id}
              title={titleOf(game)}
              height={place.height}
              onBringBack={() => void place.bringBack()}
            />
          ) : (
            <One key={game.id} game={game} onRemove={(height) => remove(game, height)} />
          );
        })}
        <OpenFile />
        {shown.length === 0 && isLasting && (
          <p className="no-games">
            Your games are kept in this browser at every reply, and wait for you here.
          </p>
        )}
      </div>
      {shown.length > 0 && <p className="note">A game can be saved as a file. {HOLDS_ALL}</p>}
      {!isLasting && <p className="note">This browser keeps nothing: take your games along as files.</p>}
      <div className="spoken" role="status">
        {gone.slice(-1).map(({ game }) => `Deleted: ${titleOf(game)}.`)}
      </div>
    </section>
  );
}

function titleOf(game: Listed): string {
  return game.kind === 'game' ? game.label.title : (game.title ?? 'A damaged game');
}

function One({ game, onRemove }: { readonly game: Listed; readonly onRemove: Remove }) {
  return game.kind === 'game' ? (
    <KeptGame game={game} onRemove={onRemove} />
  ) : (
    <DamagedGame game={game} onRemove={onRemove} />
  );
}
