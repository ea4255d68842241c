import type { SideView } from '@holofoe/deckbuilding';
import { Plate } from '../cards/plate-face.tsx';
import type { Where } from '../model/standing.ts';

/** So many ships lie on each other where there is little room. */
const MANY = 3;
/** Beside so many units two ships do, too. */
const MANY_UNITS = 6;

/** A side's capital ships, before its units. */
export function Ships({
  side: { ships },
  units,
  where,
}: {
  readonly side: SideView;
  /** How many places the units take. */
  readonly units: number;
  readonly where: Where;
}) {
  if (ships.length === 0) return null;
  const areMany = ships.length >= (units >= MANY_UNITS ? 2 : MANY);
  return (
    <>
      <div className={`ships${areMany ? ' are-many' : ''}`}>
        {ships.map((ship) => (
          <Plate key={ship.card} ship={ship} where={where} />
        ))}
      </div>
      <span className="divider" />
    </>
  );
}
