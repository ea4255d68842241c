import { useEffect, useState } from 'react';
import type { Scene } from '../../session/scene.ts';
import type { Session, Speed } from '../../session/session.ts';

/** One step of the opponent at normal speed, and the part of it in which a card travels. */
const STEP = 900;
const TRAVEL = 260;

export interface Playback {
  /** How long a card may travel now; 0: it is there at once. */
  readonly travel: number;
  /** Finishes the movement that is under way; whether there was one. */
  readonly finish: () => boolean;
}

/** Goes on to the opponent's next step in its time, and waits while somebody reads. */
export function usePlayback(
  session: Session,
  { showing }: Scene,
  speed: Speed,
  isReading: boolean,
  isReduced: boolean,
): Playback {
  const [finished, setFinished] = useState<object>();
  const pace = speed === 0 ? 1 : speed;
  const isGoing = showing?.running === true && !isReading;
  const index = showing?.index;

  useEffect(() => session.setSpeed(speed), [session, speed]);
  useEffect(() => {
    if (!isGoing || index === undefined) return undefined;
    const timer = setTimeout(() => session.step(1), STEP / pace);
    return () => clearTimeout(timer);
  }, [session, isGoing, index, pace]);

  const travel = isReduced || (showing && finished === showing) ? 0 : TRAVEL / Math.max(1, pace);
  return {
    travel,
    finish: () => {
      if (!showing || travel === 0) return false;
      setFinished(showing);
      return true;
    },
  };
}
