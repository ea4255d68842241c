import type { Rule, Rulebook } from './rulebooks.ts';

/** The page of all rules and rulings, by game and part. */
export function rulingsPage(books: readonly Rulebook[]): string {
  return `# Rules and rulings

Each rule of the opponent under the number that the log, the reasons and the tests cite, and how we read it where
it is open or disagrees with itself. Written by \`npm run docs\` from \`packages/*/src/rulebook.ts\`: edit it there.
${books.map(chapter).join('')}`;
}

function chapter({ title, rules }: Rulebook): string {
  const parts = new Map<string, Rule[]>();
  for (const rule of rules) parts.set(rule.part, [...(parts.get(rule.part) ?? []), rule]);
  return `\n## ${title}\n${[...parts].map(([part, list]) => section(part, list)).join('')}`;
}

function section(part: string, rules: readonly Rule[]): string {
  return `\n### ${part.charAt(0).toUpperCase()}${part.slice(1)}\n${rules.map(entry).join('')}`;
}

function entry({ id, rule, ruling, untested }: Rule): string {
  return [
    `\n#### ${id}\n\n${rule}\n`,
    ruling === undefined ? '' : `\n> Ruling: ${ruling}\n`,
    untested === undefined ? '' : `\nNo test shows it: ${untested}\n`,
  ].join('');
}
