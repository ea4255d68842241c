import { turnAt } from '../../session/log-book.ts';
import type { Scene } from '../../session/scene.ts';
import type { Session } from '../../session/session.ts';
import type { Step } from '../../session/showing.ts';

interface PhasesProps {
  readonly session: Session;
  readonly scene: Scene;
}

/** The phases of the turn that is shown, each with what came of it so far. */
export function Phases({ session, scene: { showing, told, shown } }: PhasesProps) {
  const { chronicle } = session;
  const step = showing?.steps[showing.index];
  const turn = turnAt(told, shown - 1);
  if (!showing || !step || !chronicle || !turn) return null;
  const phases = chronicle.phases(turn.seat);
  const start = told.findIndex(({ opens }) => opens === turn);
  const past = showing.steps.slice(0, showing.index + 1).filter(({ told: { index } }) => index >= start);
  const now = phases.indexOf(step.phase ?? '');
  return (
    <ol className="phases">
      {phases.map((phase, i) => (
        <li
          key={phase}
          className={i === now ? 'now' : i < now ? 'done' : ''}
          aria-current={i === now ? 'step' : undefined}
        >
          <i aria-hidden="true" />
          <span>
            {i === now ? <b>{phase}</b> : phase}
            {i < now && <span className="spoken"> (done)</span>}
            {i <= now && <small>{resultOf(past, phase)}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** What the last step of a phase said, and how many there were before it. */
function resultOf(steps: readonly Step[], phase: string): string | undefined {
  const said = steps.filter((step) => step.phase === phase);
  const last = said.findLast(({ told }) => told.event.reasons) ?? said.at(-1);
  return last?.told.says;
}
