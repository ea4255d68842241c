import type { CharacterSet } from './stage.ts';

/** A set without characters. */
export type CardSet = Pick<CharacterSet, 'code' | 'name' | 'cards'>;

/** Part of every AI deck (OPS-64). */
export const BASIC_BEHAVIOR: CardSet = {
  code: 'BASIC',
  name: 'Basic Behavior',
  cards: {
    'BB-01': 2,
    'BB-02': 2,
    'BB-03': 1,
    'BB-04': 1,
    'BB-05': 1,
    'BB-06': 1,
    'BB-07': 1,
    'BB-08': 1,
    'BB-09': 1,
    'BB-10': 1,
    'BB-11': 1,
    'BB-12': 1,
  },
};

/** OPS-84: its cards go into every AI deck, its plot into play. */
export const EXPERT_MODE: CardSet & { readonly plot: string } = {
  code: 'EXPERT',
  name: 'Expert Mode',
  cards: { 'EX-01': 1, 'EX-02': 1, 'EX-03': 1, 'EX-04': 1 },
  plot: 'EX-P',
};

/** The sets with characters: who comes with which cards. */
export const SETS_OF_CARDS: readonly CharacterSet[] = [
  {
    code: 'SCG',
    name: 'Scarif Garrison',
    side: 'villain',
    characters: ['05013', '02001'],
    cards: { 'SCG-1': 2, 'SCG-2': 1, 'SCG-3': 1, '05063': 2, '02007': 1 },
  },
  {
    code: 'KRE',
    name: 'Director Krennic',
    side: 'villain',
    characters: ['02003'],
    cards: { 'KRE-1': 3, 'KRE-2': 1, '02005': 1, '09160': 1 },
  },
  {
    code: 'FLT',
    name: 'Imperial Fleet',
    side: 'villain',
    characters: ['02004', '08019', '03001'],
    cards: { 'FLT-1': 1, 'FLT-2': 1, 'FLT-3': 1, '08031': 2, '08131': 1 },
  },
  {
    code: 'VDR',
    name: 'Darth Vader',
    side: 'villain',
    characters: ['01010'],
    cards: { 'VDR-1': 1, 'VDR-2': 1, 'VDR-3': 1, '01059': 1 },
  },
  {
    code: 'RGD',
    name: 'Royal Guard',
    side: 'villain',
    characters: ['02012'],
    cards: { 'RGD-1': 1, 'RGD-2': 1, '02015': 1 },
  },
  {
    code: 'EMP',
    name: 'The Emperor',
    side: 'villain',
    characters: ['02011'],
    cards: { 'EMP-1': 2, 'EMP-2': 1, 'EMP-3': 1, '12005': 1 },
  },
  {
    code: 'DRD',
    name: 'Droid Army',
    side: 'villain',
    characters: ['05009', '08020', '05011'],
    cards: { 'DRD-1': 1, 'DRD-2': 1, 'DRD-3': 1, '09033': 2, '09032': 1 },
  },
  {
    code: 'MAU',
    name: 'Darth Maul',
    side: 'villain',
    characters: ['11003'],
    cards: { 'MAU-1': 3, 'MAU-2': 1, 'MAU-3': 1, '11016': 1 },
  },
  {
    code: 'REB',
    name: 'Rebel Garrison',
    side: 'hero',
    characters: ['01030'],
    cards: { 'REB-1': 1, 'REB-2': 1, 'REB-3': 2, '03030': 1, '01054': 2, '03045': 1 },
  },
  {
    code: 'CMD',
    name: 'Rebel Command',
    side: 'hero',
    characters: ['03024', '01028'],
    cards: { 'CMD-1': 1, 'CMD-2': 1, 'CMD-3': 1, '01056': 1 },
  },
  {
    code: 'FLC',
    name: 'Falcon Crew',
    side: 'hero',
    characters: ['01046', '02043'],
    cards: { 'FLC-1': 1, 'FLC-2': 4, 'FLC-3': 1, '05052': 1, '01051': 1, '02048': 1 },
  },
  {
    code: 'TGD',
    name: 'Temple Guard',
    side: 'hero',
    characters: ['05030'],
    cards: { 'TGD-1': 1, 'TGD-2': 1, '05058': 1 },
  },
  {
    code: 'PDW',
    name: 'Padawans and Instructors',
    side: 'hero',
    characters: ['01036', '03032', '02034'],
    cards: { 'PDW-1': 1, 'PDW-2': 1, '03049': 2 },
  },
  {
    code: 'JCO',
    name: 'Jedi Council',
    side: 'hero',
    characters: ['03034', '08057', '02036'],
    cards: { 'JCO-1': 3, 'JCO-2': 1, 'JCO-3': 1, '01059': 1, '03049': 1 },
  },
];

export function setByCode(code: string): CharacterSet | undefined {
  return SETS_OF_CARDS.find((set) => set.code === code);
}
