import {
  action,
  enhancement,
  event,
  objective,
  objectiveSet,
  once,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import { FOCUS_THIS, shield, unitIcons } from '../../terms/phrases.ts';
import { PROTECTION } from '../shared/fates.ts';

export const IMPERIAL_ENTANGLEMENTS_LIGHT_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    172,
    { side: 'light', affiliation: 'smugglers-and-spies' },
    objective(
      'Debt of Honor',
      { capacity: 5, resources: 1, traits: ['Kashyyyk'] },
      reaction(
        { at: 'leaves', card: { whose: 'own', trait: 'Wookiee' }, how: ['sacrificed', 'destroyed'] },
        { do: 'move', what: 'that', to: 'shuffled into deck' },
        { limit: once('turn') },
      ),
    ),
    unit(
      'Chewbacca',
      { unique: true, cost: 3, force: 2, capacity: 3, icons: 'UBu', traits: ['Character', 'Wookiee'] },
      action(shield({ target: { whose: 'own' }, upTo: 2 }), {
        if: { is: 'fewer', of: {} },
        limit: once('turn'),
      }),
    ),
    unit(
      'Wookiee Defender',
      {
        cost: 2,
        force: 2,
        capacity: 2,
        icons: 'Bu',
        traits: ['Character', 'Wookiee'],
        affiliation: 'neutral',
      },
      { holds: [unitIcons(1)], while: { is: 'such', card: 'this', as: { state: 'shielded' } } },
    ),
    enhancement(
      'Kashyyyk Resistance Hideout',
      'play area',
      { unique: true, cost: 2, force: 1, resources: 1, traits: ['Kashyyyk', 'Location'] },
      action(
        { do: 'shield', n: 2, on: { target: { whose: 'own' } }, evenShielded: true },
        { if: { is: 'fewer', of: {} }, price: FOCUS_THIS },
      ),
    ),
    event(
      'Wookiee Rage',
      { cost: 1, force: 1 },
      action(
        {
          do: 'damage',
          n: { count: 'capacity left', of: { the: 'sacrificed' } },
          at: { each: { whose: 'enemy', role: 'participating' } },
          divided: true,
        },
        {
          if: { is: 'engagement' },
          price: {
            do: 'sacrifice',
            what: { one: { whose: 'own', trait: 'Wookiee', role: 'participating' }, as: 'sacrificed' },
          },
        },
      ),
    ),
    PROTECTION,
  ),
];
