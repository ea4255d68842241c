import { type Kind, on, starter } from './kind.ts';
import { gain, oneOf } from './words.ts';

const anyIcon = on('played', oneOf(gain({ attack: 1 }), gain({ resources: 1 }), gain({ force: 1 })));

/** The ten cards that each faction begins with. */
export const STARTERS: readonly Kind[] = [
  starter('imperial-shuttle', 'Imperial Shuttle', {
    faction: 'empire',
    traits: ['transport'],
    copies: 7,
    resources: 1,
  }),
  starter('stormtrooper', 'Stormtrooper', { faction: 'empire', traits: ['trooper'], copies: 2, attack: 2 }),
  starter('inquisitor', 'Inquisitor', { faction: 'empire' }, anyIcon),
  starter('alliance-shuttle', 'Alliance Shuttle', {
    faction: 'rebel',
    traits: ['transport'],
    copies: 7,
    resources: 1,
  }),
  starter('rebel-trooper', 'Rebel Trooper', { faction: 'rebel', traits: ['trooper'], copies: 2, attack: 2 }),
  starter('temple-guardian', 'Temple Guardian', { faction: 'rebel' }, anyIcon),
];
