import { useSize } from '../../elements/use-size.ts';
import type { Climb } from '../../host/chronicle.ts';
import type { Session } from '../../session/session.ts';
import { type Box, placeLabels } from './chart-labels.ts';

const AT_FIRST = { width: 640, height: 250 };
const LEFT = 44;
const RIGHT = 12;
const TOP = 26;
const BOTTOM = 24;
/** Between a line and a name. */
const AIR = 3;
/** Room for the number of a turn. */
const TURN_WIDTH = 26;

interface ClimbChartProps {
  readonly session: Session;
  readonly climb: Climb;
  readonly turns: number;
}

/** Steps of damage after each turn: one's own solid, the other's dashed. */
export function ClimbChart({ session, climb: { title, lines }, turns }: ClimbChartProps) {
  const [chart, { width, height }] = useSize<HTMLDivElement>(AT_FIRST);
  const top = niceTop(Math.max(1, ...lines.flatMap(({ totals }) => totals)));
  const x = (turn: number) => LEFT + ((width - LEFT - RIGHT) * turn) / Math.max(1, turns);
  const y = (value: number) => height - BOTTOM - ((height - TOP - BOTTOM) * value) / top;
  const every = Math.ceil((turns * TURN_WIDTH) / Math.max(TURN_WIDTH, width - LEFT - RIGHT));
  const labels = placeLabels(
    lines.flatMap(({ totals, medals }) =>
      medals.map(({ turn, label }) => ({ x: x(turn), y: y(totals[turn - 1] ?? 0), label })),
    ),
    { left: LEFT, right: width, top: 0, bottom: height - BOTTOM + 4 },
    lines.flatMap(({ totals }) => stepBoxes(totals, x, y)),
  );
  return (
    <>
      <div className="chart-head">
        <h2>{title}</h2>
        <span className="spacer" />
        {lines.map(({ seat, label }) => (
          <span key={seat} className={`legend ${styleOf(session, seat)}`}>
            <i />
            {label}
          </span>
        ))}
      </div>
      <div className="chart" ref={chart}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={lines.map(({ label, totals }) => `${label}: ${totals.at(-1) ?? 0}`).join(', ')}
        >
          {[0, 1, 2, 3].map((i) => (
            <g key={i}>
              <line
                className="grid-line"
                x1={LEFT}
                x2={width - RIGHT}
                y1={y((top * i) / 3)}
                y2={y((top * i) / 3)}
              />
              <text x={LEFT - 8} y={y((top * i) / 3) + 4} textAnchor="end">
                {(top * i) / 3}
              </text>
            </g>
          ))}
          {Array.from({ length: turns }, (_, i) => i + 1)
            .filter((turn) => turn % every === 0)
            .map((turn) => (
              <text key={turn} x={x(turn)} y={height - 6} textAnchor="middle">
                {turn}
              </text>
            ))}
          {lines.map(({ seat, totals, medals }) => (
            <g key={seat} className={styleOf(session, seat)}>
              <path className="climb" d={stepsPath(totals, x, y)} />
              {medals.map(({ turn, label }) => (
                <circle key={label} className="medal" r="5" cx={x(turn)} cy={y(totals[turn - 1] ?? 0)} />
              ))}
            </g>
          ))}
          {labels.map(({ label, anchor, ...at }) => (
            <text key={label} className="name" x={at.x + at.dx} y={at.y + at.dy} textAnchor={anchor}>
              {label}
            </text>
          ))}
        </svg>
      </div>
    </>
  );
}

function styleOf(session: Session, seat: number): string {
  const isFoe = session.hasBot ? session.isFoe(seat) : seat === 0;
  return isFoe ? 'theirs' : 'own';
}

/** What the steps take of the chart, a little air included. */
function stepBoxes(
  totals: readonly number[],
  x: (turn: number) => number,
  y: (value: number) => number,
): readonly Box[] {
  return totals.flatMap((total, i) => {
    const before = y(totals[i - 1] ?? 0);
    return [
      { left: x(i), right: x(i + 1), top: before - AIR, bottom: before + AIR },
      { left: x(i + 1) - AIR, right: x(i + 1) + AIR, top: y(total), bottom: before },
    ];
  });
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
