import { expect, test } from 'vitest';
import { villainsTurn } from './villains-turn.ts';

const TWO_REBELS = [
  { card: 'Rebel Trooper', health: 10 },
  { card: 'Leia Organa', health: 10 },
];

test('01001 Captain Phasma gives her non-unique characters Guardian, which may be declined', () => {
  const table = villainsTurn({
    players: [{ characters: ['Captain Phasma', 'First Order Stormtrooper'] }],
    ai: { pool: ['Rebel Trooper: 2RD'] },
  }).choose('activate First Order Stormtrooper');
  expect([table.topic, table.choices]).toEqual(['guardian', ['Rebel Trooper 2RD', 'no']]);
  table.choose('Rebel Trooper 2RD');
  expect(table.character('First Order Stormtrooper').damage).toBe(2);
  expect(table.pool()).toEqual([]);
});

test('01001 Captain Phasma herself is no guardian', () => {
  const table = villainsTurn({
    players: [{ characters: ['Captain Phasma', 'First Order Stormtrooper'] }],
    ai: { pool: ['Rebel Trooper: 1Sh'] },
  });
  expect(table.player().characters.map(({ guardian }) => guardian)).toEqual([false, true]);
});

test('01001 Captain Phasma gives Guardian no longer once she is defeated', () => {
  const table = villainsTurn({
    players: [{ characters: [{ card: 'Captain Phasma', damage: 10 }, 'First Order Stormtrooper'] }],
    ai: { pool: ['Rebel Trooper: 2RD'] },
  }).aiTurn();
  expect(table.places('Captain Phasma')).toEqual(['defeated of 0']);
  expect(table.character('First Order Stormtrooper').guardian).toBe(false);
});

test('01002 First Order Stormtrooper pays 1 resource for the side that costs one', () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['First Order Stormtrooper', 'First Order Stormtrooper'],
        pool: ['First Order Stormtrooper #1: 2RD$1', 'First Order Stormtrooper #2: 2RD'],
        resources: 1,
      },
    ],
  }).choose('resolve ranged');
  expect(table.choices).toEqual(['First Order Stormtrooper 2RD$1', 'First Order Stormtrooper 2RD']);
  table.choose('First Order Stormtrooper 2RD$1');
  expect(table.character('Rebel Trooper').damage).toBe(2);
  expect(table.player().resources).toBe(0);
});

test('01002 First Order Stormtrooper leaves the side that costs a resource where there is none', () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['First Order Stormtrooper'],
        pool: ['First Order Stormtrooper: 2RD$1'],
        resources: 0,
      },
    ],
  });
  expect(table.choicesTo('resolve')).toEqual([]);
});

const GRIEVOUS = {
  players: [{ characters: ['General Grievous'], pool: ['General Grievous: 2MD'] }],
  ai: {
    characters: [
      {
        card: 'Rebel Trooper',
        health: 10,
        damage: 8,
        upgrades: ['DH-17 Blaster Pistol', 'A280 Blaster Rifle', 'Fearless'],
      },
    ],
  },
};

test('01003 General Grievous may take an upgrade that is no ability from whom he defeats', () => {
  const table = villainsTurn(GRIEVOUS).choose('resolve melee');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect(table.choices).toEqual(['DH-17 Blaster Pistol', 'A280 Blaster Rifle']);
  table.choose('A280 Blaster Rifle');
  expect(table.places('A280 Blaster Rifle')).toEqual(['upgrades on General Grievous']);
  expect(table.places('Rebel Trooper')).toEqual(['defeated of AI']);
});

test('01003 General Grievous may leave the upgrades, which are discarded', () => {
  const table = villainsTurn(GRIEVOUS).choose('resolve melee').choose('no');
  expect(table.character('General Grievous').upgrades).toEqual([]);
  expect(table.places('DH-17 Blaster Pistol')).toEqual(['discard of AI']);
});

test('01003 General Grievous with three upgrades may take a fourth, and one of them is discarded', () => {
  const table = villainsTurn({
    ...GRIEVOUS,
    players: [
      {
        characters: [
          { card: 'General Grievous', upgrades: ['Vibrosword', 'Vibrosword', 'Praetorian Guard'] },
        ],
        pool: ['General Grievous: 2MD'],
      },
    ],
  }).choose('resolve melee');
  table.choose('yes').choose('A280 Blaster Rifle');
  expect([table.topic, table.choices]).toEqual([
    'too many upgrades',
    ['Vibrosword', 'Vibrosword #2', 'Praetorian Guard', 'A280 Blaster Rifle'],
  ]);
  table.choose('Praetorian Guard');
  expect(table.places('A280 Blaster Rifle')).toEqual(['upgrades on General Grievous']);
  expect(table.places('Praetorian Guard')).toEqual(['discard of 0']);
});

