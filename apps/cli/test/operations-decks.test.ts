import { READY_DECKS, SCENARIOS } from '@holofoe/operations';
import { expect, test } from 'vitest';
import { folder, holofoe, plain } from './holofoe.ts';

const WINDU = '01059 05058 03049 06006 06017 05128 01115 05102 01157 02138 02136 01149 03103 02132 05126';
const SLOTS = Object.fromEntries(WINDU.split(' ').map((id) => [id, { quantity: 2, dice: 0 }]));

test.each([
  [
    'our own JSON',
    JSON.stringify({
      name: 'Mine',
      characters: [{ id: '03034', elite: true }, { id: '01036' }],
      cards: Object.fromEntries(WINDU.split(' ').map((id) => [id, 2])),
    }),
  ],
  [
    'JSON of swdestinydb',
    JSON.stringify({
      name: 'Mine',
      slots: {
        ...SLOTS,
        '03034': { quantity: 1, dice: 2, dices: null },
        '01036': { quantity: 1, dice: 1, dices: '1' },
      },
    }),
  ],
  [
    'text',
    [
      'Mine',
      '',
      'Character (2)',
      '2x Mace Windu (Empire at War #34)',
      '1x Padawan (Awakenings #36)',
      '',
      'Upgrade (30)',
      ...WINDU.split(' ').map((id) => `2x ${id}`),
    ].join('\n'),
  ],
])('decks check reads %s', async (_, text) => {
  const { write } = folder();
  const { code, out, err } = await holofoe(['decks', 'check', write('deck.txt', text)]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(plain(out)).toContain('this deck can be played. Mine, 30 points, 30 cards');
  expect(plain(out)).toContain('team elite Mace Windu, Jedi Champion (22), Padawan (8)');
});

test('every breach is named with its place and rule, and every card that cannot be played yet by its name', async () => {
  const { write } = folder();
  const file = write(
    'deck.txt',
    [
      'My Jedi',
      'Character',
      '2x Luke Skywalker (Awakenings #35)',
      '1x Darth Vader (Awakenings #10)',
      'Upgrade',
      '3x Fearless',
      "1x Vader's Fist",
      '2x E-11 Blaster',
      'Battlefield',
      "1x Emperor's Throne Room",
    ].join('\n'),
  );
  const { code, out, err } = await holofoe(['decks', 'check', file]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  for (const says of [
    'My Jedi cannot be played as it is.',
    'characters: The team has 36 points',
    '(rule: points)',
    'cards: The deck has 5 cards; it must have exactly 30. (rule: thirty cards)',
    'Fearless is in the deck 3 times; at most 2 are allowed. (rule: copies)',
    'is a hero and Darth Vader, Sith Lord (01010) a villain',
    'E-11 Blaster (05063) is a red card',
    "Not in the deck, since they cannot be played yet: Vader's Fist",
    "The battlefield Emperor's Throne Room is left out",
  ])
    expect(plain(err)).toContain(says);
});

test('what cannot be read is told with its line, or its place in the JSON', async () => {
  const { write, path } = folder();
  const text = await holofoe(['decks', 'check', write('deck.txt', 'Mine\nCharacter\n1x Luek Skywalker\n')]);
  expect(text).toMatchObject({ code: 2, out: '' });
  expect(plain(text.err)).toContain(
    'deck.txt:3: There is no card "Luek Skywalker"; did you mean Luke Skywalker',
  );
  const json = await holofoe([
    'decks',
    'check',
    write('deck.json', '{"slots": {"01059": {"quantity": -1}}}'),
  ]);
  expect(plain(json.err)).toContain('deck.json: slots.01059');
  const missing = await holofoe(['decks', 'check', path('no.txt')]);
  expect(plain(missing.err)).toContain('no.txt: there is no such file.');
});

test('decks operations lists the ready decks, and one of them card by card', async () => {
  const { out } = await holofoe(['decks', 'operations']);
  for (const { code, name } of READY_DECKS) expect(out).toContain(`${code}  ${name}, `);
  const one = await holofoe(['decks', 'operations', 'guns for hire']);
  expect(one.out).toContain('H3 Guns for Hire, 30 points, 30 cards');
  expect(one.out).toContain('2x DL-44 Heavy Blaster Pistol');
  const none = await holofoe(['decks', 'operations', 'H9']);
  expect(plain(none.err)).toContain('There is no ready deck "H9"; there are H1 (Jedi Defenders)');
});

test('scenarios operations lists the scenarios, and one of them stage by stage', async () => {
  const { out } = await holofoe(['scenarios', 'operations']);
  for (const { code, name } of SCENARIOS) expect(out).toContain(`${code} ${name}, `);
  const one = await holofoe(['scenarios', 'operations', 'scarif']);
  expect(one.out).toContain('\nStage 2: Inside the Citadel\n');
  expect((await holofoe(['scenarios', 'operations', 'Jakku'])).code).toBe(2);
});
