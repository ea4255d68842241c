import { lazy, Suspense } from 'react';
import { PLAYABLE } from '../../games/games.ts';

/** Three cards in the light; they come when the rest of the page is there. */
const Faces = lazy(async () => {
  const gallery = await PLAYABLE[0]?.gallery?.();
  return { default: () => gallery?.fan.map((id) => <gallery.Face key={id} id={id} size="table" />) };
});

export function CardFan() {
  return (
    <div className="fan">
      <Suspense>
        <Faces />
      </Suspense>
    </div>
  );
}
