import { GLYPHS, kindById } from '@holofoe/deckbuilding';
import { Glyph } from '../../../glyphs/glyph.tsx';

/** A card's name within a sentence. */
export function Chip({ card }: { readonly card: string }) {
  const kind = kindById(card);
  if (!kind) return <>{card}</>;
  return (
    <span className={`chip f-${kind.faction}`}>
      <Glyph name={GLYPHS[kind.id] ?? 'galaxy'} />
      {kind.name}
    </span>
  );
}
