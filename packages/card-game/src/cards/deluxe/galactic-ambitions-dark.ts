import {
  action,
  andThen,
  enhancement,
  event,
  fate,
  forEach,
  interrupt,
  objective,
  objectiveSet,
  once,
  onceByTitle,
  reaction,
  unit,
  when,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  COMMITTED,
  cheaper,
  DARK_HAS_BALANCE,
  damage,
  draw,
  FOCUSED_TO_STRIKE,
  focus,
  unfocus,
  unitIcons,
} from '../../terms/phrases.ts';
import { SITH_LIBRARY } from '../shared/dark.ts';
import { ECHOES_OF_THE_FORCE } from '../shared/fates.ts';

const TERENTATEK = unit(
  'Terentatek',
  {
    cost: 4,
    force: 2,
    capacity: 4,
    icons: 'UUU',
    traits: ['Creature', 'Sithspawn'],
    keywords: ['no enhancements'],
  },
  { holds: [{ cannot: 'be affected by Force events' }, { stat: 'pierces', set: 1 }] },
);

const TUKATA = unit("Tuk'ata", {
  cost: 2,
  force: 1,
  capacity: 2,
  icons: 'Ut',
  traits: ['Creature', 'Sithspawn', 'Force Sensitive'],
  keywords: ['no enhancements'],
});