test('02001 Death Trooper adds its modifier of 2 to another ranged die', () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['Death Trooper', 'Death Trooper'],
        pool: ['Death Trooper #1: 2RD', 'Death Trooper #2: +2RD'],
      },
    ],
  }).choose('resolve ranged');
  expect([table.topic, table.choices]).toEqual(['modifiers', ['Death Trooper +2RD']]);
  table.choose('Death Trooper +2RD');
  expect(table.character('Rebel Trooper').damage).toBe(4);
});

const KRENNIC = {
  players: [{ characters: ['Director Krennic'] }, { characters: ['Count Dooku'] }],
  next: { rolls: ['Director Krennic: 2RD', 'Death Trooper: 1RD'] },
};

test('02003 Director Krennic brings a Death Trooper die while he controls the battlefield', () => {
  const table = villainsTurn(KRENNIC).choose('activate Director Krennic');
  expect(table.pool(0)).toEqual(['Director Krennic 2RD', 'Death Trooper 1RD']);
});

test('02003 Director Krennic brings no die while a teammate controls the battlefield', () => {
  const table = villainsTurn({ ...KRENNIC, first: 1, turn: 0 }).choose('activate Director Krennic');
  expect(table.pool(0)).toEqual(['Director Krennic 2RD']);
});

test('02003 Director Krennic has the Death Trooper die set aside once it is resolved', () => {
  const table = villainsTurn({
    players: [{ characters: ['Director Krennic'], pool: ['lent Director Krennic: 2RD'] }],
  }).choose('resolve ranged');
  expect(table.character('Rebel Trooper').damage).toBe(2);
  expect(table.pool(0)).toEqual([]);
});

test('02004 TIE Pilot keeps the AI from removing other ranged dice, not itself', () => {
  const table = villainsTurn({
    scenario: 'OBJ-KNF',
    stage: 4,
    players: [
      { characters: ['TIE Pilot', 'Death Trooper'], pool: ['TIE Pilot: +1RD', 'Death Trooper: 2RD'] },
    ],
    ai: { top: ['Serenity'], characters: ['Kit Fisto'] },
  }).aiTurn();
  expect(table.reasons('remove die')).toMatchObject([{ considered: ['TIE Pilot'] }]);
  expect(table.pool(0)).toEqual(['Death Trooper 2RD']);
});

test('02004 TIE Pilot keeps a guardian from ranged dice, and only from those', () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['TIE Pilot', 'Death Trooper', 'Maul'],
        pool: ['TIE Pilot: 1F', 'Death Trooper: 2RD', 'Maul: 1MD'],
      },
    ],
    ai: { top: ['Advance'] },
    next: { rolls: ['Rebel Trooper: -'] },
  }).aiTurn();
  expect(table.reasons('guardian')).toMatchObject([{ considered: ['Maul'] }]);
});

const CIENA = {
  characters: ['Ciena Ree'],
  supports: [
    { card: 'TIE Fighter', ready: false },
    { card: 'AT-DP', ready: false },
    { card: 'E-Web Emplacement', ready: false },
  ],
  resources: 4,
};

test('03001 Ciena Ree spends 2 resources to ready a vehicle, once a round', () => {
  const table = villainsTurn({ players: [CIENA] }).choose('use Ciena Ree');
  expect([table.topic, table.choices]).toEqual(['ready a vehicle', ['TIE Fighter', 'AT-DP']]);
  table.choose('AT-DP');
  expect(table.support('AT-DP').ready).toBe(true);
  expect(table.player().resources).toBe(2);
  expect(table.choicesTo('use')).toEqual([]);
});

test("03001 Ciena Ree may ready a teammate's vehicle", () => {
  const table = villainsTurn({
    players: [
      { ...CIENA, supports: ['AT-DP'] },
      { characters: ['Captain Phasma'], supports: [{ card: 'TIE Fighter', ready: false }] },
    ],
  }).choose('use Ciena Ree');
  expect(table.support('TIE Fighter').ready).toBe(true);
});

test('03001 Ciena Ree cannot be used for less than 2 resources, or for vehicles that are ready', () => {
  const poor = villainsTurn({ players: [{ ...CIENA, resources: 1 }] });
  const rested = villainsTurn({ players: [{ ...CIENA, supports: ['TIE Fighter'] }] });
  expect([poor.choicesTo('use'), rested.choicesTo('use')]).toEqual([[], []]);
});

const DROIDS = {
  players: [{ characters: ['Battle Droid', 'Battle Droid', 'Battle Droid', 'Super Battle Droid'] }],
};

test('05009 Battle Droid that rolls indirect damage may activate another of its kind', () => {
  const table = villainsTurn({
    ...DROIDS,
    next: { rolls: ['Battle Droid: +2ID', 'Battle Droid: -'] },
  }).choose('activate Battle Droid');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect([table.topic, table.choices]).toEqual(['activate', ['Battle Droid #2', 'Battle Droid #3']]);
  table.choose('Battle Droid #3');
  expect(table.pool(0)).toEqual(['Battle Droid +2ID', 'Battle Droid -']);
});

