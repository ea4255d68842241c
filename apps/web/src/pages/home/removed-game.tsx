import { Glyph } from '../../glyphs/glyph.tsx';

/** In the place of a game that was just deleted: it can be had back. */
export function RemovedGame({
  title,
  height,
  onBringBack,
}: {
  readonly title: string;
  /** In pixels: as high as the game's place was, so that nothing moves. */
  readonly height: number;
  readonly onBringBack: () => void;
}) {
  return (
    <article className="kept-game is-removed" aria-label={`Deleted: ${title}`} style={{ minHeight: height }}>
      <span className="kept-glyph">
        <Glyph name="trash-can" />
      </span>
      <div className="kept-text">
        <h3>Deleted</h3>
        <p>{title}.</p>
      </div>
      <button type="button" className="button small" onClick={onBringBack}>
        Bring it back<span className="spoken">: {title}</span>
      </button>
    </article>
  );
}
