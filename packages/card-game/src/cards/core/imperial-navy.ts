import {
  action,
  enhancement,
  event,
  lasting,
  objective,
  objectiveSet,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  blastIcons,
  capacity,
  damage,
  draw,
  ENEMY_OBJECTIVE_DESTROYED,
  ENTERS,
  shield,
  spend,
  toHand,
  unfocus,
  unitIcons,
  YOU_REFRESH,
  YOUR_TURN,
  yourPhaseBegins,
} from '../../terms/phrases.ts';
import { HEAT_OF_BATTLE, TARGET_OF_OPPORTUNITY, TWIST_OF_FATE } from '../shared/fates.ts';
import { resourceLocation } from '../shared/locations.ts';

const HEAVY_STORMTROOPER_SQUAD = unit('Heavy Stormtrooper Squad', {
  cost: 2,
  force: 1,
  capacity: 2,
  icons: 'Uu',
  traits: ['Character', 'Trooper'],
  affiliation: 'neutral',
});

const TIE_FIGHTER = unit('TIE Fighter', {
  cost: 1,
  force: 1,
  capacity: 1,
  icons: 'ub',
  traits: ['Vehicle', 'Fighter'],
  affiliation: 'neutral',
});

const TALLON_ROLL = event(
  'Tallon Roll',
  { cost: 0, force: 1, traits: ['Maneuver'] },
  action(unfocus(1, { target: { trait: 'Fighter' } })),
);

const DEATH_FROM_ABOVE = event(
  'Death from Above',
  { cost: 1, force: 1 },
  action(
    lasting('engagement', [blastIcons(1)], { target: { trait: 'Vehicle', role: 'attacking' }, upTo: 2 }),
  ),
);

const CONTROL_ROOM = resourceLocation('Control Room', { cost: 2, resources: 2, traits: ['Location'] });

const AT_ST = unit(
  'AT-ST',
  { cost: 3, force: 2, capacity: 3, icons: 'UBu', traits: ['Vehicle', 'Walker'] },
  reaction(ENTERS, draw(1)),
);

const DEATH_STAR_TROOPER = unit('Death Star Trooper', {
  cost: 1,
  force: 1,
  capacity: 1,
  icons: 'U',
  traits: ['Character', 'Trooper'],
});

