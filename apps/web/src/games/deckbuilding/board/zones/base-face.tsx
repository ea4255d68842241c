import { abilityText, GLYPHS, kindById, type SideView } from '@holofoe/deckbuilding';
import { Zone } from '../../../../board/zone.tsx';
import { Glyph } from '../../../../glyphs/glyph.tsx';
import { FactionMark, places, Ring } from '../../faces/shapes.tsx';
import { sideLabel } from '../../words/side-label.ts';
import { Actable } from '../cards/card-button.tsx';
import { useModel } from '../model/model.ts';

/** A side's base on the axis of the table: a ring of segments round its glyph. */
export function BasePlace({ side }: { readonly side: SideView }) {
  const model = useModel();
  const name = sideLabel(side, model);
  const { base } = side;
  return (
    <Zone
      label={`Base: ${name}`}
      className={`base look-${side.faction}`}
      first={base ? [`base ${base.card}`] : []}
    >
      <div className="zone-head">
        <span className="caption">
          <span className={`faction-mark look-${side.faction}`}>
            <FactionMark faction={side.faction} />
          </span>
          {name}
        </span>
      </div>
      {base ? <BaseFace side={side} base={base} /> : <NoBase isLast={side.lost >= model.view.basesToWin} />}
      <BasePips side={side} of={model.view.basesToWin} />
    </Zone>
  );
}

function BaseFace({ side, base }: { readonly side: SideView; readonly base: NonNullable<SideView['base']> }) {
  const kind = kindById(base.id);
  if (!kind) return null;
  const left = base.hitPoints - base.damage;
  return (
    <>
      <Actable
        thing={base}
        where="base"
        className={`base-button look-${side.faction}`}
        details={` ${left} of ${base.hitPoints} left.`}
      >
        <span className="ring-frame">
          <Ring left={left} of={base.hitPoints} />
          <span className="holo">
            <Glyph name={GLYPHS[base.id] ?? 'galaxy'} />
          </span>
        </span>
        <span className="base-name" aria-hidden="true">
          {kind.name}
        </span>
        <span className="hit-points" aria-hidden="true">
          {left}
          <small> of {base.hitPoints} left</small>
        </span>
      </Actable>
      <p className="ability">{abilityText(kind).join(' ')}</p>
    </>
  );
}

function NoBase({ isLast }: { readonly isLast: boolean }) {
  return (
    <>
      <span className="ring-frame">
        <Ring left={0} of={16} />
      </span>
      <p className="ability">
        {isLast ? 'The last base is lost.' : 'The next base is revealed when the turn begins.'}
      </p>
    </>
  );
}

/** Which of its bases the side stands on, of those that it can lose: lost ones are hatched. */
function BasePips({ side: { lost, base }, of }: { readonly side: SideView; readonly of: number }) {
  const current = base ? lost + 1 : 0;
  const said = base ? `${ORDINALS[lost] ?? lost + 1} of ${of}` : `${lost} of ${of} lost`;
  return (
    <div className="base-pips">
      <span>Bases</span>
      {places(of).map((place) => (
        <i key={place} className={place <= lost ? 'fallen' : place === current ? 'current' : ''} />
      ))}
      <span>{said}</span>
    </div>
  );
}

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th'];
