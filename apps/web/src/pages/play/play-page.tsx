import { useEffect, useState } from 'react';
import type { Session } from '../../session/session.ts';
import { CannotOpen } from './cannot-open.tsx';
import { KeepNotice } from './keep-notice.tsx';
import { type Opened, openGame } from './open-game.ts';

/** A kept game at its table. */
export function PlayPage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void attempt;
    openGame(id).then((result) => {
      if (isCurrent) setOpened(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, attempt]);

  useEffect(() => {
    if (opened?.kind !== 'open') return;
    const { heard } = opened.keeper;
    addEventListener('storage', heard);
    return () => removeEventListener('storage', heard);
  }, [opened]);

  if (!opened) return <p className="loading">Laying the table …</p>;
  if (opened.kind === 'fault') return <CannotOpen id={id} fault={opened} />;
  const { TablePage, session, keeper } = opened;
  return (
    <>
      <TitleOf session={session} />
      <TablePage session={session} />
      <KeepNotice keeper={keeper} session={session} onReload={() => setAttempt(attempt + 1)} />
    </>
  );
}

function TitleOf({ session }: { readonly session: Session }) {
  const title = session.host.title(session.config);
  useEffect(() => {
    document.title = `${title} · Holofoe`;
  }, [title]);
  return undefined;
}
