import {
  action,
  enhancement,
  lasting,
  objective,
  objectiveSet,
  once,
  reaction,
  theFirst,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  blastIcons,
  CURRENT_ICONS_OF_HOST,
  FOCUS_THIS,
  focus,
  unfocus,
  unitIcons,
} from '../../terms/phrases.ts';

const ENDOR_AT_ST = unit(
  'Endor AT-ST',
  { cost: 2, force: 2, capacity: 2, icons: 'Bu', traits: ['Vehicle', 'Walker'] },
  action(unfocus(1, 'this'), {
    price: {
      do: 'focus',
      n: 1,
      on: { one: { whose: 'own', type: ['objective', 'enhancement'], trait: 'Endor' } },
      price: true,
    },
    limit: once('phase'),
  }),
);

export const PRESS_THE_ATTACK_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    210,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'Protect the Generator',
      { capacity: 5, resources: 1, traits: ['Endor'] },
      reaction({ at: 'focus', card: { whose: 'enemy' }, cause: 'strike' }, focus(1, 'that'), {
        if: { is: 'first engagement', against: { type: 'objective', affiliation: 'imperial-navy' } },
        limit: theFirst('turn'),
      }),
    ),
    unit(
      'Colonel Dyer',
      {
        unique: true,
        cost: 3,
        force: 2,
        capacity: 2,
        icons: 'T',
        traits: ['Character', 'Officer', 'Force Sensitive'],
      },
      {
        holds: [
          unitIcons({ per: { whose: 'own', type: 'objective', trait: 'Endor' } }),
          blastIcons({ per: { whose: 'enemy', type: 'objective', trait: 'Endor' } }),
        ],
      },
    ),
    ENDOR_AT_ST,
    ENDOR_AT_ST,
    enhancement(
      'Endor Command Post',
      'play area',
      { cost: 1, resources: 1, traits: ['Endor', 'Location'], keywords: ['limited'] },
      action(unfocus(1, 'this'), {
        price: { do: 'focus', n: 1, on: { one: { whose: 'own', trait: 'Officer' } }, price: true },
      }),
    ),
    enhancement(
      'Promotion',
      { affiliation: 'imperial-navy', trait: 'Officer' },
      { cost: 1, force: 1, traits: ['Condition'] },
      reaction(
        { at: 'focus', card: { affiliation: 'imperial-navy', not: { host: true } }, cause: 'strike' },
        lasting('strike', CURRENT_ICONS_OF_HOST, 'that'),
        { price: FOCUS_THIS },
      ),
    ),
  ),
];
