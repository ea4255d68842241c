import { type CardView, kindById, type PileView, type SideView } from '@holofoe/deckbuilding';
import { CardBack } from '../../faces/card-back.tsx';
import { FaceParts, frameClass, spokenName } from '../../faces/card-face.tsx';
import { sideLabel } from '../../words/side-label.ts';
import { type PileName, useModel } from '../model/model.ts';

/** Every pile spread out: open cards as faces, hidden ones as a back with their number. */
export function Piles({ only }: { readonly only?: PileName }) {
  const model = useModel();
  const { view, you, foe } = model;
  const own = (side: SideView, who: 'your' | 'foe'): readonly PileShown[] => [
    { name: `${who} discard`, title: `${sideLabel(side, model)}: discard pile`, cards: side.discard },
    { name: `${who} deck`, title: `${sideLabel(side, model)}: deck`, cards: side.deck },
  ];
  const all: readonly PileShown[] = [
    ...own(you, 'your'),
    ...own(foe, 'foe'),
    { name: 'galaxy', title: 'Galaxy discard pile', cards: view.galaxyDiscard },
    { name: 'galaxy', title: 'Galaxy deck', cards: view.galaxyDeck },
    { name: 'exile', title: 'Exiled', cards: view.exile },
  ];
  const shown = only === undefined ? all : all.filter(({ name }) => name === only);
  return (
    <div className="spread">
      {shown.map((pile) => (
        <Pile key={pile.title} pile={pile} />
      ))}
    </div>
  );
}

interface PileShown {
  readonly name: PileName;
  readonly title: string;
  readonly cards: PileView;
}

function Pile({ pile: { title, cards } }: { readonly pile: PileShown }) {
  const { read } = useModel();
  const open = sorted(cards.flatMap((card) => (card ? [card] : [])));
  const hidden = cards.length - open.length;
  return (
    <section aria-label={title}>
      <h3 className="cap">
        {title} <b>{cards.length}</b>
      </h3>
      <div className="spreadcards">
        {open.map((card) => (
          <button
            key={card.card}
            type="button"
            className={frameClass(card.id, 'table')}
            onClick={() => read(card.id, 'asked')}
          >
            <span className="vh">{spokenName(card.id)}.</span>
            <FaceParts id={card.id} size="table" isNamed />
          </button>
        ))}
        {hidden > 0 && <CardBack label={`${hidden} hidden cards`} count={hidden} />}
        {cards.length === 0 && <p className="empty">Empty</p>}
      </div>
    </section>
  );
}

/** By faction and cost: the order of a pile means nothing until it is shuffled. */
function sorted(cards: readonly CardView[]): readonly CardView[] {
  const rank = ({ id }: CardView): string => {
    const kind = kindById(id);
    return `${kind?.faction} ${String(9 - (kind?.cost ?? 0))} ${id}`;
  };
  return [...cards].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
