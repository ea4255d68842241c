import type { CardGame, Doing, Filter, Said } from './terms.ts';

const FOCUS_THIS: Doing = { do: 'focus', n: 1, on: 'this' };
const ONCE_A_TURN = { per: 'turn' } as const;
const ICONS = ['unit', 'blast', 'tactics'] as const;
const OTHER_PARTICIPANT: Filter = { role: 'participating', not: { this: true } };
const STRIKES = { at: 'focused to strike', card: 'this' } as const;

const onlyIf = (when: CardGame['condition'], then: Doing): Doing => ({ when, then });
const inOrder = (first: Doing, then: Doing): Doing => ({ first, then });
const night = (atLeast: number) =>
  ({ is: 'in play', what: { kind: 'any', trait: 'Night' }, atLeast }) as const;

/**
 * Forty abilities of the Card Game, drawn from all 1,680: the first by the SHA-1 of the card's number. Each is what the
 * card does, in the language alone; what a word or a filter means is the game's.
 */
export const SAMPLE: readonly (readonly [card: string, ability: Said])[] = [
  ['022-2', { holds: [{ cannot: 'attack' }] }],
  [
    '217-4',
    {
      holds: [{ stat: 'cost', add: -1 }],
      from: 'hand',
      while: { is: 'in play', what: { whose: 'own', trait: ['Force User', 'Force Sensitive'] }, atLeast: 1 },
    },
  ],
  [
    '177-6',
    {
      action: [
        { do: 'rescue', what: { one: { kind: 'any', zone: 'captured' } } },
        onlyIf({ is: 'matches', what: { kind: 'unit' } }, { may: { do: 'put into play', what: 'it' } }),
      ],
    },
  ],
  [
    '184-1',
    {
      price: FOCUS_THIS,
      action: { do: 'return', what: { one: { whose: 'own', trait: 'Creature', zone: 'discard' } } },
    },
  ],
  ['103-4', { action: { do: 'draw', n: 2, who: 'each player' } }],
  [
    '175-2',
    {
      reaction: {
        oneOf: ICONS.map((icon) =>
          onlyIf(
            { is: 'has icon', icon, what: OTHER_PARTICIPANT },
            { lasting: [{ stat: icon, add: 1 }], until: 'phase' },
          ),
        ),
      },
      at: STRIKES,
    },
  ],
  [
    '274-2',
    {
      if: { is: 'your turn' },
      price: { do: 'discard', what: { one: { zone: 'captured' }, as: 'captive' } },
      action: { do: 'destroy', what: { target: { copyOf: 'captive' } } },
      limit: ONCE_A_TURN,
    },
  ],
  [
    '154-5',
    {
      holds: ICONS.map(
        (icon) => ({ stat: icon, add: { count: 'printed icons', icon, of: 'pilot' } }) as const,
      ),
    },
  ],
  ['058-4', { holds: [{ stat: 'blast', add: 1 }], on: { each: { whose: 'own', state: 'shielded' } } }],
  [
    '165-2',
    {
      reaction: { do: 'damage', n: 1, at: { target: { trait: 'Vehicle' } } },
      at: { at: 'readied', card: 'host' },
    },
  ],
  [
    '177-1',
    {
      reaction: inOrder(
        {
          do: 'look',
          at: 'deck',
          of: 'this',
          top: { per: { whose: 'enemy', kind: 'objective' } },
          openly: true,
        },
        {
          each: 'them',
          do: { do: 'plant', what: 'it', at: { one: { whose: 'enemy', kind: 'objective' } } },
        },
      ),
      at: { at: 'enters', card: 'this' },
      forced: true,
    },
  ],
  [
    '171-3',
    {
      reaction: {
        name: 'card',
        do: { do: 'discard', what: { each: { whose: 'enemy', kind: 'any', zone: 'hand', named: true } } },
      },
      at: { at: 'enters', card: 'this' },
    },
  ],
  [
    '052-2',
    {
      reaction: { do: 'heal', n: 1, at: { one: { whose: 'own', trait: ['Vehicle', 'Droid'] } } },
      at: { at: 'captured' },
    },
  ],
  [
    '219-6',
    {
      from: 'edge stack',
      action: {
        may: {
          oneOf: [
            { do: 'commit', who: { target: {} } },
            { do: 'uncommit', who: { target: {} } },
          ],
        },
      },
    },
  ],
  [
    '228-3',
    { action: { do: 'move shield', from: { target: { kind: 'any' } }, to: 'this' }, limit: ONCE_A_TURN },
  ],
  [
    '013-1',
    {
      reaction: { do: 'unfocus', n: 1, on: { target: { whose: 'own', kind: ['objective', 'enhancement'] } } },
      at: { at: 'refreshed', by: 'you' },
    },
  ],
  [
    '117-2',
    {
      reaction: {
        do: 'damage',
        n: { n: 2, if: { is: 'light has the Balance' }, otherwise: 1 },
        at: { target: { state: 'ready' } },
      },
      at: { at: 'phase ends', phase: 'conflict', by: 'enemy' },
    },
  ],
  [
    '035-1',
    {
      price: FOCUS_THIS,
      action: { do: 'put into play', what: { one: { whose: 'own', zone: 'hand', cost: { atMost: 1 } } } },
    },
  ],
  [
    '208-3',
    { holds: [{ stat: 'edge', add: { per: { whose: 'enemy', kind: 'fate', zone: 'edge stack' } } }] },
  ],
  [
    '185-3',
    {
      price: { do: 'damage', n: 1, at: { one: { whose: 'own', kind: 'objective', trait: 'Endor' } } },
      action: { do: 'unfocus', n: 1, on: { one: { this: true, or: { title: 'Han Solo' } } } },
      limit: ONCE_A_TURN,
    },
  ],
  [
    '081-1',
    { holds: [{ stat: 'reserve', add: { per: { kind: 'any', zone: 'captured', here: true } } }], on: 'you' },
  ],
  ['245-2', { holds: [{ stat: 'elite', set: 1 }], while: night(1) }],
  ['245-2', { holds: [{ stat: 'targeted strike', set: 1 }], while: night(2) }],
  ['014-4', { interrupt: { do: 'dial', by: -1, least: 1 }, at: { at: 'leaves', card: 'host' } }],
  [
    '099-6',
    {
      action: [
        { do: 'look', at: 'objective deck', of: { one: { kind: 'player' } }, top: 2 },
        { may: { do: 'put back', to: 'bottom', what: { one: { kind: 'any', zone: 'looked at' } } } },
        { do: 'put back', to: 'top', what: { each: { kind: 'any', zone: 'looked at' } } },
      ],
    },
  ],
  [
    '024-5',
    {
      reaction: { do: 'focus', n: 1, on: 'that' },
      at: { at: 'focused to strike', card: 'host' },
      forced: true,
    },
  ],
  [
    '271-3',
    {
      reaction: { do: 'unfocus', n: 1, on: { target: { whose: 'own', kind: 'enhancement' } } },
      at: { at: 'declared', card: 'this', as: 'attacker' },
    },
  ],
  [
    '141-5',
    {
      holds: [
        { stat: 'cost', add: -1 },
        { stat: 'pilot cost', add: -1 },
      ],
      on: { each: { whose: 'own', kind: 'any', trait: 'Pilot', zone: 'hand' } },
      while: { is: 'first played', what: { trait: 'Pilot' }, per: 'turn' },
    },
  ],
  [
    '172-4',
    {
      if: { is: 'fewer units' },
      price: FOCUS_THIS,
      action: { do: 'shield', n: 2, on: { target: { whose: 'own' } }, evenShielded: true },
    },
  ],
  [
    '249-3',
    {
      from: 'hand',
      reaction: { do: 'put into play', what: 'this', as: 'participating' },
      at: { at: 'leaves', card: { whose: 'own' }, how: 'destroyed', during: 'engagement' },
    },
  ],
  [
    '057-3',
    {
      from: 'hand',
      price: { do: 'discard', what: 'this' },
      interrupt: { do: 'prevent', n: { upTo: 'that many' } },
      at: { at: 'would be dealt', card: { kind: 'objective', affiliation: 'scum' } },
    },
  ],
  [
    '114-5',
    {
      from: 'hand',
      reaction: inOrder({ do: 'heal', n: 1, at: 'that' }, { do: 'shield', n: 1, on: 'that' }),
      at: { at: 'damage', card: { kind: 'objective', affiliation: 'sith' } },
    },
  ],
  ['109-5', { reaction: { do: 'unfocus', n: 1, on: 'this' }, at: { at: 'struggle won', by: 'you' } }],
  [
    '266-2',
    {
      holds: [{ stat: 'elite', set: 1 }],
      on: { each: { whose: 'own', trait: 'Wookiee', state: 'damaged' } },
    },
  ],
  [
    '106-2',
    {
      reaction: [
        { do: 'look', at: 'deck', of: 'opponent', top: 3 },
        { do: 'capture', what: { one: { kind: 'any', zone: 'looked at' } } },
        { do: 'put back', to: 'top', what: { each: { kind: 'any', zone: 'looked at' } } },
      ],
      at: STRIKES,
      limit: { per: 'engagement' },
    },
  ],
  [
    '109-6',
    {
      from: 'hand',
      interrupt: {
        lasting: [{ stat: 'force icons', add: 3 }],
        on: { target: { whose: 'own', state: 'committed' } },
        until: 'phase',
      },
      at: { at: 'struggle begins' },
    },
  ],
  [
    '041-5',
    {
      interrupt: { do: 'damage', n: 1, at: { target: { whose: 'enemy', kind: 'objective' } } },
      at: { at: 'leaves', card: 'this' },
    },
  ],
  [
    '261-2',
    {
      reaction: { do: 'unfocus', n: 1, on: { one: { not: { affiliation: 'rebel' } } } },
      at: STRIKES,
      limit: ONCE_A_TURN,
    },
  ],
  [
    '012-2',
    {
      from: 'hand',
      if: { is: 'engagement' },
      action: { do: 'play', what: 'this', as: 'participating' },
    },
  ],
  [
    '012-2',
    {
      reaction: { do: 'damage', n: 1, at: { each: { whose: 'enemy', role: 'participating' } } },
      at: { at: 'enters', card: 'this', during: 'engagement' },
    },
  ],
];
