import type { CardNo, Seat } from '@holofoe/kernel';
import { KINDS, kindOf } from '../cards/catalogue.ts';
import type { Kind } from '../cards/kind.ts';
import { basesLost, enemyOf, factionOf, type State } from '../rules/state.ts';
import type { Effect } from '../vocabulary/words.ts';

/** What the greedy player holds a card of its own deck to be worth. */
const WEIGHT = {
  attack: 1,
  resources: 1,
  force: 0.5,
  /** For each hit point of a ship: it stands in the way until it falls. */
  hitPoints: 0.3,
  /** A ship gives what it gives on every turn. */
  everyTurn: 2,
  bonus: 1,
} as const;

/** Attack counts for more and resources for less the further the game is. */
export function appraise(state: State, seat: Seat, card: CardNo): number {
  const kind = kindOf(card);
  const late = lateness(state, seat);
  const icons =
    kind.attack * WEIGHT.attack * (1 + late) +
    kind.resources * WEIGHT.resources * (1.2 - late) +
    kind.force * WEIGHT.force;
  const often = kind.type === 'ship' ? WEIGHT.everyTurn : 1;
  return icons * often + kind.hitPoints * WEIGHT.hitPoints + (BESIDES_ICONS.get(kind) ?? 0);
}

/** 0 at the start, 1 when both sides stand on their last base. */
export function lateness(state: State, seat: Seat): number {
  return (basesLost(state, seat) + basesLost(state, enemyOf(seat))) / 4;
}

/** A card that a deck is glad to be rid of. */
export function isWeak(card: CardNo): boolean {
  return kindOf(card).from === 'starter';
}

export function isEnemyCard(seat: Seat, card: CardNo): boolean {
  return kindOf(card).faction === factionOf(enemyOf(seat));
}

function bonusOf(kind: Kind): number {
  let worth = 0;
  for (const bonus of kind.bonuses) {
    worth += bonus.attack === 'for each base lost' ? 1 : bonus.attack * (bonus.when ? 0.6 : 0.8);
  }
  return worth * WEIGHT.bonus;
}

function abilityOf(kind: Kind): number {
  let worth = 0;
  for (const ability of kind.abilities) worth += roughly(ability.do);
  return worth;
}

const BESIDES_ICONS: ReadonlyMap<Kind, number> = new Map(
  KINDS.map((kind) => [kind, abilityOf(kind) + bonusOf(kind)]),
);

/** What an effect is worth before anybody knows when it will be used. */
function roughly(effect: Effect): number {
  if (Array.isArray(effect)) return effect.reduce((sum: number, each) => sum + roughly(each), 0);
  if ('may' in effect) return roughly(effect.may);
  if ('oneOf' in effect) return Math.max(...effect.oneOf.map(roughly));
  if ('when' in effect) {
    return (
      roughly(effect.then) * 0.6 + (effect.otherwise === undefined ? 0 : roughly(effect.otherwise) * 0.4)
    );
  }
  if ('pay' in effect) return Math.max(0.2, roughly(effect.to) * 0.4);
  if (!('do' in effect)) return 0;
  switch (effect.do) {
    case 'gain':
      return (effect.attack ?? 0) + (effect.resources ?? 0) + (effect.force ?? 0) * WEIGHT.force;
    case 'draw':
      return effect.cards * 2;
    case 'repair':
      return effect.damage * 0.5;
    case 'hit':
      return effect.damage;
    case 'free purchase':
    case 'borrow from row':
    case 'fetch':
      return 3;
    case 'foe discards':
      return 1;
    default:
      return 0.5;
  }
}
