import { lazy, useEffect, useState } from 'react';
import { type Opened, openGame } from './open-game.ts';
import { OpenTable } from './open-table.tsx';

const CannotOpen = lazy(async () => ({ default: (await import('./cannot-open.tsx')).CannotOpen }));

/** A kept game at its table. */
export function PlayPage({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let isCurrent = true;
    openGame(id).then((result) => {
      if (isCurrent) setOpened(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (!opened) return <p className="loading">Laying the table …</p>;
  if (opened.kind === 'fault') return <CannotOpen id={id} fault={opened} />;
  return <OpenTable table={opened} onReload={() => openGame(id).then(setOpened)} />;
}
