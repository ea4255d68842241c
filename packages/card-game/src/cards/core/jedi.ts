import {
  ALL,
  action,
  enhancement,
  event,
  forEach,
  interrupt,
  objective,
  objectiveSet,
  once,
  reaction,
  unit,
  when,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  blastIcons,
  cheaper,
  draw,
  EVENT_IS_PLAYED,
  FOCUS_THIS,
  focus,
  heal,
  LIGHT_HAS_BALANCE,
  PARTICIPATES,
  SACRIFICE_THIS,
  toHand,
  unfocus,
  unitIcons,
  YOU_REFRESH,
  YOUR_TURN,
} from '../../terms/phrases.ts';
import { HEAT_OF_BATTLE, TARGET_OF_OPPORTUNITY, TWIST_OF_FATE } from '../shared/fates.ts';
import { BELIEVER_IN_THE_OLD_WAYS, LIGHTSABER_DEFLECTION } from '../shared/light.ts';
import { resourceLocation } from '../shared/locations.ts';

const TWILEK_LOYALIST = unit("Twi'lek Loyalist", {
  cost: 1,
  force: 1,
  capacity: 1,
  icons: 'ut',
  traits: ['Character'],
});

const JEDI_IN_HIDING = unit('Jedi in Hiding', {
  cost: 2,
  force: 1,
  capacity: 1,
  icons: 'UUb',
  traits: ['Character', 'Force User'],
});

const JEDI_MIND_TRICK = event(
  'Jedi Mind Trick',
  { cost: 1, force: 1, traits: ['Force', 'Control', 'Sense', 'Alter'] },
  action(
    forEach(
      { target: { trait: ['Character', 'Creature'] } },
      when(LIGHT_HAS_BALANCE, focus(2, 'it'), focus(1, 'it')),
    ),
  ),
);

const GUARDIAN_OF_PEACE = unit('Guardian of Peace', {
  cost: 2,
  force: 1,
  capacity: 2,
  icons: 'u',
  traits: ['Character', 'Force Sensitive'],
  keywords: ['shielding'],
  protect: ['Character'],
  unsure: 'One of two lists gives it 2 Force icons; it is played with 1.',
});

