import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { gameById } from '../../games.ts';
import { downloadSave } from '../../keep/files.ts';
import { freshSeed, newGame } from '../../keep/new-game.ts';
import { KeepNotice } from './keep-notice.tsx';
import type { Opened } from './open-game.ts';
import { ReportDialog } from './report-dialog.tsx';

/** The table, and what the page does around it: keep, export, report, another game. */
export function OpenTable({
  table,
  onReload,
}: {
  readonly table: Extract<Opened, { kind: 'open' }>;
  readonly onReload: () => void;
}) {
  const { TablePage, session, keeper } = table;
  const { host, config } = session;
  const [, go] = useLocation();
  const [isReporting, setReporting] = useState(false);
  const isKept = useSyncExternalStore(keeper.subscribe, keeper.keeping).kind === 'kept';
  const title = host.title(config);
  const save = () => JSON.stringify(session.table.save());

  useEffect(() => {
    document.title = `${title} · Holofoe`;
  }, [title]);
  useEffect(() => {
    addEventListener('storage', keeper.heard);
    return () => removeEventListener('storage', keeper.heard);
  }, [keeper]);

  async function again(how: 'new' | 'same' | 'sides') {
    if (how === 'same') {
      go(`/play/${newGame(host, config, session.table.save().seed)}`);
      return;
    }
    const setUp = await gameById(host.game.id)?.setUp?.();
    const seed = freshSeed();
    if (setUp)
      go(`/play/${newGame(host, setUp.again(config, how === 'new' ? 'kept' : 'changed', seed), seed)}`);
  }

  return (
    <>
      <TablePage
        session={session}
        isKept={isKept}
        onAgain={(how) => void again(how)}
        onExport={() => downloadSave(host.game.id, save())}
        onReport={() => setReporting(true)}
        onHome={() => go('/')}
      />
      <KeepNotice keeper={keeper} session={session} onReload={onReload} />
      {isReporting && <ReportDialog save={save()} onClose={() => setReporting(false)} />}
    </>
  );
}
