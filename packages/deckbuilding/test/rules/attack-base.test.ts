import { expect, test } from 'vitest';
import { empireTurn, rebelTurn } from '../turn.ts';

test('units and capital ships with attack can take part, any number of them', () => {
  const table = rebelTurn({
    rebel: {
      units: ['x-wing', 'alliance-shuttle', 'rebel-trooper'],
      ships: ['mon-calamari-cruiser', 'rebel-transport'],
    },
  });
  table.choose('attack');
  expect(table.choices).toEqual(['x-wing', 'rebel-trooper', 'mon-calamari-cruiser']);
});

test('nobody with attack, no attack', () => {
  const table = rebelTurn({ rebel: { units: ['alliance-shuttle'] } });
  expect(table.choices).toEqual(['end']);
});

test('an attack needs somebody who takes part', () => {
  const table = rebelTurn({ rebel: { units: ['x-wing'] } }).choose('attack');
  expect(() => table.choose()).toThrow();
});

test('the attack of all who take part is dealt to the base', () => {
  const table = rebelTurn({ rebel: { units: ['x-wing', 'rebel-trooper'], ships: ['blockade-runner'] } });
  table.attack('x-wing', 'rebel-trooper', 'blockade-runner');
  expect(table.side('empire').base?.damage).toBe(6);
});

test('who has attacked cannot attack again this turn', () => {
  const table = rebelTurn({ rebel: { units: ['x-wing', 'rebel-trooper'], ships: ['blockade-runner'] } });
  table.attack('x-wing', 'blockade-runner').choose('attack');
  expect(table.choices).toEqual(['rebel-trooper']);
});

test('several attacks can be made in a turn', () => {
  const table = rebelTurn({ rebel: { units: ['x-wing', 'rebel-trooper'] } });
  table.attack('x-wing').attack('rebel-trooper');
  expect(table.side('empire').base?.damage).toBe(5);
  expect(table.choices).toEqual(['end']);
});

test('a card can be played and attack after an attack was resolved', () => {
  const table = rebelTurn({ rebel: { units: ['x-wing'], hand: ['rebel-trooper'] } });
  table.attack('x-wing').play('rebel-trooper').attack('rebel-trooper');
  expect(table.side('empire').base?.damage).toBe(5);
});

test('who hunted in the row cannot attack the base', () => {
  const table = rebelTurn({ row: ['tie-fighter'], rebel: { units: ['x-wing'] } });
  table.hunt('tie-fighter', 'x-wing');
  expect(table.choices).not.toContain('attack');
});

test('a ship is ready again on the next turn', () => {
  const table = rebelTurn({ rebel: { ships: ['mon-calamari-cruiser'] } });
  table.attack('mon-calamari-cruiser').choose('end').choose('end').choose('attack');
  expect(table.choices).toEqual(['mon-calamari-cruiser']);
});

test('bonuses are counted when the attack is resolved', () => {
  const table = empireTurn({
    force: 'rebel 1',
    empire: { units: ['death-trooper'], hand: ['grand-moff-tarkin'] },
  });
  table.play('grand-moff-tarkin').attack('death-trooper');
  expect(table.side('rebel').base?.damage).toBe(5);
});

test('damage on a base stays from turn to turn', () => {
  const table = rebelTurn({ rebel: { units: ['x-wing'] } });
  table.attack('x-wing').choose('end').choose('end');
  expect(table.side('empire').base?.damage).toBe(3);
});

test('while a ship is in the way no damage reaches the base', () => {
  const table = rebelTurn({ rebel: { units: ['x-wing'] }, empire: { ships: ['star-destroyer'] } });
  table.attack('x-wing');
  expect(table.side('empire').ships).toMatchObject([{ id: 'star-destroyer', damage: 3 }]);
  expect(table.side('empire').base?.damage).toBe(0);
});

