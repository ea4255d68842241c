import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { Glyph } from '../../glyphs/glyph.tsx';
import type { Imported } from '../../keep/import-save.ts';

/** Opens a save file, chosen or dropped. Where it cannot be opened it says why, and nothing has changed. */
export function OpenFile() {
  const field = useId();
  const [, go] = useLocation();
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState<{ readonly file: string; readonly says: string }>();

  async function open(file: File) {
    setFault(undefined);
    const opened = await imported(file);
    if ('id' in opened) go(`/play/${opened.id}`);
    else setFault({ file: file.name, says: opened.says });
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (file) void open(file);
    // The same file can be chosen once more.
    event.target.value = '';
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void open(file);
  }

  return (
    <div className={`kept-game open-file${isOver ? ' is-over' : ''}${fault ? ' is-fault' : ''}`}>
      <input
        id={field}
        className="spoken"
        type="file"
        accept="application/json,.json"
        aria-describedby={`${field}-fault`}
        onChange={choose}
      />
      <label
        htmlFor={field}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Glyph name="open-folder" />
        <span>Open a saved game from a file</span>
      </label>
      <div id={`${field}-fault`} role="alert">
        {fault && (
          <p>
            <b>{fault.file} cannot be opened.</b> {fault.says} Nothing was changed.
          </p>
        )}
      </div>
    </div>
  );
}

async function imported(file: File): Promise<Imported> {
  try {
    const { importSave } = await import('../../keep/import-save.ts');
    return await importSave(file);
  } catch {
    return { says: 'What reads games could not be loaded. Load the page again.' };
  }
}
