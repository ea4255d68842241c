import { describe, kindById, type View } from '@holofoe/deckbuilding';
import type { Seat } from '@holofoe/kernel';
import { Link } from 'wouter';
import { rulesOf } from '../words/card-rules.ts';
import { whereabouts } from '../words/whereabouts.ts';
import { CardFace } from './card-face.tsx';

/** A card at reading size: its text and numbers, where it is now, and the rules that concern it. */
export function Reader({
  card,
  view,
  seat,
}: {
  readonly card: string;
  readonly view?: unknown;
  readonly seat?: Seat;
}) {
  const kind = kindById(card);
  if (!kind) return null;
  // The page carries the view that this game's definition made.
  const now = view === undefined || seat === undefined ? [] : whereabouts(kind, view as View, seat);
  const rules = rulesOf(kind);
  return (
    <div className="reader">
      <CardFace id={card} size="reader" />
      <div className="about">
        <p>{describe(kind)[1]}</p>
        {now.length > 0 && (
          <section>
            <h2>Now</h2>
            {now.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
        {kind.unsure !== undefined && (
          <section className="unsure">
            <h2>Not certain</h2>
            <p>{kind.unsure}</p>
          </section>
        )}
        {rules.length > 0 && (
          <section className="rules">
            <h2>Rules</h2>
            {rules.map(({ id, rule }) => (
              <p key={id}>
                <Link className="rule" href={`/rules/${id}`}>
                  {id}
                </Link>{' '}
                {rule}
              </p>
            ))}
          </section>
        )}
      </div>
    </div>
  );
}
