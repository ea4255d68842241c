import { type ReactNode, useEffect, useRef } from 'react';
import { Foot } from './foot.tsx';
import { TopBar } from './top-bar.tsx';

let isFirstPage = true;

/** A page that is read: bar, heading, content, foot. */
export function Page({
  title,
  lead,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  const main = useArrival(title);
  return (
    <div className="page">
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <TopBar />
      <main id="content" className={wide ? 'text-page wide' : 'text-page'} ref={main} tabIndex={-1}>
        <h1>{title}</h1>
        {lead !== undefined && <p className="lead">{lead}</p>}
        {children}
      </main>
      <Foot />
    </div>
  );
}

/** Names the document, and takes the focus to the new page as a link in a document would. */
export function useArrival(title: string) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = title === '' ? 'Holofoe' : `${title} · Holofoe`;
  }, [title]);
  useEffect(() => {
    if (!isFirstPage) {
      main.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    isFirstPage = false;
  }, []);
  return main;
}
