import { Component, type ReactNode } from 'react';
import { Empty } from '../elements/empty.tsx';
import { useSaveText } from '../keep/save-text.ts';
import { ReportForm } from './report/report-form.tsx';

/** Whatever breaks in the page: the game is kept at every reply, so nothing of it is lost. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { readonly error: Error | undefined }
> {
  override readonly state: { readonly error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <Broken error={error} /> : this.props.children;
  }
}

function Broken({ error }: { readonly error: Error }) {
  const id = /^\/play\/([^/]+)/.exec(location.pathname)?.[1];
  const save = useSaveText(id);
  return (
    <main className="read lone">
      <Empty glyph="broken-shield" title="The page has a fault" isFault level="h1">
        <p>{error.message}</p>
        <p>Your games are safe: they are kept at every reply.</p>
        <p className="acts">
          <button type="button" className="btn lit" onClick={() => location.reload()}>
            Load it again
          </button>
          <a className="btn" href="/">
            To the start
          </a>
        </p>
      </Empty>
      <ReportForm save={save} error={error} />
    </main>
  );
}
