import { lazy, Suspense } from 'react';

/** Three cards in the light; they come when the rest of the page is there. */
const Faces = lazy(async () => {
  const [{ CardFace }, { deckbuildingGallery }] = await Promise.all([
    import('../../boards/deckbuilding/card-face.tsx'),
    import('../../games/deckbuilding/gallery.ts'),
  ]);
  const { fan } = deckbuildingGallery;
  return { default: () => fan.map((id) => <CardFace key={id} id={id} size="table" />) };
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