test('a ship with one hit point left still stands', () => {
  const table = rebelTurn({ rebel: { units: ['rebel-trooper'] }, empire: { ships: ['gozanti-cruiser'] } });
  table.attack('rebel-trooper');
  expect(table.side('empire').ships).toMatchObject([{ damage: 2, hitPoints: 3 }]);
});

test("a destroyed ship goes to its owner's discard pile", () => {
  const table = rebelTurn({ rebel: { units: ['x-wing'] }, empire: { ships: ['gozanti-cruiser'] } });
  table.attack('x-wing');
  expect(table.places('gozanti-cruiser')).toEqual(['empire discard']);
});

test('what is left when all ships are destroyed goes on the base', () => {
  const table = rebelTurn({
    rebel: { units: ['luke-skywalker', 'x-wing'] },
    empire: { ships: ['gozanti-cruiser', 'blockade-runner'] },
  });
  table.attack('luke-skywalker', 'x-wing');
  expect(table.ids('empire', 'ships')).toEqual([]);
  expect(table.side('empire').base?.damage).toBe(2);
});

test('damage that was on a ship counts', () => {
  const table = rebelTurn({
    rebel: { units: ['x-wing'] },
    empire: { ships: [{ card: 'star-destroyer', damage: 6 }] },
  });
  table.attack('x-wing');
  expect(table.places('star-destroyer')).toEqual(['empire discard']);
  expect(table.side('empire').base?.damage).toBe(2);
});

test('damage on a ship stays from turn to turn', () => {
  const table = rebelTurn({ rebel: { units: ['x-wing'] }, empire: { ships: ['star-destroyer'] } });
  table.attack('x-wing').choose('end').choose('end');
  expect(table.side('empire').ships).toMatchObject([{ damage: 3 }]);
});

test('a second attack of the turn reaches the base that the first laid open', () => {
  const table = rebelTurn({
    rebel: { units: ['x-wing', 'rebel-trooper'] },
    empire: { ships: ['gozanti-cruiser'] },
  });
  table.attack('x-wing').attack('rebel-trooper');
  expect(table.side('empire').base?.damage).toBe(2);
});

test('where not all ships can be destroyed the attacker splits the damage', () => {
  const table = rebelTurn({
    rebel: { units: ['luke-skywalker'] },
    empire: { ships: ['gozanti-cruiser', 'blockade-runner'] },
  });
  table.attack('luke-skywalker');
  expect(table.asked).toBe('rebel');
  expect(table.topic).toBe('split damage');
  expect(table.choices).toEqual(['gozanti-cruiser', 'blockade-runner']);
  expect(table.question.form).toEqual({ pick: 'split', total: 6, most: [3, 4] });
});

test('the split may leave every ship standing', () => {
  const table = rebelTurn({
    rebel: { units: ['chewbacca'] },
    empire: { ships: ['gozanti-cruiser', 'blockade-runner'] },
  });
  const [one, other] = ['gozanti-cruiser', 'blockade-runner'];
  table.attack('chewbacca').choose(one, one, other, other, other);
  expect(table.side('empire').ships).toMatchObject([
    { id: one, damage: 2 },
    { id: other, damage: 3 },
  ]);
});

test('the split may put everything on one ship', () => {
  const table = rebelTurn({
    rebel: { units: ['x-wing'] },
    empire: { ships: ['gozanti-cruiser', 'blockade-runner'] },
  });
  table.attack('x-wing').choose('blockade-runner', 'blockade-runner', 'blockade-runner');
  expect(table.side('empire').ships).toMatchObject([{ damage: 0 }, { damage: 3 }]);
});

test('the split destroys a ship that gets all its hit points, and the base is untouched', () => {
  const table = rebelTurn({
    rebel: { units: ['x-wing'] },
    empire: { ships: ['gozanti-cruiser', 'blockade-runner'] },
  });
  table.attack('x-wing').choose('gozanti-cruiser', 'gozanti-cruiser', 'gozanti-cruiser');
  expect(table.places('gozanti-cruiser')).toEqual(['empire discard']);
  expect(table.side('empire').base?.damage).toBe(0);
});

