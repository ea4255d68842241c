import { characters } from '../cards/filter.ts';
import { RESPITE } from './respite.ts';
import { afterDefeat, aiUpgradesCheaper, asFirstIsActivated, handSize } from './rules.ts';
import { scale } from './scale.ts';
import type { Scenario } from './stage.ts';

export const KNIGHTFALL: Scenario = {
  code: 'OBJ-KNF',
  name: 'Knightfall',
  players: 'villain',
  difficulty: 3,
  story:
    'For a thousand years nobody marched up these steps in arms. Tonight the order has come, the lights of the city are out, and the Temple has four floors of defenders who do not know yet that the war is over. Leave none of them to tell of it.',
  stages: [
    {
      number: 1,
      name: 'The Temple Gates',
      story:
        'Masked guards stand shoulder to shoulder under the arch, yellow blades before their faces. Whoever of them moves first is ready for you.',
      sets: ['TGD'],
      characters: [{ id: '05030', count: scale(0, 2), health: scale(4, 2, 4) }],
      puts: [],
      abilities: [asFirstIsActivated({ do: 'shield', n: 1, to: 'that' })],
      onAdvance: RESPITE,
    },
    {
      number: 2,
      name: 'The Training Halls',
      story:
        'Racks of practice sabers line the walls, within reach of everybody. The students have learned their forms well, and their teacher has not finished the lesson.',
      sets: ['PDW', 'TGD'],
      characters: [
        { id: '03032', count: scale(1), health: scale(2, 9, 9) },
        { id: '01036', count: scale(0, 2), health: scale(4, 2, 4) },
      ],
      puts: [],
      abilities: [aiUpgradesCheaper(1)],
      onAdvance: RESPITE,
    },
    {
      number: 3,
      name: 'The Archives',
      story:
        'Blue light falls on endless shelves, and whispers come from all sides at once. It is hard to keep a clear thought here, harder to keep a plan.',
      sets: ['PDW', 'JCO'],
      characters: [
        { id: '02036', count: scale(1), health: scale(0, 11, 10) },
        { id: '02034', count: scale(0, 2), health: scale(1, 3, 4) },
      ],
      puts: [],
      abilities: [handSize(4)],
      onAdvance: RESPITE,
    },
    {
      number: 4,
      name: 'The Council Chamber',
      story:
        'A round room, a ring of empty seats, two masters who have risen from theirs. If one of them falls, the other will not mourn until it is over.',
      sets: ['JCO'],
      characters: [
        { id: '03034', elite: true, count: scale(1), health: scale(-6, 21, 13) },
        { id: '08057', count: scale(1), health: scale(-6, 19, 11) },
      ],
      puts: [],
      abilities: [afterDefeat({ do: 'ready', cards: { each: characters('AI', { other: true }) } })],
    },
  ],
};
