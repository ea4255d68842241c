import { RESPITE } from './respite.ts';
import { afterDefeat, gates, playersGainLess } from './rules.ts';
import { scale } from './scale.ts';
import type { Scenario } from './stage.ts';

export const NABOO: Scenario = {
  code: 'OBJ-NAB',
  name: 'Duel on Naboo',
  players: 'hero',
  difficulty: 1,
  story:
    'A trade dispute has put tanks in the gardens of the prettiest city of the Mid Rim. The pilots are locked up, the palace is taken, and the machines that patrol the streets never sleep. Fight your way to the hangar, free the fighters, and beware of the one who came with the invaders and carries no blaster.',
  stages: [
    {
      number: 1,
      name: 'Streets of Theed',
      story:
        'They come in rows, and they fall in rows. But somebody up there counts every wreck and sends the bill: for each droid you scrap, the next one is already paid for.',
      sets: ['DRD'],
      characters: [{ id: '05009', count: scale(0, 2), health: scale(2, 4, 3) }],
      puts: [],
      abilities: [afterDefeat({ do: 'gain', n: 1 })],
      onAdvance: RESPITE,
    },
    {
      number: 2,
      name: 'The Hangar',
      story:
        'The viceroy himself inspects the captured starfighters, behind the broadest droids he could buy. While he gives orders the blockade holds, and little reaches you from outside.',
      sets: ['DRD'],
      characters: [
        { id: '05011', count: scale(1), health: scale(3, 6, 4) },
        { id: '08020', count: scale(0, 1), health: scale(4, 7, 5) },
      ],
      puts: [],
      abilities: [playersGainLess(1, 'Nute Gunray')],
      onAdvance: RESPITE,
    },
    {
      number: 3,
      name: 'The Laser Gates',
      story:
        'The great doors part, a hood is thrown back, and a blade lights up at both ends. Beyond the catwalks, red walls of light open and close to a rhythm of their own; strike while they are open.',
      sets: ['MAU'],
      characters: [{ id: '11003', elite: true, count: scale(1), health: scale(-4, 20, 13) }],
      puts: [],
      abilities: [gates('Maul', 1)],
    },
  ],
};
