import { GAMES_MEASURED, WIN_RATES, winRate } from '@holofoe/operations';
import { type Draft, MOST_PLAYERS, scenarioOf, withPlayers } from './draft.ts';
import { Interval, rateText, whole } from './interval.tsx';
import { StagePath } from './stage-path.tsx';

const NUMBERS = Array.from({ length: MOST_PLAYERS }, (_, i) => i + 1);

interface BriefingProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The story, who plays how hard, the way through the stages, and how often such teams win. */
export function Briefing({ draft, onChange }: BriefingProps) {
  const scenario = scenarioOf(draft);
  return (
    <section className="zone briefing" aria-labelledby="briefing-title">
      <div className="briefing-head">
        <div>
          <h2 id="briefing-title">{scenario.name}</h2>
          <p>{scenario.story}</p>
        </div>
        <div className="briefing-options">
          <Segments
            legend="Players"
            options={NUMBERS.map((count) => ({ label: String(count), value: count }))}
            chosen={draft.seats.length}
            onChoose={(count) => onChange(withPlayers(draft, count))}
          />
          <Segments
            legend="Difficulty"
            options={[
              { label: 'Normal', value: false },
              { label: 'Expert', value: true },
            ]}
            chosen={draft.expert}
            onChoose={(expert) => onChange({ ...draft, expert })}
          />
        </div>
      </div>
      <StagePath scenario={scenario} players={draft.seats.length} />
      <WinRates draft={draft} />
    </section>
  );
}

interface SegmentsProps<T> {
  readonly legend: string;
  readonly options: readonly { readonly label: string; readonly value: T }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

function Segments<T>({ legend, options, chosen, onChoose }: SegmentsProps<T>) {
  return (
    <fieldset className="briefing-segments">
      <legend className="caption">{legend}</legend>
      <div className="segments">
        {options.map(({ label, value }) => (
          <label key={label}>
            <input type="radio" name={legend} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function WinRates({ draft }: { readonly draft: Draft }) {
  const measured = WIN_RATES[draft.scenario];
  if (!measured) return null;
  return (
    <section className="win-rates" aria-labelledby="rates-title">
      <h3 id="rates-title" className="caption">
        How often such teams win
      </h3>
      <div className="rate-scale" aria-hidden="true">
        <span>0</span>
        <span>25</span>
        <span>50</span>
        <span>75</span>
        <span>100 %</span>
      </div>
      <ul>
        {NUMBERS.map((players) => {
          const normal = winRate(measured.normal.wins[players - 1] ?? 0);
          const expert = winRate(measured.expert.wins[players - 1] ?? 0);
          return (
            <li key={players} className={players === draft.seats.length ? 'is-chosen' : ''}>
              <span>{players === 1 ? '1 player' : `${players} players`}</span>
              <span className="rate-lines">
                <Interval rate={normal} tone="normal" />
                <Interval rate={expert} tone="expert" />
              </span>
              <span className={draft.expert ? 'rate-number' : 'rate-number is-meant'}>
                <span className="spoken">normal {rateText(normal)}</span>
                <span aria-hidden="true">
                  <b>{whole(normal.rate)} %</b> {whole(normal.low)}–{whole(normal.high)}
                </span>
              </span>
              <span className={draft.expert ? 'rate-number is-meant' : 'rate-number'}>
                <span className="spoken">, expert {rateText(expert)}</span>
                <span aria-hidden="true">
                  <b>{whole(expert.rate)} %</b> {whole(expert.low)}–{whole(expert.high)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <p>
        <span className="rate-key is-normal">Normal</span> <span className="rate-key is-expert">Expert</span>{' '}
        {GAMES_MEASURED} simulated games each, simple players, ready decks. The band holds the true rate 19
        times in 20; people do better.
      </p>
    </section>
  );
}
