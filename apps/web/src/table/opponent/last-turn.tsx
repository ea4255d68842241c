import type { Told } from '../../session/log-book.ts';
import type { Scene } from '../../session/scene.ts';
import type { Session } from '../../session/session.ts';
import { Sentence } from '../log/sentence.tsx';

interface LastTurnProps {
  readonly session: Session;
  readonly scene: Scene;
  readonly onWhy: (index: number) => void;
}

/** What its last turn did to the person, then what else it chose; or, where there was nothing of it, how it ended. */
export function LastTurn({ session, scene: { told, lastTurn }, onWhy }: LastTurnProps) {
  if (!lastTurn) return null;
  const lines = told
    .slice(lastTurn.from, lastTurn.to)
    .filter(({ says, phase, opens }) => says !== undefined && phase === undefined && !opens);
  const isHit = (each: Told) => strikes(each, session.persons);
  const worthy = [...lines.filter(isHit), ...lines.filter((each) => each.event.reasons && !isHit(each))];
  return (
    <div className="last-turn">
      <h3 className="caption">Its last turn</h3>
      {(worthy.length > 0 ? worthy : lines.slice(-2)).map((each) => (
        <p key={each.index} className={isHit(each) ? 'hit' : undefined}>
          <Sentence host={session.host} event={each.event} says={each.says ?? ''} />{' '}
          {each.event.reasons && (
            <button type="button" className="why" onClick={() => onWhy(each.index)}>
              why?
            </button>
          )}
        </p>
      ))}
    </div>
  );
}

/** In its turn whatever hits a person's card or is done by a person is its doing to them. */
function strikes({ befalls, actor }: Told, persons: Session['persons']): boolean {
  return persons.some((seat) => seat === befalls || seat === actor);
}
