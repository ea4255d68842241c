import { Link } from 'wouter';
import { Empty } from '../../elements/empty.tsx';
import { useArrival } from './page.tsx';
import { TopBar } from './top-bar.tsx';

export function NotFoundPage() {
  const main = useArrival('Nothing here');
  return (
    <div className="page">
      <TopBar />
      <main className="read lone" ref={main} tabIndex={-1}>
        <Empty glyph="galaxy" title="There is nothing at this address" level="h1">
          <p>The page may have moved, or the address has a slip in it.</p>
          <Link className="btn lit" href="/">
            To the start
          </Link>
        </Empty>
      </main>
    </div>
  );
}
