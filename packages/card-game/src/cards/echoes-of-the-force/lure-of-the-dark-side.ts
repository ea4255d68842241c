import {
  action,
  both,
  event,
  forEach,
  objective,
  objectiveSet,
  oneOf,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import { ATTACKING, blastIcons, DARK_HAS_BALANCE, ENTERS, UNDAMAGED, unfocus } from '../../terms/phrases.ts';
import { CONTROL_ROOM } from '../shared/dark.ts';
import { ECHOES_OF_THE_FORCE, SEEDS_OF_DECAY, TARGET_OF_OPPORTUNITY } from '../shared/fates.ts';

const REBEL_COMMANDO = unit(
  'Rebel Commando',
  { cost: 3, force: 1, capacity: 2, icons: 'UBu', traits: ['Character', 'Trooper'] },
  reaction(
    { at: 'fate', by: 'enemy' },
    { do: 'put into play', what: 'this', participating: true },
    { from: 'hand' },
  ),
);

const HOLDING_ALL_THE_CARDS = event(
  'Holding All the Cards',
  { cost: 0, force: 1, traits: ['Gamble'] },
  action({ do: 'draw', n: 2, who: 'each player' }),
);

const VICTORY_CLASS_STAR_DESTROYER = unit(
  'Victory-class Star Destroyer',
  { cost: 4, force: 3, capacity: 3, icons: 'UU', traits: ['Vehicle', 'Capital Ship'] },
  { holds: [blastIcons(2)], while: DARK_HAS_BALANCE },
);

export const LURE_OF_THE_DARK_SIDE_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    102,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Commando Operations',
      { capacity: 5, resources: 1, traits: ['Endor'] },
      {
        holds: [{ cannot: 'work' }],
        on: { each: { whose: 'enemy', type: 'fate', in: 'edge stack' } },
        while: UNDAMAGED,
      },
    ),
    unit(
      'General Crix Madine',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        resources: 3,
        icons: 'UBt',
        traits: ['Character', 'Leader'],
      },
      reaction({ at: 'reveals stacks' }, unfocus({ per: { type: 'fate', in: 'edge stack' } }, 'this'), {
        if: { is: 'there', are: { type: 'fate', in: 'edge stack' } },
      }),
    ),
    REBEL_COMMANDO,
    REBEL_COMMANDO,
    event(
      'Adaptive Strategy',
      { cost: 0, force: 1, traits: ['Tactic'] },
      reaction({ at: 'ability', use: 'fate' }, { do: 'do again' }),
    ),
    SEEDS_OF_DECAY,
  ),
  objectiveSet(
    103,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective(
      'Against All Odds',
      { capacity: 5, resources: 1 },
      {
        holds: [blastIcons(1)],
        on: { each: { whose: 'own', role: 'attacking' } },
        while: { is: 'fewer', of: 'cards in hand' },
      },
    ),
    unit(
      'Dash Rendar',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UT',
        traits: ['Character', 'Smuggler', 'Mercenary'],
        keywords: ['elite'],
      },
      {
        holds: [blastIcons({ count: 'cards in hand', of: 'opponent' })],
        while: both(ATTACKING, { is: 'alone', card: 'this' }),
      },
    ),
    unit(
      'Shifty Lookout',
      { cost: 1, force: 1, capacity: 1, icons: 'U', traits: ['Character'], affiliation: 'neutral' },
      {
        holds: [{ stat: 'cards in hand', add: 1 }],
        on: 'opponent',
        while: { is: 'such', card: 'this', as: { state: 'ready' } },
      },
    ),
    HOLDING_ALL_THE_CARDS,
    HOLDING_ALL_THE_CARDS,
    TARGET_OF_OPPORTUNITY,
  ),
  objectiveSet(
    105,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'Victory or Death',
      { capacity: 5, resources: 1, traits: ['Coruscant'] },
      {
        holds: [{ cannot: 'commit' }],
        on: { each: { not: { trait: 'Vehicle' } } },
        while: both(UNDAMAGED, { is: 'phase', phase: 'force' }),
      },
    ),
    VICTORY_CLASS_STAR_DESTROYER,
    VICTORY_CLASS_STAR_DESTROYER,
    unit(
      'Political Reliability Observer',
      { cost: 2, force: 1, capacity: 1, icons: 'Ut', traits: ['Character'], affiliation: 'neutral' },
      reaction(
        ENTERS,
        forEach(
          { target: { whose: 'own' } },
          oneOf({ do: 'commit', who: 'it' }, { do: 'uncommit', who: 'it' }),
        ),
      ),
    ),
    CONTROL_ROOM,
    ECHOES_OF_THE_FORCE,
  ),
];
