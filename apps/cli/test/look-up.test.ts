import { KINDS, RULEBOOK } from '@holofoe/deckbuilding';
import { expect, test } from 'vitest';
import { holofoe } from './holofoe.ts';

test('rules lists every rule under its part', async () => {
  const { code, out } = await holofoe(['rules']);
  expect(code).toBe(0);
  for (const { id } of RULEBOOK) expect(out).toContain(`  ${id}  `);
  expect(out).toContain('\nBot sabotage\n');
});

test('rules ID shows rule and ruling in full, in any spelling', async () => {
  const { out } = await holofoe(['rules', 'dbg-27']);
  expect(out).toMatch(/^DBG-27 bot sabotage\n/);
  expect(out.replace(/\s+/g, ' ')).toContain(
    'Ruling: Only units have a target value, which equals their cost',
  );
});

test('cards lists every card, and filters by faction and type', async () => {
  const all = await holofoe(['cards', 'deckbuilding']);
  expect(all.out.trim().split('\n')).toHaveLength(KINDS.length + 1);
  const ships = await holofoe(['cards', '--faction', 'rebel', '--type', 'ship']);
  expect(ships.out.trim().split('\n')).toEqual([
    'id                   name                 faction type cost attack res Force hp',
    'rebel-transport      Rebel Transport      rebel   ship    2                   2',
    'hammerhead-corvette  Hammerhead Corvette  rebel   ship    4          2        4',
    'mon-calamari-cruiser Mon Calamari Cruiser rebel   ship    6      3            6',
  ]);
});

test('cards ID prints a card from its data; a part of its name will do', async () => {
  const { out } = await holofoe(['cards', 'at-st']);
  expect(out).toContain('│ AT-ST ');
  expect(out).toContain('│ Cost 4, 4 attack ');
  expect((await holofoe(['cards', 'vader'])).out).toContain('│ Darth Vader ');
  expect((await holofoe(['cards', 'trooper'])).err).toContain('"trooper" could be Scout Trooper');
});

test('every card prints', async () => {
  for (const { id, name } of KINDS) expect((await holofoe(['cards', id])).out).toContain(`│ ${name} `);
});

test('help explains every option of the rules, from the schema', async () => {
  const { code, out } = await holofoe(['play', 'deckbuilding', '--help']);
  expect(code).toBe(0);
  for (const name of [
    'botBases',
    'first',
    'exile',
    'attack',
    'leftover',
    'payingOff',
    'basesToWin',
    'baseSet',
  ])
    expect(out).toContain(`  ${name}=`);
  expect(out).toContain('  first=player (default) | empire\n      DBG-10: who takes the first turn');
});
