import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { downloadSave } from '../../keep/files.ts';
import type { Keeper } from '../../keep/keeper.ts';
import { put } from '../../keep/new-game.ts';
import type { Session } from '../../session/session.ts';

/** Says when the game is not kept any more, and what can be done about it. */
export function KeepNotice({
  keeper,
  session,
  onReload,
}: {
  readonly keeper: Keeper;
  readonly session: Session;
  readonly onReload: () => void;
}) {
  const [, go] = useLocation();
  const { kind } = useSyncExternalStore(keeper.subscribe, keeper.keeping);
  const [isRead, setRead] = useState(false);
  const { host, config, table } = session;
  if (kind === 'kept' || (kind === 'full' && isRead)) return undefined;
  const toFile = (
    <button
      type="button"
      className="btn sm"
      onClick={() => downloadSave(host.game.id, JSON.stringify(session.table.save()))}
    >
      Save as a file
    </button>
  );
  if (kind === 'full') {
    return (
      <div className="toast corner aim" role="alert">
        <div>
          <b>The browser has no room left</b>
          What you played since is held only while this page is open. Save the game as a file, or delete old
          games on the home page; then it is kept again with your next reply.
        </div>
        {toFile}
        <button type="button" className="btn sm" onClick={() => setRead(true)}>
          Play on
        </button>
      </div>
    );
  }
  return (
    <div className="toast corner pick" role="alert">
      <div>
        <b>This game goes on in another tab</b>
        Nothing of this tab is kept, so that neither writes over the other.
      </div>
      <button type="button" className="btn sm" onClick={onReload}>
        Show the other's
      </button>
      <button type="button" className="btn sm" onClick={() => go(`/play/${put(host, config, table)}`)}>
        Keep this as a copy
      </button>
      <button type="button" className="btn sm" onClick={() => keeper.takeOver()}>
        Keep this one
      </button>
    </div>
  );
}
