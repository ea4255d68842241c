import { GLYPHS, type InPlayView, kindById } from '@holofoe/deckbuilding';
import { Glyph } from '../../../../glyphs/glyph.tsx';
import { AbilityMark, Icons, Pips } from '../../faces/shapes.tsx';
import type { Where } from '../model/standing.ts';
import { Actable } from './card-button.tsx';

/** A capital ship in play: it stays, so it is a plate with a gauge. */
export function Plate({ ship, where }: { readonly ship: InPlayView; readonly where: Where }) {
  const kind = kindById(ship.id);
  if (!kind) return null;
  const left = ship.hitPoints - ship.damage;
  return (
    <Actable
      thing={ship}
      where={where}
      className={`plate f-${kind.faction}`}
      details={` ${left} of ${ship.hitPoints} hit points left.`}
    >
      <span className="art">
        <span className="holo">
          <Glyph name={GLYPHS[ship.id] ?? 'galaxy'} />
        </span>
      </span>
      <span className="in" aria-hidden="true">
        <span className="pn">{kind.name}</span>
        <Pips left={left} of={ship.hitPoints} named={false} />
        <span className="stats">
          <Icons kind={kind} attack={ship.attack} />
          <AbilityMark kind={kind} />
          <span className="sp" />
          <span className="num left">
            {left}
            <span className="muted">/{ship.hitPoints}</span>
          </span>
        </span>
      </span>
    </Actable>
  );
}
