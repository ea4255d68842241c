import { counted } from '@holofoe/kernel';
import {
  areaName,
  healthIn,
  kindById,
  type Scenario,
  type Stage,
  stageRuleText,
  times,
} from '@holofoe/operations';
import { Glyph } from '../../../glyphs/glyph.tsx';
import { glyphOf } from '../faces/glyphs.ts';

/** The stages in their order; those side by side are a fork. */
export function StagePath({
  scenario: { stages },
  players,
}: {
  readonly scenario: Scenario;
  readonly players: number;
}) {
  const numbers = [...new Set(stages.map(({ number }) => number))];
  return (
    <ol className="stage-path">
      {numbers.map((number) => {
        const here = stages.filter((stage) => stage.number === number);
        return (
          <li key={number}>
            {here.map((stage) => (
              <StageCard key={stage.name} stage={stage} perPlayer={playersIn(players, here.length)} />
            ))}
          </li>
        );
      })}
    </ol>
  );
}

/** OPS-51: the players spread over the areas. */
function playersIn(players: number, areas: number): number {
  return Math.ceil(players / areas);
}

function StageCard({ stage, perPlayer }: { readonly stage: Stage; readonly perPlayer: number }) {
  const { number, multi, name, characters, puts } = stage;
  const all = characters.map((each) => ({
    ...each,
    number: times(each.count, { perPlayer }),
    each: healthIn(each.health, { perPlayer }),
  }));
  const health = all.reduce((sum, each) => sum + each.number * each.each, 0);
  const supports = puts.map((put) => ({ ...put, number: times(put.count, { perPlayer }) }));
  const dice = [...all, ...supports].reduce((sum, each) => sum + each.number * diceOf(each), 0);
  // What the players get when they advance is the same for all scenarios.
  const rules = stageRuleText(stage, perPlayer).filter(
    (rule) => !rule.startsWith('When the players advance'),
  );
  return (
    <section className="stage-card" aria-label={`Stage ${number}: ${name}`}>
      <h3>
        <span className="stage-badge">{multi === undefined ? number : areaName(multi - 1)}</span>
        {name}
      </h3>
      <p className="stage-chips">
        {[...all, ...supports].map((each) => {
          const kind = kindById(each.id);
          return kind && each.number > 0 ? (
            <span key={each.id} className="chip look-foe">
              <Glyph name={glyphOf(kind)} />
              {kind.name}
              {each.number > 1 && ` ×${each.number}`}
            </span>
          ) : null;
        })}
      </p>
      {rules.map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
      <p className="stage-numbers">
        <span className="numeral of-hit-points" aria-hidden="true">
          {health}
        </span>
        <span>
          <span className="spoken">{health} </span>health
        </span>
        <Glyph name="perspective-dice-six" />
        <span>{counted(dice, 'die', 'dice')}</span>
        {multi !== undefined && <span className="tag">{counted(perPlayer, 'player')}</span>}
      </p>
    </section>
  );
}

function diceOf({ id, elite }: { readonly id: string; readonly elite?: true }): number {
  if (!kindById(id)?.die) return 0;
  return elite ? 2 : 1;
}
