import type { SideView } from '@holofoe/deckbuilding';
import { sideLabel } from '../../words/side-label.ts';
import { useModel } from '../model/model.ts';

const END = 3;

/** The Force from the foe's end down to yours. */
export function ForceTrack() {
  const { view, you, foe } = useModel();
  const names = namesOf(you, foe);
  return (
    <section className="zone force" aria-label="The Force">
      <div className="zh">
        <span className="cap">The Force</span>
      </div>
      <p className="vh">{forceText(placeOf(view.force, you.seat), names)}</p>
      <div className="ftrack" aria-hidden="true">
        {PLACES.map((place) => (
          <div
            key={place}
            className={`fn ${place > 0 ? 'd' : place < 0 ? 'l' : 'n'}${place === placeOf(view.force, you.seat) ? ' on' : ''}`}
          >
            <i />
            <span>
              {placeName(place, names)}
              {Math.abs(place) === END && <span className="x2"> · +1 resource</span>}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The same lying down, for a phone. */
export function ForceStrip() {
  const { view, you, foe } = useModel();
  const names = namesOf(you, foe);
  const at = placeOf(view.force, you.seat);
  return (
    <div className="fx">
      <span className="vh">{forceText(at, names)}</span>
      <span aria-hidden="true">{names.foe}</span>
      <div className="t" aria-hidden="true">
        {PLACES.map((place) => (
          <i
            key={place}
            className={`${place > 0 ? 'dk' : place < 0 ? 'l' : ''}${place === at ? ' on' : ''}`}
          />
        ))}
      </div>
      <span aria-hidden="true">{names.you}</span>
    </div>
  );
}

/** From the foe's end to yours. */
const PLACES = [3, 2, 1, 0, -1, -2, -3];

/** The track's -3 is the Empire's end; here the foe's end is 3. */
function placeOf(force: number, seat: number): number {
  return seat === 0 ? force : -force;
}

interface Names {
  readonly you: string;
  readonly foe: string;
}

/** "Empire" of "Empire bot": the track has little room. */
function namesOf(you: SideView, foe: SideView): Names {
  const short = (side: SideView): string => sideLabel(side, { you, foe }).replace(/ bot$/, '');
  return { you: short(you), foe: short(foe) };
}

function placeName(place: number, { you, foe }: Names): string {
  if (place === 0) return 'neutral';
  return `${place > 0 ? foe : you} ${Math.abs(place)}`;
}

function forceText(place: number, names: Names): string {
  return `The Force: ${placeName(place, names)}.`;
}
