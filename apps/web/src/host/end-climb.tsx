import type { Session } from '../session/session.ts';
import type { Climb } from './chronicle.ts';

const WIDTH = 640;
const HEIGHT = 250;
const LEFT = 44;
const RIGHT = 12;
const TOP = 26;
const BOTTOM = 24;

interface ClimbChartProps {
  readonly session: Session;
  readonly climb: Climb;
  readonly turns: number;
}

/** Steps of damage after each turn: one's own solid, the other's dashed. */
export function ClimbChart({ session, climb: { title, lines }, turns }: ClimbChartProps) {
  const top = niceTop(Math.max(1, ...lines.flatMap(({ totals }) => totals)));
  const x = (turn: number) => LEFT + ((WIDTH - LEFT - RIGHT) * turn) / Math.max(1, turns);
  const y = (value: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / top;
  const every = Math.ceil(turns / 10);
  return (
    <>
      <div className="zt">
        <h2>{title}</h2>
        <span className="sp" />
        {lines.map(({ seat, label }) => (
          <span key={seat} className={`lg ${styleOf(session, seat)}`}>
            <i />
            {label}
          </span>
        ))}
      </div>
      <svg
        className="cht"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={lines.map(({ label, totals }) => `${label}: ${totals.at(-1) ?? 0}`).join(', ')}
      >
        {[0, 1, 2, 3].map((i) => (
          <g key={i}>
            <line className="gr" x1={LEFT} x2={WIDTH - RIGHT} y1={y((top * i) / 3)} y2={y((top * i) / 3)} />
            <text x={LEFT - 8} y={y((top * i) / 3) + 4} textAnchor="end">
              {(top * i) / 3}
            </text>
          </g>
        ))}
        {Array.from({ length: turns }, (_, i) => i + 1)
          .filter((turn) => turn % every === 0)
          .map((turn) => (
            <text key={turn} x={x(turn)} y={HEIGHT - 6} textAnchor="middle">
              {turn}
            </text>
          ))}
        {lines.map(({ seat, totals, medals }) => (
          <g key={seat} className={styleOf(session, seat)}>
            <path className="cl" d={stepsPath(totals, x, y)} />
            {medals.map(({ turn, label }) => (
              <g key={label} transform={`translate(${x(turn)} ${y(totals[turn - 1] ?? 0)})`}>
                <circle className="md" r="5" />
                <text className="l" x={-9} y={-8} textAnchor="end">
                  {label}
                </text>
              </g>
            ))}
          </g>
        ))}
      </svg>
    </>
  );
}

function styleOf(session: Session, seat: number): string {
  const isFoe = session.persons.length === 1 ? session.isFoe(seat) : seat === 0;
  return isFoe ? 'th' : 'me';
}

/** A multiple of three, so that the lines of the grid have whole numbers. */
function niceTop(most: number): number {
  return Math.ceil(most / 6) * 6;
}

function stepsPath(
  totals: readonly number[],
  x: (turn: number) => number,
  y: (value: number) => number,
): string {
  return [`M${x(0)} ${y(0)}`, ...totals.map((total, i) => `H${x(i + 1)}V${y(total)}`)].join('');
}
