import { useId } from 'react';
import { Glyph } from '../../glyphs/glyph.tsx';

export function SeedField({
  seed,
  fault,
  onChange,
  onRoll,
}: {
  readonly seed: string;
  readonly fault: string | undefined;
  readonly onChange: (seed: string) => void;
  readonly onRoll: () => void;
}) {
  const field = useId();
  return (
    <div className="option">
      <label className="field-label" htmlFor={field}>
        Seed
      </label>
      <p id={`${field}-says`}>
        The same seed with the same set-up deals the same cards. Give it to somebody who should play your
        game.
      </p>
      <div className="seed-row">
        <input
          id={field}
          className="text-field"
          inputMode="numeric"
          autoComplete="off"
          value={seed}
          aria-invalid={fault !== undefined}
          aria-describedby={`${field}-says ${field}-fault`}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" className="button" onClick={onRoll}>
          <Glyph name="perspective-dice-six" />
          Another
        </button>
      </div>
      <div id={`${field}-fault`}>{fault !== undefined && <p className="fault">{fault}</p>}</div>
    </div>
  );
}
