import { abilityText, type InPlayView, kindById, type SideView } from '@holofoe/deckbuilding';
import { Zone } from '../../../../board/zone.tsx';
import { FactionMark, Pips } from '../../faces/shapes.tsx';
import { sideLabel } from '../../words/side-label.ts';
import { Actable } from '../cards/card-button.tsx';
import { useModel } from '../model/model.ts';
import { ForceStrip } from './force-track.tsx';

/** The axis of the table on a phone: both bases, the ships before them, the piles and the Force. */
export function DuelStrip() {
  const { you, foe } = useModel();
  return (
    <Zone
      label="Bases and Force"
      className="on-phone duel"
      first={[foe, you].flatMap((side) => [
        ...(side.base ? [`base ${side.base.card}`] : []),
        ...side.ships.map(({ card }) => `ship ${card}`),
      ])}
    >
      <Half side={foe} />
      <Half side={you} />
      <ForceStrip />
    </Zone>
  );
}

function Half({ side }: { readonly side: SideView }) {
  const model = useModel();
  const { base, ships } = side;
  const kind = base ? kindById(base.id) : undefined;
  return (
    <div className={`half look-${side.faction}`}>
      {base ? (
        <Actable
          thing={base}
          where="base"
          className="half-base"
          travels={false}
          details={` ${base.hitPoints - base.damage} of ${base.hitPoints} left.`}
        >
          <span className="half-name" aria-hidden="true">
            <span>
              <span className={`faction-mark look-${side.faction}`}>
                <FactionMark faction={side.faction} />
              </span>{' '}
              {kind?.name}
            </span>
            <span className="number">
              {base.hitPoints - base.damage}
              <span className="muted">/{base.hitPoints}</span>
            </span>
          </span>
          <Pips left={base.hitPoints - base.damage} of={base.hitPoints} named={false} />
        </Actable>
      ) : (
        <p className="half-name">
          {sideLabel(side, model)}:{' '}
          {side.lost < model.view.basesToWin ? 'next base to come' : 'the last base is lost'}
        </p>
      )}
      {kind && <p className="ability">{abilityText(kind).join(' ')}</p>}
      <div className="half-ships">
        {ships.map((ship) => (
          <ShipLine key={ship.card} ship={ship} />
        ))}
      </div>
      <p className="half-counts">
        {side.control === 'bot' ? `X ${side.lost} · ` : `${side.lost} of ${model.view.basesToWin} lost · `}
        Deck <b>{side.deck.length}</b> · Discard <b>{side.discard.length}</b>
      </p>
    </div>
  );
}

function ShipLine({ ship }: { readonly ship: InPlayView }) {
  const left = ship.hitPoints - ship.damage;
  return (
    <Actable
      thing={ship}
      where="ship"
      className="half-ship"
      travels={false}
      details={` ${left} of ${ship.hitPoints} hit points left.`}
    >
      <span aria-hidden="true">{kindById(ship.id)?.name}</span>
      <b aria-hidden="true">
        {left}/{ship.hitPoints}
      </b>
    </Actable>
  );
}
