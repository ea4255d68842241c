import { CardFan } from './card-fan.tsx';
import './holo-table.css';

const RINGS = [60, 120, 180, 240, 300];
const TICKS = Array.from({ length: 36 }, (_, i) => (i * Math.PI) / 18);
const HEIGHT = 0.27;

/** The projector's table, for the look alone. */
export function HoloTable() {
  return (
    <div className="holo-table" aria-hidden="true">
      <svg className="rings" viewBox="0 0 760 250" fill="none" aria-hidden="true">
        <defs>
          <radialGradient id="light">
            <stop offset="0" stopColor="var(--lit)" stopOpacity=".38" />
            <stop offset=".55" stopColor="var(--lit)" stopOpacity=".07" />
            <stop offset="1" stopColor="var(--lit)" stopOpacity="0" />
          </radialGradient>
          <linearGradient id="metal" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--plate-3)" />
            <stop offset="1" stopColor="var(--void)" />
          </linearGradient>
        </defs>
        <ellipse cx="380" cy="138" rx="372" ry="104" fill="var(--void)" />
        <ellipse cx="380" cy="125" rx="372" ry="104" fill="url(#metal)" stroke="var(--edge-2)" />
        <ellipse cx="380" cy="122" rx="340" ry="92" fill="var(--deck)" stroke="var(--edge-2)" />
        <ellipse cx="380" cy="122" rx="320" ry="86" fill="url(#light)" />
        {RINGS.map((radius, i) => (
          <ellipse
            key={radius}
            cx="380"
            cy="122"
            rx={radius}
            ry={radius * HEIGHT}
            stroke="var(--lit)"
            strokeOpacity={0.5 - i * 0.08}
            strokeDasharray={i % 2 === 1 ? '3 7' : undefined}
          />
        ))}
        {TICKS.map((angle) => (
          <path
            key={angle}
            d={`M${point(angle, 322, 87)}L${point(angle, 336, 91)}`}
            stroke="var(--edge-ui)"
            strokeWidth="1.2"
          />
        ))}
      </svg>
      <div className="cone" />
      <CardFan />
    </div>
  );
}

function point(angle: number, width: number, height: number): string {
  return `${(380 + Math.cos(angle) * width).toFixed(1)} ${(122 + Math.sin(angle) * height).toFixed(1)}`;
}
