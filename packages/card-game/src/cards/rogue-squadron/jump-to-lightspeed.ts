import {
  action,
  both,
  event,
  lasting,
  objective,
  objectiveSet,
  once,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import { cheaper, FOCUS_THIS, YOUR_TURN } from '../../terms/phrases.ts';
import { HEAT_OF_BATTLE } from '../shared/fates.ts';

const WELL_PAID = event(
  'Well Paid',
  { cost: 0, force: 1, keywords: ['limited'], affiliation: 'neutral' },
  action(
    lasting('phase', [cheaper(1), { stat: 'pilot cost', add: -1 }], {
      each: { whose: 'own', type: 'any', trait: ['Pilot', 'Vehicle'], in: 'out of play' },
    }),
    { if: both({ is: 'phase', phase: 'deployment' }, YOUR_TURN) },
  ),
);

export const JUMP_TO_LIGHTSPEED_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    168,
    { side: 'light', affiliation: 'smugglers-and-spies', lock: 'smugglers-and-spies' },
    objective(
      "That Bucket o' Bolts",
      { capacity: 5, resources: 1 },
      action(
        {
          do: 'attach',
          what: { one: { whose: 'own', keyword: 'pilot' } },
          to: { one: { whose: 'own', trait: 'Vehicle' } },
        },
        { price: FOCUS_THIS },
      ),
    ),
    unit('Han Solo', {
      unique: true,
      cost: 4,
      force: 3,
      capacity: 3,
      icons: 'UUTb',
      traits: ['Character', 'Rogue', 'Scoundrel', 'Pilot'],
      pilot: 2,
      asPilot: [
        reaction(
          { at: 'declared', card: 'host', as: 'attacker' },
          lasting('engagement', [{ cannot: 'defend' }], { target: { whose: 'enemy' } }),
        ),
      ],
    }),
    unit(
      'Millennium Falcon',
      {
        unique: true,
        cost: 5,
        force: 3,
        capacity: 3,
        icons: 'UUBBu',
        traits: ['Vehicle', 'Transport'],
        edge: 1,
        keywords: ['elite'],
      },
      action({ do: 'leave engagement', who: 'this' }, { limit: once('phase') }),
    ),
    WELL_PAID,
    WELL_PAID,
    HEAT_OF_BATTLE,
  ),
];
