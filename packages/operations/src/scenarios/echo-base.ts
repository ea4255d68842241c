import { characters } from '../cards/filter.ts';
import { RESPITE } from './respite.ts';
import { afterActivation, atAiUpkeep, fromCounters } from './rules.ts';
import { scale } from './scale.ts';
import type { Scenario } from './stage.ts';

export const ECHO_BASE: Scenario = {
  code: 'OBJ-HOT',
  name: 'Assault on Echo Base',
  players: 'villain',
  difficulty: 2,
  story:
    'A probe has found power lines in the snow where nobody should live. The rebels are packing already, and every transport that gets away means another year of hunting. Land, break the trenches, and seize their leaders before the last ship is loaded.',
  stages: [
    {
      number: 1,
      name: 'The Trenches',
      story:
        'Figures in white duck behind walls of ice, and a small craft comes in low over the ridge. Each lull in the shooting is spent on digging.',
      sets: ['REB'],
      characters: [{ id: '01030', count: scale(0, 2), health: scale(4, 3, 4) }],
      puts: [{ id: '03045', count: scale(1) }],
      abilities: [atAiUpkeep({ do: 'shield', n: 1, to: { one: characters('AI') } })],
      onAdvance: RESPITE,
    },
    {
      number: 2,
      name: 'The Command Centre',
      story:
        'The ceiling comes down in lumps, and still they stand at their screens and call out orders. While one of them acts, the other covers.',
      sets: ['CMD'],
      characters: [
        { id: '03024', count: scale(1), health: scale(0, 10, 8) },
        { id: '01028', elite: true, count: scale(1), health: scale(0, 11, 10) },
      ],
      puts: [],
      abilities: [afterActivation({ do: 'shield', n: 1, to: { one: characters('AI', { other: true }) } })],
      onAdvance: RESPITE,
    },
    {
      number: 3,
      name: 'The South Passage',
      story:
        'At the end of the tunnel a battered freighter coughs and will not start. Its owner shoots, his tall friend repairs; leave them time, and they will have everything mended, themselves included.',
      sets: ['CMD', 'FLC'],
      characters: [
        { id: '01046', count: scale(1), health: scale(-18, 24, 13) },
        { id: '02043', count: scale(1), health: scale(-18, 24, 13) },
      ],
      puts: [],
      abilities: [
        atAiUpkeep([
          { do: 'place a counter' },
          fromCounters(4, { do: 'heal', n: 2, to: { each: characters('AI') } }),
        ]),
      ],
    },
  ],
};
