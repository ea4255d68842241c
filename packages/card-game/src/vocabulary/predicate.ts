import { listed } from '@holofoe/kernel';
import { isSeveral } from './phrases.ts';

/** A subject and its rules as one sentence: the verb agrees with it, and what is had in the same way is said once. */
export function predicate(subject: string, rules: readonly string[]): string {
  const groups = byVerb(wholeIcons(rules));
  const said = subject === 'you' || isSeveral(subject) ? groups.map(plural) : groups;
  return `${subject === 'them' ? 'they' : subject} ${listed(said)}`;
}

/** "that card gets +1 unit icon", and the same of blast and tactics: "+1 such icon". */
export function optionsText(options: readonly string[]): string {
  const frames = new Set(options.map((option) => option.replaceAll(AN_ICON, suchIcon)));
  const [frame] = frames;
  const isAny = frames.size === 1 && options.length > 2 && options.every(isOfOneIcon);
  if (!isAny) return `one: ${options.join('; or ')}`;
  return `a kind of combat icon${options.length > 3 ? ', edge-enabled or not' : ''}: ${frame}`;
}

const AN_ICON = /\b(an? )?(?:edge-enabled )?(?:unit|blast|tactics) icon\b/g;

function isOfOneIcon(option: string): boolean {
  const icons = option.match(AN_ICON) ?? [];
  return new Set(icons.map((icon) => icon.replace(/^an? /, ''))).size === 1;
}

function suchIcon(_: string, article: string | undefined): string {
  return article === undefined ? 'such icon' : 'such an icon';
}

const ICONS = /(?:edge-enabled )?(?:unit|blast|tactics) icons/g;
/** Unit, blast and tactics, edge-enabled or not. */
const ALL_ICONS = 6;

/** The same of each kind of icon is said of the combat icons. */
function wholeIcons(rules: readonly string[]): readonly string[] {
  const frames = rules.map((rule) => rule.replaceAll(ICONS, 'combat icons'));
  const said = rules.map((rule, i) => {
    const [frame = rule] = frames.slice(i, i + 1);
    return frames.filter((each) => each === frame).length === ALL_ICONS ? frame : rule;
  });
  return [...new Set(said)];
}

const VERB = /^(gets|gains|loses|counts as|cannot be|cannot gain|cannot|has) (.*)$/;

function byVerb(rules: readonly string[]): readonly string[] {
  const groups: { verb: string; what: string[] }[] = [];
  for (const rule of rules) {
    const [, verb = '', what = rule] = VERB.exec(rule) ?? [];
    const last = groups.at(-1);
    if (last !== undefined && verb !== '' && last.verb === verb) last.what.push(what);
    else groups.push({ verb, what: [what] });
  }
  return groups.map(({ verb, what }) => [verb, together(verb, what)].join(' ').trim());
}

const TAILED = /^(.*?)( (?:for each|equal to|printed on|in the Force struggle|doubled).*)$/;

/** "+1 unit icon and +1 blast icon for each enhancement": what they share is said once, at the end. */
function together(verb: string, what: readonly string[]): string {
  const join = verb.startsWith('cannot') ? orListed : listed;
  const tails = new Set(what.map((each) => TAILED.exec(each)?.[2] ?? ''));
  const [tail = ''] = tails;
  if (tails.size !== 1 || tail === '') return join(what);
  return `${join(what.map((each) => each.slice(0, -tail.length)))}${tail}`;
}

/** "be declared as an attacker or as a defender" */
function orListed(parts: readonly string[]): string {
  return parts.join(' or ').replace(' or declared as ', ' or as ');
}

function plural(rule: string): string {
  return rule
    .replace(/^has /, 'have ')
    .replace(/^is /, 'are ')
    .replace(/^goes /, 'go ')
    .replace(/^(get|gain|win|place|count|lose|need|resolve|deal|cost|enter|provide|use)s /, '$1 ');
}
