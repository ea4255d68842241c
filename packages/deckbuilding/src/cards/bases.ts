import { destroyShip, draw, exile, freePurchase, gain, hit, may, pay, peekAtTwo, raidRow, salvage, spend } from '../vocabulary/words.ts';
import { action, base, bonus, constant, type Kind, on, unsure } from './kind.ts';

const ONE_SOURCE = 'The ability is known from one source only.';

export const BASES: readonly Kind[] = [
  base('lothal', 'Lothal', 'empire', 8),
  base('corellia', 'Corellia', 'empire', 10, on('revealed', may(freePurchase('own or neutral', 'hand')))),
  base('kessel', 'Kessel', 'empire', 12, on('revealed', exile(3))),
  base('kafrene', 'Kafrene', 'empire', 14, on('first neutral played', may(draw(1))), unsure(ONE_SOURCE)),
  base('mustafar', 'Mustafar', 'empire', 14, on('revealed', gain({ force: 4 }))),
  base(
    'ord-mantell',
    'Ord Mantell',
    'empire',
    14,
    constant({ hunts: 'neutral units' }),
    unsure(`${ONE_SOURCE} It leaves open whether neutral capital ships can be hunted; only units are.`),
  ),
  base(
    'coruscant',
    'Coruscant',
    'empire',
    16,
    on('turn begins', may(peekAtTwo())),
    unsure('Open whether it works on the turn on which it is revealed; it does not.'),
  ),
  base('death-star', 'Death Star', 'empire', 16, action(pay(spend(4), destroyShip('any')))),
  base('endor', 'Endor', 'empire', 16, bonus(1, ['trooper', 'vehicle'])),
  base('rodia', 'Rodia', 'empire', 16, on('revealed', may(raidRow()))),
  base('dantooine', 'Dantooine', 'rebel', 8),
  base('mon-cala', 'Mon Cala', 'rebel', 10, on('revealed', may(freePurchase('own or neutral', 'hand')))),
  base('dagobah', 'Dagobah', 'rebel', 12, on('revealed', exile(3))),
  base('alderaan', 'Alderaan', 'rebel', 14, on('revealed', gain({ force: 4 }))),
  base('bespin', 'Bespin', 'rebel', 14, on('first neutral played', may(draw(1))), unsure(ONE_SOURCE)),
  base(
    'hoth',
    'Hoth',
    'rebel',
    14,
    constant({ prevents: 2 }),
    unsure("Each turn is taken as each side's turn, so that it shields on the Rebels' own turn too."),
  ),
  base('jedha', 'Jedha', 'rebel', 14, constant({ firstNeutralPurchase: 'in hand until the turn ends' })),
  base('sullust', 'Sullust', 'rebel', 16, constant({ firstPurchase: 'on deck' })),
  base(
    'tatooine',
    'Tatooine',
    'rebel',
    16,
    on('revealed', may([salvage(), gain({ resources: 1 })])),
    unsure('Hit points 16 or 14, and whether it fetches Rebel cards only: 16 and Rebel cards only are played.'),
  ),
  base('yavin-4', 'Yavin 4', 'rebel', 16, on('foe discards', hit(2, 'base'))),
];
