import { useId } from 'react';
import type { RuleEntry } from '../../host/game-host.ts';
import type { Picks } from '../../host/set-up.ts';
import type { Draft } from './draft.ts';
import { RuleText } from './option-field.tsx';

const WAYS: readonly { readonly picking: Draft['picking']; readonly label: string }[] = [
  { picking: 'random', label: 'By chance' },
  { picking: 'chosen', label: 'I choose here' },
  { picking: 'asked', label: 'Ask me at the table' },
];

export function PicksField({
  picks,
  rule,
  draft,
  fault,
  onChange,
}: {
  readonly picks: Picks;
  readonly rule: RuleEntry | undefined;
  readonly draft: Draft;
  readonly fault: string | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
}) {
  const name = useId();
  const { picking, picked } = draft;
  const choose = (at: number, id: string) =>
    onChange({ picked: picks.places.map((_, i) => (i === at ? id : (picked[i] ?? ''))) });
  return (
    <fieldset className="option" aria-describedby={`${name}-fault`}>
      <legend>{picks.title}</legend>
      <RuleText rule={rule} />
      <div className="seg">
        {WAYS.map((way) => (
          <label key={way.picking}>
            <input
              type="radio"
              name={name}
              checked={way.picking === picking}
              onChange={() => onChange({ picking: way.picking })}
            />
            <span>{way.label}</span>
          </label>
        ))}
      </div>
      {picking === 'chosen' && (
        <div className="picks">
          {picks.places.map((place, i) => (
            <Pick
              key={place}
              place={place}
              choices={picks.choices}
              chosen={picked[i] ?? ''}
              isFault={fault !== undefined}
              faultId={`${name}-fault`}
              onChoose={(id) => choose(i, id)}
            />
          ))}
        </div>
      )}
      <div id={`${name}-fault`} role="status">
        {picking === 'chosen' && fault !== undefined && <p className="fault">{fault}</p>}
      </div>
    </fieldset>
  );
}

function Pick({
  place,
  choices,
  chosen,
  isFault,
  faultId,
  onChoose,
}: {
  readonly place: string;
  readonly choices: Picks['choices'];
  readonly chosen: string;
  readonly isFault: boolean;
  readonly faultId: string;
  readonly onChoose: (id: string) => void;
}) {
  const field = useId();
  return (
    <div>
      <label htmlFor={field}>{place}</label>
      <select
        id={field}
        className="field-text"
        value={chosen}
        aria-invalid={isFault}
        aria-describedby={faultId}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">Choose</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <p>{choices.find(({ id }) => id === chosen)?.says}</p>
    </div>
  );
}
