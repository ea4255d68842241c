import { capital } from '@holofoe/kernel';
import { useEffect, useMemo, useRef } from 'react';
import { Glyph } from '../../glyphs/glyph.tsx';
import type { Purchases, Tally } from '../../host/chronicle.ts';
import type { HostLater } from '../../host/game-host.ts';
import { HOLDS_ALL } from '../../keep/files.ts';
import type { Scene } from '../../session/scene.ts';
import type { Session } from '../../session/session.ts';
import { Sentence } from '../log/sentence.tsx';
import { unitOf, who } from '../log/whose.ts';
import { undoText } from '../timeline/undo-text.ts';
import { BalanceChart } from './end-balance.tsx';
import { ClimbChart } from './end-climb.tsx';

/** Another game: a new deal, the same deal, or the sides changed. */
export type Again = (how: 'new' | 'same' | 'sides') => void;

interface EndProps {
  readonly onAgain: Again | undefined;
  readonly onExport: (() => void) | undefined;
  readonly session: Session;
  readonly scene: Scene;
  readonly tallyOf: HostLater['tally'];
  readonly onTable: () => void;
}

/** Who won and how, what the game was like, and how to go on. */
export function End(props: EndProps) {
  const { session, scene, tallyOf } = props;
  const tally = useMemo(() => tallyOf(scene.told, session.config), [tallyOf, scene.told, session]);
  if (!tally) return null;
  return (
    <main className="end-page">
      <Result {...props} tally={tally} />
      <div className="charts">
        <section className="zone">
          <ClimbChart session={session} climb={tally.climb} turns={tally.turns} />
        </section>
        {tally.balance && (
          <section className="zone">
            <BalanceChart session={session} balance={tally.balance} />
          </section>
        )}
        <Turned session={session} scene={scene} tally={tally} />
      </div>
      {tally.purchases.length > 0 && (
        <div className="purchases">
          {ownFirst(session, tally.purchases).map((purchases) => (
            <Bought key={purchases.seat} session={session} purchases={purchases} />
          ))}
        </div>
      )}
    </main>
  );
}

function Result({ session, scene, tally, onAgain, onExport, onTable }: EndProps & { readonly tally: Tally }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { host, persons, say } = session;
  const { winner, turns, ending, facts } = tally;
  const title = tally.title ?? `${capital(who(session, winner))} won.`;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isMine = persons.includes(winner);
  return (
    <section className={`zone result ${isMine ? '' : 'is-lost'}`}>
      <div className="emblem">
        <span className="holo">
          <Glyph name={isMine || persons.length === 0 ? 'trophy' : 'broken-shield'} />
        </span>
      </div>
      <span className="caption">
        {unitOf(session)} {turns}
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="ending">
        {ending.map((event) => (
          <span key={event.kind}>
            <Sentence host={host} event={event} says={say(event, scene.seat) ?? ''} />{' '}
          </span>
        ))}
      </p>
      <div className="facts">
        {facts.map(({ value, label }) => (
          <div key={label}>
            <b>{value}</b>
            <span>{label}</span>
          </div>
        ))}
      </div>
      <div className="result-buttons">
        {onAgain && (
          <>
            <button type="button" className="button main" onClick={() => onAgain('new')}>
              Play again
            </button>
            <button type="button" className="button" onClick={() => onAgain('same')}>
              The same deal
            </button>
            {persons.length === 1 && host.hasSides && (
              <button type="button" className="button" onClick={() => onAgain('sides')}>
                Change sides
              </button>
            )}
          </>
        )}
        <button type="button" className="button" onClick={() => session.watchGame()}>
          Watch the game
        </button>
        <button type="button" className="button" onClick={onTable}>
          Look at the table
        </button>
        {onExport && (
          <button type="button" className="button" onClick={onExport} title={HOLDS_ALL}>
            <span>
              Export <small>hidden cards too</small>
            </span>
          </button>
        )}
        {scene.undo && (
          <button
            type="button"
            className="button"
            onClick={() => session.undo()}
            title={undoText(scene.undo)}
          >
            Undo
          </button>
        )}
      </div>
    </section>
  );
}

function ownFirst({ isFoe }: Session, purchases: readonly Purchases[]): readonly Purchases[] {
  return [...purchases].sort((a, b) => Number(isFoe(a.seat)) - Number(isFoe(b.seat)));
}

/** The heaviest loss of the side that lost in the end, to look at and to play otherwise. */
function Turned({ session, scene, tally }: Pick<EndProps, 'session' | 'scene'> & { readonly tally: Tally }) {
  const { turned } = tally;
  if (!turned) return null;
  const { host } = session;
  const unit = unitOf(session).toLowerCase();
  return (
    <section className="zone blow">
      <div>
        <span className="caption">
          The heaviest blow · {unit} {turned.turn}
        </span>
        <h2>
          <Sentence host={host} event={turned.event} says={session.say(turned.event, scene.seat) ?? ''} />
        </h2>
        <div className="blow-buttons">
          <button type="button" className="button small" onClick={() => session.lookAt(turned.index)}>
            Look at {unit} {turned.turn}
          </button>
          {session.persons.length > 0 && (
            <button type="button" className="button small" onClick={() => session.branchAt(turned.index)}>
              Branch here
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function Bought({ session, purchases: { seat, cards } }: { session: Session; purchases: Purchases }) {
  const { Chip } = session.host;
  const dearest = Math.max(1, ...cards.map(({ cost }) => cost));
  const count = cards.reduce((sum, each) => sum + each.count, 0);
  const spent = cards.reduce((sum, each) => sum + each.count * each.cost, 0);
  const name = capital(who(session, seat));
  return (
    <section className="zone">
      <div className="chart-head">
        <h2>{name} bought</h2>
      </div>
      <ul className="bought">
        {cards.map(({ card, cost, count: copies }) => (
          <li key={`${card} ${cost}`}>
            <Chip card={card} />
            <span className="cost-bar">
              <i style={{ width: `${(100 * cost) / dearest}%` }} />
            </span>
            <b>
              {cost} {copies > 1 && <small>×{copies}</small>}
            </b>
          </li>
        ))}
      </ul>
      <div className="bought-total">
        <span>{count === 1 ? '1 card' : `${count} cards`}</span>
        <b>{spent === 1 ? '1 resource' : `${spent} resources`}</b>
      </div>
    </section>
  );
}
