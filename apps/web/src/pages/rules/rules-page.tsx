import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Empty } from '../../elements/empty.tsx';
import { Marked } from '../../elements/marked.tsx';
import { useLoaded } from '../../elements/use-loaded.ts';
import { PLAYABLE } from '../../games/games.ts';
import type { RuleEntry } from '../../host/game-host.ts';
import { Page } from '../frame/page.tsx';
import './rules.css';

const [GAME] = PLAYABLE;

/** The rulebook with the numbers that the reasons cite; `/rules/DBG-27` shows one of them. */
export function RulesPage({ rule }: { readonly rule: string | undefined }) {
  const rulebook = useLoaded(async () => (await (await GAME?.host?.())?.later())?.rulebook ?? []);
  const [search, setSearch] = useState('');
  const found = (rulebook ?? []).filter((entry) => fits(entry, search));

  useEffect(() => {
    if (!rulebook || rule === undefined) return;
    const element = document.getElementById(rule);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [rulebook, rule]);

  return (
    <Page
      title="Rulebook"
      lead={`${GAME?.name ?? ''}, solo: the rules that the bot follows, in our words. Its reasons cite these numbers.`}
    >
      <search className="rule-search">
        <input
          className="search"
          type="search"
          aria-label="Search the rulebook"
          placeholder="Search: a number, a word, a card"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status" className="muted">
          {rulebook ? `${found.length} of ${rulebook.length} rules` : 'Loading'}
        </p>
      </search>
      {rulebook && found.length === 0 && (
        <Empty glyph="magnifying-glass" title="No rule fits">
          <p>Nothing in the rulebook contains “{search}”.</p>
          <button type="button" className="button small lit" onClick={() => setSearch('')}>
            Show all rules
          </button>
        </Empty>
      )}
      <div className="rulebook">
        <nav className="rulebook-parts" aria-label="Parts of the rulebook">
          {parts(found).map(([part]) => (
            <a key={part} href={`#${anchor(part)}`}>
              {capital(part)}
            </a>
          ))}
        </nav>
        <div>
          {parts(found).map(([part, entries]) => (
            <section key={part} aria-labelledby={anchor(part)}>
              <h2 className="rulebook-part" id={anchor(part)}>
                {capital(part)}
              </h2>
              <ol>
                {entries.map((entry) => (
                  <Rule key={entry.id} entry={entry} search={search} isAimed={entry.id === rule} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

function Rule({
  entry,
  search,
  isAimed,
}: {
  readonly entry: RuleEntry;
  readonly search: string;
  readonly isAimed: boolean;
}) {
  const { id, rule, ruling } = entry;
  return (
    <li id={id} className={isAimed ? 'rule-entry is-aimed' : 'rule-entry'} tabIndex={-1}>
      <Link className="rule" href={`/rules/${id}`} aria-current={isAimed ? 'true' : undefined}>
        {id}
      </Link>
      <div>
        <p>
          <Marked text={rule} search={search} />
        </p>
        {ruling !== undefined && (
          <p className="ruling">
            <b>Ruling</b> <Marked text={ruling} search={search} />
          </p>
        )}
      </div>
    </li>
  );
}

/** Every word of the search somewhere in the rule. */
function fits({ id, part, rule, ruling = '' }: RuleEntry, search: string): boolean {
  const text = `${id} ${part} ${rule} ${ruling}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function parts(entries: readonly RuleEntry[]): readonly (readonly [string, readonly RuleEntry[]])[] {
  const found = new Map<string, RuleEntry[]>();
  for (const entry of entries) found.set(entry.part, [...(found.get(entry.part) ?? []), entry]);
  return [...found];
}

const anchor = (part: string) => part.replaceAll(' ', '-');
const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
