import { expect, test } from 'vitest';
import { aiPlays, quietTurn } from '../quiet-ai.ts';

/** Its special deals 2 damage. */
const ARMED = { card: 'Maul', upgrades: ['Lightsaber'] };
/** Its special deals 1 damage. */
const HUNTER = { card: 'Jango Fett, Lethal Mercenary', upgrades: ['Hunter Instinct'] };
const LUKE = { characters: ['Luke Skywalker'] };

test('01130 Let The Wookiee Win: the AI keeps a special that deals more than the dice it gives up', () => {
  const table = quietTurn(
    { characters: ['Chewbacca'], hand: ['Let The Wookiee Win'], resources: 1 },
    {
      characters: [{ card: 'Death Trooper', ready: false }, 'Battle Droid', ARMED],
      pool: ['Lightsaber: Sp', 'Death Trooper: 1RD', 'Battle Droid: -'],
    },
  );
  table.choose('play Let The Wookiee Win');
  expect(table.reasons('own die')).toMatchObject([
    { picked: 'Battle Droid' },
    { considered: ['Lightsaber', 'Death Trooper'], picked: 'Death Trooper', decided: 'damage' },
  ]);
  expect(table.pool()).toEqual(['Lightsaber Sp']);
});

test('01130 Let The Wookiee Win: a special that does nothing is given up first', () => {
  const table = quietTurn(
    { characters: ['Chewbacca'], hand: ['Let The Wookiee Win'], resources: 1 },
    {
      characters: [
        { card: 'Death Trooper', ready: false },
        { card: 'Maul', upgrades: ['LL-30 Blaster Pistol'] },
      ],
      supports: ['AT-DP'],
      pool: ['Death Trooper: 1RD', 'LL-30 Blaster Pistol: Sp', 'AT-DP: Sp'],
    },
  );
  table.choose('play Let The Wookiee Win');
  expect(table.pool()).toEqual(['Death Trooper 1RD']);
});

test('05098 Take Flight: the AI rerolls no special that deals damage', () => {
  const table = aiPlays(
    'Take Flight',
    { characters: [HUNTER], pool: ['Jango Fett: 2RD', 'Hunter Instinct: Sp'] },
    LUKE,
  );
  expect(table.events('reroll')).toEqual([]);
});

test('02082 Bait and Switch: the AI turns a die to a special that deals damage, and resolves it', () => {
  const table = aiPlays('Bait and Switch', { characters: [HUNTER], pool: ['Hunter Instinct: 1R'] }, LUKE);
  expect(table.events('turn die')).toHaveLength(1);
  expect(table.character('Luke Skywalker').damage).toBe(1);
});
