import { SCENARIOS, WIN_RATES, winRate } from '@holofoe/operations';
import { Glyph } from '../../../glyphs/glyph.tsx';
import { scenarioGlyph } from '../faces/glyphs.ts';
import type { Draft } from './draft.ts';
import { Interval } from './interval.tsx';

const HARDEST = 3;

/** The scenarios side by side, each with its side, its length and how often it is won. */
export function ScenarioTiles({
  draft,
  onChoose,
}: {
  readonly draft: Draft;
  readonly onChoose: (code: string) => void;
}) {
  const mode = draft.expert ? 'expert' : 'normal';
  const players = draft.seats.length;
  return (
    <fieldset className="scenario-tiles">
      <legend className="spoken">Scenario</legend>
      {SCENARIOS.map(({ code, name, players: side, stages, difficulty }) => {
        const measured = WIN_RATES[code]?.[mode].wins[players - 1];
        const rate = measured === undefined ? undefined : winRate(measured);
        const number = Math.max(...stages.map((stage) => stage.number));
        return (
          <label key={code} className="pick-tile scenario-tile">
            <input
              type="radio"
              name="scenario"
              checked={draft.scenario === code}
              onChange={() => onChoose(code)}
            />
            <span className="pick-face">
              <span className="scenario-picture look-foe" aria-hidden="true">
                <Glyph name={scenarioGlyph(code)} />
              </span>
              <span className="scenario-words">
                <b>{name}</b>
                <small>
                  {side === 'hero' ? 'Heroes' : 'Villains'} · {number} stages
                  <span className="hardness" aria-hidden="true">
                    {Array.from({ length: HARDEST }, (_, i) => i + 1).map((each) => (
                      <i key={each} className={each <= difficulty ? 'on' : ''} />
                    ))}
                  </span>
                  <span className="spoken">, difficulty {difficulty} of 3</span>
                </small>
                {rate && (
                  <span className="scenario-rate">
                    <Interval rate={rate} tone={mode} />
                    <span>
                      <b>{Math.round(100 * rate.rate)} %</b> won
                    </span>
                  </span>
                )}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
