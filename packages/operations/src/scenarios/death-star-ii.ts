import { sides } from '../cards/filter.ts';
import { RESPITE } from './respite.ts';
import { sabotage, supportsFirst, whenPhaseBegins } from './rules.ts';
import { scale } from './scale.ts';
import type { Scenario } from './stage.ts';

export const DEATH_STAR_II: Scenario = {
  code: 'OBJ-DS2',
  name: 'Death Star II',
  players: 'hero',
  difficulty: 3,
  story:
    'Half built and said to be defenceless, the second battle station hangs above a green moon like bait on a hook. The fleet has bitten all the same. Some of you will fly for its heart, some will climb the stairs to the one who rules it; both have to succeed, and nobody can be in two places.',
  stages: [
    {
      number: 1,
      name: 'Through the Fleet',
      story:
        'The sky fills with howling engines. Break through the swarm before it has you surrounded; the fighters come first, and their pilots right behind.',
      sets: ['FLT'],
      characters: [
        { id: '08019', count: scale(1), health: scale(4, 4, 4) },
        { id: '02004', count: scale(0, 1), health: scale(4, 3, 3) },
      ],
      puts: [{ id: '08031', count: scale(0, 1) }],
      abilities: [supportsFirst()],
      onAdvance: RESPITE,
    },
    {
      number: 2,
      multi: 1,
      name: 'The Throne Room Stairs',
      story:
        'Red robes line the steps, and between them somebody breathes, slow and even. His presence gnaws at every plan you make. Cut down he may be; driven off, he will be waiting further up.',
      sets: ['VDR', 'RGD'],
      characters: [
        { id: '01010', count: scale(1), health: scale(8, 6), hunter: true },
        { id: '02012', count: scale(0, 1), health: scale(4, 6) },
      ],
      puts: [],
      abilities: [
        whenPhaseBegins({
          each: { each: sides('player') },
          do: {
            oneOf: [
              { do: 'discard', who: 'it', n: 1, from: 'hand' },
              { do: 'indirect', to: 'it', n: 1 },
            ],
            by: 'that player',
          },
        }),
      ],
    },
    {
      number: 2,
      multi: 2,
      name: 'The Reactor Run',
      story:
        'Pipes and girders flash by on both sides, with the enemy close behind. Spare what power you can and feed it into the coolant lines: a few well-placed charges, and your pursuers fly through fire.',
      sets: ['FLT'],
      characters: [
        { id: '03001', count: scale(1), health: scale(9, 10) },
        { id: '02004', count: scale(0, 1), health: scale(5, 8) },
      ],
      puts: [{ id: '08031', count: scale(0, 1) }],
      abilities: sabotage(2, 2),
      // Once for the players of both areas.
      onAdvance: RESPITE,
    },
    {
      number: 3,
      name: 'The Emperor',
      story:
        'An old man in a chair turns round and smiles. The air tastes of lightning, and it strikes whether you attack or not. Finish it while you still stand.',
      sets: ['EMP', 'RGD'],
      characters: [
        { id: '02011', count: scale(1), health: scale(8, 15, 10) },
        { id: '02012', count: scale(0, 1), health: scale(6, 5, 4) },
      ],
      puts: [],
      abilities: [whenPhaseBegins({ do: 'indirect', n: 1, to: { each: sides('player') } })],
    },
  ],
};
