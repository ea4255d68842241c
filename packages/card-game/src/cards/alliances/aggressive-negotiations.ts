import {
  ALL,
  andThen,
  enhancement,
  event,
  fate,
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
  capacity,
  DEFENDING,
  damage,
  draw,
  FOCUSED_TO_STRIKE,
  focus,
  unfocus,
  unitIcons,
} from '../../terms/phrases.ts';
import { HEAT_OF_BATTLE } from '../shared/fates.ts';

const SECURITY_TROOPER = unit(
  'Security Trooper',
  { cost: 2, force: 2, capacity: 2, icons: 't', traits: ['Character', 'Trooper'] },
  { holds: [unitIcons({ count: 'captives', of: 'engaged objective' })], while: DEFENDING },
);

export const AGGRESSIVE_NEGOTIATIONS_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    265,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'Trust in the Force',
      { capacity: 5, resources: 1, traits: ['Scarif'] },
      reaction(
        { at: 'leaves', card: { affiliation: 'jedi', trait: 'Character' } },
        {
          do: 'put into play',
          what: {
            one: {
              whose: 'own',
              in: 'hand',
              printedCost: { atMost: { count: 'printed', stat: 'cost', of: 'that' } },
              not: { affiliation: 'jedi' },
            },
          },
        },
      ),
    ),
    unit(
      'Chirrut Îmwe',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'UBub',
        traits: ['Character', 'Force Sensitive'],
        keywords: ['elite'],
      },
      interrupt(
        { at: 'focus', card: 'this', by: 'enemy', cause: ['effect', 'icon'] },
        { now: 'cancel' },
        { limit: once('turn') },
      ),
    ),
    unit('Mirialan Mystic', { cost: 2, force: 1, capacity: 2, icons: 'Ut', traits: ['Character'] }),
    enhancement(
      'Handcrafted Light Bow',
      { trait: 'Character' },
      { unique: true, cost: 1, force: 2, traits: ['Weapon'] },
      { holds: [unitIcons(1), capacity(1)], on: 'host' },
      {
        holds: [
          {
            gains: reaction(
              FOCUSED_TO_STRIKE,
              damage(1, { each: { whose: 'enemy', role: 'participating' } }),
            ),
          },
        ],
        on: 'host',
        while: { is: 'such', card: 'host', as: { title: 'Chirrut Îmwe' } },
      },
    ),
    event(
      'Stunning Blow',
      { cost: 0, force: 1 },
      reaction({ at: 'damage', card: { type: 'unit' } }, focus(1, 'that')),
    ),
    HEAT_OF_BATTLE,
  ),
  objectiveSet(
    268,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective(
      'Cell Block Detention',
      { capacity: 5, resources: 2, traits: ['Death Star'] },
      { holds: [capacity({ count: 'captives', of: 'this' })] },
    ),
    unit(
      'Lieutenant Childsen',
      {
        unique: true,
        cost: 4,
        force: 2,
        capacity: 3,
        icons: 'UUB',
        traits: ['Character', 'Officer', 'Trooper'],
      },
      reaction(
        FOCUSED_TO_STRIKE,
        andThen(
          {
            do: 'capture',
            what: { target: { whose: 'enemy', role: 'participating', printedCost: { atMost: 3 } } },
          },
          when({ is: 'such', card: 'it', as: { trait: ['Wookiee', 'Ewok'] } }, draw(1)),
        ),
      ),
    ),
    SECURITY_TROOPER,
    SECURITY_TROOPER,
    enhancement(
      'Security Alarm',
      { whose: 'own', type: 'objective' },
      {
        cost: 1,
        force: 1,
        resources: 1,
        traits: ['Fortification'],
        keywords: ['limited'],
        affiliation: 'neutral',
      },
      reaction(
        { at: 'engaged', card: 'host' },
        forEach(
          { target: { whose: 'own' } },
          when({ is: 'such', card: 'it', as: { trait: 'Trooper' } }, unfocus(ALL, 'it'), unfocus(1, 'it')),
        ),
      ),
    ),
    fate(
      'Security Protocols',
      4,
      { force: 2, affiliation: 'neutral' },
      {
        do: 'look',
        at: 'deck',
        of: 'opponent',
        top: 3,
        and: [
          { do: 'capture', what: { one: { type: 'any', in: 'looked at' } } },
          { do: 'move', what: { one: { type: 'any', in: 'looked at' } }, to: 'bottom of deck' },
        ],
        rest: 'top',
      },
    ),
  ),
];
