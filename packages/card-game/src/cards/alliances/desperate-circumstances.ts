import {
  action,
  enhancement,
  lasting,
  objective,
  objectiveSet,
  oneOf,
  reaction,
  unit,
  when,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  blastIcons,
  draw,
  FOCUS_THIS,
  FOCUSED_TO_STRIKE,
  tacticsIcons,
  unfocus,
  unitIcons,
} from '../../terms/phrases.ts';
import { ALLIES_OF_NECESSITY } from '../shared/fates.ts';
import { BATTLEFIELD_ENGINEERS, NECESSARY_ALLIANCES } from '../shared/light.ts';

export const DESPERATE_CIRCUMSTANCES_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    271,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'The Lost Commander',
      { capacity: 5, resources: 1, traits: ['Seelos'] },
      reaction({ at: 'phase begins' }, unfocus(1, { target: { trait: 'Character' } }), {
        price: { do: 'focus', n: 2, on: { one: { whose: 'own', type: 'enhancement' } }, price: true },
      }),
    ),
    unit(
      'Captain Rex',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'Bu',
        traits: ['Character', 'Leader', 'Trooper'],
        edge: 1,
      },
      reaction(
        FOCUSED_TO_STRIKE,
        when(
          { is: 'amount', of: { count: 'affiliations you control' }, atLeast: 3 },
          lasting('strike', [unitIcons(1), blastIcons(1), tacticsIcons(1)]),
          when(
            { is: 'amount', of: { count: 'affiliations you control' }, atLeast: 2 },
            oneOf(
              lasting('strike', [unitIcons(1), blastIcons(1)]),
              lasting('strike', [unitIcons(1), tacticsIcons(1)]),
              lasting('strike', [blastIcons(1), tacticsIcons(1)]),
            ),
            oneOf(
              lasting('strike', [unitIcons(1)]),
              lasting('strike', [blastIcons(1)]),
              lasting('strike', [tacticsIcons(1)]),
            ),
          ),
        ),
      ),
    ),
    BATTLEFIELD_ENGINEERS,
    enhancement(
      'Republic Supply Cache',
      'play area',
      { cost: 2, force: 1, resources: 1, traits: ['Item'], keywords: ['limited'] },
      action(
        when({ is: 'amount', of: { count: 'affiliations you control' }, atLeast: 3 }, draw(2), draw(1)),
        { price: FOCUS_THIS },
      ),
    ),
    NECESSARY_ALLIANCES,
    ALLIES_OF_NECESSITY,
  ),
];