export const CORE_JEDI: readonly ObjectiveSet[] = [
  objectiveSet(
    1,
    { side: 'light', affiliation: 'jedi' },
    objective("A Hero's Journey", { capacity: 4, resources: 2, traits: ['Tatooine'] }),
    unit(
      'Luke Skywalker',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UUBb',
        traits: ['Character', 'Force User'],
        keywords: ['targeted strike'],
      },
      reaction({ at: 'turn begins', by: 'enemy' }, unfocus(1, 'this')),
    ),
    TWILEK_LOYALIST,
    enhancement(
      'Jedi Lightsaber',
      { trait: ['Force User', 'Force Sensitive'] },
      { cost: 1, force: 2, traits: ['Weapon'] },
      { holds: [unitIcons(1), blastIcons(1)], on: 'host' },
    ),
    enhancement(
      'Trust Your Feelings',
      { trait: 'Character' },
      { cost: 2, force: 1, traits: ['Skill'] },
      action(unfocus(1, 'host'), { price: FOCUS_THIS }),
    ),
    resourceLocation('Dagobah Training Grounds', {
      cost: 1,
      resources: 1,
      traits: ['Dagobah', 'Location'],
      affiliation: 'neutral',
    }),
  ),
  objectiveSet(
    2,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'In You Must Go',
      { capacity: 5, resources: 1, traits: ['Dagobah'] },
      {
        holds: [cheaper(1)],
        on: { each: { whose: 'own', type: 'enhancement', in: 'out of play' } },
        while: { is: 'none played', what: { whose: 'own', type: 'enhancement' }, per: 'turn' },
      },
    ),
    unit(
      'Yoda',
      {
        unique: true,
        cost: 3,
        force: 5,
        capacity: 2,
        icons: 'Tub',
        traits: ['Character', 'Force User'],
        keywords: ['elite'],
      },
      {
        holds: [
          unitIcons({ per: { type: 'enhancement', on: 'this' } }),
          blastIcons({ per: { type: 'enhancement', on: 'this' } }),
        ],
      },
    ),
    BELIEVER_IN_THE_OLD_WAYS,
    enhancement(
      'Shii-Cho Training',
      { trait: 'Force User' },
      { cost: 1, force: 2, traits: ['Skill', 'Lightsaber Form'] },
      { holds: [{ stat: 'divides', set: 1 }], on: 'host' },
    ),
    resourceLocation('Dagobah Training Grounds', {
      cost: 1,
      resources: 1,
      traits: ['Dagobah', 'Location'],
      affiliation: 'neutral',
    }),
    event(
      'Counter-stroke',
      { cost: 1, force: 2, traits: ['Force', 'Control', 'Sense'] },
      interrupt(EVENT_IS_PLAYED, { now: 'cancel' }),
    ),
  ),
  objectiveSet(
    3,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'Forgotten Heroes',
      { capacity: 5, resources: 1 },
      reaction({ at: 'played', card: { whose: 'own', trait: 'Force User' }, by: 'you' }, draw(1)),
    ),
    unit(
      'Obi-Wan Kenobi',
      {
        unique: true,
        cost: 5,
        force: 4,
        capacity: 3,
        icons: 'UTbt',
        traits: ['Character', 'Force User'],
        keywords: ['elite'],
      },
      { holds: [{ stat: 'lays face up', set: 1 }], on: 'opponent', while: PARTICIPATES },
    ),
    JEDI_IN_HIDING,
    JEDI_MIND_TRICK,
    event(
      'Our Most Desperate Hour',
      { cost: 0, force: 1, affiliation: 'neutral' },
      action({ do: 'shield', on: { target: { trait: 'Character' } }, evenShielded: true }),
    ),
    HEAT_OF_BATTLE,
  ),
  objectiveSet(
    4,
    { side: 'light', affiliation: 'jedi', lock: 'jedi' },
    objective(
      'A Journey to Dagobah',
      { capacity: 4, resources: 2, traits: ['Dagobah'] },
      interrupt(
        { at: 'leaves', card: 'this', how: 'destroyed' },
        {
          do: 'look',
          at: 'objective deck',
          of: 'you',
          and: { do: 'put into play', what: { one: { type: 'objective', in: 'looked at' }, upTo: 1 } },
          rest: 'shuffle',
        },
      ),
    ),
    unit('Red Five', {
      unique: true,
      cost: 3,
      force: 2,
      capacity: 2,
      icons: 'BBB',
      traits: ['Vehicle', 'Fighter'],
      keywords: ['elite'],
    }),
    unit('R2-D2', {
      unique: true,
      cost: 0,
      capacity: 1,
      resources: 1,
      traits: ['Droid'],
      affiliation: 'neutral',
    }),
    TWILEK_LOYALIST,
    event(
      'Double Strike',
      { cost: 1, force: 1 },
      reaction({ at: 'focus', card: { trait: 'Character' }, cause: 'strike' }, unfocus(1, 'that')),
    ),
    TARGET_OF_OPPORTUNITY,
  ),
  objectiveSet(
    5,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'The Secret of Yavin 4',
      { capacity: 6, resources: 1, traits: ['Yavin 4'] },
      reaction(
        { at: 'engaged', card: { whose: 'own', type: 'objective', other: true }, how: 'declared' },
        { do: 'turn the engagement', to: 'this' },
        { limit: once('turn') },
      ),
    ),
    unit(
      'C-3PO',
      { unique: true, cost: 1, force: 1, capacity: 1, traits: ['Droid'], affiliation: 'neutral' },
      interrupt(EVENT_IS_PLAYED, { now: 'cancel' }, { price: SACRIFICE_THIS }),
    ),
    GUARDIAN_OF_PEACE,
    GUARDIAN_OF_PEACE,
    LIGHTSABER_DEFLECTION,
    TWIST_OF_FATE,
  ),
  objectiveSet(
    6,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'Last Minute Rescue',
      { capacity: 5, resources: 1, traits: ['Cloud City'] },
      reaction(YOU_REFRESH, heal(1, { target: {} })),
    ),
    unit(
      'Redemption',
      { unique: true, cost: 5, force: 3, capacity: 4, icons: 'UUbb', traits: ['Vehicle', 'Capital Ship'] },
      interrupt(
        { at: 'leaves', card: { trait: 'Character' }, how: 'destroyed' },
        { do: 'go elsewhere', to: 'hand' },
        { limit: once('turn') },
      ),
    ),
    unit('Corellian Engineer', {
      cost: 2,
      force: 1,
      capacity: 2,
      traits: ['Character', 'Engineer'],
      keywords: ['shielding'],
      affiliation: 'neutral',
    }),
    event(
      'Return of the Jedi',
      { cost: 3, force: 3 },
      action({ do: 'put into play', what: { one: { whose: 'own', in: 'discard', trait: 'Force User' } } }),
    ),
    event(
      'Emergency Repair',
      { cost: 2, force: 1, affiliation: 'neutral' },
      action(heal(ALL, { target: { type: 'objective' } }), { if: YOUR_TURN }),
    ),
    event(
      'Force Rejuvenation',
      { cost: 2, force: 2, traits: ['Force', 'Control'] },
      action({
        do: 'take tokens',
        n: ALL,
        on: { target: { whose: 'own', trait: 'Character' } },
        enhancements: true,
        orFewer: true,
      }),
    ),
  ),
  objectiveSet(
    7,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'Jedi Training',
      { capacity: 5, resources: 1 },
      { holds: [{ stat: 'struggle', add: 1 }], on: 'you' },
    ),
    JEDI_IN_HIDING,
    BELIEVER_IN_THE_OLD_WAYS,
    enhancement(
      'Ancient Monument',
      'play area',
      { cost: 1, force: 3, traits: ['Location'] },
      { holds: [{ stat: 'struggle', add: 1 }], on: 'you' },
    ),
    JEDI_MIND_TRICK,
    event(
      'It Binds All Things',
      { cost: 1, force: 1, affiliation: 'neutral' },
      action(
        when(
          LIGHT_HAS_BALANCE,
          toHand({ each: { whose: 'own', type: 'any', in: 'discard', top: 2, other: true } }),
          toHand({ each: { whose: 'own', type: 'any', in: 'discard', top: 1, other: true } }),
        ),
      ),
    ),
  ),
];
