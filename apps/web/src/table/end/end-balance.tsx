import { capital } from '@holofoe/kernel';
import { useSize } from '../../elements/use-size.ts';
import type { Balance } from '../../host/chronicle.ts';
import type { Session } from '../../session/session.ts';
import { who, whose } from '../log/whose.ts';

const AT_FIRST = { width: 640, height: 140 };
const LEFT = 60;
/** Room for the number of a turn, below the columns and beside the next. */
const FOOT = 20;
const TURN_WIDTH = 26;

/** A column for each turn: up is one's own, down the other's. */
export function BalanceChart({ session, balance }: { readonly session: Session; readonly balance: Balance }) {
  const { title, most, values } = balance;
  const [chart, size] = useSize<HTMLDivElement>(AT_FIRST);
  const middle = (size.height - FOOT) / 2;
  const reach = Math.max(0, middle - 6);
  const mine = session.persons.length === 1 ? (session.persons[0] ?? 1) : 1;
  const sign = mine === 0 ? -1 : 1;
  const width = Math.max(0, size.width - LEFT) / Math.max(1, values.length);
  const withMe = values.filter((value) => value * sign > 0).length;
  const every = Math.ceil((values.length * TURN_WIDTH) / Math.max(TURN_WIDTH, size.width - LEFT));
  const columns = values.map((value, i) => ({ turn: i + 1, value }));
  const you = capital(whose(session, mine));
  return (
    <>
      <div className="chart-head">
        <h2>{title}</h2>
        <span className="spacer" />
        <span className="legend">
          With {who(session, mine)} after {withMe} of {values.length} turns
        </span>
      </div>
      <div className="chart" ref={chart}>
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label={`${title}: with ${who(session, mine)} after ${withMe} of ${values.length} turns`}
        >
          <text x={LEFT - 10} y={middle - reach + 8} textAnchor="end">
            {you}
          </text>
          <text x={LEFT - 10} y={middle + reach} textAnchor="end">
            {capital(whose(session, mine === 0 ? 1 : 0))}
          </text>
          <line className="grid-line" x1={LEFT} x2={size.width} y1={middle} y2={middle} />
          {columns.map(({ turn, value }) => {
            const height = (reach * Math.abs(value)) / most;
            const isUp = value * sign > 0;
            const x = LEFT + (turn - 1) * width + width * 0.15;
            return (
              <g key={turn}>
                <rect
                  className={value === 0 ? 'level' : isUp ? 'up' : 'down'}
                  x={x}
                  y={value === 0 ? middle - 2 : isUp ? middle - height : middle}
                  width={width * 0.7}
                  height={value === 0 ? 4 : height}
                  rx="2"
                />
                {turn % every === 0 && (
                  <text x={x + width * 0.35} y={size.height - 5} textAnchor="middle">
                    {turn}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
    </>
  );
}
