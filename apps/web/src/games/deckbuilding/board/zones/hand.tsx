import { abilityText, type CardView, describe, kindById } from '@holofoe/deckbuilding';
import type { ReactNode } from 'react';
import { Zone } from '../../../../board/zone.tsx';
import { CardBack } from '../../faces/card-back.tsx';
import { places } from '../../faces/shapes.tsx';
import { CardButton } from '../cards/card-button.tsx';
import { useModel } from '../model/model.ts';
import { PILOT, pilotToBuy } from '../model/pilots.ts';

/** Your hand, what you look at, and the buttons of the turn. */
export function Hand({
  actions,
  looked,
}: {
  readonly actions: ReactNode;
  readonly looked: CardView | undefined;
}) {
  const { you } = useModel();
  const cards = you.control === 'bot' ? you.drawn : you.hand;
  const known = cards.flatMap((card) => (card ? [card] : []));
  return (
    <Zone label="Your hand" className="hand" first={known.map(({ card }) => `hand ${card}`)}>
      <div className="rowc strip" style={{ '--n': Math.max(1, cards.length) }}>
        {known.map((card) => (
          <CardButton key={card.card} thing={card} where="hand" />
        ))}
        {places(cards.length - known.length).map((place) => (
          <CardBack key={place} label="A hidden card" faction={you.faction} />
        ))}
      </div>
      <Peek card={looked ?? known[0]} />
      <div className="acts">
        <PilotButton />
        {actions}
      </div>
    </Zone>
  );
}

/** A phone has no room for the pilots' pile. */
function PilotButton() {
  const model = useModel();
  const pilot = pilotToBuy(model);
  const act = pilot === undefined ? undefined : model.acts.get(pilot)?.[0];
  return act ? (
    <button type="button" className="btn lit ph" onClick={() => model.act(act)}>
      <span className="vh">{act.label}</span>
      <span aria-hidden="true">Pilot · {kindById(PILOT)?.cost}</span>
    </button>
  ) : null;
}

function Peek({ card }: { readonly card: CardView | undefined }) {
  const kind = card && kindById(card.id);
  if (!kind) return <div className="peek" aria-hidden="true" />;
  const [name, type, numbers] = describe(kind);
  const text = abilityText(kind);
  // A card without numbers goes on with its text.
  const line = [type, ...(numbers === undefined || text.includes(numbers) ? [] : [numbers])].join(' · ');
  return (
    <div className="peek" aria-hidden="true">
      <span className="cap">Looking at</span>
      <b className="peekname">{name}</b>
      <p>{line}</p>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
