import type { Fault, Json } from '@holofoe/kernel';
import { OptionsError } from '@holofoe/table';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLoaded } from '../../elements/use-loaded.ts';
import { gameById } from '../../games/games.ts';
import type { GameEntry } from '../../host/game-entry.ts';
import type { GameHost, RuleEntry } from '../../host/game-host.ts';
import type { SetUpForm as Form, OwnSetUpProps } from '../../host/set-up.ts';
import { freshSeed, newGame } from '../../keep/new-game.ts';
import { NotFoundPage } from '../frame/not-found-page.tsx';
import { Page } from '../frame/page.tsx';
import { configOf, type Draft, gaps, newDraft, optionsFor, picksOf, seedOf } from './draft.ts';
import { OptionField } from './option-field.tsx';
import { PicksField } from './picks-field.tsx';
import { optionsOf } from './schema-options.ts';
import { SeedField } from './seed-field.tsx';
import { TableField } from './table-field.tsx';
import './set-up.css';

export function SetUpPage({ game }: { readonly game: string }) {
  const entry = gameById(game);
  if (!entry?.host) return <NotFoundPage />;
  if (entry.setUpPage) return <Own key={game} entry={entry} load={entry.setUpPage} />;
  return entry.form ? <Loading key={game} entry={entry} form={entry.form} /> : <NotFoundPage />;
}

/** A page that the game draws itself. */
function Own({
  entry,
  load,
}: {
  readonly entry: GameEntry;
  readonly load: NonNullable<GameEntry['setUpPage']>;
}) {
  const loaded = useLoaded(async () => {
    const [host, OwnPage] = await Promise.all([entry.host?.(), load()]);
    return host && { host, OwnPage };
  });
  const [, go] = useLocation();
  const begin: OwnSetUpProps['onBegin'] = (config, openHands) => {
    if (loaded) void newGame(loaded.host, config, freshSeed(), openHands).then((id) => go(`/play/${id}`));
  };
  return (
    <Page title={`Set up: ${entry.name}`} wide>
      {loaded && <loaded.OwnPage onBegin={begin} />}
    </Page>
  );
}

interface LoadingProps {
  readonly entry: GameEntry;
  readonly form: NonNullable<GameEntry['form']>;
}

function Loading({ entry, form }: LoadingProps) {
  const loaded = useLoaded(async () => {
    const [host, setUp, schema] = await Promise.all([entry.host?.(), form.setUp(), form.schema()]);
    const later = await host?.later();
    return host && later && { host, setUp, schema, rulebook: later.rulebook };
  });
  return (
    <Page title={`Set up: ${entry.name}`} lead="Everything is set so that you can begin at once.">
      {loaded && <SetUpForm {...loaded} />}
    </Page>
  );
}

interface SetUpFormProps {
  readonly host: GameHost;
  readonly setUp: Form;
  readonly schema: Json;
  readonly rulebook: readonly RuleEntry[];
}

function SetUpForm({ host, setUp, schema, rulebook }: SetUpFormProps) {
  const [, go] = useLocation();
  const [draft, setDraft] = useState(() => newDraft(setUp, freshSeed()));
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const summary = useRef<HTMLDivElement>(null);
  const [options] = useState(() => optionsOf(schema, rulebook));
  const picks = picksOf(setUp, draft);
  const faultAt = (path: string) => faults.find((fault) => fault.path.startsWith(path))?.says;

  /** What the person calls the place of a fault. */
  function placeOf(path: string): string {
    const option = options.find(({ name }) => path === `options.${name}`);
    const place = path === 'seed' ? 'Seed' : path === picks?.field ? picks.title : (option?.title ?? path);
    return place === '' ? '' : `${place}: `;
  }

  function change(change: Partial<Draft>) {
    const next = { ...draft, ...change };
    setDraft(next);
    // Once something was wrong, each change is looked at anew; a full choice of cards always.
    if (faults.length > 0 || (next.picking === 'chosen' && gaps(setUp, next).length === 0))
      setFaults(check(next));
  }

  function check(next: Draft): readonly Fault[] {
    const found = gaps(setUp, next);
    if (found.length > 0 || next.picking !== 'chosen' || !picksOf(setUp, next)) return found;
    return faultsOf(() => host.game.open({ config: configOf(setUp, next, 0), seed: 0 }));
  }

  function open(config: unknown, seed: number) {
    void newGame(host, config, seed).then((id) => go(`/play/${id}`));
  }

  function begin(event: FormEvent) {
    event.preventDefault();
    const seed = seedOf(draft);
    const found =
      seed === undefined || gaps(setUp, draft).length > 0
        ? gaps(setUp, draft)
        : faultsOf(() => open(configOf(setUp, draft, seed), seed));
    setFaults(found);
    if (found.length > 0) requestAnimationFrame(() => summary.current?.focus());
  }

  return (
    <form className="setup" onSubmit={begin} noValidate>
      <TableField
        tables={setUp.tables}
        chosen={draft.table}
        onChoose={(table) => change({ table, picked: [] })}
      />
      {picks && (
        <PicksField
          picks={picks}
          rule={rulebook.find(({ id }) => id === picks.rule)}
          draft={draft}
          fault={faultAt(picks.field)}
          onChange={change}
        />
      )}
      <h2>Options of the rulebook</h2>
      <p className="muted">What the rulings leave open, each set as it is usually played.</p>
      {optionsFor(setUp, draft, options).map((option) => (
        <OptionField
          key={option.name}
          option={option}
          value={draft.options[option.name] ?? option.usual}
          fault={faultAt(`options.${option.name}`)}
          onChoose={(value) => change({ options: { ...draft.options, [option.name]: value } })}
        />
      ))}
      <SeedField
        seed={draft.seed}
        fault={faultAt('seed')}
        onChange={(seed) => change({ seed })}
        onRoll={() => change({ seed: String(freshSeed()) })}
      />
      <div className="begin">
        <div role="alert" ref={summary} tabIndex={-1}>
          {faults.map(({ path, says }) => (
            <p key={path + says} className="fault">
              {placeOf(path)}
              {says}
            </p>
          ))}
        </div>
        <button type="submit" className="button main large">
          Begin
        </button>
      </div>
    </form>
  );
}

function faultsOf(attempt: () => void): readonly Fault[] {
  try {
    attempt();
    return [];
  } catch (error) {
    if (error instanceof OptionsError) return error.faults;
    throw error;
  }
}
