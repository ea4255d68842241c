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
      className={`base f-${side.faction}`}
      first={base ? [`base ${base.card}`] : []}
    >
      <div className="zh">
        <span className="cap">
          <span className={`mk f-${side.faction}`}>
            <FactionMark faction={side.faction} />
          </span>
          {name}
        </span>
      </div>
      {base ? <BaseFace side={side} base={base} /> : <NoBase />}
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
        className={`basebtn f-${side.faction}`}
        details={` ${left} of ${base.hitPoints} left.`}
      >
        <span className="ringw">
          <Ring left={left} of={base.hitPoints} />
          <span className="holo">
            <Glyph name={GLYPHS[base.id] ?? 'galaxy'} />
          </span>
        </span>
        <span className="bname" aria-hidden="true">
          {kind.name}
        </span>
        <span className="hp" aria-hidden="true">
          {left}
          <small> of {base.hitPoints} left</small>
        </span>
      </Actable>
      <p className="ab">{abilityText(kind).join(' ')}</p>
    </>
  );
}

function NoBase() {
  return (
    <>
      <span className="ringw">
        <Ring left={0} of={16} />
      </span>
      <p className="ab">The next base is revealed when the turn begins.</p>
    </>
  );
}

/** Which of its bases the side stands on, of those that it can lose: lost ones are hatched. */
function BasePips({ side: { lost, base }, of }: { readonly side: SideView; readonly of: number }) {
  const current = base ? lost + 1 : 0;
  const said = base ? `${ORDINALS[lost] ?? lost + 1} of ${of}` : `${lost} of ${of} lost`;
  return (
    <div className="lost">
      <span>Bases</span>
      {places(of).map((place) => (
        <i key={place} className={place <= lost ? 'dead' : place === current ? 'cur' : ''} />
      ))}
      <span>{said}</span>
    </div>
  );
}

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th'];
