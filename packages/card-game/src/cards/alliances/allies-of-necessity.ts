import {
  ALL,
  action,
  enhancement,
  event,
  interrupt,
  lasting,
  objective,
  objectiveSet,
  once,
  oneOf,
  reaction,
  theFirst,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  ATTACKING,
  cheaper,
  draw,
  edge,
  FOCUSED_TO_STRIKE,
  firstOfTurn,
  spend,
  unfocus,
} from '../../terms/phrases.ts';
import { ALLIES_OF_NECESSITY } from '../shared/fates.ts';
import { NECESSARY_ALLIANCES } from '../shared/light.ts';

const REBEL_SABOTEUR = unit(
  'Rebel Saboteur',
  {
    cost: 2,
    force: 1,
    capacity: 2,
    icons: 'Ub',
    traits: ['Character', 'Trooper'],
    keywords: ['shielding'],
    affiliation: 'neutral',
  },
  interrupt(
    {
      at: 'ability',
      by: 'enemy',
      card: { whose: 'enemy', type: ['affiliation', 'objective', 'unit', 'enhancement'], faction: 'in' },
    },
    { now: 'cancel' },
    { from: 'hand', price: [spend(1), { do: 'discard', what: 'this' }] },
  ),
);

const DEATH_TROOPER = unit('Death Trooper', {
  cost: 3,
  force: 2,
  capacity: 3,
  icons: 'UBu',
  traits: ['Character', 'Trooper'],
  protect: [{ title: 'Director Krennic' }],
});

export const ALLIES_OF_NECESSITY_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    261,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Pushing Back the Empire',
      { capacity: 5, resources: 1, traits: ['Yavin 4'] },
      reaction(
        { at: 'played', card: { whose: 'own', type: 'any', affiliation: 'rebel-alliance' }, by: 'you' },
        lasting('next card', [cheaper(1)], {
          each: { whose: 'own', type: 'any', in: 'out of play', not: { affiliation: 'rebel-alliance' } },
        }),
        { limit: once('turn') },
      ),
    ),
    unit(
      'Captain Cassian Andor',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UUBt',
        traits: ['Character', 'Leader'],
        keywords: ['elite'],
      },
      reaction(FOCUSED_TO_STRIKE, unfocus(1, { one: { not: { affiliation: 'rebel-alliance' } } }), {
        limit: once('turn'),
      }),
    ),
    REBEL_SABOTEUR,
    REBEL_SABOTEUR,
    event(
      'Teamwork',
      { cost: 1, force: 1 },
      reaction(
        { at: 'reveals stacks' },
        { do: 'force icons', in: 'edge battle', n: { count: 'affiliations you control' } },
      ),
    ),
    ALLIES_OF_NECESSITY,
  ),
  objectiveSet(
    262,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective(
      'Spirit of Rebellion',
      { capacity: 5, resources: 1, traits: ['Scarif'] },
      reaction(
        {
          at: 'played',
          card: { whose: 'own', type: 'unit', not: { affiliation: 'smugglers-and-spies' } },
          by: 'you',
        },
        { do: 'discard', what: { one: { whose: 'enemy', type: 'any', in: 'hand' }, by: 'opponent' } },
        { if: { is: 'such', card: 'this', as: { type: 'any', damage: { atMost: 2 } } }, limit: once('turn') },
      ),
    ),
    unit(
      'Jyn Erso',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UBBu',
        traits: ['Character', 'Spy'],
        keywords: ['elite'],
      },
      reaction({ at: 'strikes', card: { affiliation: 'jedi', other: true } }, draw(2), {
        if: ATTACKING,
        limit: theFirst('engagement'),
      }),
      reaction(
        { at: 'strikes', card: { affiliation: 'rebel-alliance', other: true } },
        unfocus(ALL, 'that'),
        { if: ATTACKING, limit: theFirst('engagement') },
      ),
    ),
    unit(
      'Crafty Smuggler',
      { cost: 2, force: 2, capacity: 2, icons: 'ub', traits: ['Character'], affiliation: 'neutral' },
      reaction({ at: 'phase begins', phase: 'force' }, unfocus(1, 'this')),
    ),
    NECESSARY_ALLIANCES,
    event(
      'Well-Laid Ambush',
      { cost: 1, force: 2, traits: ['Tactic'] },
      action(
        lasting('engagement', [{ stat: 'may be struck', set: 1 }], {
          target: { whose: 'enemy', trait: 'Character', role: 'outside' },
        }),
        { if: { is: 'engagement' } },
      ),
    ),
    ALLIES_OF_NECESSITY,
  ),
  objectiveSet(
    264,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'Immeasurable Power',
      { capacity: 5, resources: 1, traits: ['Scarif'] },
      reaction(
        { at: 'leaves', card: { whose: 'own', trait: 'Trooper' }, how: 'destroyed' },
        { do: 'put into play', what: { one: { whose: 'own', title: 'Death Trooper', in: 'hand' } } },
      ),
    ),
    unit(
      'Director Krennic',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'Tut',
        traits: ['Character', 'Officer'],
        keywords: ['elite'],
      },
      reaction(
        { at: 'phase begins' },
        [
          { do: 'choose', what: { each: { whose: 'own', title: 'Death Trooper' } } },
          oneOf(
            lasting('phase', [{ stat: 'elite', set: 1 }], 'them'),
            lasting('phase', [{ stat: 'shielding', set: 1 }], 'them'),
            lasting('phase', [edge(1)], 'them'),
          ),
        ],
        { price: spend(1), limit: once('turn') },
      ),
    ),
    DEATH_TROOPER,
    DEATH_TROOPER,
    DEATH_TROOPER,
    enhancement(
      'Assembly Area',
      'play area',
      { cost: 2, resources: 1, traits: ['Location'] },
      {
        holds: [cheaper(1)],
        on: { each: { whose: 'own', trait: 'Trooper', in: 'out of play' } },
        while: firstOfTurn({ whose: 'own', trait: 'Trooper' }),
      },
    ),
  ),
];
