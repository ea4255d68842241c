import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folder, holofoe } from './holofoe.ts';

const REBELS = ['play', 'deckbuilding', '--side', 'rebel', '--seed', '5'];

/** What was printed after a line of input. */
function after(out: string, line: string): string {
  const [, ...rest] = out.split(`\n> ${line}\n`);
  // A line of a reason's table opens with the same sign.
  return rest.join('').split(/\n> (?![A-Z])/)[0] ?? '';
}

test('Enter at the only question plays the Rebels against the Empire, and the end of the input leaves', async () => {
  const { code, out } = await holofoe(['play', 'deckbuilding', '--seed', '5'], ['']);
  expect(code).toBe(0);
  expect(out).toContain('Enter for the Rebels, e for the Empire:');
  expect(out).toContain('Turn 1, your turn: actions');
  expect(out).toContain('EMPIRE (bot)  Coruscant 16 of 16 hp, X 0, bases lost 0 of 3, deck 10, discard 0');
  expect(out).toContain('REBELS (you)  Dantooine 8 of 8 hp, bases lost 0 of 3, deck 5, discard 0');
  expect(out).toContain('FORCE  Empire · · · ● · · · Rebels   with nobody');
  expect(out).toContain('Goodbye. The same deal again: holofoe play deckbuilding --side rebel --seed 5');
});

test('e plays the Empire', async () => {
  const { out } = await holofoe(['play'], ['x', 'e']);
  expect(out).toContain('"x" is no side.');
  expect(out.replace(/\s+/g, ' ')).toContain('You are the Empire, the bot is the Rebels.');
});

test('the input may end before the game begins', async () => {
  expect(await holofoe(['play', 'deckbuilding'])).toMatchObject({ code: 0, err: '' });
});

test('the galaxy row shows slot, faction, name, cost, type and icons without any colour', async () => {
  const { out } = await holofoe(REBELS);
  const row = out.split('\n').filter((line) => /^ {3}[1-6] [ERN] /.test(line));
  expect(row).toHaveLength(6);
  expect(row[1]).toBe('   2 E Gozanti Cruiser       cost 3  ship  2 resources, 3 hp');
});

test('only legal choices are taken, and a wrong line says what would be right', async () => {
  const { out } = await holofoe(REBELS, ['9', 'buy a moon', 'play']);
  expect(after(out, '9')).toBe('There is no 9; there are 1 to 3.');
  expect(after(out, 'buy a moon')).toBe(
    '"buy a moon" is no choice and no command; there are 1 to 3, or ? for help.',
  );
  expect(after(out, 'play')).toBe(
    '"play" could be Play Alliance Shuttle (1 resource) or Play Rebel Trooper (2\nattack).',
  );
});

test('all plays the whole hand in one go, and undo takes all of it back', async () => {
  const { out } = await holofoe(REBELS, ['all', 'undo', 'redo']);
  expect(after(out, 'all')).toContain('3 resources and 4 attack to use');
  expect(after(out, 'undo')).toMatch(/^Undone: everything that "all" played\. "redo" takes it again\./);
  expect(after(out, 'undo')).toContain('hand   Alliance Shuttle x3, Rebel Trooper x2');
  expect(after(out, 'redo')).toContain('3 resources and 4 attack to use');
});

test('undo says what it undoes, and that there is nothing to undo', async () => {
  const { out } = await holofoe(REBELS, ['1', 'undo', 'undo']);
  expect(after(out, 'undo')).toMatch(/^Undone: Play Alliance Shuttle \(1 resource\)\./);
  expect(out).toContain('> undo\nThere is nothing to undo.');
});

test("the bot's turn is numbered lines with rules, and why explains any of them with its rule", async () => {
  const { out } = await holofoe(REBELS, ['why', 'end', 'why', 'why 2', 'why 99']);
  expect(out).toContain('> why\nThe bot has not done anything yet.');
  const turn = after(out, 'end');
  expect(turn).toMatch(/── Turn 2: the Empire ─+\n Set-up phase\n {3}1 DBG-14 {2}The Empire looks at/);
  expect(turn).toMatch(/ {3}2 DBG-14 {2}.* is discarded from the galaxy deck\. \(why 2\)/);
  const reason = after(out, 'why 2');
  expect(reason).toContain('Coruscant discards:');
  expect(reason).toMatch(/decided/);
  expect(reason).toContain('DBG-14 bot set-up');
  expect(after(out, 'why 99')).toMatch(/^There is no step 99; there are 1 to \d+\.$/);
});

test('undo at the beginning of a turn takes back the end of the last one, with what the bot did', async () => {
  const { out } = await holofoe(REBELS, ['end', 'undo']);
  expect(after(out, 'undo')).toMatch(/^Undone: End the turn\./);
  expect(after(out, 'undo')).toContain('Turn 1, your turn');
});

test('rules, card, log and help tell, and change nothing', async () => {
  const { out } = await holofoe(REBELS, [
    'rules DBG-27',
    'rules',
    'card at-st',
    'card',
    'card darht',
    'log',
    '?',
  ]);
  expect(after(out, 'rules DBG-27')).toContain('The bot must destroy one card of the galaxy row if it can');
  expect(after(out, 'rules')).toContain('DBG-49');
  expect(after(out, 'card at-st')).toContain('│ AT-ST ');
  expect(after(out, 'card')).toContain('│ Gozanti Cruiser ');
  expect(after(out, 'card darht')).toContain('There is no card "darht"; did you mean');
  expect(after(out, 'log')).toContain('Turn 1: the Rebels.');
  expect(after(out, '?')).toContain('save FILE');
});

