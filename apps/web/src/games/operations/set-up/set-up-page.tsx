import { WIN_RATES } from '@holofoe/operations';
import { useState } from 'react';
import type { OwnSetUpProps } from '../../../host/set-up.ts';
import { Briefing } from './briefing.tsx';
import { breachesOf, configOf, type Draft, newDraft, withScenario } from './draft.ts';
import { HandsField } from './hands-field.tsx';
import { ScenarioTiles } from './scenario-tiles.tsx';
import { Team } from './team.tsx';
import './set-up.css';

/** Scenario, difficulty, players and their decks; everything is set so that one can begin at once. */
export function SetUpPage({ onBegin }: OwnSetUpProps) {
  const [draft, setDraft] = useState(newDraft);
  const [isTried, setTried] = useState(false);
  const breaches = breachesOf(draft);
  const isLegal = breaches.length === 0;
  const change = (next: Draft) => setDraft(next);

  function start() {
    setTried(true);
    if (isLegal) onBegin(configOf(draft), draft.openHands && draft.seats.length > 1);
  }

  return (
    <div className="ops-setup">
      <ScenarioTiles draft={draft} onChoose={(code) => change(withScenario(draft, code))} />
      <Briefing draft={draft} onChange={change} />
      <section className="zone setup-team" aria-labelledby="team-title">
        <div className="team-head">
          <h2 id="team-title">{draft.seats.length === 1 ? 'Your team' : `Team of ${draft.seats.length}`}</h2>
          <span role="status">{!isLegal && <b className="faulty">{breachText(breaches.length)}</b>}</span>
        </div>
        <Team draft={draft} breaches={breaches} onChange={change} />
        {draft.seats.length > 1 && <HandsField draft={draft} onChange={change} />}
        <div className="setup-go">
          <p>
            {!isLegal && <b className="faulty">{breachText(breaches.length)} to fix.</b>}{' '}
            {isLegal ? lengthText(draft) : isTried ? 'Take another deck where the seat says so.' : ''}
          </p>
          <button
            type="button"
            className={isLegal ? 'button main large' : 'button large not-yet'}
            aria-disabled={!isLegal}
            onClick={start}
          >
            Start the game
          </button>
        </div>
      </section>
    </div>
  );
}

function breachText(count: number): string {
  return count === 1 ? '1 breach' : `${count} breaches`;
}

/** Ready to go, and how long such games are. */
function lengthText({ scenario, expert, seats }: Draft): string {
  const rounds = WIN_RATES[scenario]?.[expert ? 'expert' : 'normal'].rounds[seats.length - 1];
  return rounds === undefined ? 'Ready.' : `Ready: about ${Math.round(rounds)} rounds.`;
}
