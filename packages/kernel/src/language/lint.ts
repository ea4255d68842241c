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

/**
 * What the types of card data cannot say: nothing refers to what is not there yet. `changing`: words about what is
 * happening. `binding`: words after which what they acted on is `it`, though nobody chose it.
 */
export function lintAbilities<L extends Terms>(
  slotsOf: SlotsOfWords,
  changing: ReadonlySet<L['word']['do']>,
  abilities: readonly Ability<L>[],
  binding: ReadonlySet<L['word']['do']> = NONE,
): readonly string[] {
  const signs = gathering<L, Sign>(slotsOf, {
    cards: (cards) => signsOfCards(cards),
    amount: (amount) => (amount === 'that many' ? [] : signsOfAmount(amount)),
    word: ({ do: name }) => [
      ...(changing.has(name as L['word']['do']) ? (['now'] as const) : []),
      ...(binding.has(name as L['word']['do']) ? (['chooses'] as const) : []),
    ],
    // In a loop each thing is `it`, whoever named them.
    effect: (effect) =>
      'now' in effect || 'instead' in effect ? ['now'] : 'each' in effect ? ['chooses'] : [],
  });
  return abilities.flatMap((ability, i) => {
    const found = 'holds' in ability ? [] : effectsOf(ability).flatMap((effect) => signs.effect(effect));
    const granted = gainedIn(ability).flatMap((gained) =>
      lintAbilities(slotsOf, changing, [gained], binding),
    );
    return [...faultsIn(found, isTriggered(ability)), ...granted].map(
      (fault) => `ability ${i + 1}: ${fault}`,
    );
  });
}

const NONE: ReadonlySet<never> = new Set();

/** Its price is read first; what it chose is `it` for the price alone, but names go on. */
function effectsOf<L extends Terms>(ability: Ability<L>): readonly Effect<L>[] {
  const price = 'price' in ability && ability.price !== undefined ? [ability.price] : [];
  return [...price, effectOf(ability)];
}

function gainedIn<L extends Terms>(ability: Ability<L>): readonly Ability<L>[] {
  if (!('holds' in ability)) return [];
  return ability.holds.flatMap((rule) => ('gains' in rule ? [rule.gains] : []));
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
