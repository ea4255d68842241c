import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rule } from '../packages/kernel/src/rule.ts';

export type { Rule };

export const ROOT = resolve(import.meta.dirname, '..');

export interface Rulebook {
  /** The directory of the game under `packages`. */
  readonly game: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** The rulebooks of all games: a game is a package with `src/rulebook.ts`. */
export function readRulebooks(): Promise<readonly Rulebook[]> {
  const games = readdirSync(join(ROOT, 'packages')).sort();
  return Promise.all(games.filter((game) => existsSync(rulebookOf(game))).map(readRulebook));
}

async function readRulebook(game: string): Promise<Rulebook> {
  const { RULEBOOK }: { readonly RULEBOOK?: readonly Rule[] } = await import(
    pathToFileURL(rulebookOf(game)).href
  );
  if (!RULEBOOK)
    throw new Error(`packages/${game}/src/rulebook.ts has no export RULEBOOK; it must list the rules.`);
  const manifest: { readonly description?: string } = JSON.parse(
    readFileSync(join(ROOT, 'packages', game, 'package.json'), 'utf8'),
  );
  if (!manifest.description) {
    throw new Error(`packages/${game}/package.json has no description; it must be the title of the game.`);
  }
  return { game, title: manifest.description, rules: RULEBOOK };
}

function rulebookOf(game: string): string {
  return join(ROOT, 'packages', game, 'src/rulebook.ts');
}
