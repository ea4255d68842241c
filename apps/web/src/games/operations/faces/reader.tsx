import type { Seat } from '@holofoe/kernel';
import { abilityText, describe, type Kind, kindById, RULEBOOK, type View } from '@holofoe/operations';
import { Link } from 'wouter';
import { whereabouts } from '../words/whereabouts.ts';
import { CardFace } from './card-face.tsx';

/** The rules for cards of a type. */
const BY_TYPE: Readonly<Record<Kind['type'], readonly string[]>> = {
  character: ['OPS-20', 'OPS-09'],
  upgrade: ['OPS-22'],
  downgrade: ['OPS-22'],
  support: ['OPS-20'],
  event: ['OPS-05'],
  plot: ['OPS-84'],
  behavior: ['OPS-04', 'OPS-05'],
};

/** A card at reading size: its text, its die, where it is now, and the rules that concern it. */
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
  const told = abilityText(kind);
  const lines = describe(kind)
    .slice(1)
    .filter((line) => !told.includes(line) && !line.startsWith('Die: '));
  const rules = RULEBOOK.filter(({ id }) => BY_TYPE[kind.type].includes(id));
  return (
    <div className="reader">
      <CardFace id={card} size="reader" />
      <div className="about">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {now.length > 0 && (
          <section>
            <h2>Now</h2>
            {now.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
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
      </div>
    </div>
  );
}
