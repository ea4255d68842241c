import { type CardView, idOf, type PileView } from '@holofoe/deckbuilding';
import type { CardNo } from '@holofoe/kernel';
import { Zone } from '../../../../board/zone.tsx';
import { sideLabel } from '../../words/side-label.ts';
import { CardButton } from '../cards/card-button.tsx';
import { type Model, useModel } from '../model/model.ts';
import { pilotToBuy } from '../model/pilots.ts';

/** Cards that can be chosen and lie in no place of the table that shows them: piles and bases to come. */
export function Tray() {
  const model = useModel();
  const groups = trayGroups(model);
  if (groups.length === 0) return null;
  return (
    <Zone
      label="Cards to choose from"
      className="tray"
      first={groups.flatMap(({ cards }) => cards.map(({ card }) => `tray ${card}`))}
    >
      {groups.map(({ name, cards }) => (
        <div key={name} className="traygroup">
          <h3 className="cap">{name}</h3>
          <div className="traycards">
            {cards.map((card) => (
              <CardButton key={card.card} thing={card} where="tray" size="reader" />
            ))}
          </div>
        </div>
      ))}
    </Zone>
  );
}

/** Whether nothing that the person has in play can be chosen besides: the tray then has its place too. */
export function isTrayAlone({ acts, you }: Model): boolean {
  return ![...you.units, ...you.ships].some(({ card }) => acts.has(card));
}

interface Group {
  readonly name: string;
  readonly cards: readonly CardView[];
}

export function trayGroups(model: Model): readonly Group[] {
  const { acts, view, you, foe } = model;
  const shown = cardsInSight(model);
  const piles: readonly (readonly [string, PileView])[] = [
    ['Your discard pile', you.discard],
    [`${sideLabel(foe, model)}: hand`, foe.hand],
    ['Galaxy deck', view.galaxyDeck],
    ['Galaxy discard pile', view.galaxyDiscard],
    [`${sideLabel(foe, model)}: deck`, foe.deck],
  ];
  const groups = new Map<string, CardView[]>();
  for (const card of acts.keys()) {
    if (shown.has(card)) continue;
    const name = piles.find(([, pile]) => pile.some((each) => each?.card === card))?.[0] ?? 'To choose from';
    groups.set(name, [...(groups.get(name) ?? []), { card, id: idOf(card) }]);
  }
  return [...groups].map(([name, cards]) => ({ name, cards }));
}

function cardsInSight(model: Model): ReadonlySet<CardNo> {
  const { view, you, foe } = model;
  const pilot = pilotToBuy(model);
  const open = [
    ...view.row,
    ...you.hand,
    ...[you, foe].flatMap(({ units, ships, base }) => [...units, ...ships, base]),
  ];
  return new Set([
    ...open.flatMap((each) => (each ? [each.card] : [])),
    ...(pilot === undefined ? [] : [pilot]),
  ]);
}