export const CORE_IMPERIAL_NAVY: readonly ObjectiveSet[] = [
  objectiveSet(
    26,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective('Imperial Command', { capacity: 5, resources: 2, traits: ['Death Star'] }),
    unit(
      'Admiral Motti',
      {
        unique: true,
        cost: 3,
        force: 3,
        capacity: 2,
        resources: 2,
        icons: 'b',
        traits: ['Character', 'Officer'],
      },
      reaction(YOU_REFRESH, unfocus(1, { target: { whose: 'own' } })),
    ),
    unit('Duty Officer', { cost: 1, force: 1, capacity: 1, resources: 1, traits: ['Character', 'Officer'] }),
    HEAVY_STORMTROOPER_SQUAD,
    HEAVY_STORMTROOPER_SQUAD,
    enhancement(
      'Orbital Bombardment',
      'play area',
      { cost: 4, force: 2, traits: ['Operation'] },
      { holds: [blastIcons(1)], on: { each: { whose: 'own' } } },
    ),
  ),
  objectiveSet(
    27,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'Kuat Reinforcements',
      { capacity: 5, resources: 1, traits: ['Kuat'] },
      {
        holds: [{ stat: 'discards pay', set: 1 }],
        on: { each: { whose: 'own', trait: 'Vehicle', in: 'out of play' } },
      },
    ),
    unit(
      '"Backstabber"',
      {
        unique: true,
        cost: 3,
        force: 1,
        capacity: 2,
        icons: 'Uub',
        traits: ['Vehicle', 'Fighter', 'Black Squadron'],
      },
      action({ do: 'play', what: 'this', participating: true }, { from: 'hand', if: { is: 'engagement' } }),
      reaction({ at: 'enters', card: 'this', during: 'engagement' }, damage(1, 'engaged objective')),
    ),
    TIE_FIGHTER,
    unit('TIE Bomber', {
      cost: 2,
      force: 1,
      capacity: 1,
      icons: 'Bb',
      traits: ['Vehicle', 'Fighter'],
      affiliation: 'neutral',
    }),
    TALLON_ROLL,
    DEATH_FROM_ABOVE,
  ),
  objectiveSet(
    28,
    { side: 'dark', affiliation: 'imperial-navy', lock: 'imperial-navy' },
    objective(
      'The Ultimate Power',
      { capacity: 5, resources: 1, traits: ['Death Star'] },
      { holds: [{ stat: 'attackers at most', set: 2 }] },
    ),
    unit(
      'Grand Moff Tarkin',
      {
        unique: true,
        cost: 3,
        force: 3,
        capacity: 2,
        resources: 1,
        icons: 'T',
        traits: ['Character', 'Officer'],
        keywords: ['elite'],
      },
      { holds: [capacity(-1)], on: { each: { whose: 'enemy', type: 'objective' } } },
    ),
    unit(
      'Superlaser Engineer',
      { cost: 2, force: 1, capacity: 1, traits: ['Character', 'Engineer'], keywords: ['shielding'] },
      reaction(ENTERS, {
        do: 'look',
        at: 'deck',
        of: 'you',
        top: 5,
        reveal: true,
        and: toHand({
          each: {
            type: ['event', 'enhancement'],
            affiliation: 'imperial-navy',
            printedCost: { atLeast: 3 },
            in: 'looked at',
          },
        }),
        rest: 'bottom',
      }),
    ),
    unit('Stormtrooper Elite', {
      cost: 3,
      force: 2,
      capacity: 2,
      icons: 'UUU',
      traits: ['Character', 'Trooper'],
    }),
    CONTROL_ROOM,
    event(
      'Superlaser Blast',
      { cost: 4, force: 2 },
      action({ do: 'destroy', what: { target: { type: 'objective' } } }, { if: YOUR_TURN }),
    ),
  ),
  objectiveSet(
    29,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective('Death and Despayre', { capacity: 5, resources: 2, traits: ['Despayre'] }),
    unit(
      'Devastator',
      {
        unique: true,
        cost: 6,
        force: 3,
        capacity: 5,
        icons: 'UUBBbb',
        traits: ['Vehicle', 'Capital Ship'],
        keywords: ['elite'],
      },
      reaction(ENEMY_OBJECTIVE_DESTROYED, { do: 'dial', by: 1 }, { price: spend(1) }),
    ),
    unit(
      'Imperial Officer',
      { cost: 2, force: 1, capacity: 1, icons: 'U', traits: ['Character', 'Officer'] },
      reaction(ENEMY_OBJECTIVE_DESTROYED, { do: 'dial', by: 1 }, { price: spend(2) }),
    ),
    CONTROL_ROOM,
    enhancement(
      'Defense Upgrade',
      { type: 'objective' },
      { cost: 1, force: 1, traits: ['Fortification'] },
      { holds: [capacity(3)], on: 'host' },
    ),
    HEAT_OF_BATTLE,
  ),
  objectiveSet(
    30,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'Defense Protocol',
      { capacity: 5, resources: 1, traits: ['Death Star'] },
      reaction(yourPhaseBegins('draw'), damage(1, { target: {} }), {
        price: lasting('phase', [{ stat: 'reserve', add: -1 }], 'you'),
      }),
    ),
    unit(
      'TIE Attack Squadron',
      { cost: 3, force: 2, capacity: 2, icons: 'UBb', traits: ['Vehicle', 'Fighter', 'Squadron'] },
      {
        holds: [unitIcons(1), { stat: 'targeted strike', set: 1 }],
        while: { is: 'shown', what: { type: 'fate' } },
      },
    ),
    TIE_FIGHTER,
    TALLON_ROLL,
    DEATH_FROM_ABOVE,
    TWIST_OF_FATE,
  ),
  objectiveSet(
    31,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'The Endor Gambit',
      { capacity: 5, resources: 1, traits: ['Endor'] },
      reaction(YOU_REFRESH, unfocus(1, { target: { trait: 'Vehicle' } })),
    ),
    unit(
      'AT-ST Commander',
      { cost: 2, force: 1, capacity: 1, icons: 't', traits: ['Character', 'Officer'] },
      action(shield({ one: { trait: 'Vehicle', role: 'participating' } }), {
        price: spend(1),
        if: { is: 'engagement' },
      }),
    ),
    AT_ST,
    AT_ST,
    enhancement(
      'Aft Armor Plating',
      { trait: 'Vehicle' },
      { cost: 0, force: 1, traits: ['Upgrade'], affiliation: 'neutral' },
      { holds: [{ stat: 'shielding', set: 1 }], on: 'host' },
    ),
    TARGET_OF_OPPORTUNITY,
  ),
  objectiveSet(
    32,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'Take Them Prisoner',
      { capacity: 6, resources: 1, traits: ['Death Star'] },
      reaction(ENTERS, {
        do: 'look',
        at: 'deck',
        of: 'opponent',
        top: 3,
        and: { do: 'capture', what: { one: { type: 'any', in: 'looked at' } }, at: 'this' },
        rest: 'top',
      }),
    ),
    DEATH_STAR_TROOPER,
    DEATH_STAR_TROOPER,
    event(
      'Detained',
      { cost: 2, force: 3 },
      reaction(
        { at: 'strikes', card: { whose: 'enemy', role: 'attacking', trait: ['Character', 'Droid'] } },
        { do: 'capture', what: 'that' },
      ),
    ),
    event(
      'Trooper Assault',
      { cost: 2, force: 2 },
      action(
        lasting('engagement', [unitIcons(1), blastIcons(1)], {
          each: { trait: 'Trooper', role: 'attacking' },
        }),
      ),
    ),
    event(
      'Tear This Ship Apart',
      { cost: 1, force: 2 },
      action({
        do: 'discard from play',
        what: { target: { type: 'enhancement', not: { keyword: 'limited' } } },
      }),
    ),
  ),
];
