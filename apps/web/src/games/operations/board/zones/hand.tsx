import { cardKey } from '@holofoe/kernel';
import { abilityText, type CardView, describe, kindById } from '@holofoe/operations';
import type { ReactNode } from 'react';
import { Actable } from '../../../../board/actable.tsx';
import { Zone } from '../../../../board/zone.tsx';
import { Glyph } from '../../../../glyphs/glyph.tsx';
import { FaceParts, frameClass, spokenName } from '../../faces/card-face.tsx';
import { Sides } from '../../faces/shapes.tsx';
import { useModel } from '../model/model.ts';
import { standingInHand } from '../model/standing.ts';

interface HandProps {
  readonly actions: ReactNode;
  readonly looked: Pick<CardView, 'card' | 'id'> | undefined;
}

/** Your hand, what you look at, and the buttons of the turn. */
export function Hand({ actions, looked }: HandProps) {
  const { you, view } = useModel();
  const known = you.hand.flatMap((card) => (card ? [card] : []));
  const unknown = you.hand.length - known.length;
  const isAlone = view.players.length === 1;
  return (
    <Zone
      label={isAlone ? 'Your hand' : `Hand of ${you.name}`}
      className="hand"
      first={known.map(({ card }) => `hand ${card}`)}
    >
      <div className="card-row strip" style={{ '--n': Math.max(5, you.hand.length) }}>
        {known.map((card) => (
          <CardInHand key={card.card} card={card} />
        ))}
        {Array.from({ length: unknown }, (_, place) => place).map((place) => (
          <span key={place} className="slot">
            <span className="card back look-foe" role="img" aria-label="A hidden card">
              <span className="art">
                <span className="holo">
                  <Glyph name="semi-closed-eye" />
                </span>
              </span>
            </span>
          </span>
        ))}
        {you.hand.length === 0 && <p className="empty">No card in the hand</p>}
      </div>
      <Peek id={looked?.id ?? known[0]?.id} />
      <div className="turn-buttons">{actions}</div>
    </Zone>
  );
}

function CardInHand({ card }: { readonly card: CardView }) {
  const model = useModel();
  return (
    <Actable
      rove={`hand ${card.card}`}
      place="hand"
      className={frameClass(card.id, 'table')}
      standing={standingInHand(model, card)}
      says={`${spokenName(card.id)}.`}
      onAct={({ key }) => model.choosing.choose(key)}
      onRead={(how) => model.read(how ? card.id : undefined, how ?? 'hover')}
      onPoint={(act, isOn, at) => {
        model.choosing.point(isOn ? (act?.key ?? cardKey(card.card)) : undefined, at);
        model.look(isOn ? card : undefined);
      }}
    >
      <FaceParts id={card.id} size="table" />
    </Actable>
  );
}

/** What is pointed at, in words, in a place of its own. */
function Peek({ id }: { readonly id: string | undefined }) {
  const kind = id === undefined ? undefined : kindById(id);
  if (!kind) return <div className="peek" aria-hidden="true" />;
  const [name, type] = describe(kind);
  return (
    <div key={kind.id} className="peek" aria-hidden="true">
      <span className="caption">Looking at</span>
      <b className="peek-name">{name}</b>
      <p>{type}</p>
      {kind.die && (
        <span className={`look-${kind.colour}`}>
          <Sides die={kind.die} />
        </span>
      )}
      {abilityText(kind).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
