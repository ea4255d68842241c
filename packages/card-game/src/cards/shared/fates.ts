import { type Draft, fate, forEach, lasting, may, oneOf, when } from '../../terms/build.ts';
import { blastIcons, damage, focus, HOTH, heal, shield, unitIcons } from '../../terms/phrases.ts';

/** Fates that stand in several packs. */

export const HEAT_OF_BATTLE: Draft = fate(
  'Heat of Battle',
  5,
  { force: 2, affiliation: 'neutral' },
  damage(1, { target: { whose: 'enemy', role: 'participating' } }),
);

export const TARGET_OF_OPPORTUNITY: Draft = fate(
  'Target of Opportunity',
  9,
  { force: 2, affiliation: 'neutral' },
  when({ is: 'you attack' }, damage(1, 'engaged objective')),
);

export const TWIST_OF_FATE: Draft = fate(
  'Twist of Fate',
  1,
  { affiliation: 'neutral' },
  { do: 'restart edge battle' },
);

export const BATTLE_OF_HOTH: Draft = fate(
  'Battle of Hoth',
  7,
  { force: 3, affiliation: 'neutral' },
  forEach({ target: HOTH }, may(oneOf(damage(1, 'it'), heal(1, 'it')))),
);

export const PROTECTION: Draft = fate(
  'Protection',
  3,
  { force: 2, affiliation: 'neutral' },
  shield({ target: { type: ['unit', 'objective'] } }),
);

export const SUPPORTING_FIRE: Draft = fate(
  'Supporting Fire',
  { light: 7, dark: 6 },
  { force: 1, affiliation: 'neutral' },
  may({
    do: 'lay',
    what: { one: { whose: 'own', type: 'any', in: 'hand', toLay: true, not: { type: 'fate' } } },
  }),
);

export const SEEDS_OF_DECAY: Draft = fate(
  'Seeds of Decay',
  { light: 7, dark: 6 },
  { force: 2, affiliation: 'neutral' },
  may(focus(1, { target: { state: ['ready', 'committed'] } })),
);

export const ECHOES_OF_THE_FORCE: Draft = fate(
  'Echoes of the Force',
  { light: 5, dark: 4 },
  { force: 2, affiliation: 'neutral' },
  may(forEach({ target: {} }, oneOf({ do: 'commit', who: 'it' }, { do: 'uncommit', who: 'it' }))),
);

export const STAY_ON_TARGET: Draft = fate(
  'Stay on Target',
  7,
  { force: 2, affiliation: 'neutral' },
  may({
    do: 'put into play',
    what: {
      one: { whose: 'own', trait: 'Pilot', in: 'hand', or: { whose: 'own', trait: 'Pilot', in: 'discard' } },
    },
    on: { target: { whose: 'own', trait: 'Vehicle' } },
  }),
);

export const SECRET_OBJECTIVE: Draft = fate(
  'Secret Objective',
  7,
  { force: 3, affiliation: 'neutral' },
  when(
    { is: 'you attack' },
    may({
      do: 'turn the engagement',
      to: { one: { whose: 'enemy', type: 'objective', notYetEngaged: true } },
    }),
  ),
);

export const BATTLE_OF_ENDOR: Draft = fate(
  'Battle of Endor',
  9,
  { force: 1, affiliation: 'neutral' },
  lasting('edge battle', [
    { stat: 'stack force', add: { per: { type: ['objective', 'enhancement'], trait: 'Endor' }, most: 3 } },
  ]),
);

export const WELL_EQUIPPED: Draft = fate(
  'Well Equipped',
  7,
  { force: 2, affiliation: 'neutral' },
  { do: 'take tokens', n: 1, on: { one: { whose: 'own', type: ['unit', 'objective'], state: 'enhanced' } } },
);

export const ALLIES_OF_NECESSITY: Draft = fate(
  'Allies of Necessity',
  7,
  { force: 2, affiliation: 'neutral' },
  may(
    forEach(
      { target: { whose: 'own', role: 'participating' } },
      {
        pay: lasting('engagement', [unitIcons(1)], 'it'),
        to: lasting('engagement', [blastIcons(1)], {
          target: {
            whose: 'own',
            role: 'participating',
            not: { shares: { what: 'affiliation', with: 'it' } },
          },
        }),
      },
    ),
  ),
);
