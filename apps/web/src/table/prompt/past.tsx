import type { BranchPoint } from '../../session/branch-point.ts';
import { turnAt } from '../../session/log-book.ts';
import type { Scene } from '../../session/scene.ts';
import type { Session } from '../../session/session.ts';
import { turnText, unitOf } from '../log/whose.ts';

interface PastProps {
  readonly session: Session;
  readonly scene: Scene;
}

/** In the place of the prompt while the table is shown as it was. */
export function Past({ session, scene: { past, told } }: PastProps) {
  if (past === undefined) return null;
  const entry = told[past];
  const branch = session.persons.length > 0 ? session.branchPoint(past) : undefined;
  return (
    <section className="prompt is-past" aria-label="Prompt" tabIndex={-1}>
      <p>
        <b>{turnText(session, turnAt(told, past)).replace(/ · /, ', ')}: past.</b>
        <small>{entry?.says}</small>
        {branch?.isEarlier && <small id="branch-begins">{beginText(session, branch)}</small>}
      </p>
      {branch && (
        <button
          type="button"
          className="button"
          aria-describedby={branch.isEarlier ? 'branch-begins' : undefined}
          onClick={() => session.branchAt(past)}
        >
          {branch.isEarlier ? 'Branch before it' : 'Branch here'}
        </button>
      )}
      <button type="button" className="button lit" onClick={() => session.lookAt(undefined)}>
        Back to now <kbd>Esc</kbd>
      </button>
    </section>
  );
}

/** Nobody but a person decides anew: a branch from the opponent's turn begins before it. */
function beginText(session: Session, { opens }: BranchPoint): string {
  const where = opens ? `in ${unitOf(session).toLowerCase()} ${opens.turn}` : 'in the set-up';
  return `A branch begins at your last decision before it, ${where}.`;
}
