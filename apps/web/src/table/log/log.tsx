import type { Seat } from '@holofoe/kernel';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Told } from '../../session/log-book.ts';
import type { Scene } from '../../session/scene.ts';
import type { Session } from '../../session/session.ts';
import { Sentence } from './sentence.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import { turnText } from './whose.ts';

interface LogProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly onWhy: (index: number) => void;
  readonly onLook: (index: number) => void;
}

/** What happened, by turns; a new line comes into sight. Tab finds one line, the arrows the others. */
export function Log({ session, scene, onWhy, onLook }: LogProps) {
  const { told, shown, past } = scene;
  const list = useRef<HTMLOListElement>(null);
  const toEnd = useKeptPlace(list);
  useEffect(() => {
    if (shown > 0 && past === undefined) toEnd();
  }, [shown, past, toEnd]);
  const [reached, setReached] = useState<number>();
  const now = lastSaid(told, past ?? shown - 1);
  const stop = reached !== undefined && reached < shown ? reached : now;
  const earlier = session.table.earlierLog(scene.seat);
  return (
    <section className="zone log" aria-label="Log">
      <div className="zone-head">
        <h2 className="caption">Log</h2>
      </div>
      <ol ref={list} onKeyDown={move}>
        {earlier.length > 0 && <li className="earlier">{earlier.join('\n')}</li>}
        {told.slice(0, shown).map((entry) => (
          <Line
            key={`${entry.at}.${entry.index}`}
            session={session}
            entry={entry}
            seat={scene.seat}
            isNow={entry.index === now}
            isStop={entry.index === stop}
            onReach={setReached}
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
  while (at > 0 && !isLine(told[at])) at--;
  return at;
}

function isLine(entry: Told | undefined): boolean {
  return entry?.says !== undefined && entry.phase === undefined && entry.head === undefined && !entry.opens;
}

interface LineProps {
  readonly session: Session;
  readonly entry: Told;
  readonly seat: Seat;
  readonly isNow: boolean;
  /** Whether Tab leads here. */
  readonly isStop: boolean;
  readonly onReach: (index: number) => void;
  readonly onWhy: (index: number) => void;
  readonly onLook: (index: number) => void;
}

/** Up and down from line to line, left and right to what a line leads to. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const line = event.target instanceof Element ? event.target.closest('li') : null;
  const step = STEPS[event.key];
  if (!line || !step) return;
  const among = step.within
    ? [...line.querySelectorAll<HTMLElement>('button, a')]
    : [...event.currentTarget.querySelectorAll<HTMLElement>('.line-button')];
  const at = among.findIndex((each) => each === event.target || (!step.within && line.contains(each)));
  among[Math.max(0, at + step.by)]?.focus();
  event.preventDefault();
}

const STEPS: Readonly<Record<string, { readonly by: 1 | -1; readonly within: boolean }>> = {
  ArrowUp: { by: -1, within: false },
  ArrowDown: { by: 1, within: false },
  ArrowLeft: { by: -1, within: true },
  ArrowRight: { by: 1, within: true },
};

const Line = memo(function Line(props: LineProps) {
  const { session, entry, seat, isNow, isStop, onReach, onWhy, onLook } = props;
  const { opens, says, phase, event, actor, index } = entry;
  const head = session.chronicle?.headOf ? entry.head : opens && turnText(session, opens);
  if (head !== undefined) {
    return (
      <li className="turn-head">
        <h3 className="caption">{head}</h3>
      </li>
    );
  }
  if (says === undefined || phase !== undefined || opens) return null;
  const isFoes = session.hasBot ? session.isFoe(actor) : actor !== seat;
  const whose = actor === undefined ? 'by-nobody' : isFoes ? 'by-foe' : '';
  return (
    <li className={`${whose}${isNow ? ' now' : ''}`}>
      <button
        type="button"
        className="line-button"
        aria-label={`Show the table after: ${says}`}
        aria-current={isNow ? 'step' : undefined}
        tabIndex={isStop ? 0 : -1}
        onFocus={() => onReach(index)}
        onClick={() => onLook(index)}
      />
      <Sentence host={session.host} event={event} says={says} />
      {event.rule && (
        <Link className="rule-number" href={`/rules/${event.rule}`} tabIndex={-1}>
          {event.rule}
        </Link>
      )}
      {event.reasons && (
        <button type="button" className="why" tabIndex={-1} onClick={() => onWhy(index)}>
          why?
        </button>
      )}
    </li>
  );
});
