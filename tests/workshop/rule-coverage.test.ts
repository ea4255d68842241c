import { expect, test } from 'vitest';
import { citations, gaps, type Source } from '../../scripts/rule-citations.ts';
import type { Rule } from '../../scripts/rulebooks.ts';
import { testNames } from '../../scripts/test-names.ts';

const rule = (id: string, untested?: string): Rule => ({
  id,
  part: 'setup',
  rule: 'A rule.',
  ...(untested === undefined ? {} : { untested }),
});
const file = (path: string, text: string): Source => ({ path, text });

/** The gaps of a game whose code and tests are these two files. */
function gapsOf(rules: readonly Rule[], code: string, tests: string): readonly string[] {
  const sources = [file('src/a.ts', code), file('test/a.test.ts', tests)] as const;
  return gaps(citations(rules, [sources[0]], [sources[1]]), sources);
}

test('the names of tests are found however a test is written', () => {
  const names = testNames(`
    test('plain', () => {});
    it("it", () => {});
    describe('group', () => { test(\`inside\`, () => {}); });
    test.each([['(', 1], [')', 2]])('each %s', () => {});
    test.each\`a | b\`('table', () => {});
    test.only('only', () => {});
    test(
      'on its own line',
      () => {},
    );
    test(\`opens \${1 + 1}\`, () => {});
  `);
  expect(names).toEqual([
    'plain',
    'it',
    'group',
    'inside',
    'each %s',
    'table',
    'only',
    'on its own line',
    'opens ',
  ]);
});

test('what is skipped, and what only looks like a test, has no name', () => {
  expect(
    testNames(`test.skip('a', f); it.todo('b'); // test('c')\nrun('d'); const s = "test('e')";`),
  ).toEqual([]);
});

test('a rule lists the files that cite it and each test that opens with it', () => {
  const rows = citations(
    [rule('DBG-01'), rule('DBG-02')],
    [
      file('src/a.ts', '// DBG-01'),
      file('src/b.ts', `most('DBG-01', 'cost'); leftMost('DBG-02')`),
      file('src/c.ts', ''),
    ],
    [file('test/a.test.ts', `test('DBG-01 one', f); test('DBG-01 two', f);`), file('test/b.test.ts', '')],
  );
  expect(rows.map(({ code, tests }) => ({ code, tests }))).toEqual([
    { code: ['src/a.ts', 'src/b.ts'], tests: ['test/a.test.ts', 'test/a.test.ts'] },
    { code: ['src/b.ts'], tests: [] },
  ]);
});

test.each(['DBG-01 DBG-02 gains', 'DBG-01, DBG-02 gains', 'DBG-01 and DBG-02: gains', 'DBG-01 DBG-02'])(
  'a test called "%s" counts for both rules',
  (name) => {
    expect(gapsOf([rule('DBG-01'), rule('DBG-02')], 'DBG-01 DBG-02', `test('${name}', f)`)).toEqual([]);
  },
);

test('a number later in the name of a test does not count', () => {
  expect(gapsOf([rule('DBG-01'), rule('DBG-02')], 'DBG-01 DBG-02', `test('DBG-01 as in DBG-02', f)`)).toEqual(
    ['DBG-02 has no test; open the name of a test with "DBG-02 ".'],
  );
});

test('a number that only begins like a rule does not count', () => {
  expect(gapsOf([rule('DBG-1'), rule('DBG-12')], 'DBG-12', `test('DBG-12 x', f)`)).toEqual([
    'DBG-1 is cited by no code; cite it where it is played.',
    'DBG-1 has no test; open the name of a test with "DBG-1 ".',
  ]);
});

test('a rule without code is a gap', () => {
  expect(gapsOf([rule('DBG-01')], '', `test('DBG-01 x', f)`)).toEqual([
    'DBG-01 is cited by no code; cite it where it is played.',
  ]);
});

test('"untested" excuses the test and not the code', () => {
  expect(gapsOf([rule('DBG-01', 'it is a wish')], 'DBG-01', '')).toEqual([]);
  expect(gapsOf([rule('DBG-01', 'it is a wish')], '', '')).toHaveLength(1);
});

test('a fourth untested rule is a gap', () => {
  const rules = ['DBG-01', 'DBG-02', 'DBG-03', 'DBG-04'].map((id) => rule(id, 'it is a wish'));
  const code = 'DBG-01 DBG-02 DBG-03 DBG-04';
  expect(gapsOf(rules.slice(1), code.slice(7), '')).toEqual([]);
  expect(gapsOf(rules, code, '')).toEqual([
    'DBG-01, DBG-02, DBG-03, DBG-04 are marked untested; a game may have 3 at most.',
  ]);
});

test('a number that is not in the rulebook is a gap, in code and in tests', () => {
  expect(gapsOf([rule('DBG-01')], 'DBG-01 DBG-99', `test('DBG-01 x', f); // DBG-98`)).toEqual([
    'src/a.ts cites DBG-99, which is not in the rulebook.',
    'test/a.test.ts cites DBG-98, which is not in the rulebook.',
  ]);
});

test('what has the form of a number and belongs to nobody is left alone', () => {
  expect(gapsOf([rule('DBG-01')], 'DBG-01, UTF-8, AT-99', `test('DBG-01 x', f)`)).toEqual([]);
});

test('a number that stands twice in the rulebook is a gap', () => {
  expect(gapsOf([rule('DBG-01'), rule('DBG-01')], 'DBG-01', `test('DBG-01 x', f)`)).toEqual([
    'DBG-01 is in the rulebook twice; give each rule its own number.',
  ]);
});
