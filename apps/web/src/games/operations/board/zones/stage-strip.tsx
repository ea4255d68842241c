import { useModel } from '../model/model.ts';
import { Numeral } from '../things/numeral.tsx';
import { stagesIn } from './axis.tsx';

/** The stage and the AI's purse in a line, where there is no room for the axis. */
export function StageStrip() {
  const { view, area } = useModel();
  if (!area) return null;
  return (
    <section className="zone stage-strip" aria-label="Stage">
      <div>
        <b>
          Stage {area.stage.number} of {stagesIn(view)} · {area.stage.name}
        </b>
        <small>{area.stage.rules[0]}</small>
      </div>
      <span className="pool">
        <Numeral value={area.resources} says="resources of the AI" />
      </span>
      <span className="strip-deck">
        Deck <b>{area.deck.length}</b>
      </span>
    </section>
  );
}
