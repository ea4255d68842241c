import { useId } from 'react';
import { Glyph } from '../../glyphs/glyph.tsx';
import type { TableKind } from '../../host/set-up.ts';

export function TableField({
  tables,
  chosen,
  onChoose,
}: {
  readonly tables: readonly TableKind[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) {
  const name = useId();
  return (
    <fieldset className="tiles">
      <legend>Who plays</legend>
      {tables.map(({ id, title, says, glyph, look }) => (
        <label key={id} className={look}>
          <input type="radio" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
          <span className="tl1">
            <span className="tg">
              <Glyph name={glyph} />
            </span>
            <span>
              <b>{title}</b>
              <small>{says}</small>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
