import { ACTIVATE, aiCard, BEST, corner } from './ai-card.ts';
import { activates, orElse, REMOVES_WORST_DIE, rollDie, when } from './effects.ts';
import { cards, characters, dice, sides, supports } from './filter.ts';
import type { Kind, TopLeft } from './kind.ts';
import type { Effect } from './terms.ts';

const hero = (id: string, number: number, name: string, topLeft: TopLeft, effect: Effect) =>
  aiCard('event', id, number, name, topLeft, effect, 'hero');
const villain = (id: string, number: number, name: string, topLeft: TopLeft, effect: Effect) =>
  aiCard('event', id, number, name, topLeft, effect, 'villain');

const activate = (name: string): Effect => activates(cards('AI', { name }));
const readies = (name: string): Effect => ({ do: 'ready', cards: { each: characters('AI', { name }) } });
const activateOrReady = (name: string): Effect => orElse(activate(name), readies(name));

/** The events that come with the characters of the AI, set by set. */
export const AI_EVENTS: readonly Kind[] = [
  villain('SCG-1', 18, 'Volley', corner('resource', 1), { do: 'resolve best', dice: 'ranged', each: 1 }),
  villain('SCG-2', 19, 'Hold the Beach', corner('shield', 1), {
    do: 'shield',
    n: 1,
    to: { each: characters('AI', { unique: false }) },
  }),
  villain(
    'SCG-3',
    20,
    'Reserves',
    corner('resource', 3),
    when(
      { there: characters('own', { unique: false }), below: { count: 'players' } },
      { do: 'special', id: 'call up reserves' },
    ),
  ),
  villain('KRE-1', 21, 'Single-Reactor Test', corner('indirect', 1), {
    each: { each: sides('player') },
    do: { do: 'remove', dice: { one: dice('its'), by: 'that player' } },
  }),
  villain('KRE-2', 22, 'Ambition', corner('resource', 1), activateOrReady('Director Krennic')),
  villain('FLT-1', 23, 'Strafing Run', corner('indirect', 1), activates(supports('AI'))),
  villain('FLT-2', 24, 'Attack Pattern', corner('resource', 1), [
    activates(supports('AI')),
    activates(characters('AI')),
  ]),
  villain('FLT-3', 25, 'Evasive Flight', corner('shield', 1, true), {
    do: 'reroll',
    dice: { each: dice('AI', { showing: 'blank' }) },
  }),
  villain('VDR-1', 26, 'Dread Presence', corner('discard', 1), activate('Darth Vader')),
  villain('VDR-2', 27, 'Crushing Grip', corner('melee', 1), REMOVES_WORST_DIE),
  villain('VDR-3', 28, 'Give In to Hate', corner('resource', 2), [
    { do: 'resolve best', dice: 'melee' },
    { each: { each: sides('player') }, do: { do: 'hit', n: 1, at: { one: characters('its') } } },
  ]),
  villain('RGD-1', 29, 'Close Ranks', corner('shield', 1), {
    do: 'shield',
    n: 1,
    to: { each: characters('AI', { with: { stat: 'guardian', atLeast: 1 } }) },
  }),
  villain(
    'RGD-2',
    30,
    'Crimson Wall',
    corner('resource', 1),
    activates(characters('AI', { with: { stat: 'guardian', atLeast: 1 } }), 2),
  ),
  villain('EMP-1', 31, 'Storm of Lightning', corner('ranged', 1), activate('Palpatine')),
  villain('EMP-2', 32, 'As Foreseen', corner('focus', 2), BEST),
  villain('EMP-3', 33, 'Feed on Anger', corner('resource', 2), [
    { do: 'heal', n: { count: 'players' }, to: { one: characters('AI', { name: 'Palpatine' }) } },
    readies('Palpatine'),
  ]),
  villain(
    'DRD-1',
    34,
    'Forward March',
    corner('resource', 0),
    activates(cards('AI', { subtype: 'droid' }), 2),
  ),
  villain('DRD-2', 35, 'Blockade', corner('disrupt', 1), { do: 'gain', n: 1 }),
  villain('DRD-3', 36, 'Massed Fire', corner('indirect', 1), { do: 'resolve best', dice: 'indirect' }),
  villain('MAU-1', 37, 'Spinning Assault', corner('melee', 1), { do: 'resolve best', dice: 'melee' }),
  villain('MAU-2', 38, 'At Last', corner('resource', 1), activateOrReady('Maul')),
  villain('MAU-3', 39, 'Toying with Them', corner('focus', 1), {
    each: { each: sides('player') },
    do: { do: 'reroll', dice: { one: dice('its') } },
  }),
  hero('REB-1', 40, 'Dig In', corner('shield', 1), {
    do: 'shield',
    n: 1,
    to: { each: characters('AI', { unique: false }) },
  }),
  hero('REB-2', 41, 'Ion Cannon', corner('disrupt', 1), {
    do: 'exhaust',
    cards: { one: supports('player', { ready: true, most: 'cost' }) },
  }),
  hero('REB-3', 42, 'Return Fire', corner('resource', 1), [ACTIVATE, { do: 'resolve best', dice: 'ranged' }]),
  hero('CMD-1', 43, 'Evacuation Code', corner('shield', 1, true), ACTIVATE),
  hero('CMD-2', 44, 'Clear Orders', corner('focus', 2), BEST),
  hero('CMD-3', 45, 'Hope', corner('resource', 1), {
    do: 'heal',
    n: { count: 'players' },
    to: { one: characters('AI', { most: 'damage' }) },
  }),
  hero('FLC-1', 46, 'Never Mind the Odds', corner('resource', 0), [
    rollDie(3, { do: 'reroll', dice: { each: dice('AI', { showing: 'no damage' }) } }),
    BEST,
  ]),
  hero('FLC-2', 47, 'Shoot First', corner('ranged', 1), activate('Han Solo')),
  hero('FLC-3', 48, 'Wookiee Rage', corner('resource', 0), activate('Chewbacca')),
  hero('TGD-1', 49, 'Stand Guard', corner('shield', 1), {
    do: 'shield',
    n: 1,
    to: { each: characters('AI', { with: { stat: 'guardian', atLeast: 1 } }) },
  }),
  hero(
    'TGD-2',
    50,
    'No Passage',
    corner('resource', 0),
    activates(characters('AI', { with: { stat: 'guardian', atLeast: 1 } })),
  ),
  hero(
    'PDW-1',
    51,
    'Drilled Forms',
    corner('resource', 0),
    activates(characters('AI', { unique: false }), 2),
  ),
  hero('PDW-2', 52, 'Calm Mind', corner('focus', 1), BEST),
  hero('JCO-1', 53, 'Master Duelist', corner('melee', 1), { do: 'resolve best', dice: 'melee' }),
  hero('JCO-2', 54, 'Serenity', corner('shield', 1, true), REMOVES_WORST_DIE),
  hero('JCO-3', 55, 'Decisive Stroke', corner('resource', 2), [
    activates(characters('AI')),
    { do: 'resolve best', dice: 'damage', highest: 1 },
  ]),
];
