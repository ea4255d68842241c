import type { Seat } from '@holofoe/kernel';
import { areaName, type CharacterView, kindById, type View } from '@holofoe/operations';
import { Glyph } from '../../glyphs/glyph.tsx';
import { lookOf } from './faces/card-face.tsx';
import { glyphOf } from './faces/glyphs.ts';
import './open-table.css';

/** What everybody sees: characters with their health. Nothing of any hand. */
export function OpenTable({ view: given }: { readonly view: unknown; readonly seat: Seat }) {
  // The page carries the view that this game's definition made.
  const view = given as View;
  return (
    <div className="open-table">
      {view.areas.map(({ side, stage, characters }, index) => (
        <section key={side}>
          <h3>{view.areas.length > 1 ? `${areaName(index)} · ${stage.name}` : stage.name}</h3>
          <div className="open-sides">
            <Side name="AI" characters={characters} />
            <div>
              {view.players
                .filter((player) => player.area === index)
                .map(({ seat, name, characters: own }) => (
                  <Side key={seat} name={name} characters={own} />
                ))}
            </div>
          </div>
        </section>
      ))}
    </div>
  );
}

function Side({
  name,
  characters,
}: {
  readonly name: string;
  readonly characters: readonly CharacterView[];
}) {
  return (
    <div>
      <h4 className="caption">{name}</h4>
      {characters.map(({ card, id, called, health, damage }) => {
        const kind = kindById(id);
        return (
          <p key={card} className={`look-${lookOf(id)}`}>
            {kind && <Glyph name={glyphOf(kind)} />}
            <span>{called}</span>
            <b>
              {health - damage}
              <small>/{health}</small>
            </b>
          </p>
        );
      })}
    </div>
  );
}
