import { action, bonus, type Kind, on, pilot, ship, unit } from './kind.ts';
import {
  buyFromGalaxyDiscard,
  discardACard,
  draw,
  exile,
  exileItself,
  exileOne,
  fetch,
  foeDiscards,
  gain,
  inPlay,
  may,
  nextPurchaseOnDeck,
  oneOf,
  pay,
  repair,
  takeInHand,
  theForce,
  when,
} from './words.ts';

const faction = 'neutral';

export const NEUTRAL: readonly Kind[] = [
  unit(
    'z-95-headhunter',
    'Z-95 Headhunter',
    { faction, traits: ['fighter'], copies: 2, cost: 1, attack: 2 },
    action(when(inPlay('enemy ship'), draw(1))),
  ),
  unit(
    'jawa-scavenger',
    'Jawa Scavenger',
    { faction, copies: 2, cost: 1, resources: 2 },
    action(pay(exileItself(), buyFromGalaxyDiscard())),
  ),
  unit(
    'rodian-gunslinger',
    'Rodian Gunslinger',
    { faction, traits: ['bounty-hunter'], copies: 2, cost: 2, attack: 2 },
    bonus(2, 'itself', { against: 'row' }),
  ),
  unit(
    'kel-dor-mystic',
    'Kel Dor Mystic',
    { faction, copies: 2, cost: 2, force: 2 },
    action(pay(exileItself(), exileOne('hand or discard'))),
  ),
  unit(
    'lobot',
    'Lobot',
    { faction, traits: ['officer'], unique: true, cost: 3 },
    on('played', oneOf(gain({ attack: 2 }), gain({ resources: 2 }), gain({ force: 2 }))),
  ),
  unit(
    'bossk',
    'Bossk',
    { faction, traits: ['bounty-hunter'], unique: true, cost: 3, attack: 3 },
    on('defeats', gain({ force: 1 })),
  ),
  unit(
    'fang-fighter',
    'Fang Fighter',
    { faction, traits: ['fighter'], copies: 2, cost: 3, attack: 3 },
    on('purchased', may([takeInHand(), when(theForce, draw(1))])),
  ),
  unit(
    'twilek-smuggler',
    "Twi'lek Smuggler",
    { faction, traits: ['scoundrel'], copies: 2, cost: 3, resources: 3 },
    action(nextPurchaseOnDeck()),
  ),
  ship(
    'c-roc-cruiser',
    'C-ROC Cruiser',
    { faction, copies: 2, cost: 3, resources: 1, hitPoints: 3 },
    action(pay(discardACard(), repair(3))),
  ),
  unit(
    'dengar',
    'Dengar',
    { faction, traits: ['bounty-hunter'], unique: true, cost: 4, attack: 4 },
    on('defeats', gain({ resources: 2 })),
  ),
  unit(
    'quarren-mercenary',
    'Quarren Mercenary',
    { faction, traits: ['trooper'], copies: 2, cost: 4, attack: 4 },
    on('purchased', when(theForce, exile(2), exile(1))),
  ),
  unit(
    'hwk-290',
    'HWK-290',
    { faction, traits: ['transport'], copies: 2, cost: 4, resources: 4 },
    action(pay(exileItself(), repair(4))),
  ),
  ship('blockade-runner', 'Blockade Runner', {
    faction,
    copies: 3,
    cost: 4,
    attack: 1,
    resources: 1,
    hitPoints: 4,
  }),
  unit(
    'ig-88',
    'IG-88',
    { faction, traits: ['bounty-hunter', 'droid'], unique: true, cost: 5, attack: 5 },
    on('defeats', exile(1)),
  ),
  ship(
    'nebulon-b-frigate',
    'Nebulon-B Frigate',
    { faction, copies: 2, cost: 5, hitPoints: 5 },
    action(oneOf(gain({ resources: 3 }), repair(3))),
  ),
  unit(
    'lando-calrissian',
    'Lando Calrissian',
    { faction, traits: ['scoundrel'], unique: true, cost: 6, attack: 3, resources: 3 },
    action([draw(1), when(theForce, foeDiscards())]),
  ),
  unit(
    'jabbas-sail-barge',
    "Jabba's Sail Barge",
    { faction, traits: ['vehicle'], unique: true, cost: 7, attack: 4, resources: 3 },
    action(fetch('bounty-hunter')),
  ),
  unit(
    'jabba-the-hutt',
    'Jabba the Hutt',
    { faction, traits: ['scoundrel'], unique: true, cost: 8, attack: 2, resources: 2, force: 2 },
    action(pay(exileOne('hand'), when(theForce, draw(2), draw(1)))),
  ),
];

export const OUTER_RIM_PILOT: Kind = pilot(
  'outer-rim-pilot',
  'Outer Rim Pilot',
  { faction, copies: 10, cost: 2, resources: 2 },
  action(pay(exileItself(), gain({ force: 1 }))),
);
