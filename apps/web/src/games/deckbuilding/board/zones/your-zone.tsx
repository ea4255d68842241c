import { Zone } from '../../../../board/zone.tsx';
import { sideLabel } from '../../words/side-label.ts';
import { CardButton } from '../cards/card-button.tsx';
import { Plate } from '../cards/plate-face.tsx';
import { useModel } from '../model/model.ts';
import { PileCount } from './pile-count.tsx';
import { Pools } from './pools.tsx';

/** What you have in play, and what it gives you. */
export function YourZone() {
  const model = useModel();
  const { view, you } = model;
  const name = sideLabel(you, model);
  const empty = you.units.length + you.ships.length === 0;
  return (
    <Zone
      label={`${name} in play`}
      className={`yz${view.active === you.seat ? '' : ' is-idle'}`}
      first={[
        ...you.ships.map(({ card }) => `ship ${card}`),
        ...you.units.map(({ card }) => `play ${card}`),
        'pile Deck',
        'pile Discard',
      ]}
    >
      <div className="zh">
        <span className="cap">{name} in play</span>
        <span className="sp" />
        <div className="piles">
          {you.control === 'bot' && (
            <span>
              X <b>{you.lost}</b>
            </span>
          )}
          <PileCount name="Deck" pile="your deck" count={you.deck.length} />
          <PileCount name="Discard" pile="your discard" count={you.discard.length} top={you.discard} />
        </div>
      </div>
      <div className="rowc">
        {you.ships.length > 0 && (
          <>
            <div className="ships v">
              {you.ships.map((ship) => (
                <Plate key={ship.card} ship={ship} where="ship" />
              ))}
            </div>
            <span className="div" />
          </>
        )}
        <div className="rowc units strip" style={{ '--n': Math.max(1, you.units.length) }}>
          {you.units.map((unit) => (
            <CardButton key={unit.card} thing={unit} where="play" attack={unit.attack} />
          ))}
          {empty && <p className="empty">Nothing in play</p>}
        </div>
        {view.active === you.seat && (
          <div className="room">
            <Pools side={you} />
          </div>
        )}
      </div>
    </Zone>
  );
}
