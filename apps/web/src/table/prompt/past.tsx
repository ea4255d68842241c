import { turnAt } from '../../session/log-book.ts';
import type { Scene } from '../../session/scene.ts';
import type { Session } from '../../session/session.ts';
import { turnText } from '../log/whose.ts';

interface PastProps {
  readonly session: Session;
  readonly scene: Scene;
}

/** In the place of the prompt while the table is shown as it was. */
export function Past({ session, scene: { past, told } }: PastProps) {
  if (past === undefined) return null;
  const entry = told[past];
  return (
    <section className="prompt is-past" aria-label="Prompt" tabIndex={-1}>
      <p>
        <b>{turnText(session, turnAt(told, past)).replace(/ · /, ', ')}: past.</b>
        <small>{entry?.says}</small>
      </p>
      {session.persons.length > 0 && (
        <button type="button" className="button" onClick={() => session.branchAt(past)}>
          Branch here
        </button>
      )}
      <button type="button" className="button lit" onClick={() => session.lookAt(undefined)}>
        Back to now <kbd>Esc</kbd>
      </button>
    </section>
  );
}
