import { Glyph } from '../../glyphs/glyph.tsx';
import { turnAt } from '../../session/log-book.ts';
import type { Scene } from '../../session/scene.ts';
import type { Session, Speed } from '../../session/session.ts';
import { Sentence } from '../log/sentence.tsx';
import { turnText } from '../log/whose.ts';
import { Controls } from './controls.tsx';
import { Phases } from './phases.tsx';

interface ConsoleProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  readonly onWhy: (index: number) => void;
}

/** The opponent: what it is doing, or what it did last. */
export function Console(props: ConsoleProps) {
  const { session, scene } = props;
  return (
    <section className="zone console" aria-label="The bot">
      <Head session={session} scene={scene} />
      <Controls {...props} />
      {scene.showing ? <Phases session={session} scene={scene} /> : <LastTurn {...props} />}
    </section>
  );
}

function Head({ session, scene }: Pick<ConsoleProps, 'session' | 'scene'>) {
  const { showing, turn: steps, told, shown, view, seat } = scene;
  const { chronicle } = session.host;
  const turn = turnAt(told, shown - 1);
  const foe = session.isFoe(turn?.seat)
    ? turn?.seat
    : told.map(({ opens }) => opens?.seat).findLast((each) => session.isFoe(each));
  const bot = foe ?? (session.persons[0] === 0 ? 1 : 0);
  const name = chronicle?.botName(bot) ?? 'Bot';
  return (
    <div className="cn-h">
      <span className="eye">
        <Glyph name="semi-closed-eye" />
      </span>
      <div>
        <h2>{showing ? `${name} acts` : name}</h2>
        <p>
          {showing && steps
            ? `${turnText(session, turn)} · step ${showing.index - steps.from + 1} of ${steps.to - steps.from}`
            : [
                scene.outcome === undefined && seat !== bot ? 'Waits for you' : '',
                chronicle?.statusOf(view, bot),
              ]
                .filter(Boolean)
                .join(' · ')}
        </p>
      </div>
    </div>
  );
}

const MOST_LINES = 4;

/** What of its last turn was a choice; or, where nothing was, how it ended. */
function LastTurn({ session, scene, onWhy }: ConsoleProps) {
  const { told, lastTurn } = scene;
  if (!lastTurn) return null;
  const lines = told
    .slice(lastTurn.from, lastTurn.to)
    .filter(({ says, phase, opens }) => says !== undefined && phase === undefined && !opens);
  const choices = lines.filter(({ event }) => event.reasons);
  const worthy = choices.length > 0 ? choices.slice(-MOST_LINES) : lines.slice(-2);
  return (
    <div className="step">
      <h3 className="cap">Its last turn</h3>
      {worthy.map(({ index, event, says = '' }) => (
        <p key={index}>
          <Sentence host={session.host} event={event} says={says} />{' '}
          {event.reasons && (
            <button type="button" className="why" onClick={() => onWhy(index)}>
              why?
            </button>
          )}
        </p>
      ))}
    </div>
  );
}
