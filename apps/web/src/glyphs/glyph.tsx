import { sprite } from 'virtual:glyph-sprite';

/** A glyph of the game-icons set: hidden from readers, so a name must stand beside it. */
export function Glyph({ name }: { readonly name: string }) {
  return (
    <svg className="icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
