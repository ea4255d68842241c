import { circlesOfStats, effectOf, lintAbilities } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { KINDS } from '../../src/cards/catalogue.ts';
import type { Ability, Rule } from '../../src/terms/words.ts';
import { LANGUAGE } from '../../src/vocabulary/language.ts';
import { NOW_WORDS } from '../../src/vocabulary/now-words.ts';

/** What was rescued or milled is `it`. */
const BINDING = new Set(['rescue', 'mill'] as const);
const CHANGING = new Set(Object.keys(NOW_WORDS) as (keyof typeof NOW_WORDS)[]);

test('no card refers to what is not there yet', () => {
  const faults = KINDS.flatMap(({ id, title, abilities, asPilot }) =>
    lintAbilities(LANGUAGE.slotsOf, { changing: CHANGING, choosing: BINDING }, [
      ...abilities,
      ...asPilot,
    ]).map((fault) => `${id} ${title}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

function rulesIn(ability: Ability): readonly Rule[] {
  return 'holds' in ability ? ability.holds : [];
}

test('no stats read each other in a circle', () => {
  const rules = KINDS.flatMap(({ abilities, asPilot }) => [...abilities, ...asPilot].flatMap(rulesIn));
  expect(circlesOfStats(LANGUAGE.slotsOf, rules)).toEqual([]);
});

test('every ability can be said', () => {
  const unsaid = KINDS.flatMap(({ id, abilities, asPilot }) =>
    [...abilities, ...asPilot]
      .filter((ability) => !('holds' in ability))
      .map((ability) => LANGUAGE.text(effectOf(ability)))
      .filter((text) => text === '' || /undefined|\[object/.test(text))
      .map((text) => `${id}: ${text}`),
  );
  expect(unsaid).toEqual([]);
});
