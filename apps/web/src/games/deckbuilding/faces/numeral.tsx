/** Attack is a diamond, resources a square, Force a ringed circle, hit points a shield's tip, a target dashed. */
export type Shape = 'atk' | 'res' | 'frc' | 'hp' | 'tgt';

const SHAPE_NAMES: Readonly<Record<Shape, string>> = {
  atk: 'attack',
  res: 'resources',
  frc: 'Force',
  hp: 'hit points',
  tgt: 'target value',
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
      className={note === undefined ? `st ${shape}` : `st ${shape} mod`}
      title={SHAPE_NAMES[shape]}
      data-mod={note}
    >
      {value}
    </span>
  );
}
