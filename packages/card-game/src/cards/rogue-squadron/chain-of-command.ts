import {
  action,
  event,
  interrupt,
  objective,
  objectiveSet,
  once,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import { ENTERS, FOCUS_THIS, focus, LEAVES, SACRIFICE_THIS, toHand, unfocus } from '../../terms/phrases.ts';
import { ADVISOR_TO_THE_EMPEROR } from '../shared/dark.ts';
import { SUPPORTING_FIRE } from '../shared/fates.ts';

const NOGHRI_BODYGUARD = unit('Noghri Bodyguard', {
  cost: 2,
  force: 1,
  capacity: 2,
  icons: 'Uu',
  traits: ['Character'],
  protect: ['Officer'],
  affiliation: 'neutral',
});

export const CHAIN_OF_COMMAND_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    163,
    { side: 'dark', affiliation: 'sith' },
    objective(
      'The Imperial Bureaucracy',
      { capacity: 5, resources: 1, traits: ['Coruscant'] },
      reaction(ENTERS, {
        do: 'look',
        at: 'deck',
        of: 'you',
        top: 3,
        and: { do: 'keep', what: { each: { type: 'any', in: 'looked at' } }, at: 'this' },
      }),
    ),
    unit(
      'Sate Pestage',
      { unique: true, cost: 3, force: 3, capacity: 2, icons: 'Tu', traits: ['Character', 'Grand Vizier'] },
      reaction(
        ENTERS,
        toHand({ one: { whose: 'own', type: 'any', in: 'discard', not: { type: 'enhancement' } } }),
      ),
      interrupt(
        LEAVES,
        toHand({ one: { whose: 'own', type: 'any', in: 'discard', not: { type: 'enhancement' } } }),
      ),
    ),
    ADVISOR_TO_THE_EMPEROR,
    unit(
      'Quarren Bureaucrat',
      { cost: 1, force: 1, capacity: 1, icons: 'U', traits: ['Character'], affiliation: 'neutral' },
      interrupt(
        { at: 'ability', card: { type: 'enhancement' } },
        { now: 'cancel' },
        { price: SACRIFICE_THIS },
      ),
    ),
    event(
      'Endless Bureaucracy',
      { cost: 0, force: 1 },
      action({
        do: 'move',
        what: { each: { whose: 'own', type: 'any', in: 'discard', top: 1, other: true } },
        to: 'shuffled into deck',
      }),
      reaction({ at: 'leaves', card: { type: 'objective' } }, toHand('this'), { from: 'discard' }),
    ),
    SUPPORTING_FIRE,
  ),
  objectiveSet(
    164,
    { side: 'dark', affiliation: 'imperial-navy' },
    objective('The Last Grand Admiral', { capacity: 5, resources: 2, traits: ['Coruscant'] }),
    unit(
      'Grand Admiral Thrawn',
      {
        unique: true,
        cost: 4,
        force: 3,
        capacity: 3,
        icons: 'TTb',
        traits: ['Character', 'Officer', 'Tactician'],
        keywords: ['elite'],
      },
      action(focus(1, { target: { whose: 'enemy', role: 'participating' } }), {
        price: FOCUS_THIS,
        if: { is: 'engagement' },
        limit: once('turn'),
      }),
    ),
    NOGHRI_BODYGUARD,
    NOGHRI_BODYGUARD,
    event(
      'Chain of Command',
      { cost: 1, force: 2, traits: ['Tactic'] },
      action(unfocus(1, { target: { whose: 'own', affiliation: 'imperial-navy', trait: 'Officer' } })),
    ),
    SUPPORTING_FIRE,
  ),
];
