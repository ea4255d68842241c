import type { Seat } from '@holofoe/kernel';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Told } from '../session/log-book.ts';
import type { Scene } from '../session/scene.ts';
import type { Session } from '../session/session.ts';
import { Sentence } from './sentence.tsx';
import { turnText } from './whose.ts';

interface LogProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly onWhy: (index: number) => void;
  readonly onLook: (index: number) => void;
  /** Where it is shown: a list that was hidden has forgotten how far it was scrolled. */
  readonly place: string;
}

/** What happened, by turns; the last line is always in sight. */
export function Log({ session, scene, onWhy, onLook, place }: LogProps) {
  const { told, shown, past } = scene;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const hasMore = shown > 0 && past === undefined && place !== '';
    if (list.current && hasMore) list.current.scrollTop = list.current.scrollHeight;
  }, [shown, past, place]);
  const now = lastSaid(told, past ?? shown - 1);
  const earlier = session.table.earlierLog(scene.seat);
  return (
    <section className="zone log" aria-label="Log">
      <div className="zh">
        <h2 className="cap">Log</h2>
      </div>
      <ol ref={list}>
        {earlier.length > 0 && <li className="old">{earlier.join('\n')}</li>}
        {told.slice(0, shown).map((entry) => (
          <Line
            key={`${entry.at}.${entry.index}`}
            session={session}
            entry={entry}
            seat={scene.seat}
            isNow={entry.index === now}
            onWhy={onWhy}
            onLook={onLook}
          />
        ))}
      </ol>
    </section>
  );
}

function lastSaid(told: readonly Told[], index: number): number {
  let at = index;
  while (at > 0 && (told[at]?.says === undefined || told[at]?.phase !== undefined)) at--;
  return at;
}

interface LineProps {
  readonly session: Session;
  readonly entry: Told;
  readonly seat: Seat;
  readonly isNow: boolean;
  readonly onWhy: (index: number) => void;
  readonly onLook: (index: number) => void;
}

const Line = memo(function Line({ session, entry, seat, isNow, onWhy, onLook }: LineProps) {
  const { opens, says, phase, event, actor, index } = entry;
  if (opens) {
    return (
      <li className="t">
        <h3 className="cap">{turnText(session, opens)}</h3>
      </li>
    );
  }
  if (says === undefined || phase !== undefined) return null;
  const whose = actor === undefined ? 'n' : actor !== seat || session.isFoe(actor) ? 'b' : '';
  return (
    <li className={`${whose}${isNow ? ' now' : ''}`}>
      <button
        type="button"
        className="ln-b"
        aria-label={`Show the table after: ${says}`}
        aria-current={isNow ? 'step' : undefined}
        onClick={() => onLook(index)}
      />
      <Sentence host={session.host} event={event} says={says} />
      {event.rule && (
        <Link className="rl" href={`/rules/${event.rule}`}>
          {event.rule}
        </Link>
      )}
      {event.reasons && (
        <button type="button" className="why" onClick={() => onWhy(index)}>
          why?
        </button>
      )}
    </li>
  );
});
