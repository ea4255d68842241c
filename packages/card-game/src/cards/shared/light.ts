import { type Draft, enhancement, event, interrupt, lasting, reaction, unit } from '../../terms/build.ts';
import { ATTACKS, blastIcons, OWN_HOTH, unfocus, unitIcons } from '../../terms/phrases.ts';

/** Cards of the Light Side that stand in several packs. */

export const BELIEVER_IN_THE_OLD_WAYS: Draft = unit('Believer in the Old Ways', {
  cost: 2,
  force: 1,
  capacity: 2,
  icons: 'Ub',
  traits: ['Character', 'Force Sensitive'],
});

export const LIGHTSABER_DEFLECTION: Draft = event(
  'Lightsaber Deflection',
  { cost: 0, force: 2 },
  interrupt(
    { at: 'would be dealt', card: { whose: 'own', not: { trait: 'Vehicle' } } },
    { do: 'redirect', n: 1, to: { target: { another: true } } },
  ),
);

export const BATTLEFIELD_ENGINEERS: Draft = unit(
  'Battlefield Engineers',
  { cost: 2, force: 2, capacity: 2, icons: 'U', traits: ['Character', 'Engineer'] },
  reaction(ATTACKS, unfocus(1, { target: { whose: 'own', type: 'enhancement' } })),
);

export const SNOWSPEEDER: Draft = unit('Snowspeeder', {
  cost: 2,
  force: 1,
  capacity: 1,
  icons: 'Ub',
  traits: ['Vehicle', 'Speeder'],
  affiliation: 'neutral',
});

export const WILDERNESS_FIGHTERS: Draft = unit(
  'Wilderness Fighters',
  { cost: 3, force: 1, capacity: 2, icons: 'bb', traits: ['Character', 'Trooper'], affiliation: 'neutral' },
  { holds: [unitIcons({ per: OWN_HOTH })] },
);

export const TAUNTAUN: Draft = unit('Tauntaun', {
  cost: 1,
  force: 1,
  capacity: 1,
  resources: 1,
  icons: 'U',
  traits: ['Creature', 'Hoth'],
  affiliation: 'neutral',
});

export const DONT_GET_COCKY: Draft = event(
  "Don't Get Cocky",
  { cost: 1, force: 1 },
  reaction(
    { at: 'edge', by: 'you', margin: 2 },
    lasting('engagement', [blastIcons(2)], { target: { role: 'participating' } }),
  ),
);

export const COORDINATED_STRIKE: Draft = event(
  'Coordinated Strike',
  { cost: 1, force: 1, traits: ['Maneuver'], affiliation: 'neutral' },
  reaction(
    { at: 'strikes', by: 'you' },
    { do: 'strike', who: { one: { whose: 'own', role: 'participating', state: 'ready', another: true } } },
  ),
);

export const NECESSARY_ALLIANCES: Draft = enhancement('Necessary Alliances', 'play area', {
  cost: 2,
  force: 1,
  resources: 1,
  traits: ['Connection'],
  keywords: ['influence'],
  affiliation: 'neutral',
});
