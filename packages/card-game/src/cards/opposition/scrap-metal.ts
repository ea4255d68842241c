import {
  ALL,
  action,
  enhancement,
  event,
  interrupt,
  objective,
  objectiveSet,
  once,
  reaction,
  unit,
} from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import {
  cheaper,
  DARK_HAS_BALANCE,
  draw,
  ENTERS,
  FOCUS_THIS,
  firstOfTurn,
  heal,
  hostIs,
  searchFor,
  toHand,
} from '../../terms/phrases.ts';
import { PROTECTION, WELL_EQUIPPED } from '../shared/fates.ts';

export const SCRAP_METAL_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    246,
    { side: 'light', affiliation: 'jedi' },
    objective(
      'Hero of a Thousand Devices',
      { capacity: 5, resources: 1 },
      interrupt(
        { at: 'leaves', card: { whose: 'own', state: 'enhanced' } },
        toHand({
          one: { type: 'enhancement', on: 'that', or: { type: 'enhancement', on: 'that', in: 'kept' } },
          upTo: ALL,
        }),
      ),
    ),
    unit(
      'R2-D2',
      { unique: true, cost: 3, force: 2, capacity: 3, icons: 'UBu', traits: ['Droid'] },
      action([
        { do: 'reveal', what: { one: { whose: 'own', type: 'enhancement', in: 'hand' } } },
        { do: 'keep', what: 'it', at: 'this' },
      ]),
      { holds: [{ stat: 'plays what it keeps', set: 1 }] },
    ),
    unit(
      'C-3PO',
      { unique: true, cost: 2, force: 2, capacity: 2, resources: 1, icons: 't', traits: ['Droid'] },
      reaction(ENTERS, {
        do: 'discard from play',
        what: { target: { type: 'enhancement', printedCost: { atMost: 2 } } },
      }),
    ),
    unit(
      '2-1B Surgical Droid',
      { cost: 1, force: 1, capacity: 1, icons: 'u', traits: ['Droid'], affiliation: 'neutral' },
      action(heal(1, { target: { state: 'enhanced', not: { trait: 'Vehicle' } } }), { limit: once('turn') }),
    ),
    enhancement(
      'Grappling Arm',
      { trait: 'Droid' },
      { cost: 0, force: 2, traits: ['Item'], affiliation: 'neutral' },
      reaction(
        { at: 'focus', card: 'host', cause: 'strike' },
        {
          do: 'put into play',
          what: { one: { whose: 'enemy', type: 'enhancement', in: 'discard' } },
          control: true,
        },
        { price: FOCUS_THIS },
      ),
    ),
    WELL_EQUIPPED,
  ),
  objectiveSet(
    247,
    { side: 'light', affiliation: 'rebel-alliance' },
    objective(
      'Sacrifice of Heroes',
      { capacity: 5, resources: 1, traits: ['Yavin 4'] },
      reaction({ at: 'leaves', card: { whose: 'own', type: 'unit' }, how: 'destroyed' }, draw(1)),
    ),
    unit('Jek Porkins', {
      unique: true,
      cost: 2,
      force: 2,
      capacity: 2,
      icons: 'Ub',
      traits: ['Character', 'Pilot'],
      pilot: 1,
      asPilot: [
        interrupt(
          { at: 'leaves', card: 'host' },
          {
            do: 'put into play',
            what: {
              one: {
                whose: 'own',
                affiliation: 'rebel-alliance',
                in: 'hand',
                printedCost: { atMost: { count: 'printed', stat: 'cost', of: 'that' } },
              },
            },
          },
          { if: hostIs('Fighter') },
        ),
      ],
    }),
    unit(
      'Red Six',
      {
        unique: true,
        cost: 3,
        force: 3,
        capacity: 3,
        icons: 'UUb',
        traits: ['Vehicle', 'Fighter'],
        protect: ['Fighter'],
      },
      {
        holds: [{ stat: 'protect Vehicle', set: 1 }],
        while: { is: 'there', are: { type: 'enhancement', title: 'Jek Porkins', on: 'this' } },
      },
    ),
    unit(
      'R5-D8',
      {
        unique: true,
        cost: 1,
        force: 1,
        capacity: 2,
        resources: 1,
        icons: 'U',
        traits: ['Droid'],
        keywords: ['limited'],
      },
      interrupt({ at: 'leaves', card: { whose: 'own', trait: 'Vehicle', state: 'piloted' } }, draw(3), {
        from: 'hand',
        price: { do: 'discard', what: 'this' },
      }),
    ),
    event(
      "I've Got a Problem Here",
      { cost: 1, force: 2 },
      reaction({ at: 'balance' }, { do: 'turn balance', to: 'light' }, { if: DARK_HAS_BALANCE }),
    ),
    PROTECTION,
  ),
  objectiveSet(
    250,
    { side: 'dark', affiliation: 'scum-and-villainy' },
    objective(
      'His High Exaltedness',
      { capacity: 5, resources: 2, traits: ['Tatooine'] },
      interrupt(
        { at: 'leaves', card: { whose: 'own', type: 'objective' }, how: 'destroyed' },
        toHand({ one: { whose: 'own', type: 'event', affiliation: 'scum-and-villainy', in: 'discard' } }),
      ),
    ),
    unit(
      'Jabba the Hutt',
      {
        unique: true,
        cost: 5,
        force: 3,
        capacity: 3,
        icons: 'TTu',
        traits: ['Character', 'Hutt'],
        keywords: ['elite'],
        unsure: 'One of two lists gives it two tactics icons; it is played with the icons of the other.',
      },
      { holds: [{ cannot: 'be targeted by events', by: 'enemies' }] },
      {
        holds: [cheaper(2)],
        on: {
          each: {
            whose: 'own',
            trait: 'Bounty Hunter',
            in: 'out of play',
            or: { whose: 'own', type: 'event', affiliation: 'scum-and-villainy', in: 'out of play' },
          },
        },
        while: firstOfTurn({
          whose: 'own',
          type: 'unit',
          trait: 'Bounty Hunter',
          or: { whose: 'own', type: 'event', affiliation: 'scum-and-villainy' },
        }),
      },
    ),
    unit(
      "Twi'lek Sycophant",
      {
        cost: 1,
        force: 1,
        capacity: 1,
        icons: 'U',
        traits: ['Character', 'Mercenary'],
        affiliation: 'neutral',
      },
      reaction(ENTERS, searchFor({ type: 'event' }, 5)),
    ),
    unit('Freelance Hunter', {
      cost: 2,
      force: 1,
      capacity: 2,
      icons: 'Bu',
      traits: ['Character', 'Bounty Hunter', 'Mercenary'],
      affiliation: 'neutral',
    }),
    enhancement(
      'Death Mark',
      { whose: 'enemy', trait: ['Character', 'Droid'] },
      { cost: 1, force: 2, traits: ['Condition', 'Bounty'] },
      { holds: [{ stat: 'fits targets of scum-and-villainy events', set: 1 }], on: 'host' },
    ),
    event(
      "Hutt's Hospitality",
      { cost: 2, force: 2 },
      action({
        do: 'destroy',
        what: { target: { trait: ['Character', 'Droid'], printedCost: { atMost: 2 } } },
      }),
    ),
  ),
];
