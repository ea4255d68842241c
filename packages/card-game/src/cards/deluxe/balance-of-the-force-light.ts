import { action, event, objective, objectiveSet, reaction, unit } from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import { ATTACKING, damage, FOCUS_THIS, FOCUSED_TO_STRIKE, toHand, YOUR_TURN } from '../../terms/phrases.ts';
import { SUPPORTING_FIRE } from '../shared/fates.ts';

const B_WING = unit('B-Wing', {
  cost: 2,
  force: 1,
  capacity: 2,
  icons: 'Ubb',
  traits: ['Vehicle', 'Fighter'],
  affiliation: 'neutral',
  unsure: 'It gives cards to other players of the same side; with two players it does nothing.',
});

export const BALANCE_OF_THE_FORCE_LIGHT_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    92,
    { side: 'light', affiliation: 'rebel-alliance', most: 1 },
    objective(
      'Blue Squadron Support',
      { capacity: 5, resources: 1 },
      action(
        {
          do: 'look',
          at: 'deck',
          of: 'you',
          top: 2,
          and: toHand({ one: { type: 'any', in: 'looked at' } }),
          rest: 'bottom',
        },
        { price: FOCUS_THIS },
      ),
    ),
    unit(
      'Blue Leader',
      { unique: true, cost: 3, force: 2, capacity: 2, icons: 'BBu', traits: ['Vehicle', 'Fighter'] },
      reaction(FOCUSED_TO_STRIKE, damage(1, { target: { type: 'objective', engaged: false } }), {
        if: ATTACKING,
      }),
    ),
    B_WING,
    B_WING,
    event(
      'Rapid Fire',
      { cost: 1, force: 3 },
      action(damage(1, { target: { whose: 'enemy' } }), { if: YOUR_TURN }),
    ),
    SUPPORTING_FIRE,
  ),
];