export const GALACTIC_AMBITIONS_DARK_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    217,
    { side: 'dark', affiliation: 'sith' },
    objective(
      'Dark Lord of the Sith',
      { capacity: 5, resources: 1, traits: ['Cloud City'] },
      reaction(
        { at: 'phase begins', phase: 'conflict', by: 'enemy' },
        focus(1, { one: { whose: 'enemy', state: 'ready', not: { trait: 'Vehicle' } }, by: 'opponent' }),
        {
          if: { is: 'there', are: { whose: 'own', type: 'objective', affiliation: 'sith' }, atLeast: 3 },
          limit: onceByTitle('turn'),
        },
      ),
    ),
    unit(
      'Darth Vader',
      {
        unique: true,
        cost: 5,
        force: 4,
        capacity: 4,
        icons: 'UUBb',
        traits: ['Character', 'Force User'],
        keywords: ['elite'],
      },
      {
        holds: [unitIcons(1)],
        while: { is: 'there', are: { whose: 'enemy', state: 'exhausted' }, atLeast: 2 },
      },
      interrupt(
        { at: 'icons', card: 'this', icon: 'unit' },
        {
          instead: {
            do: 'damage',
            n: 'that many',
            at: { target: { whose: 'enemy', role: 'outside', state: 'exhausted' } },
            asIcons: true,
          },
        },
      ),
    ),
    unit('Sith Warrior', {
      cost: 2,
      force: 1,
      capacity: 2,
      icons: 'Uu',
      traits: ['Character', 'Force Sensitive'],
      keywords: ['shielding'],
    }),
    enhancement(
      "Vader's Meditation Chamber",
      'play area',
      {
        unique: true,
        cost: 1,
        force: 1,
        resources: 1,
        traits: ['Executor', 'Location'],
        keywords: ['limited'],
      },
      {
        holds: [cheaper(1)],
        from: 'hand',
        while: { is: 'there', are: { whose: 'own', trait: ['Force User', 'Force Sensitive'] } },
      },
    ),
    event(
      'Telekinetic Strike',
      { cost: 0, force: 2, traits: ['Force', 'Control', 'Alter'] },
      action(
        forEach(
          {
            target: {
              whose: 'enemy',
              trait: ['Character', 'Creature'],
              printedCost: { atMost: { count: 'printed', stat: 'cost', of: { the: 'focused' } } },
            },
          },
          when(DARK_HAS_BALANCE, focus(2, 'it'), focus(1, 'it')),
        ),
        { price: { do: 'focus', n: 1, on: { one: { whose: 'own' }, as: 'focused' }, price: true } },
      ),
    ),
    fate(
      'Visage of the Dark Lord',
      4,
      { force: 1, affiliation: 'neutral' },
      when(
        { is: 'there', are: { whose: 'own', affiliation: 'sith', unique: true, role: 'participating' } },
        focus(1, { target: { whose: 'enemy', role: 'participating' } }),
      ),
    ),
  ),
  objectiveSet(
    218,
    { side: 'dark', affiliation: 'sith' },
    objective(
      'Encounter at Stygeon Prime',
      { capacity: 5, resources: 1, traits: ['Stygeon Prime'] },
      {
        holds: [{ stat: 'elite', set: 0 }],
        on: { each: { whose: 'enemy' } },
        while: { is: 'such', card: 'this', as: { type: 'any', damage: { atMost: 2 } } },
      },
    ),
    unit(
      'The Inquisitor',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UUT',
        traits: ['Character', 'Force User', 'Inquisitor'],
        keywords: ['elite'],
      },
      action(andThen(draw(1), { do: 'discard', what: { one: { whose: 'own', type: 'any', in: 'hand' } } }), {
        limit: once('turn'),
      }),
    ),
    unit(
      'Stygeon Prison Guard',
      { cost: 1, force: 1, capacity: 1, traits: ['Character', 'Trooper'], affiliation: 'neutral' },
      reaction(FOCUSED_TO_STRIKE, focus(1, { one: { whose: 'enemy', state: 'ready' }, by: 'opponent' })),
    ),
    enhancement(
      "The Inquisitor's Lightsaber",
      { trait: ['Force User', 'Force Sensitive'] },
      { unique: true, cost: 1, force: 2, traits: ['Weapon'] },
      { holds: [unitIcons(1)], on: 'host' },
      {
        holds: [{ stat: 'pierces', set: 2 }],
        on: 'host',
        while: { is: 'such', card: 'host', as: { title: 'The Inquisitor' } },
      },
    ),
    enhancement(
      'Hunted',
      { whose: 'enemy', trait: 'Character' },
      { cost: 0, force: 2, traits: ['Condition'] },
      reaction({ at: 'damage', card: 'host' }, focus(1, 'host')),
    ),
    enhancement(
      'Bones of a Fallen Master',
      { whose: 'own', type: 'objective' },
      { cost: 0, force: 1, traits: ['Item', 'Stygeon Prime'], affiliation: 'neutral' },
      reaction(
        { at: 'phase ends', phase: 'conflict', by: 'enemy' },
        damage(1, { each: { whose: 'enemy', type: 'objective' } }),
        { if: { is: 'not engaged', card: 'host' } },
      ),
    ),
  ),
  objectiveSet(
    219,
    { side: 'dark', affiliation: 'sith' },
    objective(
      'Power of the Dark Side',
      { capacity: 5, resources: 1, traits: ['Death Star'] },
      reaction(
        { at: 'struggle', by: 'you', margin: 3 },
        damage(1, { each: { whose: 'enemy', state: 'committed' } }),
      ),
    ),
    unit(
      'Emperor Palpatine',
      {
        unique: true,
        cost: 6,
        force: 5,
        capacity: 3,
        icons: 'UTTubb',
        traits: ['Character', 'Force User'],
        keywords: ['elite'],
      },
      reaction(
        { at: 'struggle', by: 'you' },
        unfocus(
          { upTo: 2 },
          { one: { whose: 'own', trait: ['Force User', 'Force Sensitive'], other: true } },
        ),
        { if: COMMITTED },
      ),
    ),
    unit(
      'Royal Guard Champion',
      {
        cost: 3,
        force: 2,
        capacity: 2,
        icons: 'UU',
        traits: ['Character', 'Force Sensitive', 'Imperial Guard'],
        edge: 1,
      },
      reaction(
        { at: 'struggle', by: 'you', margin: 3 },
        { do: 'put into play', what: 'this' },
        { from: 'discard' },
      ),
    ),
    SITH_LIBRARY,
    event(
      'Force Manipulation',
      { cost: 1, force: 1, traits: ['Force', 'Control', 'Alter'] },
      reaction(
        { at: 'struggle', by: 'you', margin: 3 },
        { do: 'destroy', what: { target: { whose: 'enemy', state: 'committed' } } },
      ),
    ),
    ECHOES_OF_THE_FORCE,
  ),
  objectiveSet(
    221,
    { side: 'dark', affiliation: 'sith' },
    objective(
      'Hunters of the Jedi',
      { capacity: 5, resources: 1, traits: ['Moraband'] },
      reaction(
        { at: 'leaves', card: { trait: ['Force User', 'Force Sensitive'] }, how: 'destroyed' },
        { do: 'put into play', what: { one: { whose: 'own', type: 'any', trait: 'Sithspawn', in: 'hand' } } },
        { limit: once('turn') },
      ),
    ),
    TERENTATEK,
    TERENTATEK,
    TUKATA,
    TUKATA,
    enhancement('Valley of the Dark Lords', 'play area', {
      cost: 0,
      resources: 1,
      traits: ['Moraband', 'Location'],
      paysFor: { type: 'any', trait: 'Sithspawn' },
    }),
  ),
];
