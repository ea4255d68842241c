import { capital, type Seat } from '@holofoe/kernel';
import { useEffect, useRef } from 'react';
import { Glyph } from '../glyphs/glyph.tsx';
import type { Told } from '../session/log-book.ts';
import type { Scene } from '../session/scene.ts';
import type { Session } from '../session/session.ts';
import { Sentence } from './log/sentence.tsx';
import { who } from './log/whose.ts';

const MOST_LINES = 4;

interface HandOverProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly seat: Seat;
}

/** Between two people at one device: what happened meanwhile and what lies open, and nothing of anybody's hand. */
export function HandOver({ session, scene, seat }: HandOverProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { Open } = session.host;
  const name = who(session, seat);
  const news = recap(session.sinceLastReply(seat), seat);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="handover">
      <section className="handover-to">
        <span className="caption">Give the device to</span>
        <h1>{capital(name)}</h1>
        <p>Nothing hidden is on this screen. Go on when the others have looked away.</p>
        <button ref={button} type="button" className="button main large" onClick={() => session.takeSeat()}>
          I am {name}: show my hand <kbd>Enter</kbd>
        </button>
        <span className="handover-cards" aria-hidden="true">
          {[0, 1, 2, 3].map((card) => (
            <i key={card}>
              <Glyph name="semi-closed-eye" />
            </i>
          ))}
        </span>
      </section>
      <div className="handover-news">
        <section className="zone">
          <h2>Since your last turn</h2>
          {news.length === 0 && <p className="nothing">Nothing happened.</p>}
          <ul>
            {news.map((entry) => (
              <li key={entry.index} className={markOf(session, entry, seat)}>
                <span>
                  <Sentence host={session.host} event={entry.event} says={entry.says ?? ''} />
                </span>
              </li>
            ))}
          </ul>
        </section>
        {Open && (
          <section className="zone on-table">
            <h2>On the table</h2>
            <Open view={scene.view} seat={seat} />
          </section>
        )}
      </div>
    </main>
  );
}

/** What hits the person first, then what was chosen, then the rest: the latest of each, in the order of the log. */
function recap(told: readonly Told[], seat: Seat): readonly Told[] {
  const lines = told.filter(({ opens, phase, head }) => !opens && phase === undefined && head === undefined);
  const rank = ({ befalls, event }: Told) => (befalls === seat ? 0 : event.reasons ? 1 : 2);
  return [...lines]
    .sort((one, other) => rank(one) - rank(other) || other.index - one.index)
    .slice(0, MOST_LINES)
    .sort((one, other) => one.index - other.index);
}

function markOf({ isFoe }: Session, { befalls, actor }: Told, seat: Seat): string {
  if (befalls === seat) return 'hit';
  return isFoe(actor) ? 'by-foe' : '';
}
