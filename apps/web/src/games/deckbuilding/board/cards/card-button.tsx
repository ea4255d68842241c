import type { ReactNode } from 'react';
import { Actable as AnyActable } from '../../../../board/actable.tsx';
import { FaceParts, type FaceSize, frameClass, spokenName } from '../../faces/card-face.tsx';
import { useModel } from '../model/model.ts';
import { standingOf, type Thing, type Where } from '../model/standing.ts';

/**
 * A card on the table: a click does what is legal, or shows it large where nothing is. Who buys with a finger has not
 * been able to rest on the card and read it: a tap shows it, and what it would do lies beside it.
 */
export function CardButton({
  thing,
  where,
  size = 'table',
  attack,
}: {
  readonly thing: Thing;
  readonly where: Where;
  readonly size?: FaceSize;
  readonly attack?: number;
}) {
  return (
    <Actable
      thing={thing}
      where={where}
      className={frameClass(thing.id, size)}
      details={attack === undefined ? '' : ` ${attack} attack now.`}
    >
      <FaceParts id={thing.id} size={size} isNamed {...(attack === undefined ? {} : { attack })} />
    </Actable>
  );
}

/** A card of this game as a thing of the board: a card, a plate or a base. */
export function Actable({
  thing,
  where,
  className,
  details = '',
  travels = true,
  children,
}: {
  readonly thing: Thing;
  readonly where: Where;
  readonly className: string;
  /** What its name says besides what is printed. */
  readonly details?: string;
  /** False for a second picture of the same card. */
  readonly travels?: boolean;
  readonly children: ReactNode;
}) {
  const model = useModel();
  const { card, id } = thing;
  const isBought = where === 'row' && model.choosing.question?.topic === 'action';
  return (
    <AnyActable
      rove={`${where} ${card}`}
      place={where}
      className={className}
      standing={standingOf(model, thing, where)}
      says={`${spokenName(id)}.${details}`}
      saysLast={thing.committed ? ' Has attacked.' : ''}
      onAct={model.act}
      onTap={(act, byTouch) => {
        if (!byTouch || !isBought) return false;
        model.read(id, 'asked', { label: act.label, act: () => model.act(act) });
        return true;
      }}
      onRead={(how) => model.read(how ? id : undefined, how ?? 'hover')}
      onPoint={(act, isOn, at) => {
        model.choosing.point(isOn ? act?.key : undefined, at);
        model.look(isOn ? thing : undefined);
      }}
      {...(travels
        ? { travels: { name: `card ${card}`, view: model.view, appears: !model.known.has(card) } }
        : {})}
    >
      {children}
    </AnyActable>
  );
}
