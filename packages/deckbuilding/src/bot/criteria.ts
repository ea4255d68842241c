import { type CardNo, type Criterion, fewest, isOneOf, isWord, most } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { Kind } from '../cards/kind.ts';
import type { Effect } from '../cards/words.ts';
import type { Duel } from '../rules/duel.ts';
import { slotOf } from '../rules/galaxy.ts';
import { factionOf } from '../state.ts';

type ByCard = Criterion<CardNo, Duel>;

export const dearest = (rule: string): ByCard => most(rule, 'cost', (card) => kindOf(card).cost);
export const strongest = (rule: string): ByCard => most(rule, 'attack', (card) => kindOf(card).attack);

/** DBG-25: the tie-break wherever the bot picks from the row. */
export const ROW_TIES: readonly ByCard[] = [
  most(
    'DBG-25',
    'own faction',
    (card, { state }) => Number(kindOf(card).faction === factionOf(state.active)),
    'yes or no',
  ),
  fewest('DBG-25', 'slots from the galaxy deck', (card, { state }) => slotOf(state, card)),
];

export const isShuttle = (card: CardNo): boolean => {
  const kind = kindOf(card);
  return kind.from === 'starter' && kind.traits.includes('transport');
};

/** Icons that a card has printed, or offers as one of several. */
export function iconsOf(kind: Kind): { attack: number; force: number; resources: number } {
  const icons = { attack: kind.attack, force: kind.force, resources: kind.resources };
  for (const { do: effect } of kind.abilities) {
    for (const option of optionsOf(effect)) {
      icons.attack = Math.max(icons.attack, option.attack ?? 0);
      icons.force = Math.max(icons.force, option.force ?? 0);
      icons.resources = Math.max(icons.resources, option.resources ?? 0);
    }
  }
  return icons;
}

function optionsOf(effect: Effect) {
  if (!isOneOf(effect)) return [];
  return effect.oneOf.flatMap((option) => (isWord(option) && option.do === 'gain' ? [option] : []));
}
