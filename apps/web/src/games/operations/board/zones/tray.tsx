import { type CardNo, cardKey, cardOfKey, type Key } from '@holofoe/kernel';
import { idOf, type SideView } from '@holofoe/operations';
import { Actable } from '../../../../board/actable.tsx';
import { Zone } from '../../../../board/zone.tsx';
import { FaceParts, frameClass, spokenName } from '../../faces/card-face.tsx';
import { type Model, useModel } from '../model/model.ts';
import { standingOf } from '../model/standing.ts';

/** Cards that can be chosen and lie in no place of the table that shows them: in discard piles and decks. */
export function Tray() {
  const model = useModel();
  const cards = hiddenChoices(model);
  if (cards.length === 0) return null;
  return (
    <Zone label="Cards to choose from" className="card-tray" first={cards.map((card) => `tray ${card}`)}>
      <h3 className="caption">To choose from</h3>
      <div className="tray-cards">
        {cards.map((card) => (
          <TrayCard key={card} card={card} />
        ))}
      </div>
    </Zone>
  );
}

function TrayCard({ card }: { readonly card: CardNo }) {
  const model = useModel();
  const id = idOf(card);
  return (
    <Actable
      rove={`tray ${card}`}
      place="tray"
      className={frameClass(id, 'table')}
      standing={standingOf(model, cardKey(card))}
      says={`${spokenName(id)}.`}
      onAct={({ key }) => model.choosing.choose(key)}
      onRead={(how) => model.read(how ? id : undefined, how ?? 'hover')}
      onPoint={(act, isOn, at) => {
        model.choosing.point(isOn ? act?.key : undefined, at);
        model.look(isOn ? { card, id } : undefined);
      }}
    >
      <FaceParts id={id} size="table" />
    </Actable>
  );
}

export function hiddenChoices({ acts, view, you }: Model): readonly CardNo[] {
  const seen = new Set<Key>(
    [
      ...[...view.areas, ...view.players].flatMap(cardsInPlay),
      ...you.hand.flatMap((card) => (card ? [card.card] : [])),
    ].map((card) => cardKey(card)),
  );
  return [...acts.keys()].flatMap((key) => {
    const card = cardOfKey(key);
    return card === undefined || seen.has(key) ? [] : [card];
  });
}

function cardsInPlay({ characters, supports }: SideView): readonly CardNo[] {
  return [...characters, ...supports].flatMap(({ card, upgrades, downgrades }) => [
    card,
    ...[...upgrades, ...downgrades].map((each) => each.card),
  ]);
}
