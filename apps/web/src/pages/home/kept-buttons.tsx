import { Glyph } from '../../glyphs/glyph.tsx';
import { downloadSave } from '../../keep/files.ts';
import { saveText } from '../../keep/save-text.ts';

interface FileButtonProps {
  readonly id: string;
  readonly game: string;
  readonly title: string;
}

export function FileButton({ id, game, title }: FileButtonProps) {
  async function save() {
    const text = await saveText(id);
    if (text !== undefined) downloadSave(game, text);
  }
  return (
    <button type="button" className="icon-button" title="Save as a file" onClick={() => void save()}>
      <Glyph name="save" />
      <span className="spoken">Save as a file: {title}</span>
    </button>
  );
}

/** Deletes a game; `height` is that of its place in the list, in pixels. */
export type Remove = (height: number) => void;

export function DeleteButton({ title, onRemove }: { readonly title: string; readonly onRemove: Remove }) {
  return (
    <button
      type="button"
      className="icon-button"
      title="Delete"
      onClick={({ currentTarget }) =>
        onRemove(currentTarget.closest('article')?.getBoundingClientRect().height ?? 0)
      }
    >
      <Glyph name="trash-can" />
      <span className="spoken">Delete: {title}</span>
    </button>
  );
}