test('a share may not be more than the hit points left', () => {
  const table = rebelTurn({
    rebel: { units: ['x-wing'] },
    empire: { ships: [{ card: 'gozanti-cruiser', damage: 1 }, 'blockade-runner'] },
  });
  table.attack('x-wing');
  expect(() => table.choose('gozanti-cruiser', 'gozanti-cruiser', 'gozanti-cruiser')).toThrow();
});

test('a ship that comes back into play has no damage', () => {
  const table = empireTurn({
    empire: { units: ['stormtrooper'] },
    rebel: { ships: [{ card: 'hammerhead-corvette', damage: 3 }] },
    exile: [
      ...Array.from({ length: 7 }, () => 'alliance-shuttle'),
      'rebel-trooper',
      'rebel-trooper',
      'temple-guardian',
    ],
  });
  table.attack('stormtrooper').choose('end').choose('end').choose('end').play('hammerhead-corvette');
  expect(table.side('rebel').ships).toMatchObject([{ damage: 0 }]);
});

test("a destroyed base goes to the attacker's victory pile", () => {
  const table = rebelTurn({ rebel: { units: ['x-wing'] }, empire: { damage: 5 } });
  table.attack('x-wing');
  expect(table.places('lothal')).toEqual(['rebel victory']);
  expect(table.side('empire').base).toBeNull();
});

test('damage beyond the hit points of a base is lost', () => {
  const table = rebelTurn({ rebel: { units: ['luke-skywalker'] }, empire: { damage: 7 } });
  table.attack('luke-skywalker').choose('end').choose('endor');
  expect(table.side('empire').base).toMatchObject({ id: 'endor', damage: 0 });
});

test('the loser has no base until their next turn begins', () => {
  const table = rebelTurn({ rebel: { units: ['x-wing', 'rebel-trooper'] }, empire: { damage: 5 } });
  table.attack('x-wing');
  expect(table.choices).toEqual(['end']);
  table.choose('end');
  expect(table.asked).toBe('empire');
  expect(table.topic).toBe('next base');
});

test('with the base gone the ships can still be attacked', () => {
  const table = rebelTurn({
    rebel: { units: ['x-wing'] },
    empire: { base: null, lost: ['lothal'], ships: ['gozanti-cruiser'] },
  });
  table.attack('x-wing');
  expect(table.places('gozanti-cruiser')).toEqual(['empire discard']);
});

test('with the base gone what is left after the ships is lost', () => {
  const table = rebelTurn({
    rebel: { units: ['luke-skywalker'] },
    empire: { base: null, lost: ['lothal'], ships: ['gozanti-cruiser'] },
  });
  table.attack('luke-skywalker').choose('end').choose('endor');
  expect(table.side('empire').base?.damage).toBe(0);
});

test('a base destroyed by an ability leaves its ships open to attack', () => {
  const table = rebelTurn({
    rebel: { units: ['y-wing', 'x-wing'] },
    empire: { damage: 6, ships: ['gozanti-cruiser'] },
  });
  table.choose('use y-wing').choose('base').attack('x-wing');
  expect(table.places('lothal')).toEqual(['rebel victory']);
  expect(table.places('gozanti-cruiser')).toEqual(['empire discard']);
});

test("DBG-11 the player's attack goes through the bot's ships to its base", () => {
  const table = rebelTurn({
    bot: 'empire',
    rebel: { units: ['luke-skywalker'] },
    empire: { ships: ['gozanti-cruiser'] },
  });
  table.attack('luke-skywalker');
  expect(table.places('gozanti-cruiser')).toEqual(['empire discard']);
  expect(table.side('empire').base).toMatchObject({ id: 'coruscant', damage: 3 });
});
