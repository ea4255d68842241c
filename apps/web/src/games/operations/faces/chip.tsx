import { kindById } from '@holofoe/operations';
import { Glyph } from '../../../glyphs/glyph.tsx';
import { lookOf } from './card-face.tsx';
import { glyphOf } from './glyphs.ts';

/** A card's name within a sentence. */
export function Chip({ card }: { readonly card: string }) {
  const kind = kindById(card);
  if (!kind) return <>{card}</>;
  return (
    <span className={`chip look-${lookOf(card)}`}>
      <Glyph name={glyphOf(kind)} />
      {kind.name}
    </span>
  );
}
