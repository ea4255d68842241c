/**
 * Prints every objective set of The Card Game with its state, every term that its cards are written with and how many
 * cards use it, and every card with its tests. A term that no rule reads does nothing: the sets that say it are named, and
 * the script fails.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS } from '../packages/card-game/src/cards/catalogue.ts';
import { SETS } from '../packages/card-game/src/cards/sets.ts';
import { EPISODES } from '../packages/card-game/src/episodes/episodes.ts';
import { type Term, termsOf, usesOfTerms } from '../packages/card-game/test/cards/terms.ts';
import { testedCards } from './card-game-tests.ts';
import { ROOT } from './rulebooks.ts';

/** All source of the rules and the kernel, but not the cards themselves and what is said about them. */
function rulesText(): string {
  return ['packages/card-game/src', 'packages/kernel/src']
    .map((directory) => join(ROOT, directory))
    .flatMap((directory) =>
      readdirSync(directory, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !/^(cards|campaign|decks|wording)\//.test(file))
        .map((file) => readFileSync(join(directory, file), 'utf8')),
    )
    .join('\n');
}

/** Stats and permissions that name a trait or an affiliation are read by their first words. */
const OPEN_ENDED = [
  'affiliation ',
  'attackers only ',
  'be affected by ',
  'be damaged by ',
  'fits targets of ',
  'protect ',
  'resources for ',
  'trait ',
];

function isRead(term: Term, text: string): boolean {
  const name = term.slice(term.indexOf(' ') + 1);
  // Icons, keywords and filters are read by loops over them, or as fields.
  if (term.startsWith('filter ')) return new RegExp(`\\b${name}\\b`).test(text);
  if (term.startsWith('word ') && new RegExp(`\\b${name}: `).test(text)) return true;
  const start = OPEN_ENDED.find((open) => name.startsWith(open));
  if (start !== undefined) return text.includes(`\`${start}$`) || text.includes(`'${start}`);
  return text.includes(`'${name}'`) || / edge$/.test(name) || KEYWORDS_READ_BY_LOOPS.has(name);
}

const KEYWORDS_READ_BY_LOOPS: ReadonlySet<string> = new Set(['unit', 'blast', 'tactics']);

/** The sets of the Core Set and of the Hoth cycle are 1 to 68. */
const CORE_AND_HOTH = 68;
/** Of their abilities so many in a hundred are data. */
const LEAST_DATA = 98;
/** Words that cards of sets say which are not written yet, and the one of Twist of Fate, which stands in many sets. */
const SAID_BY_MANY: ReadonlySet<Term> = new Set<Term>([
  'word end engagement',
  'word join engagement',
  'word move captive',
  'word restart edge battle',
  'word strike',
  'word swap stacks',
]);

const text = rulesText();
const uses = usesOfTerms(KINDS);
const unread = new Set([...uses.keys()].filter((term) => !isRead(term, text)));
const episodesOf = (no: number) =>
  EPISODES.filter(({ decks }) => [...decks.light.sets, ...decks.dark.sets].includes(no)).map(
    (episode) => episode.no,
  );

for (const { no, title, side, affiliation, cards } of SETS) {
  const open = [...new Set(cards.flatMap((kind) => [...termsOf(kind)].filter((term) => unread.has(term))))];
  const unsure = cards.filter((kind) => kind.unsure !== undefined).map(({ id }) => id);
  const notes = [
    `episodes ${episodesOf(no).join(' ') || '-'}`,
    ...(unsure.length > 0 ? [`unsure ${unsure.join(' ')}`] : []),
    ...(open.length > 0 ? [`not read: ${open.join(', ')}`] : []),
  ];
  const state = open.length > 0 ? 'waits ' : 'stands';
  console.log(
    `${String(no).padStart(3)} ${state} ${title.padEnd(34)} ${side} ${affiliation}; ${notes.join('; ')}`,
  );
}
for (const [term, cards] of [...uses].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(
    `${String(cards.length).padStart(4)} ${term}${cards.length === 1 ? ` (${cards[0]})` : ''}${unread.has(term) ? ', read by nobody' : ''}`,
  );
const special = KINDS.filter((kind) => termsOf(kind).has('word special'));
console.log(
  `${SETS.length} sets, ${SETS.length * 6} cards, ${special.length} of them with a procedure of their own (${special.map(({ id }) => id).join(' ')}).`,
);
const abilities = KINDS.filter(({ set }) => set >= 1 && set <= CORE_AND_HOTH).flatMap((kind) => [
  ...kind.abilities,
  ...kind.asPilot,
]);
const procedures = abilities.filter((ability) => JSON.stringify(ability).includes('"special"')).length;
const share = (100 * (abilities.length - procedures)) / abilities.length;
console.log(
  `${abilities.length} abilities of Core and Hoth, ${share.toFixed(1)} % of them data without a procedure of their own.`,
);
const alone = [...uses].filter(
  ([term, [first = '', ...others]]) =>
    term.startsWith('word ') &&
    others.length === 0 &&
    !SAID_BY_MANY.has(term) &&
    !special.some(({ id }) => id === first),
);
for (const [term, cards] of alone) console.error(`The ${term} serves ${cards.join()} alone.`);
if (share < LEAST_DATA || alone.length > 0) process.exitCode = 1;
const tested = testedCards(KINDS);
for (const { kind, person, ai } of tested)
  console.log(`${kind.id} ${kind.title.padEnd(34)} tests: ${person} person, ${ai} AI`);
const untested = tested.filter(({ person, ai }) => person === 0 || ai === 0);
console.log(
  `${tested.length} different cards say something; ${tested.length - untested.length} of them have tests for a person and for the AI.`,
);
for (const term of unread)
  console.error(`No rule reads the ${term}, which ${uses.get(term)?.join(', ')} say.`);
if (unread.size > 0) process.exitCode = 1;
