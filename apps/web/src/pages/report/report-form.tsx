import { type FormEvent, useId, useState } from 'react';
import { HOLDS_ALL } from '../../keep/files.ts';
import { downloadReport } from './report.ts';

/** "Report a problem": one file with the game, the versions, the settings, the browser and the person's words. */
export function ReportForm({ save, error }: { readonly save: string | undefined; readonly error?: unknown }) {
  const field = useId();
  const [says, setSays] = useState('');
  const [isDone, setDone] = useState(false);

  function make(event: FormEvent) {
    event.preventDefault();
    downloadReport({ says, save, error });
    setDone(true);
  }

  return (
    <form className="report" onSubmit={make}>
      <h2>Report a problem</h2>
      <p>
        This makes one file with{save === undefined ? '' : ' the game,'} the versions, your settings, your
        browser and what you write here. {save !== undefined && `${HOLDS_ALL} `}It stays on your machine until
        you send it to somebody.
      </p>
      <label htmlFor={field}>What happened, and what did you expect?</label>
      <textarea id={field} rows={4} value={says} onChange={(event) => setSays(event.target.value)} />
      <p className="acts">
        <button type="submit" className="btn">
          Make the file
        </button>
        <span role="status">{isDone ? 'The file is among your downloads.' : ''}</span>
      </p>
    </form>
  );
}
