import { type ReactNode, useId } from 'react';
import { type Settings, SPEEDS } from '../settings/settings.ts';
import { changeSettings, useSettings } from '../settings/settings-store.ts';
import { Page } from './frame/page.tsx';

const SPEED_NAMES: Readonly<Record<Settings['speed'], string>> = {
  0: 'At once',
  0.5: '½',
  1: '1',
  2: '2',
  4: '4',
};

export function SettingsPage() {
  const { theme, speed, motion } = useSettings();
  return (
    <Page title="Settings" lead="They hold for this browser and take effect at once.">
      <Choice
        legend="Theme"
        value={theme}
        options={[
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
          { value: 'system', label: 'As the system' },
        ]}
        onChoose={(value) => changeSettings({ theme: value })}
      />
      <Choice
        legend="Speed of the opponent's turn"
        says="Each of its steps can also be skipped, repeated and stepped through at the table."
        value={speed}
        options={SPEEDS.map((value) => ({ value, label: SPEED_NAMES[value] }))}
        onChoose={(value) => changeSettings({ speed: value })}
      />
      <Choice
        legend="Motion"
        says="With less motion cards do not travel; where something changed is still marked."
        value={motion}
        options={[
          { value: 'system', label: 'As the system' },
          { value: 'reduced', label: 'Less motion' },
        ]}
        onChoose={(value) => changeSettings({ motion: value })}
      />
    </Page>
  );
}

function Choice<T extends string | number>({
  legend,
  says,
  value,
  options,
  onChoose,
}: {
  readonly legend: string;
  readonly says?: ReactNode;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChoose: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className="option">
      <legend>{legend}</legend>
      {says !== undefined && <p>{says}</p>}
      <div className="segments">
        {options.map((option) => (
          <label key={option.label}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
