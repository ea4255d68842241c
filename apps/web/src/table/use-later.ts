import { useEffect, useState } from 'react';
import type { GameHost } from '../host/game-host.ts';

type Later = Awaited<ReturnType<typeof load>>;

/** What no table shows at first: it is loaded once the table stands, and is there when somebody opens it. */
export function useLater(host: GameHost, isMissed: boolean): Later | undefined {
  const [later, setLater] = useState<Later>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    if (later) return;
    load(host).then(setLater, (error: unknown) => {
      // As long as nobody misses it the game goes on; then it is tried again.
      if (isMissed) setFault(error ?? new Error('It could not be loaded.'));
    });
  }, [host, later, isMissed]);
  if (fault !== undefined) throw fault;
  return later;
}

async function load(host: GameHost) {
  const [{ ChoiceList, End, HandOver, KeysDialog, Reading, Why }, ofGame] = await Promise.all([
    import('./later-parts.ts'),
    host.later(),
  ]);
  return { ChoiceList, End, HandOver, KeysDialog, Reading, Why, ...ofGame };
}
