import type { Rule } from '@holofoe/kernel';
import { nearest } from '../nearest.ts';
import type { Paper } from './paper.ts';
import { capital, wrap } from './text.ts';

/** A rule in full: where it belongs, what it asks, how it is read. */
export function ruleLines({ id, part, rule, ruling }: Rule, { width, ink }: Paper): string[] {
  return [
    `${ink.bold(id)} ${ink.dim(part)}`,
    ...wrap(rule, width, '  '),
    ...(ruling === undefined ? [] : wrap(ruling, width, `  ${ink.bold('Ruling:')} `, '  ')),
  ];
}

/** Every rule by its part, its first words on a line. */
export function ruleList(rules: readonly Rule[], { width, ink }: Paper): string[] {
  let part = '';
  return rules.flatMap((rule) => {
    const heading = rule.part === part ? [] : [ink.bold(capital(rule.part))];
    part = rule.part;
    const [line = '', ...more] = wrap(rule.rule, width - 3, `  ${rule.id}  `);
    return [...heading, more.length === 0 ? line : `${line}...`];
  });
}

/** The rule with that id, in any spelling of case and zeros; otherwise a sentence that names the nearest. */
export function findRule(rules: readonly Rule[], id: string): Rule | { readonly says: string } {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replace(/^([a-z]+)0+/, '$1');
  const found = rules.find((rule) => plain(rule.id) === plain(id));
  if (found) return found;
  const ids = rules.map((rule) => rule.id);
  return { says: `There is no rule "${id}". Did you mean ${nearest(id, ids).join(', ')}?` };
}
