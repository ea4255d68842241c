import {
  ALL,
  action,
  andThen,
  enhancement,
  event,
  lasting,
  objective,
  objectiveSet,
  once,
  onceByTitle,
  reaction,
  unit,
  when,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  blastIcons,
  cheaper,
  damage,
  draw,
  ENTERS,
  FOCUS_THIS,
  FOCUSED_TO_STRIKE,
  focus,
  OBJECTIVE_DESTROYED,
  printedIcons,
  toHand,
  unfocus,
  unitIcons,
  YOU_REFRESH,
  yourPhaseBegins,
} from '../../terms/phrases.ts';
import { ADVISOR_TO_THE_EMPEROR } from '../shared/dark.ts';
import { HEAT_OF_BATTLE, TARGET_OF_OPPORTUNITY, TWIST_OF_FATE } from '../shared/fates.ts';
import { resourceLocation } from '../shared/locations.ts';

const FORCE_CHOKE = event(
  'Force Choke',
  { cost: 0, force: 1, traits: ['Force', 'Alter'] },
  action(damage(1, { target: { trait: ['Character', 'Creature'] } }), { limit: onceByTitle('turn') }),
);

const KUATI_SECURITY_TEAM = unit('Kuati Security Team', {
  cost: 2,
  force: 1,
  capacity: 2,
  icons: 'Ub',
  traits: ['Character', 'Trooper'],
  affiliation: 'neutral',
});

const SITH_LIBRARY = resourceLocation('Sith Library', {
  cost: 1,
  resources: 1,
  traits: ['Coruscant', 'Location'],
  affiliation: 'neutral',
});

const INTERROGATION_DROID = unit(
  'Interrogation Droid',
  { cost: 3, force: 2, capacity: 2, icons: 'T', traits: ['Droid'] },
  reaction(ENTERS, { do: 'discard', what: { random: { whose: 'enemy', type: 'any', in: 'hand' } } }),
);

const NIGHTSISTER = unit(
  'Nightsister',
  { cost: 3, force: 2, capacity: 1, icons: 'UB', traits: ['Character', 'Force Sensitive'] },
  reaction({ at: 'commits', card: 'this', by: 'you' }, damage(1, { target: { type: 'objective' } })),
);

