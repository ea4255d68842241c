import type { Kind } from '../terms.ts';
import { event, inOrder, objective, unit } from './build.ts';

/** For tests alone: what a test needs that no card of the game says. */
export const PROPS: readonly Kind[] = [
  unit('wall', { capacity: 9, traits: ['Character'] }),
  unit('gun', { capacity: 9, icons: { unit: 2 }, traits: ['Character'] }),
  unit('bomber', { capacity: 9, icons: { blast: 2 }, traits: ['Vehicle'] }),
  unit('shielder', { capacity: 9, icons: { tactics: 1 }, traits: ['Character'] }),
  objective('big objective', { capacity: 20 }),
  unit(
    'mourner',
    { capacity: 9 },
    {
      reaction: { do: 'draw', n: 1 },
      at: { at: 'leaves', how: 'destroyed' },
    },
  ),
  unit('last words', { capacity: 1 }, { reaction: { do: 'draw', n: 1 }, at: { at: 'leaves', card: 'this' } }),
  unit(
    'loop A',
    { capacity: 9 },
    {
      reaction: { do: 'unfocus', n: 1, on: 'that' },
      at: { at: 'focus', card: {} },
      forced: true,
    },
  ),
  unit(
    'loop B',
    { capacity: 9 },
    {
      reaction: { do: 'focus', n: 1, on: 'that' },
      at: { at: 'unfocus', card: {} },
      forced: true,
    },
  ),
  unit(
    'self-feeder',
    { capacity: 9 },
    { reaction: { do: 'damage', n: 1, at: 'this' }, at: { at: 'heal', card: 'this' }, forced: true },
    { reaction: { do: 'heal', n: 1, at: 'this' }, at: { at: 'damage', card: 'this' }, forced: true },
  ),
  unit(
    'circle',
    { capacity: 3, icons: { unit: 1, blast: 1 } },
    { holds: [{ stat: 'unit', add: { stat: 'blast', of: 'it' } }] },
    { holds: [{ stat: 'blast', add: { stat: 'unit', of: 'it' } }] },
  ),
  unit(
    'forced',
    { capacity: 9 },
    {
      interrupt: { do: 'prevent', n: 1 },
      at: { at: 'would be dealt', card: { whose: 'own' } },
      forced: true,
    },
  ),
  unit(
    'optional',
    { capacity: 9 },
    {
      interrupt: { do: 'prevent', n: 1 },
      at: { at: 'would be dealt', card: { whose: 'own' } },
    },
  ),
  unit(
    'avenger',
    { capacity: 9 },
    {
      reaction: { do: 'draw', n: 1 },
      at: { at: 'damage', card: 'this', by: 'enemy' },
      forced: true,
    },
  ),
  unit(
    'onlooker',
    { capacity: 9 },
    {
      reaction: { do: 'draw', n: 1 },
      at: { at: 'damage' },
    },
  ),
  unit(
    'forced onlooker',
    { capacity: 9 },
    {
      reaction: { do: 'draw', n: 1 },
      at: { at: 'damage' },
      forced: true,
    },
  ),
  unit(
    'caller',
    { capacity: 9 },
    {
      reaction: { do: 'put into play', what: { one: { whose: 'own', zone: 'hand' } } },
      at: { at: 'damage' },
    },
  ),
  unit(
    'put off',
    { capacity: 9 },
    {
      reaction: { later: { at: 'damage' }, do: { do: 'draw', n: 1 } },
      at: { at: 'damage' },
      limit: { per: 'turn' },
    },
  ),
  // one for all that happen together, and how much it was
  unit(
    'herald',
    { capacity: 9 },
    {
      reaction: { do: 'focus', n: 'that many', on: 'that' },
      at: { at: 'damage', card: { whose: 'enemy' }, together: true },
    },
  ),
  unit('volley', { capacity: 9 }, { action: { do: 'damage', n: 2, at: { each: { whose: 'enemy' } } } }),
  unit(
    'very cheap',
    { capacity: 9 },
    { holds: [{ stat: 'cost', add: -3 }], on: { each: { whose: 'own', kind: 'any', zone: 'hand' } } },
  ),
  unit(
    'evacuates',
    { capacity: 9 },
    {
      interrupt: { do: 'leave', what: { one: { whose: 'own', other: true } }, how: 'returned' },
      at: { at: 'focus', card: { whose: 'own' } },
    },
    {
      interrupt: { do: 'leave', what: { one: { whose: 'own', other: true } }, how: 'returned' },
      at: { at: 'would be dealt', card: { whose: 'own' } },
    },
  ),
  unit(
    'thief',
    { capacity: 9 },
    {
      interrupt: { do: 'take control', of: { one: { whose: 'enemy' } } },
      at: { at: 'ability', by: 'enemy' },
    },
  ),
  unit('canceller', { capacity: 9 }, { interrupt: { now: 'cancel' }, at: { at: 'draw', by: 'enemy' } }),
  unit(
    'drawer',
    { capacity: 9 },
    {
      action: inOrder({ do: 'draw', n: 2 }, { do: 'damage', n: 1, at: { target: { whose: 'enemy' } } }),
    },
  ),
  unit(
    'untouchable',
    { capacity: 9 },
    {
      holds: [{ cannot: 'be targeted', by: 'enemies' }, { cannot: 'be damaged' }],
    },
  ),
  unit(
    'mover',
    { capacity: 9 },
    {
      action: {
        oneOf: [
          { do: 'damage', n: 1, at: { one: { whose: 'enemy' } } },
          { do: 'damage', n: 2, at: { one: { whose: 'enemy' } } },
        ],
      },
    },
  ),
  unit(
    'twin options',
    { capacity: 9 },
    {
      action: {
        oneOf: [
          { do: 'draw', n: 1 },
          { do: 'draw', n: 1 },
        ],
      },
    },
  ),
  unit(
    'never focused',
    { capacity: 9, icons: { unit: 1 } },
    {
      interrupt: { now: 'cancel' },
      at: { at: 'focus', card: 'this', cause: 'strike' },
      forced: true,
    },
  ),
  unit('cannot be focused', { capacity: 9, icons: { unit: 1 } }, { holds: [{ cannot: 'be focused' }] }),
  unit('after battle', { capacity: 9 }, { reaction: { do: 'draw', n: 1 }, at: { at: 'engagement ends' } }),
  unit(
    'for the engagement',
    { capacity: 9 },
    {
      reaction: { lasting: [{ stat: 'unit', add: 3 }], on: 'this', until: 'engagement' },
      at: { at: 'declared', card: 'this' },
    },
  ),
  unit(
    'shooter',
    { capacity: 9 },
    {
      action: { do: 'damage', n: 20, at: { target: { whose: 'enemy', kind: 'objective' } } },
      limit: { per: 'turn' },
    },
  ),
  unit(
    'snatcher',
    { capacity: 9 },
    {
      reaction: { do: 'take control', of: { target: { whose: 'enemy', other: true } } },
      at: { at: 'damage' },
    },
  ),
  unit(
    'house edge',
    { capacity: 9 },
    {
      interrupt: { instead: { do: 'discard', what: 'that' } },
      at: { at: 'lays', by: 'enemy' },
      limit: { per: 'turn' },
    },
  ),
  // two named choices, used later in the other order
  unit(
    'duel',
    { capacity: 9 },
    {
      action: [
        { do: 'damage', n: 1, at: { target: { whose: 'own', other: true }, as: 'champion' } },
        { do: 'damage', n: 1, at: { target: { whose: 'enemy' }, as: 'rival' } },
        { do: 'focus', n: 1, on: { the: 'champion' } },
        { do: 'damage', n: { stat: 'unit', of: { the: 'champion' } }, at: { the: 'rival' } },
      ],
    },
  ),
  unit(
    'duel put off',
    { capacity: 9 },
    {
      action: [
        { do: 'focus', n: 1, on: { target: { whose: 'enemy' }, as: 'rival' } },
        { later: { at: 'phase ends' }, do: { do: 'damage', n: 2, at: { the: 'rival' } } },
      ],
    },
  ),
  unit(
    'toll',
    { capacity: 9 },
    {
      action: {
        do: 'leave',
        what: { one: { whose: 'own', other: true }, total: { stat: 'cost', atLeast: 3 } },
        how: 'sacrificed',
      },
    },
  ),
  // either player may use it, each once a turn
  unit(
    'well',
    { capacity: 9 },
    {
      reaction: { do: 'draw', n: 1 },
      at: { at: 'heal' },
      who: 'that player',
      limit: { per: 'turn', of: 'player' },
    },
  ),
  unit(
    'enemy chooses',
    { capacity: 9 },
    {
      reaction: { do: 'draw', n: 1 },
      at: { at: 'heal' },
      who: 'opponent',
    },
  ),
  unit(
    'per copy',
    { capacity: 9 },
    {
      reaction: { do: 'draw', n: 1 },
      at: { at: 'heal' },
      limit: { per: 'turn' },
    },
  ),
  unit(
    'only the first',
    { capacity: 9 },
    {
      reaction: { do: 'draw', n: 1 },
      at: { at: 'heal' },
      limit: { per: 'turn', heard: true },
    },
  ),
  unit(
    'per title',
    { capacity: 9 },
    {
      reaction: { do: 'draw', n: 1 },
      at: { at: 'heal' },
      limit: { per: 'turn', of: 'title' },
    },
  ),
  event('two prices', 1, {
    price: { do: 'leave', what: { one: { whose: 'own' }, n: 2 }, how: 'sacrificed' },
    action: { do: 'draw', n: 2 },
  }),
  unit(
    'damages all objectives',
    { capacity: 9 },
    {
      interrupt: { do: 'damage', n: 1, at: { each: { kind: 'objective' } } },
      at: { at: 'ability', by: 'enemy' },
    },
  ),
  unit(
    'cannot be sacrificed',
    { capacity: 9 },
    {
      interrupt: { now: 'cancel' },
      at: { at: 'would leave', card: 'this', how: 'sacrificed' },
      forced: true,
    },
  ),
  unit(
    'two of yours',
    { capacity: 9 },
    { action: { do: 'focus', n: 1, on: { one: { whose: 'enemy' }, n: 2 } } },
  ),
  unit(
    'bouncer',
    { capacity: 9 },
    {
      interrupt: { do: 'redirect', n: 9, to: { one: { whose: 'own', another: true, other: true } } },
      at: { at: 'would be dealt', card: { whose: 'own' } },
    },
  ),
  unit(
    'faints',
    { capacity: 9 },
    { asSoonAs: { is: 'damaged by', n: 1 }, do: { do: 'focus', n: 1, on: 'this' } },
  ),
  unit(
    'all or a card',
    { capacity: 9 },
    {
      action: {
        oneOf: [
          { each: { each: { whose: 'enemy' } }, do: { do: 'focus', n: 1, on: 'it' } },
          { do: 'draw', n: 1 },
        ],
      },
    },
  ),
];
