import type { Deck } from './deck.ts';

/** A deck to begin with; `both` is a team of heroes and villains. */
export interface ReadyDeck extends Deck {
  readonly code: string;
  readonly affiliation: 'hero' | 'villain' | 'both';
}

const copies = (count: number, ids: string): Record<string, number> =>
  Object.fromEntries(ids.split(' ').map((id) => [id, count]));

export const READY_DECKS: readonly ReadyDeck[] = [
  {
    code: 'H1',
    name: 'Jedi Defenders',
    affiliation: 'hero',
    characters: [
      { id: '01035', elite: true },
      { id: '01038', elite: false },
    ],
    cards: {
      ...copies(2, '01059 05058 03049 06006 03106 01115 05102 01157 02138 02136 01149 03103 11067 05128'),
      ...copies(1, '01041 01044'),
    },
  },
  {
    code: 'H2',
    name: 'Rebel Strike Force',
    affiliation: 'hero',
    characters: [
      { id: '01028', elite: true },
      { id: '10006', elite: true },
    ],
    cards: {
      ...copies(2, '01054 05063 09138 03030 01056 03045 06008 01105 01108 01106 02122 02136 01157 OP-1'),
      ...copies(1, '01034 04026'),
    },
  },
  {
    code: 'H3',
    name: 'Guns for Hire',
    affiliation: 'hero',
    characters: [
      { id: '05046', elite: true },
      { id: '01047', elite: false },
      { id: '01047', elite: false },
    ],
    cards: {
      ...copies(2, '01051 01063 05072 03055 05073 03056 01159 01161 01162 05119 01134 01152 01157 02136'),
      ...copies(1, '05052 03042'),
    },
  },
  {
    code: 'H4',
    name: 'Windu and the Padawan',
    affiliation: 'hero',
    characters: [
      { id: '03034', elite: true },
      { id: '01036', elite: false },
    ],
    cards: {
      ...copies(
        2,
        '01059 05058 03049 06006 06017 05128 01115 05102 01157 02138 02136 01149 03103 02132 05126',
      ),
    },
  },
  {
    code: 'H5',
    name: 'Gungan Trouble',
    affiliation: 'hero',
    characters: [
      { id: '05047', elite: true },
      { id: '02043', elite: false },
      { id: '01047', elite: false },
    ],
    cards: {
      ...copies(2, '02048 01051 01063 05072 03055 05073 03056 03045 05153 02137 01159 01162 01157 02136'),
      ...copies(1, '05052 03042'),
    },
  },
  {
    code: 'V1',
    name: 'Lords of the Sith',
    affiliation: 'villain',
    characters: [
      { id: '02010', elite: true },
      { id: '10001', elite: true },
    ],
    cards: {
      ...copies(
        2,
        '01059 05058 03049 06006 02015 04006 01090 01085 01084 01081 05077 02138 02136 01157 01149',
      ),
    },
  },
  {
    code: 'V2',
    name: 'First Order Squad',
    affiliation: 'villain',
    characters: [
      { id: '01001', elite: true },
      { id: '01002', elite: false },
      { id: '01002', elite: false },
    ],
    cards: {
      ...copies(
        2,
        '01054 05063 09138 02007 01056 01006 03005 09032 01073 01074 02122 05086 02061 01143 01157',
      ),
    },
  },
  {
    code: 'V3',
    name: 'Bounty Hunters',
    affiliation: 'villain',
    characters: [
      { id: '02018', elite: true },
      { id: '01021', elite: false },
    ],
    cards: {
      ...copies(2, '01063 05072 03022 03055 05073 01066 10012 03056 01097 01159 01161 01162 01157 OP-1'),
      ...copies(1, '02082 05098'),
    },
  },
  {
    code: 'V4',
    name: 'Grievous and his Droids',
    affiliation: 'villain',
    characters: [
      { id: '01003', elite: true },
      { id: '05009', elite: false },
      { id: '05009', elite: false },
    ],
    cards: {
      ...copies(
        2,
        '06017 09171 05063 09033 05073 09032 04005 01056 05089 05086 02061 01073 02138 02136 01157',
      ),
    },
  },
  {
    code: 'T1',
    name: 'Uneasy Truce',
    affiliation: 'both',
    characters: [
      { id: '01011', elite: true },
      { id: '04024', elite: true },
    ],
    plot: '11119',
    cards: {
      ...copies(2, '01059 05058 03049 06006 03106 04006 01115 05102 03103 01149 01085 05128 05077 11067'),
      ...copies(1, '01041 01090'),
    },
  },
];
