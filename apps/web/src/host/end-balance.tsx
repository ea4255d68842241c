import type { Session } from '../session/session.ts';
import type { Balance } from './chronicle.ts';
import { whose } from './whose.ts';

const WIDTH = 640;
const HEIGHT = 140;
const LEFT = 60;
const MIDDLE = 60;
const REACH = 50;

/** A column for each turn: up is one's own, down the other's. */
export function BalanceChart({ session, balance }: { readonly session: Session; readonly balance: Balance }) {
  const { title, most, values } = balance;
  const mine = session.persons.length === 1 ? (session.persons[0] ?? 1) : 1;
  const sign = mine === 0 ? -1 : 1;
  const width = (WIDTH - LEFT) / Math.max(1, values.length);
  const withMe = values.filter((value) => value * sign > 0).length;
  const every = Math.ceil(values.length / 10);
  const columns = values.map((value, i) => ({ turn: i + 1, value }));
  const you = capital(whose(session, mine));
  return (
    <>
      <div className="zt">
        <h2>{title}</h2>
        <span className="sp" />
        <span className="lg">
          With {whose(session, mine)} after {withMe} of {values.length} turns
        </span>
      </div>
      <svg
        className="cht"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${title}: with ${whose(session, mine)} after ${withMe} of ${values.length} turns`}
      >
        <text x={LEFT - 10} y={MIDDLE - REACH + 8} textAnchor="end">
          {you}
        </text>
        <text x={LEFT - 10} y={MIDDLE + REACH} textAnchor="end">
          {capital(whose(session, mine === 0 ? 1 : 0))}
        </text>
        <line className="gr" x1={LEFT} x2={WIDTH} y1={MIDDLE} y2={MIDDLE} />
        {columns.map(({ turn, value }) => {
          const height = (REACH * Math.abs(value)) / most;
          const isUp = value * sign > 0;
          const x = LEFT + (turn - 1) * width + width * 0.15;
          return (
            <g key={turn}>
              <rect
                className={value === 0 ? 'z' : isUp ? 'up' : 'dn'}
                x={x}
                y={value === 0 ? MIDDLE - 2 : isUp ? MIDDLE - height : MIDDLE}
                width={width * 0.7}
                height={value === 0 ? 4 : height}
                rx="2"
              />
              {turn % every === 0 && (
                <text x={x + width * 0.35} y={HEIGHT - 6} textAnchor="middle">
                  {turn}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
