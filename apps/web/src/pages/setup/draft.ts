import type { Fault } from '@holofoe/kernel';
import type { Picks, SetUpForm, TableKind } from '../../host/set-up.ts';
import type { RuleOption } from './schema-options.ts';

/** What the person has set so far. */
export interface Draft {
  readonly table: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly picking: 'random' | 'chosen' | 'asked';
  readonly picked: readonly string[];
  readonly seed: string;
}

export const newDraft = (setUp: SetUpForm, seed: number): Draft => ({
  table: setUp.tables[0]?.id ?? '',
  options: {},
  picking: 'random',
  picked: [],
  seed: String(seed),
});

function tableOf(setUp: SetUpForm, draft: Draft): TableKind | undefined {
  return setUp.tables.find(({ id }) => id === draft.table);
}

export function picksOf(setUp: SetUpForm, draft: Draft): Picks | undefined {
  return setUp.picks(tableOf(setUp, draft)?.config ?? {});
}

/** The seed as a number; undefined where it is none. */
export function seedOf({ seed }: Draft): number | undefined {
  const text = seed.trim();
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Those that the table leaves a choice: what it does not take is not offered. */
export function optionsFor(
  setUp: SetUpForm,
  draft: Draft,
  options: readonly RuleOption[],
): readonly RuleOption[] {
  const table = tableOf(setUp, draft)?.config;
  return options.filter(({ name, values, usual }) =>
    values.some(({ value }) => value !== usual && setUp.takes({ ...table, options: { [name]: value } })),
  );
}

export function configOf(setUp: SetUpForm, draft: Draft, seed: number): Readonly<Record<string, unknown>> {
  const picks = picksOf(setUp, draft);
  const picked = picks && pickedOf(picks, draft, seed);
  const table = tableOf(setUp, draft)?.config;
  return {
    ...table,
    ...(picks && picked ? { [picks.field]: picked } : {}),
    options: Object.fromEntries(
      Object.entries(draft.options).filter(([name, value]) =>
        setUp.takes({ ...table, options: { [name]: value } }),
      ),
    ),
  };
}

function pickedOf(picks: Picks, { picking, picked }: Draft, seed: number): readonly string[] | undefined {
  if (picking === 'asked') return undefined;
  return picking === 'random' ? picks.random(seed) : picks.places.map((_, i) => picked[i] ?? '');
}

/** What is missing or cannot be read before the game itself is asked. */
export function gaps(setUp: SetUpForm, draft: Draft): readonly Fault[] {
  const picks = picksOf(setUp, draft);
  const isMissing =
    picks && draft.picking === 'chosen' && picks.places.some((_, i) => (draft.picked[i] ?? '') === '');
  return [
    ...(isMissing ? [{ path: picks.field, says: `Choose ${picks.places.length} of them.` }] : []),
    ...(seedOf(draft) === undefined
      ? [{ path: 'seed', says: `"${draft.seed}" is not a whole number of up to 15 digits.` }]
      : []),
  ];
}
