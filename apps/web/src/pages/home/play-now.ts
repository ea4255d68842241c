import { useState } from 'react';
import { useLocation } from 'wouter';
import type { GameEntry } from '../../host/game-entry.ts';
import { freshSeed, newGame } from '../../keep/new-game.ts';

/** Begins a game with its defaults and goes to its table. */
export function usePlayNow() {
  const [, go] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const [fault, setFault] = useState<Error>();
  // Thrown while rendering, so that the error boundary shows it.
  if (fault) throw fault;

  async function begin({ host, setUp }: GameEntry) {
    if (!host || !setUp) return;
    const seed = freshSeed();
    const [game, { atOnce }] = await Promise.all([host(), setUp()]);
    go(`/play/${await newGame(game, atOnce(seed), seed)}`);
  }

  function playNow(game: GameEntry) {
    if (isStarting) return;
    setStarting(true);
    begin(game).catch((error: unknown) =>
      setFault(error instanceof Error ? error : new Error(String(error))),
    );
  }

  return { playNow, isStarting };
}
