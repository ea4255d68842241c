import {
  action,
  andThen,
  enhancement,
  event,
  interrupt,
  objective,
  objectiveSet,
  oneOf,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import { discardAtRandom, FOCUS_THIS, PILOTED, printedIcons, spend, unfocus } from '../../terms/phrases.ts';

const IMPERIAL_ENFORCERS = unit('Imperial Enforcers', {
  cost: 2,
  force: 1,
  capacity: 2,
  icons: 'Bu',
  traits: ['Character', 'Trooper'],
  affiliation: 'neutral',
});

const ACADEMY_PILOT = unit('Academy Pilot', {
  cost: 1,
  force: 1,
  capacity: 1,
  icons: 'b',
  traits: ['Character', 'Pilot'],
  pilot: 0,
  affiliation: 'neutral',
});

const TIE_FIGHTER_PATROL = unit(
  'TIE Fighter Patrol',
  { cost: 2, force: 1, capacity: 2, icons: 'Ub', traits: ['Vehicle', 'Fighter'], affiliation: 'neutral' },
  { holds: printedIcons('pilot'), while: PILOTED },
);

export const EVASIVE_MANEUVERS_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    153,
    { side: 'dark', affiliation: 'sith', lock: 'sith' },
    objective(
      'The Questioning',
      { capacity: 5, resources: 1, traits: ['Prakith'] },
      reaction(
        { at: 'discards', card: { whose: 'enemy', type: 'any' }, from: 'hand', by: 'you', together: true },
        unfocus(1, { one: { whose: 'own', type: 'objective' } }),
      ),
    ),
    unit(
      'Antinnis Tremayne',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UTu',
        traits: ['Character', 'Force User', 'Inquisitor'],
        keywords: ['elite'],
      },
      reaction(
        { at: 'declared', card: 'this' },
        oneOf(
          andThen(discardAtRandom(1), { do: 'draw', n: 1, who: 'opponent' }),
          andThen(discardAtRandom(2), { do: 'draw', n: 2, who: 'opponent' }),
        ),
      ),
    ),
    IMPERIAL_ENFORCERS,
    IMPERIAL_ENFORCERS,
    enhancement(
      'Citadel Inquisitorious',
      'play area',
      { unique: true, cost: 3, force: 2, resources: 1, traits: ['Prakith', 'Location'] },
      action(discardAtRandom(1), { price: FOCUS_THIS, if: { is: 'phase', phase: 'force' } }),
    ),
    event(
      'Put to the Question',
      { cost: 0, force: 1 },
      interrupt(
        {
          at: 'ability',
          target: { whose: 'own', type: 'enhancement', or: { whose: 'own', state: 'enhanced' } },
        },
        { now: 'cancel' },
      ),
    ),
  ),
  objectiveSet(
    154,
    { side: 'dark', affiliation: 'imperial-navy', lock: 'imperial-navy' },
    objective(
      'Training Procedures',
      { capacity: 5, resources: 1 },
      action(
        {
          do: 'attach',
          what: { one: { whose: 'own', type: 'enhancement', keyword: 'pilot' } },
          to: { one: { whose: 'own', trait: 'Vehicle' } },
        },
        { price: spend(1) },
      ),
    ),
    ACADEMY_PILOT,
    ACADEMY_PILOT,
    TIE_FIGHTER_PATROL,
    TIE_FIGHTER_PATROL,
    event(
      'Koiogran Turn',
      { cost: 0, force: 2, traits: ['Maneuver'] },
      interrupt(
        { at: 'ability', by: 'enemy', target: { whose: 'own', trait: 'Vehicle' } },
        { do: 'retarget', by: 'opponent', away: { whose: 'own', trait: 'Vehicle' } },
      ),
    ),
  ),
];
