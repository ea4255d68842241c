import { kindById } from '@holofoe/deckbuilding';
import type { CardNo } from '@holofoe/kernel';
import { Zone } from '../../../../board/zone.tsx';
import { CardBack } from '../../faces/card-back.tsx';
import { CardFace } from '../../faces/card-face.tsx';
import { places } from '../../faces/shapes.tsx';
import { CardButton } from '../cards/card-button.tsx';
import { useModel } from '../model/model.ts';
import { PILOT, pilotToBuy } from '../model/pilots.ts';
import { PileCount } from './pile-count.tsx';

/** The six cards that both sides buy from, between their deck and the pilots. */
export function GalaxyRow() {
  const model = useModel();
  const { view } = model;
  const { row, galaxyDeck, galaxyDiscard } = view;
  const pilot = pilotToBuy(model);
  const shown = row.flatMap((card) => (card ? [`row ${card.card}`] : []));
  return (
    <Zone
      label="Galaxy row"
      className="galaxy"
      first={[
        ...shown,
        ...(pilot === undefined ? [] : [`row ${pilot}`]),
        'pile Galaxy deck',
        'pile Discard',
        'pile Exile',
      ]}
    >
      <div className="zh">
        <span className="cap">Galaxy row</span>
        <span className="sp" />
        <div className="piles">
          <PileCount name="Galaxy deck" pile="galaxy" count={galaxyDeck.length} />
          <PileCount name="Discard" pile="galaxy" count={galaxyDiscard.length} top={galaxyDiscard} />
          {view.exile.length > 0 && (
            <PileCount name="Exile" pile="exile" count={view.exile.length} top={view.exile} />
          )}
        </div>
      </div>
      <div className="rowc strip">
        <TopOfDeck />
        {places(row.length).map((slot) => {
          const card = row[slot - 1];
          return card ? (
            <CardButton key={card.card} thing={card} where="row" />
          ) : (
            <span key={`slot ${slot}`} className="slot at-row">
              <span className="gs" aria-hidden="true" />
            </span>
          );
        })}
        <Pilots pilot={pilot} />
      </div>
    </Zone>
  );
}

function TopOfDeck() {
  const { galaxyDeck } = useModel().view;
  const top = galaxyDeck[0];
  const label = `Galaxy deck, ${galaxyDeck.length} cards`;
  return (
    <div className="stack">
      {top ? (
        <CardButton thing={top} where="tray" size="tile" />
      ) : (
        <CardBack label={label} count={galaxyDeck.length} />
      )}
      <span className="verb" aria-hidden="true">
        Deck
      </span>
    </div>
  );
}

/** Ten pilots that can be bought at any time. */
function Pilots({ pilot }: { readonly pilot: CardNo | undefined }) {
  const { view, you, choosing } = useModel();
  const kind = kindById(PILOT);
  const text = view.pilots === 0 ? 'None left' : `${view.pilots} left`;
  const isDear = choosing.question?.topic === 'action' && (kind?.cost ?? 0) > you.resources;
  return (
    <div className="stack">
      {pilot === undefined ? (
        <>
          <span className="slot">
            <CardFace id={PILOT} size="tile" state={view.pilots === 0 ? 'is-calm' : ''} />
          </span>
          <span className="verb">{isDear && view.pilots > 0 ? `Costs ${kind?.cost}` : text}</span>
        </>
      ) : (
        <CardButton thing={{ card: pilot, id: PILOT }} where="row" size="tile" />
      )}
    </div>
  );
}
