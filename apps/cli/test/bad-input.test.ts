import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folder, holofoe } from './holofoe.ts';

test.each([
  ['an unknown card', 'row: [X-Wing, at-sd]', ':1:15: row[1]: there is no card "at-sd"; did you mean at-st'],
  [
    'a seventh card in the row',
    'row:\n  - X-Wing\n  - Y-Wing\n  - AT-ST\n  - Lobot\n  - Bossk\n  - Dengar\n  - IG-88',
    ':8:5: row[6]: the galaxy row has six slots.',
  ],
  [
    "damage beyond a base's hit points",
    'empire:\n  damage: 16',
    ':2:11: empire.damage: Coruscant has 16 hit points; with 16 damage it is destroyed.',
  ],
  [
    "damage beyond a ship's hit points",
    'rebel:\n  ships:\n    - card: Rebel Transport\n      damage: 5',
    ':4:15: rebel.ships[0].damage: Rebel Transport has 2 hit points; with 5 damage it is destroyed.',
  ],
  [
    'a card that is in two places',
    'row: [Darth Vader]\nempire:\n  discard: [darth-vader]',
    ':3:13: empire.discard[0]: Darth Vader is in too many places: there is one, and it is also at row[0].',
  ],
  ['a broken file', 'row: [X-Wing\nbot: empire', ':2:1: this is not YAML: '],
  [
    'an unknown field',
    'bot: empire\nrwo: [X-Wing]',
    ':2:1: there is no field "rwo". Did you mean row or bot?',
  ],
  [
    'an unknown field inside',
    'rebel:\n  ships:\n    - card: X-Wing\n      damge: 1',
    'there is no field "damge"',
  ],
  ['a wrong value', 'bot: empire\nforce: strong', ':2:8: force: write neutral, empire 1 to empire 3'],
  ['no table at all', '- a\n- b', ':1:1: Invalid input: expected object, received array.'],
  ['no bot', 'bot: none', ':1:6: bot: without a bot there is no turn to advise'],
  [
    'a card that cannot come up',
    'next:\n  reveals: [Darth Vader]',
    ':2:13: next.reveals[0]: Darth Vader cannot come up there',
  ],
])('%s gets one message with its place, exit code 2, and nothing is written', async (_, text, says) => {
  const { write, path, files } = folder();
  const file = write('table.yaml', text);
  const { code, out, err } = await holofoe([
    'advise',
    'deckbuilding',
    '--state',
    file,
    '--out',
    path('out.yaml'),
  ]);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(plain(err)).toContain(plain(`table.yaml${says}`.replace(/^table\.yaml(?!:)/, '')));
  expect(plain(err)).toContain('"holofoe schema deckbuilding" prints what a table may hold.');
  expect(files()).toEqual(['table.yaml']);
});

test('places are told in JSON too', async () => {
  const { write } = folder();
  const wrong = write('wrong.json', '{\n  "empire": {\n    "damage": 99\n  }\n}');
  const broken = write('broken.json', '{\n  "row": ["x-wing",}\n}');
  expect(plain((await holofoe(['advise', 'deckbuilding', '--state', wrong])).err)).toContain(
    'wrong.json:3:15: empire.damage: ',
  );
  expect(plain((await holofoe(['advise', 'deckbuilding', '--state', broken])).err)).toContain(
    "broken.json:2:20: this is not JSON: Unexpected token '}'",
  );
});

