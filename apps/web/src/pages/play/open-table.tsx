import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { gameById } from '../../games/games.ts';
import { downloadSave } from '../../keep/files.ts';
import { shelf } from '../../keep/games-shelf.ts';
import { freshSeed, newGame } from '../../keep/new-game.ts';
import { TablePage } from '../../table/table-page.tsx';
import { rememberTable } from '../frame/last-table.ts';
import type { Opened } from './open-game.ts';

/** Most games have nothing to tell; where one has, it is there already. */
const later = () => import('./later-parts.ts');
const KeepNotice = lazy(async () => ({ default: (await later()).KeepNotice }));
const Note = lazy(async () => ({ default: (await later()).Note }));
const ReportDialog = lazy(async () => ({ default: (await later()).ReportDialog }));

/** The table, and what the page does around it: keep, export, report, another game. */
export function OpenTable({
  table,
  onReload,
}: {
  readonly table: Extract<Opened, { kind: 'open' }>;
  readonly onReload: () => void;
}) {
  const { session, keeper } = table;
  const { host, config } = session;
  const [location, go] = useLocation();
  const [isReporting, setReporting] = useState(false);
  const { kind } = useSyncExternalStore(keeper.subscribe, keeper.keeping);
  const { title } = keeper;
  const save = () => JSON.stringify(session.table.save());

  useEffect(() => rememberTable(location), [location]);
  useEffect(() => void later().catch(() => undefined), []);
  useEffect(() => {
    document.title = `${title} · Holofoe`;
  }, [title]);
  useEffect(() => shelf.watch((id) => void keeper.heard(id)), [keeper]);

  async function again(how: 'new' | 'same' | 'sides') {
    if (how === 'same') {
      go(`/play/${await newGame(host, config, session.table.save().seed, session.openHands)}`);
      return;
    }
    const setUp = await gameById(host.game.id)?.setUp?.();
    const seed = freshSeed();
    if (!setUp) return;
    const next = setUp.again(config, how === 'new' ? 'kept' : 'changed', seed);
    go(`/play/${await newGame(host, next, seed, session.openHands)}`);
  }

  return (
    <>
      <TablePage
        session={session}
        title={title}
        notice={
          <Suspense>
            {kind === 'kept' || kind === 'writing' ? (
              session.table.note !== undefined && <Note says={session.table.note} />
            ) : (
              <KeepNotice keeper={keeper} session={session} onReload={onReload} />
            )}
          </Suspense>
        }
        saved={kind === 'kept' ? 'Saved' : kind === 'writing' ? 'Saving' : 'Not saved'}
        onAgain={(how) => void again(how)}
        onExport={() => downloadSave(host.game.id, save())}
        onReport={() => setReporting(true)}
        onHome={() => go('/')}
      />
      <Suspense>{isReporting && <ReportDialog save={save()} onClose={() => setReporting(false)} />}</Suspense>
    </>
  );
}
