import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { folder, holofoe, plain } from './holofoe.ts';

const EXAMPLES = resolve(import.meta.dirname, '../../../docs/examples/card-game');
const advise = (name: string, ...flags: string[]) =>
  holofoe(['advise', 'card-game', resolve(EXAMPLES, name), ...flags]);

test('LCG-22 a whole turn: what it deploys, whom it turns against and why, each step with its rule', async () => {
  const { code, out, err } = await advise('deployment.yaml');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^The Dark Side, round 3\n/);
  expect(out).toContain(' LCG-16  Heat of Battle goes into the fate deck.\n');
  expect(plain(out)).toContain(
    'LCG-22 The Dark Side turns against Jedi Training. why: by capacity left (LCG-22): Jedi Training 2, before',
  );
  expect(out).toContain('The table after it\n');
  expect(out).toContain('active: light\nstep: turn begins\n');
});

test('LCG-42 an engagement of the player: the defender pool defends, up to the end of the engagement', async () => {
  const { out } = await advise('defend.yaml');
  expect(out).toMatch(/^An engagement of the Light Side, round 3\n/);
  expect(out).toContain(' LCG-42  Darth Vader defends.\n');
  expect(out).toContain(' LCG-42  Dark Side Apprentice defends.\n');
  expect(plain(out)).toContain(
    'Darth Vader defends. why: Darth Vader: all are declared (LCG-42). 2 LCG-42 Dark Side Apprentice defends.',
  );
  expect(out).not.toContain("Emperor's Royal Guard defends");
  expect(plain(out)).toContain('The engagement ends. The table after it');
  expect(out).toContain('engaged: [Counsel of the Sith]\n');
});

test('LCG-24 in an edge battle under way the AI places up to a card for each of its units', async () => {
  const { out } = await advise('edge-battle.yaml');
  expect(plain(out)).toContain('1 LCG-24 The Dark Side places a card in the edge stack. why: place a card: ');
  expect(plain(out)).toContain('The Light Side shows Heat of Battle and Lightsaber Deflection.');
});

test('LCG-43 at the strikes the unit with the most usable icons strikes first', async () => {
  const { out } = await advise('strikes.json', '--json');
  const { steps, table } = JSON.parse(out);
  expect(steps[0]).toMatchObject({
    rule: 'LCG-43',
    reason: { picked: 'Han Solo', decided: { rule: 'LCG-43', name: 'usable icons' } },
  });
  expect(table).toMatchObject({ ai: 'light', options: { dial: 22 }, step: 'engage' });
});

test('the table after the advice is the input of the next one', async () => {
  const { path } = folder();
  await advise('deployment.yaml', '--out', path('next.yaml'));
  const again = await holofoe(['advise', 'card-game', path('next.yaml')]);
  expect(again.code).toBe(0);
  expect(plain(again.out)).toContain(
    "The file stands at the turn of the Light Side. It is taken as played: what follows is the AI's turn.",
  );
  expect(again.out).toMatch(/^The Dark Side, round 4\n/);
});

test('what came up and what the player does is asked for with --ask', async () => {
  const { code, out, err } = await advise('first-turn.yaml', '--ask');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(plain(err)).toContain('Which card of the Dark Side’s hand came up?');
});

test.each([
  [
    'an unknown card',
    'ai: dark\ndark:\n  units: [Darth Vadr]',
    ':3:11: dark.units[0]: There is no card "Darth Vadr"; did you mean',
  ],
  [
    'a card of the other side',
    'ai: dark\ndark:\n  units: [Luke Skywalker]',
    ':3:11: dark.units[0]: Luke Skywalker is no card of the dark side',
  ],
  ['no AI', 'active: light', ': ai: without an AI there is no turn to advise'],
  ['a field that nobody knows', 'ai: dark\ndakr: {}', ':2:1: there is no field "dakr". Did you mean dark'],
  [
    'who is not there',
    'ai: dark\nengagement: { objective: Jedi Training, attackers: [Darth Vader] }',
    ': engagement.',
  ],
  [
    'a pool of a person',
    'ai: dark\nlight:\n  units: [{ card: Luke Skywalker, pool: attackers }]',
    ':3:41: light.units[0].pool: only units of the AI',
  ],
  [
    'too much damage',
    'ai: dark\ndark:\n  units: [{ card: Darth Vader, damage: 9 }]',
    'dark.units[0].damage: with so much it is destroyed',
  ],
])('%s gets a message with its place, and nothing comes out', async (_, text, says) => {
  const { write } = folder();
  const { code, out, err } = await holofoe(['advise', 'card-game', write('table.yaml', text)]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(plain(err).toLowerCase()).toContain(says.toLowerCase());
  expect(plain(err)).toContain('"holofoe schema card-game" prints what a table may hold.');
});
