import { type CardView, GLYPHS, kindById } from '@holofoe/deckbuilding';
import { span as MotionSpan } from 'motion/react-m';
import { useFlight } from '../../../../board/use-flight.ts';
import { useRove } from '../../../../board/zone.tsx';
import { Glyph } from '../../../../glyphs/glyph.tsx';
import { type PileName, useModel } from '../model/model.ts';

/** So many cards of a pile lie under its count, for cards to travel to and from. */
const DEPTH = 7;

/** A pile as its count; a click spreads it out. What was just laid on it has travelled here. */
export function PileCount({
  name,
  pile,
  count,
  top = [],
}: {
  readonly name: string;
  readonly pile: PileName;
  readonly count: number;
  /** Open cards, the newest last. */
  readonly top?: readonly CardView[];
}) {
  const { openPiles } = useModel();
  const rove = useRove(`pile ${name}`);
  return (
    <button type="button" className="pile" onClick={() => openPiles(pile)} aria-haspopup="dialog" {...rove}>
      {top.length > 0 && (
        <span className="under" aria-hidden="true">
          {top.slice(-DEPTH).map((card) => (
            <Mini key={card.card} card={card} />
          ))}
        </span>
      )}
      {name} <b>{count}</b>
    </button>
  );
}

function Mini({ card }: { readonly card: CardView }) {
  const { view } = useModel();
  return (
    <MotionSpan
      {...useFlight(`mini f-${kindById(card.id)?.faction ?? 'neutral'}`)}
      layoutId={`card ${card.card}`}
      layoutDependency={view}
    >
      <Glyph name={GLYPHS[card.id] ?? 'galaxy'} />
    </MotionSpan>
  );
}
