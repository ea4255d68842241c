import { characters, upgrades } from './filter.ts';
import type { Ability, Effect, Moment } from './terms.ts';
import type { Type } from './type.ts';

/** Moments that many cards have, by what they are called. */
export type Named =
  /** An event or a behaviour is resolved. */
  | 'played'
  | 'special'
  | 'action'
  /** Once a round. */
  | 'power action'
  /** Anybody may spend an action on it (OPS-36). */
  | 'action of any player'
  /** After its own card, or the character it is attached to, was activated. */
  | 'after activating'
  | 'after a foe activates'
  /** After this upgrade or support was played. */
  | 'after playing it'
  /** After an upgrade was played on this character. */
  | 'after upgrading'
  | 'after playing an ambush'
  | 'after resolving this die'
  | 'before resolving this die'
  | 'before it takes damage'
  | 'before a foe is defeated'
  | 'before an event of a foe'
  | 'after the action phase'
  | 'when a stage begins';

const OF_A_FOE = characters('foe');
const OWN_UPGRADE = upgrades('own', { on: 'this' });

const AFTER: { readonly [N in Named]?: Moment } = {
  'after a foe activates': { at: 'activate', card: OF_A_FOE },
  'after playing it': { at: 'played', card: 'this' },
  'after upgrading': { at: 'played', card: OWN_UPGRADE, by: 'you', on: 'this' },
  'after playing an ambush': { at: 'played', by: 'you', ambush: true },
  'after resolving this die': { at: 'resolve', die: 'this' },
  'after the action phase': { at: 'phase ends' },
  'when a stage begins': { at: 'stage begins', by: 'you' },
};

const BEFORE: { readonly [N in Named]?: Moment } = {
  'before resolving this die': { at: 'resolve', die: 'this' },
  'before it takes damage': { at: 'damage', card: 'this', hurts: true },
  'before a foe is defeated': { at: 'defeated', card: OF_A_FOE },
  'before an event of a foe': { at: 'event', foe: true },
};

/** What a card of a type does at a moment. */
export function abilityAt(name: Named, effect: Effect, type: Type): Ability {
  const after = AFTER[name];
  if (after) return { reaction: effect, at: after };
  const before = BEFORE[name];
  if (before) return { interrupt: effect, at: before };
  switch (name) {
    case 'after activating':
      return { reaction: effect, at: { at: 'activate', card: isAttached(type) ? 'host' : 'this' } };
    case 'played':
      return { action: effect, from: 'hand' };
    case 'special':
      return { action: effect, from: 'die' };
    case 'action of any player':
      return { action: effect, from: 'anywhere' };
    case 'power action':
      return { action: effect, limit: { per: 'round' } };
    default:
      return { action: effect };
  }
}

function isAttached(type: Type): boolean {
  return type === 'upgrade' || type === 'downgrade';
}

/** What limits know an action by: its card, and its place among the card's abilities. */
export function actionId(card: number, ability: number): string {
  return `${card}.${ability}`;
}
