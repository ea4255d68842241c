import { Link } from 'wouter';
import { Empty } from '../../elements/empty.tsx';
import { downloadSave, HOLDS_ALL } from '../../keep/files.ts';
import { useSaveText } from '../../keep/save-text.ts';
import { useArrival } from '../frame/page.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { ReportForm } from '../report/report-form.tsx';
import type { Fault } from './open-game.ts';

export function CannotOpen({ id, fault }: { readonly id: string; readonly fault: Fault }) {
  const main = useArrival(fault.title);
  const save = useSaveText(id);
  return (
    <div className="page">
      <TopBar />
      <main className="read lone" ref={main} tabIndex={-1}>
        <Empty glyph="broken-shield" title={fault.title} isFault level="h1">
          <p>{fault.says}</p>
          {save !== undefined && (
            <p>Nothing was changed: it is kept as it was. It can be saved as a file. {HOLDS_ALL}</p>
          )}
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
