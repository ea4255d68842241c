import { characters, sides } from '../cards/filter.ts';
import { RESPITE } from './respite.ts';
import { atAiUpkeep, firstUpgradeDearer, fromCounters } from './rules.ts';
import { scale } from './scale.ts';
import type { Scenario } from './stage.ts';

export const SCARIF: Scenario = {
  code: 'OBJ-SCA',
  name: 'Battle of Scarif',
  players: 'hero',
  difficulty: 1,
  story:
    'A stolen shuttle, a borrowed code and a handful of volunteers: that is the whole plan. Somewhere in the tower above the palms lie the drawings of a weapon that can burn a world. Get in, find them, and get them off the planet before the people who built it notice what is missing.',
  stages: [
    {
      number: 1,
      name: 'Landing on the Beach',
      story:
        'White sand, blue water, and blaster fire from every bunker. The garrison digs in deeper with each hour, so do not give it many.',
      sets: ['SCG'],
      characters: [{ id: '05013', count: scale(0, 2), health: scale(9, 1, 6) }],
      puts: [],
      abilities: [atAiUpkeep({ do: 'shield', n: 1, to: { one: characters('AI') } })],
      onAdvance: RESPITE,
    },
    {
      number: 2,
      name: 'Inside the Citadel',
      story:
        'The doors hiss shut behind you. Black armour waits at the end of the corridor beside a gun on a tripod, and the armouries on the way are locked: fresh equipment is hard to come by in here.',
      sets: ['SCG'],
      characters: [{ id: '02001', count: scale(0, 2), health: scale(2, 3, 5) }],
      puts: [{ id: '02005', count: scale(1) }],
      abilities: [firstUpgradeDearer(1)],
      onAdvance: RESPITE,
    },
    {
      number: 3,
      name: 'Transmit the Plans',
      story:
        'The dish is turning, the upload crawls, and a man in a white cape comes up in the lift with his bodyguard. Overhead a grey moon slides into place that was not there yesterday. When it is in range, nobody on this beach will be safe.',
      sets: ['SCG', 'KRE'],
      characters: [
        { id: '02003', count: scale(1), health: scale(3, 12, 14) },
        { id: '02001', count: scale(0, 2), health: scale(2, 3, 5) },
      ],
      puts: [],
      abilities: [
        atAiUpkeep([
          { do: 'place a counter' },
          fromCounters(3, { do: 'indirect', n: 2, to: { each: sides('player') } }),
        ]),
      ],
    },
  ],
};
