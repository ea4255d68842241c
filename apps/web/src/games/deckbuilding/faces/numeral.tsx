/** Attack is a diamond, resources a square, Force a ringed circle, hit points a shield's tip, a target dashed. */
export type Shape = 'attack' | 'resources' | 'force' | 'hit-points' | 'target';

const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  attack: 'attack',
  resources: 'resources',
  force: 'Force',
  'hit-points': 'hit points',
  target: 'target value',
};

/** A number in the shape that says what it counts. */
export function Numeral({
  shape,
  value,
  changed = 0,
}: {
  readonly shape: Shape;
  readonly value: number;
  /** How much of it is not printed on the card. */
  readonly changed?: number;
}) {
  const note = changed === 0 ? undefined : `${value - changed}${changed > 0 ? '+' : '−'}${Math.abs(changed)}`;
  return (
    <span
      className={note === undefined ? `numeral of-${shape}` : `numeral of-${shape} is-changed`}
      title={SHAPE_NAMES[shape]}
      data-change={note}
    >
      {value}
    </span>
  );
}
