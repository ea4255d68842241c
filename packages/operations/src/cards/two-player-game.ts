import { pay, when } from './effects.ts';
import { characters, dice } from './filter.ts';
import { at, cardOf, type Kind } from './kind.ts';

/** More cards of the Two-Player Game, in the order of the card list. */
export const TWO_PLAYER_GAME: readonly Kind[] = [
  cardOf(
    'support',
    '04010',
    ['TPG', 10],
    'Armored Support',
    { affiliation: 'villain', colour: 'red', cost: 1 },
    at(
      'action',
      pay({ do: 'exhaust', cards: 'this' }, [
        { do: 'reroll', dice: { one: dice('own', { colour: 'red' }) } },
        when(
          { ref: 'it', is: dice('any', { showing: 'melee or ranged' }) },
          { do: 'hit', at: { one: characters('foe') }, n: 1 },
        ),
      ]),
    ),
  ),
];