test.each(['quit', ' exit'])('%j leaves at the first question too', async (word) => {
  const { code, out, err } = await holofoe(['play', 'deckbuilding', '--seed', '1'], [word, '']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).not.toMatch(/no side|Turn 1/);
});

test('"exit" leaves where the screen is handed over, and where advise asks', async () => {
  const shared = await holofoe(['play', 'operations', '--players', '2', '--seed', '1'], ['exit']);
  expect(shared.out).toContain('looks: exit\nGoodbye.');
  const { write } = folder();
  const asked = await holofoe(['advise', 'deckbuilding', write('t.yaml', 'bot: empire'), '--ask'], ['quit']);
  expect(asked.code).toBe(2);
  expect(asked.err).toContain('The answers ended before the question');
});

test('save writes a file that --load goes on with, at the same place', async () => {
  const { path, files } = folder();
  const file = path('game.json');
  const first = await holofoe(REBELS, ['all', `save ${file}`, 'quit']);
  expect(first.out.replaceAll(/\s+/g, ' ')).toContain('Go on later with: holofoe play deckbuilding --load');
  expect(first.out).not.toContain('not saved');
  expect(files()).toEqual(['game.json']);
  const second = await holofoe(['play', 'deckbuilding', '--load', file], ['end']);
  expect(second.out).toContain('3 resources and 4 attack to use');
  expect(second.out).toContain('Turn 3, your turn');
});

test('what a save holds is said before it is made, by "?" too', async () => {
  const { path } = folder();
  const { out } = await holofoe(REBELS, ['?', 'save', `save ${path('game.json')}`, 'quit']);
  expect(after(out, '?')).toContain('save FILE   keep the whole game, hidden cards too');
  expect(after(out, 'save')).toContain('The file holds everything of the game, hidden cards too.');
  expect(out).toMatch(/The file holds everything of the game, hidden cards too\.\nSaved\. Go on later/);
});

test('a file that is there is written over after a clear yes only', async () => {
  const { write } = folder();
  const file = write('notes.txt', 'mine');
  const { out } = await holofoe(REBELS, [`save ${file}`, 'n', 'quit']);
  expect(out).toContain('exists. Write over it? (y/N) n\nNothing was written.');
  expect(readFileSync(file, 'utf8')).toBe('mine');
  await holofoe(REBELS, [`save ${file}`, 'y', `save ${file}`, 'quit']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'deckbuilding' });
});

test('a save that cannot be written says so and leaves the game as it was', async () => {
  const { path } = folder();
  const { code, out } = await holofoe(REBELS, [`save ${path('nowhere/game.json')}`, 'save', 'all']);
  expect(code).toBe(0);
  expect(out).toContain('it cannot be written');
  expect(out).toContain('Name a file, such as: save my-game.json');
  expect(out).toContain('3 resources and 4 attack to use');
});

test('a game can begin at a table written by hand, with what comes up listed in it', async () => {
  const { write } = folder();
  const file = write('table.yaml', 'bot: empire\nstep: action\nrebel: { resources: 3, hand: [X-Wing] }\n');
  const { out } = await holofoe(['play', 'deckbuilding', '--table', file, '--seed', '1']);
  expect(out).toContain('hand   X-Wing');
  expect(out).toContain('3 resources and 0 attack to use');
});

test('an option of the rules reaches the game', async () => {
  const { out } = await holofoe([...REBELS, '--option', 'first=empire']);
  expect(out.replace(/\s+/g, ' ')).toContain('--side rebel --option first=empire --seed 5');
  expect(out).toMatch(/── Turn 1: the Empire ─/);
});

test('--bases names the bases, and --bases ask asks for them', async () => {
  const asked = await holofoe([...REBELS, '--bases', 'ask'], ['hoth', 'sullust']);
  expect(asked.out).toContain('Which base goes into your base deck? (1 of 2)');
  expect(asked.out).toContain('Turn 1, your turn: actions');
  expect((await holofoe([...REBELS, '--bases', 'Hoth,Sullust'])).out).toContain('Turn 1, your turn: actions');
});

test('colours on a terminal only, and neither with NO_COLOR nor with --no-color', async () => {
  const code = '\u001b[';
  expect((await holofoe(REBELS, [], { terminal: true })).out).toContain(code);
  expect((await holofoe(REBELS, [])).out).not.toContain(code);
  expect((await holofoe(REBELS, [], { terminal: true, env: { NO_COLOR: '1' } })).out).not.toContain(code);
  expect((await holofoe([...REBELS, '--no-color'], [], { terminal: true })).out).not.toContain(code);
});

test('a terminal without drawn lines gets plain letters', async () => {
  const { out } = await holofoe(REBELS, ['card x-wing'], { env: { LANG: 'C' } });
  expect(out).toContain('-- Turn 1, your turn: actions ---');
  expect(out).toContain('Empire . . . O . . . Rebels');
  expect([...out].every((letter) => letter < '\u0080')).toBe(true);
});
