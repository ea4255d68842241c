import { type Reason, type ReasonRow, valueText } from '@holofoe/kernel';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { Marked } from '../../elements/marked.tsx';
import { useFocusBack } from '../../elements/use-focus-back.ts';
import { Glyph } from '../../glyphs/glyph.tsx';
import type { GameHost, RuleEntry } from '../../host/game-host.ts';
import { type Candidate, type Cell, reasonTable } from './reason-table.ts';

interface WhyProps {
  readonly host: GameHost;
  readonly rulebook: readonly RuleEntry[];
  readonly reason: Reason;
  readonly onClose: () => void;
  /** Absent: there is no choice before or after it. */
  readonly onBefore: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** Why the opponent chose as it did. Whatever it says comes from the reason. */
export function Why({ host, rulebook, reason, onClose, onBefore, onNext }: WhyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const picked = host.game.nameOf(reason.picked);
  const panel = useFocusBack<HTMLElement>();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [panel]);
  return (
    <section ref={panel} className="drawer" role="dialog" aria-labelledby="why-title">
      <div className="drawer-head">
        <div>
          <h2 id="why-title" ref={heading} tabIndex={-1}>
            Why {picked}?
          </h2>
          <p>{summary(reason)}</p>
        </div>
        <span className="spacer" />
        {onBefore && (
          <button type="button" className="button small" onClick={onBefore} aria-label="Choice before">
            <Glyph name="previous-button" />
          </button>
        )}
        {onNext && (
          <button type="button" className="button small" onClick={onNext}>
            Next choice
          </button>
        )}
        <button type="button" className="button small" onClick={onClose}>
          Close <kbd>Esc</kbd>
        </button>
      </div>
      <div className="drawer-body">
        <Candidates host={host} reason={reason} />
        <Cited rulebook={rulebook} reason={reason} />
      </div>
    </section>
  );
}

function summary({ candidates, decided, rows, picked }: Reason) {
  const row = rows.find(({ rule, name }) => rule === decided.rule && name === decided.name);
  const value = row?.values[candidates.indexOf(picked)] ?? undefined;
  return (
    <>
      {candidates.length > 1 && `${candidates.length} were considered. `}
      <b>
        Decided: {decided.name}
        {row &&
          row.shown !== 'order' &&
          value !== undefined &&
          candidates.length > 1 &&
          ` ${valueText(row, value)}`}
        {row?.prefers === 'fewest' && row.shown !== 'order' && ', the fewest'}{' '}
        <span className="cited">({decided.rule}).</span>
      </b>
    </>
  );
}

/** So many criteria lie beside the name of a candidate on an upright phone. */
const MOST_BESIDE = 2;

function Candidates({ host, reason }: Pick<WhyProps, 'host' | 'reason'>) {
  const { columns, candidates, tie } = useMemo(() => reasonTable(reason), [reason]);
  const count = columns.length + (tie ? 1 : 0);
  return (
    <div className="candidates">
      <table
        className={count > MOST_BESIDE ? 'candidate-table many' : 'candidate-table'}
        style={{ '--n': count }}
      >
        <caption className="spoken">Candidates and what decided</caption>
        <thead>
          <tr>
            <th>
              <span className="spoken">Letter</span>
            </th>
            <th>Candidate</th>
            {columns.map((row) => (
              <th key={`${row.rule} ${row.name}`}>
                <span className="criterion-rule">{row.rule}</span>
                {row.name}
                {row.prefers === 'fewest' && row.shown !== 'order' && ', fewest'}
              </th>
            ))}
            {tie && <th>Tie</th>}
          </tr>
        </thead>
        <tbody>
          {candidates.map((candidate) => (
            <tr key={candidate.letter} className={candidate.isPicked ? 'picked' : 'out'}>
              <td>
                <span className="letter">{candidate.letter}</span>
              </td>
              <th scope="row">
                <Name host={host} candidate={candidate} />
                {candidate.isPicked && <span className="spoken"> (chosen)</span>}
              </th>
              {columns.map((row, i) => (
                <Value key={`${row.rule} ${row.name}`} row={row} cell={candidate.cells[i]} />
              ))}
              {tie && (
                <td
                  className={candidate.isPicked ? 'decided' : tie.between.has(candidate.key) ? 'is-out' : ''}
                >
                  {candidate.isPicked ? tie.name : tie.between.has(candidate.key) ? '✕' : ''}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface NameProps extends Pick<WhyProps, 'host'> {
  readonly candidate: Candidate;
}

function Name({ host, candidate }: NameProps) {
  const card = host.cardOf?.(candidate.key);
  const { Chip } = host;
  return card === undefined ? host.game.nameOf(candidate.key) : <Chip card={card} />;
}

interface ValueProps {
  readonly row: ReasonRow;
  readonly cell: Cell | undefined;
}

function Value({ row, cell }: ValueProps) {
  if (!cell) return <td />;
  const { value, isOut, isDeciding, isNotNeeded } = cell;
  return (
    <td className={isDeciding ? 'decided' : isOut ? 'is-out' : value === undefined ? '' : 'counted'}>
      {value !== undefined && valueText(row, value)}
      {isNotNeeded && 'not needed'}
      {isOut && (
        <>
          <span aria-hidden="true"> ✕</span>
          <span className="spoken"> (out)</span>
        </>
      )}
    </td>
  );
}

/** The rules that the reason cites, in our words. */
function Cited({ rulebook, reason: { rows, decided } }: Pick<WhyProps, 'rulebook' | 'reason'>) {
  const ids = [...new Set([...rows.map(({ rule }) => rule), decided.rule])];
  return (
    <div className="cited-rules">
      {ids.map((id) => {
        const entry = rulebook.find((rule) => rule.id === id);
        return (
          <p key={id}>
            <Link className="rule" href={`/rules/${id}`}>
              {id}
            </Link>
            {id === decided.rule && <b> decided</b>}
            <br />
            {entry && <Marked text={entry.rule} />}
            {entry?.ruling && (
              <em>
                {' '}
                <Marked text={entry.ruling} />
              </em>
            )}
          </p>
        );
      })}
    </div>
  );
}
