import { type ReactNode, useState } from 'react';
import { ActMenu } from './act-menu.tsx';
import type { Act, Standing } from './acts.ts';
import { Traveller } from './travel.tsx';
import { usePointing } from './use-pointing.ts';
import { Verb } from './verb.tsx';
import { useRove } from './zone.tsx';

interface ActableProps<A extends Act> {
  /** What the arrows know it by, in its zone. */
  readonly rove: string;
  /** The class of its place, for menus that open up or down. */
  readonly place: string;
  readonly className: string;
  readonly standing: Standing<A>;
  /** "X-Wing, Rebel unit, cost 3": what it is, for ears. */
  readonly says: string;
  /** What else is to be said after what can be done with it. */
  readonly saysLast?: string;
  readonly onAct: (act: A) => void;
  /** Instead of acting at once; true: it was done. */
  readonly onTap?: (act: A, byTouch: boolean) => boolean;
  readonly onRead: (how: 'hover' | 'asked' | undefined) => void;
  readonly onPoint: (act: A | undefined, isOn: boolean, at: Element) => void;
  /** Wherever something of this name lies next, it travels there; absent: it does not. */
  readonly travels?: { readonly name: string; readonly view: unknown; readonly appears: boolean };
  readonly children: ReactNode;
}

/** The button around a face, a plate or a die, with its light, its verb and its menu. */
export function Actable<A extends Act>(props: ActableProps<A>) {
  const { rove: name, place, className, standing, says, saysLast = '', travels, children } = props;
  const { acts, caption, chosen } = standing;
  const [menu, setMenu] = useState(false);
  const rove = useRove(name);
  const [only] = acts;
  const pointing = usePointing({
    act: (byTouch) => {
      if (acts.length > 1) setMenu(!menu);
      else if (!only) props.onRead('asked');
      else if (!props.onTap?.(only, byTouch)) props.onAct(only);
    },
    read: props.onRead,
    point: (isOn, at) => props.onPoint(only, isOn, at),
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
      <span className="spoken">{nameOf(says, standing, saysLast)}</span>
      {children}
      {chosen && <Tick />}
      {caption && <Verb caption={caption} />}
    </button>
  );
  return (
    <span className={`slot at-${place}`}>
      {travels ? (
        <Traveller {...travels} className="mover">
          {button}
        </Traveller>
      ) : (
        button
      )}
      {menu && acts.length > 1 && <ActMenu acts={acts} onAct={props.onAct} onClose={() => setMenu(false)} />}
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
function nameOf(says: string, { acts, caption, chosen }: Standing, last: string): string {
  const can = acts.map(({ label }) => ` ${label}.`).join('');
  const missing = acts.length === 0 && caption?.text ? ` ${caption.text}${caption.more ?? ''}.` : '';
  const letter = caption?.letter === undefined ? '' : ` Candidate ${caption.letter}.`;
  return `${says}${can}${missing}${letter}${chosen ? ' Chosen.' : ''}${last}`;
}
