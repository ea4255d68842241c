import { counted } from '@holofoe/kernel';
import { type AreaView, areaName, type SideView } from '@holofoe/operations';
import { Zone } from '../../../../board/zone.tsx';
import { useModel } from '../model/model.ts';
import { Die } from '../things/die.tsx';

/** The dice of all who play in an area: the AI's above, the players' below. */
export function Mat({ area, index }: { readonly area: AreaView; readonly index: number }) {
  const { view } = useModel();
  const players = view.players.filter((player) => player.area === index && player.eliminated === 'no');
  const several = view.areas.length > 1;
  const where = `mat${index}`;
  const pools = [area, ...players];
  return (
    <Zone
      label={several ? `Dice of ${areaName(index)}` : 'Dice'}
      className="mat"
      first={pools.flatMap(({ pool }) => pool.map(({ die }) => `${where} die ${die}`))}
    >
      <Tray
        side={area}
        name="AI"
        where={where}
        most={several ? 3 : MANY}
        isTurn={view.step === 'turn' && view.turn === area.side}
      />
      <div className="trays" style={{ '--players': players.length }}>
        {players.map((player) => (
          <Tray
            key={player.seat}
            side={player}
            name={view.players.length === 1 ? 'You' : player.name}
            where={where}
            most={Math.floor((several ? 3 : MANY) / Math.max(1, players.length))}
            isTurn={view.step === 'turn' && view.turn === player.side}
          />
        ))}
      </div>
    </Zone>
  );
}

/** In a tray over the whole width so many dice have their full size, and so many more a smaller one. */
const MANY = 7;

function Tray({
  side: { pool },
  name,
  where,
  isTurn,
  most,
}: {
  readonly side: SideView;
  /** Of so many dice each has its full size. */
  readonly most: number;
  readonly name: string;
  readonly where: string;
  readonly isTurn: boolean;
}) {
  const size = pool.length > most * 2 ? ' very-many' : pool.length > most ? ' many' : '';
  const empty = pool.length === 0 ? ' is-empty' : '';
  return (
    <div className={`tray${size}${isTurn ? ' has-turn' : ''}${empty}`}>
      <p className="tray-of">
        <b>{name}</b>
        <small>{pool.length === 0 ? 'no dice' : counted(pool.length, 'die', 'dice')}</small>
      </p>
      <div className="dice">
        {pool.map((die) => (
          <Die key={die.die} die={die} where={where} />
        ))}
      </div>
    </div>
  );
}
