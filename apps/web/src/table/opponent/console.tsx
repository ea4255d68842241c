import type { Seat } from '@holofoe/kernel';
import { Glyph } from '../../glyphs/glyph.tsx';
import { turnAt } from '../../session/log-book.ts';
import type { Scene } from '../../session/scene.ts';
import type { Session, Speed } from '../../session/session.ts';
import { turnText, who } from '../log/whose.ts';
import { Controls } from './controls.tsx';
import { LastTurn } from './last-turn.tsx';
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
    <section
      className="zone console"
      aria-label={`The ${session.host.tabs.foe === 'Bot' ? 'bot' : session.host.tabs.foe}`}
    >
      <Head session={session} scene={scene} />
      <Controls {...props} />
      {scene.showing ? <Phases session={session} scene={scene} /> : <LastTurn {...props} />}
    </section>
  );
}

function Head({ session, scene }: Pick<ConsoleProps, 'session' | 'scene'>) {
  const { showing, turn: steps, told, shown, view, seat } = scene;
  const { chronicle } = session;
  const turn = turnAt(told, shown - 1);
  const foe = session.isFoe(turn?.seat)
    ? turn?.seat
    : told.map(({ opens }) => opens?.seat).findLast((each) => session.isFoe(each));
  const bot = foe ?? session.firstFoe ?? 0;
  const name = chronicle?.botName(bot) ?? 'Bot';
  return (
    <div className="console-head">
      <span className="eye">
        <Glyph name="semi-closed-eye" />
      </span>
      <div>
        <h2>{showing ? `${name} acts` : name}</h2>
        <p>
          {showing && steps
            ? `${turnText(session, turn)} · step ${showing.index - steps.from + 1} of ${steps.to - steps.from}`
            : [
                scene.outcome === undefined && seat !== bot ? waitsFor(session, seat) : '',
                chronicle?.statusOf(view, bot),
              ]
                .filter(Boolean)
                .join(' · ')}
        </p>
      </div>
    </div>
  );
}

function waitsFor(session: Session, seat: Seat): string {
  return `Waits for ${who(session, seat)}`;
}
