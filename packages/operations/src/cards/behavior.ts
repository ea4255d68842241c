import { ACTIVATE, aiCard, BEST, corner } from './ai-card.ts';
import { activates, orElse, REMOVES_WORST_DIE } from './effects.ts';
import { cards, characters, dice } from './filter.ts';
import { at, cardOf, HUNTER, type Kind, type TopLeft } from './kind.ts';
import type { Effect } from './terms.ts';

const behavior = (id: string, number: number, name: string, topLeft: TopLeft, effect: Effect) =>
  aiCard('behavior', id, number, name, topLeft, effect);

/** Basic Behavior, part of every AI deck (OPS-64), and Expert Mode with its plot (OPS-84). */
export const BEHAVIOR: readonly Kind[] = [
  behavior('BB-01', 1, 'Advance', corner('resource', 0), orElse(activates(cards('AI')), BEST)),
  behavior(
    'BB-02',
    2,
    'Open Fire',
    corner('resource', 0),
    orElse({ do: 'resolve best', dice: 'damage' }, ACTIVATE),
  ),
  behavior('BB-03', 3, 'Suppressing Fire', corner('indirect', 1), ACTIVATE),
  behavior('BB-04', 4, 'Press the Attack', corner('resource', 1), {
    do: 'resolve best',
    dice: 'damage',
    highest: 1,
  }),
  behavior(
    'BB-05',
    5,
    'Brace',
    corner('shield', 1, true),
    orElse({ do: 'resolve best', dice: 'shield' }, ACTIVATE),
  ),
  behavior(
    'BB-06',
    6,
    'Jam Signals',
    corner('disrupt', 1),
    orElse(
      { do: 'resolve best', dice: 'other than damage' },
      { do: 'reroll', dice: { each: dice('AI', { showing: 'blank' }) } },
    ),
  ),
  behavior('BB-07', 7, 'Cut Them Off', corner('discard', 1), ACTIVATE),
  behavior('BB-08', 8, 'Take Aim', corner('focus', 1), BEST),
  behavior('BB-09', 9, 'Regroup', corner('resource', 0), [
    { do: 'reroll', dice: { each: dice('AI', { showing: 'nothing of use' }) } },
    BEST,
  ]),
  behavior('BB-10', 10, 'Coordinated Strike', corner('resource', 1), [
    ACTIVATE,
    { do: 'resolve best', dice: 'damage' },
  ]),
  behavior('BB-11', 11, 'Full Deployment', corner('resource', 2), activates(cards('AI'), 2)),
  behavior('BB-12', 12, 'Overwhelm', corner('resource', 3), { do: 'resolve best', dice: 'best', all: true }),
  behavior('EX-01', 13, 'Relentless', corner('resource', 1), [ACTIVATE, { do: 'act again', n: 1 }]),
  behavior('EX-02', 14, 'Marked for Death', corner('resource', 1), {
    do: 'resolve best',
    dice: 'damage',
    highest: 1,
  }),
  behavior('EX-03', 15, 'Blackout', corner('disrupt', 1), REMOVES_WORST_DIE),
  behavior('EX-04', 16, 'Hardened', corner('shield', 1), {
    do: 'heal',
    n: 1,
    to: { one: characters('AI', { most: 'damage' }) },
  }),
  cardOf(
    'plot',
    'EX-P',
    ['AI', 17],
    'No Mercy',
    { affiliation: 'neutral', colour: 'gray', limit: 1 },
    HUNTER,
    { holds: [{ stat: 'health', add: 1 }], on: { each: characters('own') } },
    at('when a stage begins', { do: 'gain', n: { count: 'players' } }),
  ),
];