test('05009 Battle Droid need not call another', () => {
  const table = villainsTurn({ ...DROIDS, next: { rolls: ['Battle Droid: 1ID'] } })
    .choose('activate Battle Droid')
    .choose('no');
  expect(table.pool(0)).toEqual(['Battle Droid 1ID']);
});

test('05009 Battle Droid that rolls anything else calls nobody', () => {
  const table = villainsTurn({ ...DROIDS, next: { rolls: ['Battle Droid: 1RD'] } }).choose(
    'activate Battle Droid',
  );
  expect(table.topic).toBe('action');
});

test('05011 Nute Gunray of a player takes 1 resource from the AI at upkeep, but leaves it one', () => {
  const two = villainsTurn({
    step: 'AI upkeep',
    players: [{ characters: ['Nute Gunray'] }, {}],
    ai: { perPlayer: 2 },
  });
  const one = villainsTurn({ step: 'AI upkeep', players: [{ characters: ['Nute Gunray'] }] });
  expect([two.ai.resources, one.ai.resources]).toEqual([1, 1]);
});

test('05011 Nute Gunray takes nothing from an AI that discards its top 2 cards instead', () => {
  const table = villainsTurn({
    step: 'AI upkeep',
    players: [{ characters: ['Nute Gunray'] }, {}],
    ai: { perPlayer: 2, top: ['Advance', 'Brace', 'Regroup'] },
  });
  expect(table.ai.resources).toBe(2);
  expect(table.events('from deck')).toHaveLength(1);
});

test('05013 Veteran Stormtrooper deals its 3 indirect damage as the AI spreads it', () => {
  const table = villainsTurn({
    players: [{ characters: ['Veteran Stormtrooper'], pool: ['Veteran Stormtrooper: 3ID'] }],
    ai: { characters: TWO_REBELS },
  }).choose('resolve indirect');
  expect([table.character('Rebel Trooper').damage, table.character('Leia Organa').damage]).toEqual([2, 1]);
});

const MAULER = {
  players: [
    {
      characters: ['"Mauler" Mithel'],
      supports: ['TIE Fighter', 'AT-DP', 'E-Web Emplacement'],
      pool: ['TIE Fighter: 1RD', 'AT-DP: 2RD', 'E-Web Emplacement: 2RD'],
    },
  ],
  ai: { supports: ['T-47 Airspeeder'] },
};

test('08019 "Mauler" Mithel may spend a vehicle die that shows ranged damage to wreck a vehicle', () => {
  const table = villainsTurn(MAULER).choose('activate "Mauler" Mithel');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect([table.topic, table.choices]).toEqual(['remove die', ['TIE Fighter 1RD', 'AT-DP 2RD']]);
  table.choose('AT-DP 2RD');
  expect(table.places('T-47 Airspeeder')).toEqual(['discard of AI']);
  expect(table.pool(0)).not.toContain('AT-DP 2RD');
});

test('08019 "Mauler" Mithel leaves less damage than its cost on a vehicle, until it adds up', () => {
  const table = villainsTurn(MAULER)
    .choose('activate "Mauler" Mithel')
    .choose('yes')
    .choose('TIE Fighter 1RD');
  expect(table.support('T-47 Airspeeder').damage).toBe(1);
  const worn = villainsTurn({ ...MAULER, ai: { supports: [{ card: 'T-47 Airspeeder', damage: 1 }] } });
  worn.choose('activate "Mauler" Mithel').choose('yes').choose('TIE Fighter 1RD');
  expect(worn.places('T-47 Airspeeder')).toEqual(['discard of AI']);
});

test('08019 "Mauler" Mithel may keep the die', () => {
  const table = villainsTurn(MAULER).choose('activate "Mauler" Mithel').choose('no');
  expect(table.support('T-47 Airspeeder').damage).toBe(0);
  expect(table.pool(0)).toHaveLength(4);
});

test('08020 Super Battle Droid turns a droid character die to a side with damage', () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['Super Battle Droid', 'Battle Droid', 'Death Trooper'],
        supports: ['Stap Droid'],
        pool: ['Super Battle Droid: 1R', 'Battle Droid: -', 'Death Trooper: -', 'Stap Droid: -'],
      },
    ],
  }).choose('use Super Battle Droid');
  expect(table.choices).toEqual([
    'Super Battle Droid 1R to 1RD',
    'Super Battle Droid 1R to +2RD',
    'Super Battle Droid 1R to 1ID',
    'Super Battle Droid 1R to 2ID',
    'Battle Droid - to 1RD',
    'Battle Droid - to 1ID',
    'Battle Droid - to 1ID',
    'Battle Droid - to +2ID',
  ]);
  table.choose('Battle Droid - to 1RD');
  expect(table.pool(0)).toContain('Battle Droid 1RD');
  expect(table.choicesTo('use')).toEqual([]);
});
