import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { downloadSave, HOLDS_ALL } from '../../keep/files.ts';
import type { Keeper } from '../../keep/keeper.ts';
import { put } from '../../keep/new-game.ts';
import type { Session } from '../../session/session.ts';
import { Notice } from './notice.tsx';

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
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.keeping);
  const [isRead, setRead] = useState(false);
  const { host, config, table } = session;
  const toFile = (
    <button
      type="button"
      className="button small"
      onClick={() => downloadSave(host.game.id, JSON.stringify(table.save()))}
    >
      Save as a file
    </button>
  );
  const thisOne = (
    <button type="button" className="button small" onClick={() => void keeper.takeOver()}>
      Keep this one
    </button>
  );
  async function copy() {
    go(`/play/${await put(host, config, table, { title: keeper.title, openHands: session.openHands })}`);
  }

  switch (keeping.kind) {
    case 'kept':
    case 'writing':
      return undefined;
    case 'unkept':
      return isRead ? undefined : (
        <Notice title={UNKEPT[keeping.why].title} tone="aim">
          <div>{UNKEPT[keeping.why].says}</div>
          {toFile}
          <button type="button" className="button small" onClick={() => setRead(true)}>
            Play on
          </button>
        </Notice>
      );
    case 'elsewhere':
      return (
        <Notice title="This game goes on in another tab" tone="pick">
          <div>Nothing of this tab is kept, so that neither writes over the other.</div>
          <button type="button" className="button small" onClick={onReload}>
            Show the other's
          </button>
          <button type="button" className="button small" onClick={() => void copy()}>
            Keep this as a copy
          </button>
          {thisOne}
        </Notice>
      );
    case 'deleted':
      return (
        <Notice title="This game was deleted in another tab" tone="aim">
          <div>Nothing more of it is kept. {HOLDS_ALL}</div>
          {toFile}
          {thisOne}
        </Notice>
      );
  }
}

const UNKEPT = {
  full: {
    title: 'The browser has no room left',
    says: `What is not kept is held only while this page is open. Save the game as a file, or delete old games on the home page. ${HOLDS_ALL}`,
  },
  denied: {
    title: 'This browser does not keep the game',
    says: `It is held only while this page is open. Save it as a file before you leave. ${HOLDS_ALL}`,
  },
} as const;
