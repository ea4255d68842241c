import { type ReactNode, useState } from 'react';
import { Traveller } from '../../../../board/travel.tsx';
import { usePointing } from '../../../../board/use-pointing.ts';
import { useRove } from '../../../../board/zone.tsx';
import { FaceParts, type FaceSize, frameClass, spokenName } from '../../faces/card-face.tsx';
import { useModel } from '../model/model.ts';
import { type Standing, standingOf, type Thing, type Where } from '../model/standing.ts';
import { ActMenu } from './act-menu.tsx';
import { Verb } from './verb.tsx';

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

/** The button around a face, a plate or a base, with its light, its verb and its menu. */
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
  const [menu, setMenu] = useState(false);
  const standing = standingOf(model, thing, where);
  const { acts, caption, chosen } = standing;
  const rove = useRove(`${where} ${thing.card}`);
  const act = (byTouch: boolean): void => {
    const [only] = acts;
    if (acts.length > 1) setMenu(!menu);
    else if (only && byTouch && where === 'row' && model.choosing.question?.topic === 'action')
      model.read(thing.id, 'asked', { label: only.label, act: () => model.act(only) });
    else if (only) model.act(only);
    else model.read(thing.id, 'asked');
  };
  const pointing = usePointing({
    act,
    read: (how) => model.read(how ? thing.id : undefined, how ?? 'hover'),
    point: (isOn, at) => {
      model.choosing.point(isOn ? acts[0]?.key : undefined, at);
      model.look(isOn ? thing : undefined);
    },
  });
  const button = (
    <button
      type="button"
      className={`${className} ${standing.className}`}
      aria-haspopup={acts.length > 1 ? 'menu' : undefined}
      aria-expanded={acts.length > 1 ? menu : undefined}
      {...rove}
      {...pointing}
      onFocus={(event) => {
        rove.onFocus();
        pointing.onFocus(event);
      }}
    >
      <span className="spoken">{nameOf(thing, standing, details)}</span>
      {children}
      {chosen && <Tick />}
      {caption && <Verb caption={caption} />}
    </button>
  );
  return (
    <span className={`slot at-${where}`}>
      {travels ? (
        <Traveller
          name={`card ${thing.card}`}
          view={model.view}
          appears={!model.known.has(thing.card)}
          className="mover"
        >
          {button}
        </Traveller>
      ) : (
        button
      )}
      {menu && acts.length > 1 && <ActMenu acts={acts} onAct={model.act} onClose={() => setMenu(false)} />}
    </span>
  );
}

function Tick() {
  return (
    <span className="tick">
      <svg viewBox="0 0 12 12" width="13" height="13" aria-hidden="true" focusable="false">
        <path d="M1.5 6.5l3 3 6-7" fill="none" stroke="currentColor" strokeWidth="2.2" />
      </svg>
    </span>
  );
}

/** "X-Wing, Rebel unit, Fighter, cost 3, 3 attack. Buy X-Wing for 3." */
function nameOf({ id, committed }: Thing, { acts, caption, chosen }: Standing, details: string): string {
  const can = acts.map(({ label }) => ` ${label}.`).join('');
  const missing = acts.length === 0 && caption?.text ? ` ${caption.text}${caption.more ?? ''}.` : '';
  const letter = caption?.letter === undefined ? '' : ` Candidate ${caption.letter}.`;
  return `${spokenName(id)}.${details}${can}${missing}${letter}${chosen ? ' Chosen.' : ''}${committed ? ' Has attacked.' : ''}`;
}
