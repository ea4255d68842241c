import { ICONS } from './traits.ts';
import type { Amount, Cards, Condition, Effect, Filter, Moment, Rule } from './words.ts';

/** What many cards say in the same words. */

// Cards.
export const HOTH: Filter = { type: 'objective', trait: 'Hoth' };
export const OWN_HOTH: Filter = { whose: 'own', type: 'objective', trait: 'Hoth' };

// Prices.
export const FOCUS_THIS: Effect = { do: 'focus', n: 1, on: 'this', price: true };
export const SACRIFICE_THIS: Effect = { do: 'sacrifice', what: 'this' };
export const DAMAGE_THIS: Effect = { do: 'damage', n: 1, at: 'this', price: true };
export const spend = (resources: number): Effect => ({ do: 'spend', resources });
export const sacrificeOwn = (filter: Filter = {}): Effect => ({
  do: 'sacrifice',
  what: { one: { ...filter, whose: 'own' } },
});

// Moments.
export const YOU_REFRESH: Moment = { at: 'refreshed', by: 'you' };
export const ENTERS: Moment = { at: 'enters', card: 'this' };
export const LEAVES: Moment = { at: 'leaves', card: 'this' };
export const FOCUSED_TO_STRIKE: Moment = { at: 'focus', card: 'this', cause: 'strike' };
export const ATTACKS: Moment = { at: 'declared', card: 'this', as: 'attacker' };
export const EVENT_IS_PLAYED: Moment = { at: 'ability', use: 'event' };
export const OBJECTIVE_DESTROYED: Moment = {
  at: 'leaves',
  card: { type: 'objective' },
  how: 'destroyed',
};
export const ENEMY_OBJECTIVE_DESTROYED: Moment = {
  at: 'leaves',
  card: { whose: 'enemy', type: 'objective' },
  how: 'destroyed',
};
export const yourPhaseBegins = (phase: NonNullable<Moment['phase']>): Moment => ({
  at: 'phase begins',
  phase,
  by: 'you',
});

// Conditions.
export const YOUR_TURN: Condition = { is: 'turn', whose: 'own' };
export const UNDAMAGED: Condition = { is: 'such', card: 'this', as: { type: 'any', state: 'undamaged' } };
export const PARTICIPATES: Condition = { is: 'such', card: 'this', as: { role: 'participating' } };
export const ATTACKING: Condition = { is: 'such', card: 'this', as: { role: 'attacking' } };
export const LIGHT_HAS_BALANCE: Condition = { is: 'balance', side: 'light' };
export const DARK_HAS_BALANCE: Condition = { is: 'balance', side: 'dark' };

export const MORE_HOTH: Condition = { is: 'more', of: HOTH };

// Rules.
export const unitIcons = (n: Amount): Rule => ({ stat: 'unit', add: n });
export const blastIcons = (n: Amount): Rule => ({ stat: 'blast', add: n });
export const tacticsIcons = (n: Amount): Rule => ({ stat: 'tactics', add: n });
export const capacity = (n: Amount): Rule => ({ stat: 'capacity', add: n });
export const cheaper = (by: number): Rule => ({ stat: 'cost', add: -by });
/** All icons that are printed on the card chosen last. */
export const PRINTED_ICONS_OF_IT: readonly Rule[] = ICONS.flatMap((icon) => [
  { stat: icon, add: { count: 'printed', stat: icon, of: 'it' } },
  { stat: `${icon} edge`, add: { count: 'printed', stat: `${icon} edge`, of: 'it' } },
]);

// Effects.
export const draw = (n: Amount): Effect => ({ do: 'draw', n });
export const damage = (n: Amount, at: Cards): Effect => ({ do: 'damage', n, at });
export const heal = (n: Amount, at: Cards): Effect => ({ do: 'heal', n, at });
export const focus = (n: Amount, on: Cards): Effect => ({ do: 'focus', n, on });
export const unfocus = (n: Amount, on: Cards): Effect => ({ do: 'unfocus', n, on });
export const shield = (on: Cards): Effect => ({ do: 'shield', on });
export const toHand = (what: Cards): Effect => ({ do: 'move', what, to: 'hand' });
