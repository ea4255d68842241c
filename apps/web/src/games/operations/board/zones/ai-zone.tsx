import { type AreaView, areaName } from '@holofoe/operations';
import { Zone } from '../../../../board/zone.tsx';
import { useModel } from '../model/model.ts';
import { Numeral } from '../things/numeral.tsx';
import { Holders, namesOfHolders, roomFor } from './holders.tsx';

/** What the AI has in play in an area. */
export function AiZone({ area, index }: { readonly area: AreaView; readonly index: number }) {
  const { view } = useModel();
  const several = view.areas.length > 1;
  const where = `ai${index}`;
  const isTurn = view.turn === area.side && view.step === 'turn';
  return (
    <Zone
      label={several ? `AI of ${areaName(index)}` : 'AI in play'}
      className={`ai-zone${isTurn ? ' is-acting-side' : ''}`}
      first={namesOfHolders(area, where)}
    >
      <div className="zone-head">
        <h3 className="caption">{several ? `${areaName(index)} · ${area.stage.name}` : 'AI in play'}</h3>
        <span className="spacer" />
        {area.plots.map(({ card, name }) => (
          <span key={card} className="tag foe">
            {name}
          </span>
        ))}
        {area.counters > 0 && <span className="tag">Counters {area.counters}</span>}
        {area.cleared && <span className="tag lit">Cleared</span>}
        <span className="pool" title="Resources of the AI">
          <Numeral value={area.resources} says="resources" />
        </span>
      </div>
      <Holders side={area} where={where} room={roomFor(area, several ? 2 : 3)} />
      {area.characters.length + area.supports.length === 0 && (
        <p className="empty">Nobody stands here any more.</p>
      )}
    </Zone>
  );
}
