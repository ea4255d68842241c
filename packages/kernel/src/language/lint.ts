import { gathering, type SlotsOfWords } from './fold.ts';
import {
  type Ability,
  type Amount,
  type CardRule,
  type Cards,
  type Effect,
  effectOf,
  isTriggered,
  type Terms,
} from './terms.ts';

/** What the parts of an effect do with what is bound, in the order in which they are read. */
type Sign = 'chooses' | 'it' | 'now' | 'that' | `names ${string}` | `the ${string}`;

/** What the words of a game do besides: change what is happening; bind what they find themselves ("look at 3 cards"). */
export interface Doing<L extends Terms> {
  readonly changing: ReadonlySet<L['word']['do']>;
  readonly choosing: ReadonlySet<L['word']['do']>;
}

/** What the types of card data cannot say: nothing refers to what is not there yet. */
export function lintAbilities<L extends Terms>(
  slotsOf: SlotsOfWords,
  words: Doing<L>,
  abilities: readonly Ability<L>[],
): readonly string[] {
  const signs = gathering<L, Sign>(
    slotsOf,
    {
      cards: (cards) => signsOfCards(cards),
      amount: (amount) => (amount === 'that many' ? [] : signsOfAmount(amount)),
      word: (word) => signsOfWord(words, word.do as L['word']['do']),
      // In a loop each thing is `it`, whoever named them.
      effect: (effect) =>
        'now' in effect || 'instead' in effect ? ['now'] : 'each' in effect ? ['chooses'] : [],
    },
    GAINED_APART,
  );
  const gained = gathering<L, Ability<L>>(slotsOf, { rule: (rule) => ('gains' in rule ? [rule.gains] : []) });
  return abilities.flatMap((ability, i) => {
    const found = 'holds' in ability ? [] : effectsOf(ability).flatMap((effect) => signs.effect(effect));
    const rules = 'holds' in ability ? ability.holds : [];
    const all = [...rules.flatMap(gained.rule), ...effectsOf(ability).flatMap(gained.effect)];
    const granted = all.flatMap((one) => lintAbilities(slotsOf, words, [one]));
    return [...faultsOfMoment(ability), ...faultsIn(found, isTriggered(ability)), ...granted].map(
      (fault) => `ability ${i + 1}: ${fault}`,
    );
  });
}

/** Its price is read first; what it chose is `it` for the price alone, but names go on. */
function effectsOf<L extends Terms>(ability: Ability<L>): readonly Effect<L>[] {
  const price = 'price' in ability && ability.price !== undefined ? [ability.price] : [];
  return [...price, effectOf(ability)];
}

/** What a gained ability says is its own: it has its own moment. */
const GAINED_APART = { rule: () => [] };

function faultsOfMoment<L extends Terms>(ability: Ability<L>): readonly string[] {
  const isAll = 'interrupt' in ability && ability.at.together === true;
  return isAll ? ['interrupts several things at once, but can change only one'] : [];
}

function signsOfWord<L extends Terms>(
  { changing, choosing }: Doing<L>,
  word: L['word']['do'],
): readonly Sign[] {
  if (changing.has(word)) return ['now'];
  return choosing.has(word) ? ['chooses'] : [];
}

function signsOfCards<L extends Terms>(cards: Cards<L>): readonly Sign[] {
  if (cards === 'it' || cards === 'them') return ['it'];
  if (cards === 'that') return ['that'];
  if (typeof cards !== 'object') return [];
  if ('the' in cards) return [`the ${cards.the}`];
  return 'as' in cards && cards.as !== undefined ? ['chooses', `names ${cards.as}`] : ['chooses'];
}

function signsOfAmount<L extends Terms>(amount: Amount<L>): readonly Sign[] {
  const isOfOther = typeof amount === 'object' && 'count' in amount && 'of' in amount;
  return isOfOther && amount.of === 'that' ? ['that'] : [];
}

function faultsIn(signs: readonly Sign[], hasMoment: boolean): readonly string[] {
  const faults = new Set<string>();
  const seen = new Set<Sign>();
  for (const sign of signs) {
    if (sign === 'it' && !seen.has('chooses')) faults.add('"it" before anything was chosen');
    if (sign === 'now' && !hasMoment) faults.add('changes what is happening, but nothing is');
    if (sign === 'that' && !hasMoment) faults.add('"that" without a moment');
    if (sign.startsWith('the ') && !seen.has(`names ${sign.slice(4)}`))
      faults.add(`"${sign}" before anything was called so`);
    seen.add(sign);
  }
  return [...faults];
}

/** Stats that read each other in a circle, over all the rules of a game's cards: their values would depend on nothing. */
export function circlesOfStats<L extends Terms>(
  slotsOf: SlotsOfWords,
  rules: readonly CardRule<L>[],
): readonly L['stat'][] {
  const statsIn = gathering<L, L['stat']>(slotsOf, { amount: (amount) => statsOf(amount) });
  const reads = new Map<L['stat'], Set<L['stat']>>();
  for (const rule of rules) {
    if (!('stat' in rule)) continue;
    const known = reads.get(rule.stat) ?? new Set();
    for (const stat of statsIn.rule(rule)) known.add(stat);
    reads.set(rule.stat, known);
  }
  return [...reads.keys()].filter((stat) => reachedFrom(stat, reads).has(stat));
}

function statsOf<L extends Terms>(amount: Amount<L>): readonly L['stat'][] {
  return typeof amount === 'object' && !('count' in amount) && 'stat' in amount ? [amount.stat] : [];
}

function reachedFrom<S>(from: S, reads: ReadonlyMap<S, ReadonlySet<S>>): ReadonlySet<S> {
  const reached = new Set<S>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const to of reads.get(next) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  return reached;
}
