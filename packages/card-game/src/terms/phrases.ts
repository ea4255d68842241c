import type { Counted } from './count.ts';
import { ICONS, type Icon, type Trait } from './traits.ts';
import type { Player } from './whose.ts';
import type { Ability, Amount, Cards, Condition, Effect, Filter, Moment, Rule } from './words.ts';

/** What many cards say in the same words. */

// Cards.
export const HOTH: Filter = { type: 'objective', trait: 'Hoth' };
export const OWN_HOTH: Filter = { whose: 'own', type: 'objective', trait: 'Hoth' };

export const OWN_JEDI_OBJECTIVES: Filter = { whose: 'own', type: 'objective', affiliation: 'jedi' };

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

export const YOU_WIN_EDGE: Moment = { at: 'edge', by: 'you' };
export const YOU_LOSE_EDGE: Moment = { at: 'edge', by: 'enemy' };

// Conditions.
export const YOUR_TURN: Condition = { is: 'turn', whose: 'own' };
export const UNDAMAGED: Condition = { is: 'such', card: 'this', as: { type: 'any', state: 'undamaged' } };
export const PARTICIPATES: Condition = { is: 'such', card: 'this', as: { role: 'participating' } };
export const ATTACKING: Condition = { is: 'such', card: 'this', as: { role: 'attacking' } };
export const LIGHT_HAS_BALANCE: Condition = { is: 'balance', side: 'light' };
export const DARK_HAS_BALANCE: Condition = { is: 'balance', side: 'dark' };

export const MORE_HOTH: Condition = { is: 'more', of: HOTH };

export const DEFENDING: Condition = { is: 'such', card: 'this', as: { role: 'defending' } };
export const PILOTED: Condition = { is: 'such', card: 'this', as: { state: 'piloted' } };
export const COMMITTED: Condition = { is: 'such', card: 'this', as: { state: 'committed' } };
export const CAPTIVES_SOMEWHERE: Condition = {
  is: 'there',
  are: { type: 'objective', captives: { atLeast: 1 } },
};
export const hostIs = (trait: Trait): Condition => ({ is: 'such', card: 'host', as: { trait } });
/** "The first … you play each turn": none was played yet. */
export const firstOfTurn = (what: Filter): Condition => ({ is: 'none played', what, per: 'turn' });

// Rules.
export const unitIcons = (n: Amount): Rule => ({ stat: 'unit', add: n });
export const blastIcons = (n: Amount): Rule => ({ stat: 'blast', add: n });
export const tacticsIcons = (n: Amount): Rule => ({ stat: 'tactics', add: n });
export const capacity = (n: Amount): Rule => ({ stat: 'capacity', add: n });
export const cheaper = (by: number): Rule => ({ stat: 'cost', add: -by });
/** All icons that are printed on a card. */
export const printedIcons = (of: Counted): readonly Rule[] =>
  ICONS.flatMap((icon) => [
    { stat: icon, add: { count: 'printed', stat: icon, of } },
    { stat: `${icon} edge`, add: { count: 'printed', stat: `${icon} edge`, of } },
  ]);
/** All icons that it has now. */
export const CURRENT_ICONS_OF_HOST: readonly Rule[] = ICONS.flatMap((icon) => [
  { stat: icon, add: { stat: icon, of: 'host' } },
  { stat: `${icon} edge`, add: { stat: `${icon} edge`, of: 'host' } },
]);
export const edge = (n: Amount): Rule => ({ stat: 'edge', add: n });

// Effects.
export const draw = (n: Amount): Effect => ({ do: 'draw', n });
export const damage = (n: Amount, at: Cards): Effect => ({ do: 'damage', n, at });
export const heal = (n: Amount, at: Cards): Effect => ({ do: 'heal', n, at });
export const focus = (n: Amount, on: Cards): Effect => ({ do: 'focus', n, on });
export const unfocus = (n: Amount, on: Cards): Effect => ({ do: 'unfocus', n, on });
export const shield = (on: Cards): Effect => ({ do: 'shield', on });
export const toHand = (what: Cards): Effect => ({ do: 'move', what, to: 'hand' });
export const discardAtRandom = (n: number): Effect => ({
  do: 'discard',
  what: { random: { whose: 'enemy', type: 'any', in: 'hand' }, n },
});
/** A card of the deck, or of so many on top of it, is shown and goes to the hand. */
export const searchFor = (filter: Filter, top?: number): Effect => ({
  do: 'look',
  at: 'deck',
  of: 'you',
  ...(top === undefined ? {} : { top }),
  and: [{ do: 'reveal', what: { one: { ...filter, in: 'looked at' }, upTo: 1 } }, toHand('it')],
  rest: 'shuffle',
});
/** The top card of a deck may go under it. */
export const lookAndBury = (at: 'deck' | 'objective deck', of: Player): Effect => ({
  do: 'look',
  at,
  of,
  top: 1,
  and: { may: { do: 'move', what: { each: { type: 'any', in: 'looked at' } }, to: 'bottom of deck' } },
});
/** What the completion of a mission gives: by then it lies in its owner's victory pile. */
export const completed = (effect: Effect): Ability => ({
  reaction: effect,
  at: { at: 'completed', card: 'this' },
  from: 'victory pile',
});

const KINDS_OF_ICON = ICONS.flatMap((icon) => [icon, `${icon} edge`] as const);

/** The one chosen last loses all icons of a type and gains none of any until the end of the phase. */
export const LOSES_A_KIND_OF_ICON: Effect = { oneOf: ICONS.map(losesIcons) };

function losesIcons(icon: Icon): Effect {
  const lost: readonly Rule[] = [
    { stat: icon, set: 0 },
    { stat: `${icon} edge`, set: 0 },
  ];
  const none = KINDS_OF_ICON.map((stat): Rule => ({ stat, noMore: true }));
  return { lasting: [...lost, ...none], on: 'it', until: 'phase' };
}

/** The one chosen last has an icon less until the end of the engagement. */
export const LOSES_AN_ICON: Effect = {
  oneOf: KINDS_OF_ICON.map((stat) => ({ lasting: [{ stat, add: -1 }], on: 'it', until: 'engagement' })),
};
