import { effectOf, gathering } from '@holofoe/kernel';
import { KINDS } from '../packages/operations/src/cards/catalogue.ts';
import type { Ability, Condition, Effect, Operations } from '../packages/operations/src/cards/terms.ts';
import { BATTLEFIELD_CLAIM } from '../packages/operations/src/scenarios/battlefield.ts';
import { SCENARIOS } from '../packages/operations/src/scenarios/catalogue.ts';
import { LANGUAGE } from '../packages/operations/src/vocabulary/language.ts';

/** Words and conditions together, for all cards of Operations. */
export const MOST_WORDS = 45;

/** A card, a stage or a side of the battlefield, with all that it says. */
export interface Speaker {
  readonly name: string;
  readonly abilities: readonly Ability[];
}

export function speakersOfOperations(): readonly Speaker[] {
  const said = (effect: Effect | undefined): readonly Ability[] => (effect ? [{ action: effect }] : []);
  return [
    ...KINDS,
    ...SCENARIOS.flatMap(({ stages }) =>
      stages.map(({ name, abilities, onAdvance }) => ({
        name,
        abilities: [...abilities, ...said(onAdvance)],
      })),
    ),
    ...Object.entries(BATTLEFIELD_CLAIM).map(([name, effect]) => ({ name, abilities: said(effect) })),
  ];
}

const CONDITION = 'if ';

/** What a card does by itself alone, and what the rules have as a procedure: being defeated, rolling a die (OPS-31). */
const PROCEDURES: ReadonlySet<string> = new Set(['special', 'defeat', 'roll a die']);

/** Words by their names, conditions with "if": what is said, and by whom. */
const saidIn = gathering<Operations, string>(LANGUAGE.slotsOf, {
  word: ({ do: name }) => [name],
  effect: (effect) => ('when' in effect ? conditionsIn(effect.when) : []),
  amount: (amount) => (typeof amount === 'object' && 'if' in amount ? conditionsIn(amount.if) : []),
});

function conditionsIn(condition: Condition): readonly string[] {
  const name =
    'there' in condition
      ? 'there'
      : 'ref' in condition
        ? 'ref'
        : 'amount' in condition
          ? 'amount'
          : undefined;
  return [CONDITION + (name ?? ('is' in condition ? String(condition.is) : Object.keys(condition).join()))];
}

function saidBy({ abilities }: Speaker): ReadonlySet<string> {
  return new Set(
    abilities.flatMap((ability) => [
      ...saidIn.effect(effectOf(ability)),
      ...('price' in ability && ability.price ? saidIn.effect(ability.price) : []),
      ...('if' in ability && ability.if ? conditionsIn(ability.if) : []),
      ...('while' in ability && ability.while ? conditionsIn(ability.while) : []),
    ]),
  );
}

/** Who says each word and condition. */
export function vocabularyOf(speakers: readonly Speaker[]): ReadonlyMap<string, readonly string[]> {
  const by = new Map<string, string[]>();
  for (const speaker of speakers) {
    for (const word of saidBy(speaker)) {
      const list = by.get(word);
      if (list) list.push(speaker.name);
      else by.set(word, [speaker.name]);
    }
  }
  return by;
}

/** What is wrong with a vocabulary: too large, or with a word for one card that is no procedure. */
export function faultsOf(vocabulary: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const faults = [...vocabulary].flatMap(([word, speakers]) =>
    speakers.length === 1 && !PROCEDURES.has(word) && !word.startsWith(CONDITION)
      ? [`"${word}" serves ${speakers[0]} alone: a missing parameter, or a procedure (special).`]
      : [],
  );
  const { size } = vocabulary;
  return size > MOST_WORDS
    ? [...faults, `${size} words and conditions are more than ${MOST_WORDS}.`]
    : faults;
}
