import { Link } from 'wouter';
import { downloadSave } from '../../keep/files.ts';
import { shelf } from '../../keep/games-shelf.ts';
import { Empty } from '../empty.tsx';
import { useArrival } from '../frame/page.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { ReportForm } from '../report-form.tsx';
import type { Fault } from './open-game.ts';

export function CannotOpen({ id, fault }: { readonly id: string; readonly fault: Fault }) {
  const main = useArrival(fault.title);
  const save = shelf.save(id);
  return (
    <div className="page">
      <TopBar />
      <main className="read lone" ref={main} tabIndex={-1}>
        <Empty glyph="broken-shield" title={fault.title} isFault level="h1">
          <p>{fault.says}</p>
          {save !== undefined && <p>Nothing was changed: it is kept as it was.</p>}
          <p className="acts">
            <Link className="btn lit" href="/">
              To the start
            </Link>
            {save !== undefined && (
              <button type="button" className="btn" onClick={() => downloadSave('save', save)}>
                Save as a file
              </button>
            )}
          </p>
        </Empty>
        {save !== undefined && <ReportForm save={save} error={fault.error} />}
      </main>
    </div>
  );
}