test.each([
  ['at the top', '{"bot": "empire",\n "bot": "rebel"}', 'twice.json:2:2: "bot" stands here a second time.'],
  ['inside', '{"rebel": {"damage": 1, "damage": 2}}', 'twice.json:1:25: "damage" stands here a second time.'],
  [
    'spelled in two ways',
    '{"bot": "empire", "b\\u006ft": "rebel"}',
    'twice.json:1:19: "bot" stands here a second',
  ],
])('a name that a table in JSON has twice, %s, is refused with its place', async (_, text, says) => {
  const { write } = folder();
  const { code, out, err } = await holofoe(['advise', 'deckbuilding', write('twice.json', text)]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(plain(err)).toContain(says);
});

test('a card that a deck in JSON has twice is refused with its place', async () => {
  const { write } = folder();
  const deck =
    '{"name": "Mine", "characters": [{"id": "01035", "elite": true}],\n "cards": {"01042": 1, "01042": 2}}';
  const { code, out, err } = await holofoe(['decks', 'check', write('deck.json', deck)]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(plain(err)).toContain('deck.json:2:24: "01042" stands here a second time.');
});

test('several faults are told at once', async () => {
  const { write } = folder();
  const file = write('table.yaml', 'row: [X-Wnig]\nempire: { damage: 20 }');
  const { err } = await holofoe(['advise', 'deckbuilding', '--state', file]);
  expect(plain(err)).toContain('row[0]: there is no card "X-Wnig"');
  expect(plain(err)).toContain('empire.damage: Coruscant');
});

test('a file that is not there, a folder', async () => {
  const { path } = folder();
  const missing = await holofoe(['advise', 'deckbuilding', '--state', path('no.yaml')]);
  expect(missing.code).toBe(2);
  expect(plain(missing.err)).toContain(
    'no.yaml: there is no such file. Check its name and the folder you are in.',
  );
  const dir = await holofoe(['replay', path('.')]);
  expect(dir.code).toBe(2);
  expect(plain(dir.err)).toContain('this is a folder. Name a file in it.');
});

test.each([
  ['a save of a newer format', { holofoe: 99 }, 'Update Holofoe to open it.'],
  ['a newer state', { format: 99 }, 'Update Holofoe to open it.'],
  ['a save of another game', { game: 'operations' }, 'This is a save of "operations"'],
  ['a changed save', { mark: { at: 0, state: {} } }, 'This save is damaged'],
])('%s is refused with a remedy by play', async (_, change, says) => {
  const { path, write } = folder();
  await holofoe(['play', 'deckbuilding', '--side', 'rebel', '--seed', '1'], [`save ${path('game.json')}`]);
  const save: object = JSON.parse(readFileSync(path('game.json'), 'utf8'));
  const file = write('changed.json', JSON.stringify({ ...save, ...change }));
  const { code, out, err } = await holofoe(['play', 'deckbuilding', '--load', file]);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(plain(err)).toContain('changed.json: ');
  expect(plain(err)).toContain(says);
});

test('a save that is cut off, and a file that is no save', async () => {
  const { write } = folder();
  const cut = await holofoe(['play', 'deckbuilding', '--load', write('cut.json', '{"holofoe": 1, "ga')]);
  expect(cut.code).toBe(2);
  expect(plain(cut.err)).toContain('cut.json:1:19: this is not the JSON of a save, or it was cut off.');
  const other = await holofoe(['replay', write('other.json', '{"name": "x"}')]);
  expect(other.code).toBe(2);
  expect(plain(other.err)).toContain('This is not a save of Holofoe. Choose a file that Holofoe wrote.');
});

test.each([
  [['plya'], "unknown command 'plya' Did you mean play?"],
  [['play', 'chess'], 'There is no game "chess". The games are: deckbuilding, operations, card-game.'],
  [['play', '--sid', 'rebel'], "unknown option '--sid' Did you mean --side?"],
  [['play', '--side', 'sith'], "argument 'sith' is invalid. Allowed choices are empire, rebel."],
  [['play', '--side', 'rebel', '--two'], "cannot be used with option '--two'"],
  [['play', '--side', 'rebel', '--seed', 'x'], 'It must be a whole number from 0 to 4294967295.'],
  [['play', '--side', 'rebel', '--option', 'first'], 'Write it as NAME=VALUE.'],
  [
    ['play', '--side', 'rebel', '--option', 'frist=empire'],
    '--option frist: there is no such option. Did you mean first',
  ],
  [['play', '--side', 'rebel', '--option', 'first=me'], '--option first: '],
  [['play', '--side', 'rebel', '--bases', 'hoth,hoth'], '--bases: "hoth" is named twice'],
  [['play', '--side', 'rebel', '--bases', 'hoth,endor'], '--bases: "endor" cannot be chosen'],
  [['play', '--load', 'game.json', '--option', 'first=empire'], "cannot be used with option '--option"],
  [['advise', 'deckbuilding'], 'No table was named. Name one: holofoe advise deckbuilding FILE.'],
  [['simulate', 'deckbuilding', '--games', '0'], 'It must be a whole number from 1 on.'],
  [
    ['simulate', 'deckbuilding', '--player', 'clever'],
    '--player clever: there is no such player. Name one of random, greedy.',
  ],
  [['rules', 'DBG-99'], 'There is no rule "DBG-99". Did you mean DBG-09'],
  [['cards', 'at-sd'], 'There is no card "at-sd"; did you mean at-st'],
  [['schema', 'chess'], 'There is no game "chess".'],
])('holofoe %j is bad input', async (argv, says) => {
  const { code, out, err } = await holofoe(argv, ['']);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(plain(err)).toContain(says);
});

/** A message without the breaks of its lines. */
function plain(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
