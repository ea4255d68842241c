import {
  action,
  enhancement,
  event,
  forEach,
  interrupt,
  objective,
  objectiveSet,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  ATTACKING,
  cheaper,
  DARK_HAS_BALANCE,
  damage,
  draw,
  edge,
  firstOfTurn,
  LEAVES,
  LIGHT_HAS_BALANCE,
  toHand,
  unfocus,
  unitIcons,
} from '../../terms/phrases.ts';
import { ECHOES_OF_THE_FORCE } from '../shared/fates.ts';

export const PROMISE_OF_POWER_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    285,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'Twilight of the Apprentice',
      { capacity: 5, resources: 1, traits: ['Malachor'] },
      reaction({ at: 'balance' }, draw(1)),
    ),
    unit(
      'Ezra Bridger',
      {
        unique: true,
        cost: 2,
        force: 2,
        capacity: 3,
        icons: 'UB',
        traits: ['Character', 'Force User', 'Specter'],
      },
      { holds: [edge(1)], while: LIGHT_HAS_BALANCE },
      { holds: [{ stat: 'elite', set: 1 }], while: DARK_HAS_BALANCE },
    ),
    unit(
      '"Old Master"',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'Tub',
        traits: ['Character', 'Force User'],
        affiliation: 'neutral',
      },
      { holds: [{ cannot: 'commit' }] },
      {
        holds: [{ stat: 'elite', set: 1 }, { stat: 'targeted strike', set: 1 }, unitIcons(1)],
        while: DARK_HAS_BALANCE,
      },
    ),
    enhancement(
      "Ezra's Lightsaber",
      { trait: ['Force User', 'Force Sensitive'] },
      {
        unique: true,
        cost: 1,
        force: 2,
        traits: ['Weapon'],
        unsure: 'One of two lists does not mark it unique; it is played as unique.',
      },
      { holds: [{ cannot: 'be targeted by events', by: 'enemies' }], on: 'host', while: LIGHT_HAS_BALANCE },
      { holds: [unitIcons(1), { stat: 'tactics edge', add: 1 }], on: 'host', while: DARK_HAS_BALANCE },
    ),
    event(
      'Use Your Power',
      { cost: 1, force: 1, traits: ['Force', 'Control', 'Alter'], affiliation: 'neutral', notPaidBy: 'jedi' },
      action({ do: 'turn balance', to: 'other' }),
    ),
    ECHOES_OF_THE_FORCE,
  ),
  objectiveSet(
    287,
    { side: 'dark', affiliation: 'sith' },
    objective(
      'Order of Inquisitors',
      { capacity: 5, resources: 1, traits: ['Malachor'] },
      {
        holds: [cheaper(1)],
        on: { each: { whose: 'own', type: 'any', trait: 'Inquisitor', in: 'out of play' } },
        while: firstOfTurn({ whose: 'own', type: 'any', trait: 'Inquisitor' }),
      },
    ),
    unit(
      'The Seventh Sister',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UTub',
        traits: ['Character', 'Force User', 'Inquisitor'],
        keywords: ['elite'],
      },
      { holds: [{ stat: 'lays last', set: 1 }], on: 'you', while: ATTACKING },
    ),
    unit(
      'The Fifth Brother',
      {
        unique: true,
        cost: 4,
        force: 2,
        capacity: 3,
        icons: 'UUbt',
        traits: ['Character', 'Force User', 'Inquisitor'],
        edge: 1,
      },
      reaction({ at: 'leaves', card: { trait: 'Inquisitor' } }, unfocus(1, 'this')),
    ),
    unit(
      'The Eighth Brother',
      {
        unique: true,
        cost: 3,
        force: 2,
        capacity: 2,
        icons: 'UB',
        traits: ['Character', 'Force User', 'Inquisitor'],
        keywords: ['shielding'],
      },
      interrupt(LEAVES, damage(1, { target: {} })),
    ),
    enhancement(
      'Double-bladed Lightsaber',
      { trait: 'Inquisitor' },
      { cost: 1, force: 1, traits: ['Weapon'] },
      { holds: [unitIcons(1)], on: 'host' },
      action(forEach('host', [toHand('this'), toHand('it')])),
    ),
    event(
      'Press For Answers',
      { cost: 1, force: 2, traits: ['Inquisitor'] },
      action({
        do: 'look',
        at: 'deck',
        of: 'opponent',
        top: { per: { whose: 'own', trait: 'Character', unique: true } },
        and: { do: 'discard', what: { one: { type: 'any', in: 'looked at' } } },
        rest: 'top',
      }),
    ),
  ),
];
