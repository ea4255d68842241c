import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folder, holofoe, plain } from './holofoe.ts';

const EXAMPLES = resolve(import.meta.dirname, '../../../docs/examples/operations');
const advise = (name: string, ...flags: string[]) =>
  holofoe(['advise', 'operations', resolve(EXAMPLES, name), ...flags]);

test('whom the AI shoots: every step with its rule, every choice with what decided, and the table after it', async () => {
  const { code, out, err } = await advise('volley.yaml');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toBe(`The AI, round 2

   1 OPS-03  The AI draws Volley.
   2 OPS-04  The AI plays Volley for 1. The AI spends 1 resource (2 now).
   3 OPS-08  The AI resolves 2 ranged of Death Trooper A and +2 ranged of E-11
             Blaster A for 6 ranged damage.
             why: ranged is the only candidate (OPS-08).
   4 OPS-35  Luke Skywalker takes 4 damage (2 more blocked): 3 health left.
             why: by dice (OPS-11): Luke Skywalker 3, before Rey 1, Leia Organa
               2, Fenn Rau 2.
   5 OPS-08  The AI resolves 1 ranged of Death Trooper B for 2 ranged damage.
   6 OPS-35  Luke Skywalker takes 2 damage: 1 health left.
             why: by health remaining (OPS-10): Luke Skywalker 3, before Rey 7,
               Leia Organa 7, Fenn Rau 7.

The table after it

scenario: OBJ-SCA
stage: 2
round: 2
turn: 0
ai:
  resources: 2
  characters:
    - card: Death Trooper A
      ready: false
      damage: 4
      upgrades: [E-11 Blaster A]
    - card: Death Trooper B
      ready: false
      shields: 1
  discard: [Advance, Brace, Volley]
  acted: true
players:
  - resources: 1
    characters:
      - card: Luke Skywalker, Jedi Knight
        elite: true
        damage: 11
        upgrades: [Lightsaber A]
      - card: Rey, Force Prodigy
        damage: 3
    pool: ["Luke Skywalker #1: 3MD", "Luke Skywalker #2: 1F"]
    hand: [null, null, null, null]
  - resources: 0
    characters:
      - card: Leia Organa, Born Leader
        elite: true
        damage: 4
      - card: Fenn Rau, Mandalorian Protector
        elite: true
        ready: false
        damage: 2
    hand: [Evade, Take Cover]
`);
});

test('what players decide is assumed and marked, or asked of each by name', async () => {
  const { out } = await advise('reactor-test.yaml');
  expect(out).toContain("assumed: Player 2's choice: Han Solo (10 of 10 health)");
  const asked = await advise('reactor-test.yaml', '--ask');
  expect(asked).toMatchObject({ code: 2, out: '' });
  expect(plain(asked.err)).toContain(
    'The answers ended before the question: Player 2: Single-Reactor Test: how',
  );
  const { out: told, err } = await holofoe(
    ['advise', 'operations', resolve(EXAMPLES, 'reactor-test.yaml'), '--ask'],
    ['2:1', '1:1', '2', 'resource'],
  );
  expect(err).toContain('Player 1: Single-Reactor Test: which of your dice is removed?');
  expect(told).not.toContain('assumed');
  expect(told).toContain('Hired Gun A takes 1 damage: 8 health left.');
  expect(plain(told)).toContain("The die of Luke Skywalker (1 resource) is removed from Player 1's pool.");
});

test('an area has a turn of its own; listed rolls come, the others are asked for or drawn by the seed', async () => {
  const { out } = await advise('two-areas.yaml');
  expect(out).toMatch(/^The AI of M-2, round 5\n/);
  expect(plain(out)).toContain(
    'activates TIE Fighter A. TIE Fighter A rolls 2 indirect. why: TIE Fighter A is the only',
  );
  expect(out).toContain('why: by damage sides (OPS-20): TIE Pilot A 6, before Ciena Ree 3.');
  expect(out).toMatch(/\n {13}assumed: /);
  expect(await advise('two-areas.yaml', '--seed', '5')).toEqual(
    await advise('two-areas.yaml', '--seed', '5'),
  );
  const { write } = folder();
  const file = write('table.yaml', 'next: { reveals: [Advance] }');
  const asked = await holofoe(['advise', 'operations', file, '--ask'], ['1 ranged']);
  expect(asked.err).toContain('What does the die of Veteran Stormtrooper show?');
});

test('the table after the turn is the input of the next one, in the form of the input', async () => {
  const { path } = folder();
  const { out } = await advise('maul.json', '--json', '--out', path('next.json'));
  const { steps, table } = JSON.parse(out);
  expect(steps[2]).toMatchObject({
    rule: 'OPS-17',
    cards: ['11003'],
    reason: { topic: 'focus', picked: 'Maul to 3 melee', decided: { rule: 'OPS-17' } },
  });
  expect(table).toMatchObject({ options: { dieCosts: 'paid' }, players: [{ deck: 'H4' }] });
  const again = await holofoe(['advise', 'operations', path('next.json')]);
  expect(again.code).toBe(0);
  expect(plain(again.out)).toContain("The file stands at the turn of player 1. The players' turns are taken");
});

test.each([
  [
    'an unknown card',
    'ai:\n  supports: [E-Wep]',
    ':2:14: ai.supports[0]: There is no card "E-Wep"; did you mean',
  ],
  ['a side that a die has not', 'ai:\n  pool: ["Veteran Stormtrooper: 9RD"]', ':2:10: ai.pool[0]: '],
  ['a card that cannot come up', 'next:\n  reveals: [Ambition]', ':2:13: next.reveals[0]: '],
  ['a field that nobody knows', 'palyers: []', ':1:1: there is no field "palyers". Did you mean players'],
  ['a game that is over', 'winner: AI', ':1:9: winner: the game is over: there is no turn to advise'],
  ['another step', 'step: upkeep', ':1:7: step: the AI\'s turn is a part of the step "turn"'],
])('%s gets a message with its place, and nothing comes out', async (_, text, says) => {
  const { write } = folder();
  const { code, out, err } = await holofoe(['advise', 'operations', write('table.yaml', text)]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(plain(err)).toContain(`table.yaml${says}`);
  expect(plain(err)).toContain('"holofoe schema operations" prints what a table may hold.');
});
