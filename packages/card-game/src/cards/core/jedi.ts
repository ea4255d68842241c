import {
  action,
  enhancement,
  event,
  interrupt,
  objective,
  objectiveSet,
  reaction,
  unit,
  when,
} from '../build.ts';
import type { ObjectiveSet } from '../kind.ts';
import { HEAT_OF_BATTLE, resourceLocation } from '../shared.ts';

const DAGOBAH_TRAINING_GROUNDS = resourceLocation('Dagobah Training Grounds', {
  cost: 1,
  resources: 1,
  traits: ['Dagobah', 'Location'],
  affiliation: 'neutral',
});

const FOCUS_THIS = { price: { do: 'focus', n: 1, on: 'this', price: true } } as const;

export const CORE_JEDI: readonly ObjectiveSet[] = [
  objectiveSet(
    1,
    { side: 'light', affiliation: 'jedi' },
    objective("A Hero's Journey", { capacity: 4, resources: 2, traits: ['Tatooine'] }),
    unit(
      'Luke Skywalker',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UUBb',
        traits: ['Character', 'Force User'],
        keywords: ['targeted strike'],
      },
      reaction({ at: 'turn begins', by: 'enemy' }, { do: 'unfocus', n: 1, on: 'this' }),
    ),
    unit("Twi'lek Loyalist", { cost: 1, force: 1, capacity: 1, icons: 'ut', traits: ['Character'] }),
    enhancement(
      'Jedi Lightsaber',
      { trait: ['Force User', 'Force Sensitive'] },
      { cost: 1, force: 2, traits: ['Weapon'] },
      {
        holds: [
          { stat: 'unit', add: 1 },
          { stat: 'blast', add: 1 },
        ],
        on: 'host',
      },
    ),
    enhancement(
      'Trust Your Feelings',
      { trait: 'Character' },
      { cost: 2, force: 1, traits: ['Skill'] },
      action({ do: 'unfocus', n: 1, on: 'host' }, FOCUS_THIS),
    ),
    DAGOBAH_TRAINING_GROUNDS,
  ),
  objectiveSet(
    2,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'In You Must Go',
      { capacity: 5, resources: 1, traits: ['Dagobah'] },
      {
        holds: [{ stat: 'cost', add: -1 }],
        on: { each: { whose: 'own', type: 'enhancement', in: 'hand' } },
        while: { is: 'none played', what: { whose: 'own', type: 'enhancement' }, per: 'turn' },
      },
    ),
    unit(
      'Yoda',
      {
        unique: true,
        cost: 3,
        force: 5,
        capacity: 2,
        icons: 'Tub',
        traits: ['Character', 'Force User'],
        keywords: ['elite'],
      },
      {
        holds: [
          { stat: 'unit', add: { per: { type: 'enhancement', on: 'this' } } },
          { stat: 'blast', add: { per: { type: 'enhancement', on: 'this' } } },
        ],
      },
    ),
    unit('Believer in the Old Ways', {
      cost: 2,
      force: 1,
      capacity: 2,
      icons: 'Ub',
      traits: ['Character', 'Force Sensitive'],
    }),
    enhancement(
      'Shii-Cho Training',
      { trait: 'Force User' },
      { cost: 1, force: 2, traits: ['Skill', 'Lightsaber Form'] },
      { holds: [{ stat: 'divides', set: 1 }], on: 'host' },
    ),
    DAGOBAH_TRAINING_GROUNDS,
    event(
      'Counter-stroke',
      { cost: 1, force: 2, traits: ['Force', 'Control', 'Sense'] },
      interrupt({ at: 'ability', use: 'event' }, { now: 'cancel' }),
    ),
  ),
  objectiveSet(
    3,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'Forgotten Heroes',
      { capacity: 5, resources: 1 },
      reaction(
        { at: 'played', card: { whose: 'own', trait: 'Force User' }, by: 'you' },
        { do: 'draw', n: 1 },
      ),
    ),
    unit(
      'Obi-Wan Kenobi',
      {
        unique: true,
        cost: 5,
        force: 4,
        capacity: 3,
        icons: 'UTbt',
        traits: ['Character', 'Force User'],
        keywords: ['elite'],
      },
      {
        holds: [{ stat: 'lays face up', set: 1 }],
        on: 'opponent',
        while: { is: 'such', card: 'this', as: { role: 'participating' } },
      },
    ),
    unit('Jedi in Hiding', {
      cost: 2,
      force: 1,
      capacity: 1,
      icons: 'UUb',
      traits: ['Character', 'Force User'],
    }),
    event(
      'Jedi Mind Trick',
      { cost: 1, force: 1, traits: ['Force', 'Control', 'Sense', 'Alter'] },
      action(
        when(
          { is: 'balance', side: 'light' },
          { do: 'focus', n: 2, on: { target: { trait: ['Character', 'Creature'] } } },
          { do: 'focus', n: 1, on: { target: { trait: ['Character', 'Creature'] } } },
        ),
      ),
    ),
    event(
      'Our Most Desperate Hour',
      { cost: 0, force: 1, affiliation: 'neutral' },
      action({ do: 'shield', on: { target: { trait: 'Character' } }, evenShielded: true }),
    ),
    HEAT_OF_BATTLE,
  ),
];
