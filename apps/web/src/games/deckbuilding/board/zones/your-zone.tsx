import { Zone } from '../../../../board/zone.tsx';
import { sideLabel } from '../../words/side-label.ts';
import { CardButton } from '../cards/card-button.tsx';
import { useModel } from '../model/model.ts';
import { PileCount } from './pile-count.tsx';
import { Pools } from './pools.tsx';
import { Ships } from './ships.tsx';

/** What you have in play, and what it gives you. */
export function YourZone() {
  const model = useModel();
  const { view, you } = model;
  const name = sideLabel(you, model);
  const empty = you.units.length + you.ships.length === 0;
  return (
    <Zone
      label={`${name} in play`}
      className={`your-zone${view.active === you.seat ? '' : ' is-idle'}`}
      first={[
        ...you.ships.map(({ card }) => `ship ${card}`),
        ...you.units.map(({ card }) => `play ${card}`),
        'pile Deck',
        'pile Discard',
      ]}
    >
      <div className="zone-head">
        <span className="caption">{name} in play</span>
        <span className="spacer" />
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
      <div className="card-row">
        <Ships side={you} units={you.units.length} where="ship" />
        <div className="card-row units strip" style={{ '--n': Math.max(1, you.units.length) }}>
          {you.units.map((unit) => (
            <CardButton key={unit.card} thing={unit} where="play" attack={unit.attack} />
          ))}
          {empty && <p className="empty">Nothing in play</p>}
        </div>
        {view.active === you.seat && (
          <div className="pools-place">
            <Pools side={you} />
          </div>
        )}
      </div>
    </Zone>
  );
}