export const CORE_SITH: readonly ObjectiveSet[] = [
  objectiveSet(
    19,
    { side: 'dark', affiliation: 'sith' },
    objective(
      'Fall of the Jedi',
      { capacity: 5, resources: 1, traits: ['Executor'] },
      reaction(yourPhaseBegins('draw'), {
        do: 'move',
        what: { one: { whose: 'own', type: 'any', in: 'hand' } },
        to: 'bottom of deck',
      }),
    ),
    unit(
      'Darth Vader',
      {
        unique: true,
        cost: 5,
        force: 4,
        capacity: 4,
        icons: 'UUBb',
        traits: ['Character', 'Force User'],
        keywords: ['elite'],
      },
      reaction(
        { at: 'played', card: { whose: 'own', type: 'event', affiliation: 'sith' }, by: 'you' },
        damage(1, { target: {} }),
        { limit: once('turn') },
      ),
    ),
    unit('Dark Side Apprentice', {
      cost: 2,
      force: 1,
      capacity: 2,
      icons: 'Ub',
      traits: ['Character', 'Force Sensitive'],
    }),
    enhancement(
      "Vader's Lightsaber",
      { trait: ['Force User', 'Force Sensitive'] },
      { unique: true, cost: 1, force: 2, traits: ['Weapon'] },
      { holds: [unitIcons(1)], on: 'host' },
      {
        holds: [{ stat: 'targeted strike', set: 1 }],
        on: 'host',
        while: { is: 'such', card: 'host', as: { title: 'Darth Vader' } },
      },
    ),
    FORCE_CHOKE,
    HEAT_OF_BATTLE,
  ),
  objectiveSet(
    20,
    { side: 'dark', affiliation: 'sith' },
    objective(
      'Counsel of the Sith',
      { capacity: 5, resources: 1, traits: ['Executor'] },
      reaction({ at: 'turn begins', by: 'enemy' }, draw(1)),
    ),
    ADVISOR_TO_THE_EMPEROR,
    KUATI_SECURITY_TEAM,
    SITH_LIBRARY,
    event(
      'Dark Precognition',
      { cost: 0, force: 1, traits: ['Force', 'Sense'] },
      action(andThen(draw(2), { do: 'discard', what: { one: { whose: 'own', type: 'any', in: 'hand' } } })),
    ),
    TWIST_OF_FATE,
  ),
  objectiveSet(
    21,
    { side: 'dark', affiliation: 'sith' },
    objective(
      'Black Squadron Assault',
      { capacity: 5, resources: 1, traits: ['Death Star'] },
      action(unfocus(1, { one: { whose: 'own', trait: 'Black Squadron' } }), { price: FOCUS_THIS }),
    ),
    unit(
      "Vader's TIE Advanced",
      {
        unique: true,
        cost: 3,
        force: 3,
        capacity: 3,
        icons: 'UB',
        traits: ['Vehicle', 'Fighter', 'Black Squadron'],
      },
      reaction(FOCUSED_TO_STRIKE, [
        { do: 'mill', n: 1, who: 'you' },
        when({ is: 'such', card: 'it', as: { type: 'unit' } }, lasting('strike', printedIcons('it'), 'this')),
      ]),
    ),
    unit(
      'TIE Advanced',
      {
        cost: 2,
        force: 1,
        capacity: 2,
        icons: 'Bu',
        traits: ['Vehicle', 'Fighter', 'Black Squadron'],
        affiliation: 'neutral',
      },
      reaction(
        { at: 'survived', card: 'this', as: 'attacker', unopposed: true },
        damage(1, 'engaged objective'),
      ),
    ),
    unit('Black Squadron Pilot', {
      cost: 2,
      force: 1,
      capacity: 1,
      icons: 'ub',
      traits: ['Character', 'Pilot', 'Black Squadron'],
      affiliation: 'neutral',
      pilot: { cost: 2, on: { whose: 'own', trait: 'Fighter' }, uncounted: true },
      asPilot: [{ holds: [unitIcons(1), blastIcons(1)], on: 'host' }],
    }),
    event(
      "I'm On the Leader",
      { cost: 1, force: 1 },
      action(focus(1, { target: { whose: 'enemy', trait: 'Fighter' } })),
    ),
    TARGET_OF_OPPORTUNITY,
  ),
  objectiveSet(
    22,
    { side: 'dark', affiliation: 'sith', lock: 'sith' },
    objective(
      'The Heart of the Empire',
      { capacity: 10, resources: 3, traits: ['Coruscant'] },
      reaction(
        { at: 'leaves', card: 'this', how: 'destroyed' },
        { do: 'lose the game', who: 'you' },
        { forced: true },
      ),
    ),
    unit(
      'Coruscant Defense Fleet',
      {
        cost: 5,
        force: 2,
        capacity: 5,
        icons: 'uuuuu',
        traits: ['Vehicle', 'Capital Ship', 'Fleet'],
        keywords: ['shielding'],
        protect: ['Coruscant'],
      },
      { holds: [{ cannot: 'attack' }] },
    ),
    KUATI_SECURITY_TEAM,
    SITH_LIBRARY,
    event(
      'Force Stasis',
      { cost: 1, force: 1, traits: ['Force', 'Control', 'Alter'] },
      action(
        lasting('phase', [{ cannot: 'attack' }, { cannot: 'defend' }], {
          target: { whose: 'enemy', trait: ['Character', 'Creature'] },
        }),
      ),
    ),
    event(
      'There Is No Escape',
      { cost: 4, force: 2 },
      action(
        { do: 'move', what: { each: {} }, to: 'bottom of deck' },
        { if: { is: 'phase', phase: 'force' } },
      ),
    ),
  ),
  objectiveSet(
    23,
    { side: 'dark', affiliation: 'sith' },
    objective(
      "The Emperor's Web",
      { capacity: 4, resources: 1, traits: ['Death Star'] },
      {
        holds: [cheaper(1)],
        on: { each: { whose: 'own', type: 'event', affiliation: 'sith', in: 'out of play' } },
        while: { is: 'none played', what: { whose: 'own', type: 'event', affiliation: 'sith' }, per: 'turn' },
      },
    ),
    unit(
      'Emperor Palpatine',
      {
        unique: true,
        cost: 6,
        force: 5,
        capacity: 3,
        icons: 'BTTbt',
        traits: ['Character', 'Force User'],
        keywords: ['elite'],
      },
      reaction(
        OBJECTIVE_DESTROYED,
        toHand({ one: { whose: 'own', type: 'event', affiliation: 'sith', in: 'discard' } }),
      ),
    ),
    unit("Emperor's Royal Guard", {
      cost: 2,
      force: 2,
      capacity: 3,
      icons: 'Uu',
      traits: ['Character', 'Imperial Guard'],
      protect: ['Character'],
    }),
    SITH_LIBRARY,
    event(
      'Force Lightning',
      { cost: 3, force: 1, traits: ['Force', 'Control', 'Alter'] },
      action({ do: 'destroy', what: { target: { state: 'exhausted' } } }),
    ),
    FORCE_CHOKE,
  ),
  objectiveSet(
    24,
    { side: 'dark', affiliation: 'sith' },
    objective(
      'Cruel Interrogations',
      { capacity: 5, resources: 1, traits: ['Cloud City'] },
      reaction(ENTERS, {
        do: 'capture',
        what: { random: { whose: 'enemy', type: 'any', in: 'hand' } },
        at: 'this',
      }),
    ),
    INTERROGATION_DROID,
    INTERROGATION_DROID,
    unit('ISB Interrogators', {
      cost: 1,
      force: 1,
      capacity: 1,
      icons: 'U',
      traits: ['Character', 'Trooper'],
      keywords: ['shielding'],
      affiliation: 'neutral',
    }),
    enhancement(
      'Intimidated',
      { whose: 'enemy', trait: 'Character' },
      { cost: 0, force: 1, traits: ['Condition'] },
      reaction({ at: 'focus', card: 'host', cause: 'strike' }, focus(1, 'host'), { forced: true }),
    ),
    event(
      'Interrogation',
      { cost: 2, force: 1 },
      action({
        do: 'look',
        at: 'hand',
        of: 'opponent',
        and: { do: 'discard', what: { one: { type: 'any', in: 'looked at' } } },
      }),
    ),
  ),
  objectiveSet(
    25,
    { side: 'dark', affiliation: 'sith' },
    objective('Shadows of Dathomir', { capacity: 5, resources: 2, traits: ['Dathomir'] }),
    NIGHTSISTER,
    NIGHTSISTER,
    unit(
      'Rancor',
      {
        cost: 4,
        force: 1,
        capacity: 4,
        icons: 'UUUu',
        traits: ['Creature'],
        keywords: ['no enhancements'],
        affiliation: 'neutral',
      },
      reaction(
        YOU_REFRESH,
        { do: 'destroy', what: { one: { not: { trait: 'Vehicle' }, only: 'lowest cost' } } },
        { forced: true },
      ),
    ),
    enhancement(
      "The Hand's Blessing",
      { trait: 'Character' },
      { cost: 1, force: 1, traits: ['Condition'] },
      reaction(YOU_REFRESH, unfocus(ALL, 'host')),
    ),
    event(
      'A Disturbance In the Force',
      { cost: 2, force: 3 },
      action(focus(1, { each: { whose: 'enemy', state: 'committed' } })),
    ),
  ),
];
