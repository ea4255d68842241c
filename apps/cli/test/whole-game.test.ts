import { expect, test } from 'vitest';
import { answering, type Pick } from './answering.ts';
import { choiceNumbers, playing } from './holofoe.ts';

const first: Pick = (numbers) => numbers[0];
const last: Pick = (numbers) => numbers.at(-1);

test.each([
  ['the first choice as the Rebels', ['--side', 'rebel', '--seed', '3'], first],
  ['the last choice as the Rebels', ['--side', 'rebel', '--seed', '4'], last],
  ['the last choice as the Empire', ['--side', 'empire', '--seed', '5'], last],
  [
    'the first choice with the optional rule',
    ['--bot', 'rebel', '--seed', '6', '--option', 'payingOff=true'],
    first,
  ],
])('a whole game, always %s, ends in 80 columns and without escape codes', async (_, flags, pick) => {
  const { code, out, err } = await playing(
    ['play', 'deckbuilding', ...flags],
    answering(pick, / wins? in turn /),
  );
  expect(out).toMatch(/(You win|The Empire wins|The Rebels win) in turn \d+\./);
  expect(out).not.toContain('\u001b');
  expect(err).toBe('');
  expect(code).toBe(0);
});

test('between two persons the screen is handed over, and nobody sees the other hand', async () => {
  let answers = 0;
  const { code, out } = await playing(['play', 'deckbuilding', '--two', '--seed', '2'], (question) =>
    ++answers > 40 ? 'EOF' : String(choiceNumbers(question).at(-1) ?? ''),
  );
  expect(code).toBe(0);
  const seen = out.split(/Hand over to (?=the)/).slice(1, -1);
  expect(seen.length).toBeGreaterThan(10);
  for (const page of seen) {
    const own = page.startsWith('the Empire') ? 'Imperial Shuttle' : 'Alliance Shuttle';
    const other = page.startsWith('the Empire') ? 'Alliance Shuttle' : 'Imperial Shuttle';
    expect(page).toMatch(/\((enemy)\)[^()]* hand {3}5 unknown cards/);
    expect(page).toContain(own);
    expect(page).not.toContain(`hand   ${other}`);
  }
});

test('the bot plays against itself to the end', async () => {
  const { code, out } = await playing(['play', 'deckbuilding', '--watch', '--seed', '9'], () => 'EOF');
  expect(code).toBe(0);
  expect(out).toMatch(/The (Empire wins|Rebels win) in turn \d+\./);
});
