import type { SideView } from '@holofoe/deckbuilding';
import { Numeral } from '../../faces/numeral.tsx';

/** What a side can still use this turn. */
export function Pools({ side }: { readonly side: SideView }) {
  return (
    <div className="pools">
      <span className="pool">
        <Numeral shape="res" value={side.resources} />
        <span>to spend</span>
      </span>
      <span className="pool">
        <Numeral shape="atk" value={side.attack} />
        <span>attack left</span>
      </span>
    </div>
  );
}
