import type { WinRate } from '@holofoe/operations';
import type { CSSProperties } from 'react';

/** A tick on the line from 0 to 100 %, in the band that holds the true rate 19 times in 20. */
export function Interval({
  rate: { rate, low, high },
  tone,
}: {
  readonly rate: WinRate;
  readonly tone: 'normal' | 'expert';
}) {
  const style: CSSProperties = {
    '--at': `${100 * rate}%`,
    '--low': `${100 * low}%`,
    '--high': `${100 * high}%`,
  };
  return (
    <span className={`interval is-${tone}`} style={style} aria-hidden="true">
      <i className="band" />
      <i className="mark" />
    </span>
  );
}

/** "22 %, likely 16 to 29" */
export function rateText({ rate, low, high }: WinRate): string {
  return `${whole(rate)} %, likely ${whole(low)} to ${whole(high)}`;
}

export function whole(share: number): number {
  return Math.round(100 * share);
}
