import { Zone } from '../../../../board/zone.tsx';
import { CardBack } from '../../faces/card-back.tsx';
import { places } from '../../faces/shapes.tsx';
import { sideLabel } from '../../words/side-label.ts';
import { CardButton } from '../cards/card-button.tsx';
import { useModel } from '../model/model.ts';
import { PileCount } from './pile-count.tsx';
import { Pools } from './pools.tsx';
import { Ships } from './ships.tsx';

/** DBG-17: a bot reveals five cards. */
const REVEALED = 5;

/** The opponent's cards in play: ships, and on its turn the cards that it revealed. */
export function FoeZone() {
  const model = useModel();
  const { view, foe } = model;
  const acts = view.active === foe.seat;
  const waiting = foe.control === 'bot' ? foe.drawn.length : foe.hand.length;
  const empty = Math.max(0, REVEALED - foe.units.length - waiting);
  const name = sideLabel(foe, model);
  return (
    <Zone
      label={`${name} in play`}
      className={`foe-zone${acts ? '' : ' is-idle'}${foe.units.length + waiting === 0 ? ' is-empty' : ''}`}
      first={[...[...foe.ships, ...foe.units].map(({ card }) => `foe ${card}`), 'pile Deck', 'pile Discard']}
    >
      <div className="zone-head">
        <span className="caption">{name} in play</span>
        <span className="spacer" />
        {acts && <Pools side={foe} />}
        <div className="piles">
          {foe.control === 'bot' && (
            <span title="Bases that the bot has lost: resources and Force each turn">
              X <b>{foe.lost}</b>
            </span>
          )}
          <PileCount name="Deck" pile="foe deck" count={foe.deck.length} />
          <PileCount name="Discard" pile="foe discard" count={foe.discard.length} top={foe.discard} />
        </div>
      </div>
      <div className="card-row">
        <Ships side={foe} units={foe.units.length + waiting + empty} where="foe" />
        <div className="card-row units strip" style={{ '--n': foe.units.length + waiting + empty }}>
          {foe.units.map((unit) => (
            <CardButton key={unit.card} thing={unit} where="foe" attack={unit.attack} />
          ))}
          {places(waiting).map((place) => (
            <CardBack key={`back ${place}`} label="A card that is not turned up" faction={foe.faction} />
          ))}
          {foe.control === 'bot' &&
            places(empty).map((place) => (
              <span key={`place ${place}`} className="slot" aria-hidden="true">
                <span className="empty-place">{foe.units.length + waiting + place}</span>
              </span>
            ))}
          {foe.control === 'bot' && !acts && foe.units.length === 0 && (
            <p className="empty">
              Reveals five new
              <br />
              cards on its turn
            </p>
          )}
        </div>
      </div>
    </Zone>
  );
}
