import { type Kind, RULEBOOK } from '@holofoe/deckbuilding';
import type { Rule } from '@holofoe/kernel';

/** What a bot does with every card of a kind, where no rule names the card. */
const BY_TYPE: Readonly<Record<Kind['type'], readonly string[]>> = {
  unit: ['DBG-17', 'DBG-24', 'DBG-27', 'DBG-29'],
  ship: ['DBG-15', 'DBG-24', 'DBG-28', 'DBG-32'],
  base: ['DBG-08', 'DBG-13', 'DBG-49'],
};

/** The rules that concern a card: first those that name it, then those for cards of its kind. */
export function rulesOf(kind: Kind): readonly Rule[] {
  const naming = RULEBOOK.filter(({ rule, ruling = '' }) => `${rule} ${ruling}`.includes(kind.name));
  const general = RULEBOOK.filter(
    ({ id }) => BY_TYPE[kind.type].includes(id) && !isStarterIrrelevant(kind, id),
  );
  return [...new Set([...naming, ...general])];
}

/** Nobody buys or hunts a starting card. */
function isStarterIrrelevant({ from }: Kind, id: string): boolean {
  return from === 'starter' && id !== 'DBG-17';
}
