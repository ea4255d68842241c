import { expect, test } from 'vitest';
import { kindById } from '../../../src/cards/catalogue.ts';
import { abilityText } from '../../../src/wording/describe.ts';

test.each([
  [
    '01130',
    [
      'Choose an opponent and that player chooses one: deal 2 damage to one of their exhausted characters of their choice; or remove 2 of their dice of their choice.',
    ],
  ],
  [
    '02030',
    [
      'Action: remove this die to resolve one of your other dice as if it showed a different symbol, with the same value.',
    ],
  ],
  [
    '02083',
    [
      'Play only if your dice show a combined value of 7 or more.',
      'Look at the top 3 cards of your deck, play up to 1 of them for free, and discard the others.',
    ],
  ],
  ['07112', ['Discard a card in play of which there is a copy in any discard pile.']],
  [
    '08053',
    [
      'Each of your dice of the attached character showing damage has 1 more value for each of your defeated characters.',
    ],
  ],
  [
    '08092',
    [
      'Play only if you spot a die showing resources.',
      'Gain 4 resources (5 if you took 2 or more actions this turn).',
    ],
  ],
  [
    '09083',
    [
      'After you resolve a die, if you resolved 3 or more dice this turn, you may exhaust this card to deal 1 damage to a character.',
    ],
  ],
  [
    '09120',
    [
      'Only on a blue character.',
      'Special: give a character 2 shields and you may discard this card from play to play a Soresu Mastery from your hand or discard pile on the attached character for free.',
    ],
  ],
  [
    '11114',
    [
      'Turn a die to a side showing a value of 1 or more; then you may turn another die to a side showing the same symbol and value; then you may turn another die to a side showing the same symbol and value.',
    ],
  ],
  [
    '11120',
    [
      'Action: exhaust this card; then, if you spot 2 blue characters, turn one of your blue character dice to a side showing the symbol of another of these cards.',
    ],
  ],
  [
    '12041',
    [
      'After this character is activated, choose an opponent; if they have an exhausted character and they have no dice showing damage, you may force them to choose and discard a card from their hand.',
    ],
  ],
  [
    '12047',
    [
      'Play only if you do not control the battlefield.',
      'Take up to 1 resource from an opponent for each of your pirate characters.',
    ],
  ],
])('%s says what it does', (id, says) => {
  const kind = kindById(id);
  expect(kind && abilityText(kind)).toEqual(says);
});
