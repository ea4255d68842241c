import type { Aim, Counter, Finder, Language, Reading } from '../engine/engine.ts';
import { type Fold, gathering, type SlotsOfWords } from '../language/fold.ts';
import { keptFor } from '../language/kept.ts';
import { type Ability, type CardRule, type Effect, effectOf, type Terms } from '../language/terms.ts';

/** What stands inside abilities: printed targets, and what lasts or comes later. */
export function insideOf<L extends Terms>(
  slotsOf: SlotsOfWords,
  read: Fold<L, Reading<L>, Finder<L>, Counter<L>>,
): Pick<Language<L>, 'aimsIn' | 'nodeOf' | 'nodesIn'> {
  const aims = gathering<L, Aim<L>>(
    slotsOf,
    {
      cards: (cards) =>
        typeof cards === 'object' && 'target' in cards
          ? [{ target: { ...read.cards(cards), picked: cards } }]
          : [],
    },
    {
      word: (word, slots) => slots.flatMap(({ of }) => of.map((aim) => standingIn(aim, word))),
      oneOf: (of, options) => (options.some(isThere) ? [{ of, options }] : []),
      when: ({ when }, then, otherwise = []) =>
        isThere(then) || isThere(otherwise) ? [{ when, then, otherwise }] : [],
      // What a gained ability is aimed at is chosen when that is used.
      rule: () => [],
    },
  );
  const nodes = gathering<L, object>(slotsOf, {
    effect: (effect) => ('lasting' in effect || 'later' in effect ? [effect] : []),
  });
  // An ability in flight may outlive the card as it was then: its node has the same number in both.
  const numbers = new WeakMap<object, number>();
  const nodesIn = keptFor((ability: Ability<L>) => {
    const found = [ability, ...effectsIn(ability).flatMap((effect) => nodes.effect(effect))];
    for (const [i, node] of found.entries()) numbers.set(node, i);
    return found;
  });
  return {
    aimsIn: keptFor(aims.effect),
    nodesIn,
    nodeOf(ability, node) {
      const own = ability ? nodesIn(ability).indexOf(node) : -1;
      const number = own >= 0 ? own : numbers.get(node);
      if (number === undefined) throw new Error('What lasts must stand in an ability of a card.');
      return number;
    },
  };
}

/** The innermost word is the one that does something to a target. */
function standingIn<L extends Terms>(aim: Aim<L>, word: L['word']): Aim<L> {
  return 'target' in aim && aim.target.word === undefined ? { target: { ...aim.target, word } } : aim;
}

function isThere(aims: readonly unknown[]): boolean {
  return aims.length > 0;
}

/** All effects that stand in an ability, its price first. */
function effectsIn<L extends Terms>(ability: Ability<L>): readonly Effect<L>[] {
  if ('holds' in ability)
    return ability.holds.flatMap((rule: CardRule<L>) => ('gains' in rule ? effectsIn(rule.gains) : []));
  const price = 'price' in ability && ability.price !== undefined ? [ability.price] : [];
  return [...price, effectOf(ability)];
}
