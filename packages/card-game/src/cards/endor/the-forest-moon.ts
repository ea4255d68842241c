import {
  action,
  andThen,
  enhancement,
  event,
  forEach,
  lasting,
  objective,
  objectiveSet,
  once,
  oneOf,
  reaction,
  unit,
  when,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  capacity,
  damage,
  discardAtRandom,
  draw,
  edge,
  FOCUSED_TO_STRIKE,
  focus,
  heal,
  SACRIFICE_THIS,
} from '../../terms/phrases.ts';
import { SITH_LIBRARY } from '../shared/dark.ts';
import { BATTLE_OF_ENDOR } from '../shared/fates.ts';

const UNHINGED_ASTROMECH = unit(
  'Unhinged Astromech',
  { cost: 1, force: 1, capacity: 1, icons: 'b', traits: ['Droid'], affiliation: 'neutral' },
  action(damage(1, { target: {} }), {
    if: { is: 'there', are: { whose: 'own', title: 'Unhinged Astromech' }, atLeast: 2 },
    price: SACRIFICE_THIS,
  }),
  action(discardAtRandom(1), {
    if: { is: 'there', are: { whose: 'own', title: 'Unhinged Astromech' }, atLeast: 2 },
    price: SACRIFICE_THIS,
  }),
  action(heal({ upTo: 3 }, { target: {} }), {
    if: { is: 'there', are: { whose: 'own', title: 'Unhinged Astromech' }, atLeast: 2 },
    price: SACRIFICE_THIS,
  }),
);

const ONE_MORE_OR_LESS: readonly number[] = [1, -1];
const NO_OBJECTIVE = ['unit', 'enhancement', 'affiliation'] as const;

export const THE_FOREST_MOON_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    196,
    { side: 'light', affiliation: 'jedi' },
    objective('Matter Under Mind', { capacity: 4, resources: 2, traits: ['Tatooine'] }),
    unit(
      'Brainiac',
      { unique: true, cost: 2, force: 2, capacity: 2, icons: 'T', traits: ['Character', 'Force Sensitive'] },
      action(
        oneOf(
          ...ONE_MORE_OR_LESS.flatMap((n) => [
            lasting('phase', [capacity(n)], { target: {} }),
            lasting('phase', [{ stat: 'resources', add: n }], {
              target: { type: NO_OBJECTIVE, resource: true },
            }),
            lasting('phase', [edge(n)], { target: { keyword: 'edge' } }),
          ]),
          { do: 'special', procedure: 'change a numeral', what: { target: { type: NO_OBJECTIVE } } },
        ),
        { limit: once('turn') },
      ),
    ),
    UNHINGED_ASTROMECH,
    UNHINGED_ASTROMECH,
    enhancement(
      'Signal Scrambler',
      'play area',
      { cost: 1, force: 2, traits: ['Item'] },
      { holds: [{ stat: 'struggle by the uncommitted', set: 1 }], on: 'you' },
      { holds: [{ stat: 'struggle by the uncommitted', set: 1 }], on: 'opponent' },
    ),
    event(
      'Outwit',
      { cost: 0, force: 1 },
      reaction(
        { at: 'reveals stacks' },
        andThen(lasting('edge battle', [{ stat: 'fates in reverse', set: 1 }], 'you'), draw(1)),
      ),
    ),
  ),
  objectiveSet(
    199,
    { side: 'dark', affiliation: 'sith' },
    objective(
      'Dark Counsel',
      { capacity: 5, resources: 1, traits: ['Death Star', 'Endor'] },
      reaction(
        { at: 'focus', card: { whose: 'enemy', state: 'damaged' }, cause: 'strike' },
        focus(1, 'that'),
        { limit: once('turn') },
      ),
    ),
    unit(
      'Janus Greejatus',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UBt',
        traits: ['Character', 'Force Sensitive'],
        keywords: ['elite'],
      },
      reaction(FOCUSED_TO_STRIKE, damage(1, { each: { whose: 'enemy', role: 'participating' } })),
    ),
    unit(
      'Imperial Functionary',
      { cost: 2, force: 1, capacity: 2, icons: 'Uu', traits: ['Character'], affiliation: 'neutral' },
      { holds: [{ cannot: 'protect' }], on: { each: { whose: 'enemy' } } },
      { holds: [{ cannot: 'be healed' }], on: { each: {} } },
    ),
    SITH_LIBRARY,
    event(
      'Administrative Detainment',
      { cost: 1, force: 1 },
      action(
        forEach(
          { target: { trait: 'Character' } },
          when({ is: 'such', card: 'it', as: { state: 'damaged' } }, focus(2, 'it'), focus(1, 'it')),
        ),
      ),
    ),
    BATTLE_OF_ENDOR,
  ),
];
