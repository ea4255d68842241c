import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from '../packages/card-game/src/terms/kind.ts';
import { ROOT } from './rulebooks.ts';
import { testNames } from './test-names.ts';

/** A card with its reprints, and how many tests open with one of their numbers. */
export interface TestedCard {
  readonly kind: Kind;
  readonly numbers: readonly string[];
  /** Tests in which a person uses it, and those in which the AI does: their names say "the AI", or "a person" too. */
  readonly person: number;
  readonly ai: number;
}

/** Every card that says something, with its tests. */
export function testedCards(kinds: readonly Kind[]): readonly TestedCard[] {
  const names = cardTestNames();
  return withReprints(kinds.filter(({ abilities, asPilot }) => abilities.length + asPilot.length > 0)).map(
    ([kind, numbers]) => {
      const own = names.filter((name) => numbersOpening(name).some((number) => numbers.includes(number)));
      const ai = own.filter((name) => /\bthe AI\b/.test(name)).length;
      const person = own.filter((name) => !/\bthe AI\b/.test(name) || /\ba person\b/.test(name)).length;
      return { kind, numbers, person, ai };
    },
  );
}

/** Cards that are alike but for their place are one card. */
function withReprints(kinds: readonly Kind[]): readonly (readonly [Kind, readonly string[]])[] {
  const found = new Map<string, [Kind, string[]]>();
  for (const kind of kinds) {
    const face = JSON.stringify([kind.title, kind.side, kind.affiliation, kind.abilities, kind.asPilot]);
    const known = found.get(face);
    if (known) known[1].push(kind.id);
    else found.set(face, [kind, [kind.id]]);
  }
  return [...found.values()];
}

function cardTestNames(): readonly string[] {
  const directory = join(ROOT, 'packages/card-game/test');
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => testNames(readFileSync(join(directory, file), 'utf8')));
}

/** "001-2, 064-2 and 127-2 Luke Skywalker: …" opens with three. */
function numbersOpening(name: string): readonly string[] {
  const opening = /^(?:(?:\d{3}-\d|aff-[a-z-]+)(?:,| and)? ?)*/.exec(name)?.[0] ?? '';
  return opening.match(/\d{3}-\d|aff-[a-z-]+/g) ?? [];
}
