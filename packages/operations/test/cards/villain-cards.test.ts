import { expect, test } from 'vitest';
import { villainsTurn } from './villains-turn.ts';

const TWO_REBELS = [
  { card: 'Rebel Trooper', health: 10 },
  { card: 'Leia Organa', health: 10 },
];

test('01006 First Order TIE Fighter removes all shields from all characters of the AI', () => {
  const table = villainsTurn({
    players: [
      {
        characters: [{ card: 'Captain Phasma', shields: 1 }],
        supports: ['First Order TIE Fighter'],
        pool: ['First Order TIE Fighter: Sp'],
      },
    ],
    ai: {
      characters: [
        { card: 'Rebel Trooper', health: 10, shields: 3 },
        { card: 'Leia Organa', health: 10, shields: 1 },
      ],
    },
  }).choose('resolve special');
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([0, 0]);
  expect(table.character('Captain Phasma').shields).toBe(1);
});

const SWEEP = {
  players: [
    {
      characters: ['Death Trooper', 'Captain Phasma', { card: 'TIE Pilot', ready: false }, 'Maul'],
      hand: ['Sweep the Area'],
    },
  ],
  ai: {
    characters: [...TWO_REBELS, { card: '01046', health: 10 }],
    pool: ['Rebel Trooper: 2RD', 'Leia Organa: 1RD', '01046: 2RD'],
  },
};

test('01073 Sweep the Area rerolls as many dice of the AI as there are ready red characters', () => {
  const table = villainsTurn({
    ...SWEEP,
    next: { rolls: ['Rebel Trooper: 1Sh', '01046: 1R'] },
  }).choose('play Sweep the Area');
  expect([table.topic, table.choices]).toEqual([
    'reroll',
    ['Rebel Trooper 2RD', 'Leia Organa 1RD', 'Han Solo 2RD'],
  ]);
  expect(() => table.choose('Han Solo 2RD')).toThrow();
  table.choose('Rebel Trooper 2RD', 'Han Solo 2RD');
  expect(table.events('reroll')).toHaveLength(2);
});

test('01073 Sweep the Area does nothing without a ready red character', () => {
  const table = villainsTurn({
    ...SWEEP,
    players: [{ characters: [{ card: 'Death Trooper', ready: false }, 'Maul'], hand: ['Sweep the Area'] }],
  }).choose('play Sweep the Area');
  expect(table.events('reroll')).toEqual([]);
  expect(table.places('Sweep the Area')).toEqual(['discard of 0']);
});

test('01074 Tactical Mastery gives up to two additional actions', () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['Death Trooper', 'Captain Phasma'],
        hand: ['Tactical Mastery'],
        resources: 1,
      },
    ],
    ai: { top: ['Advance'] },
  }).choose('play Tactical Mastery');
  expect(table.choices).toEqual(['activate Death Trooper', 'activate Captain Phasma', 'claim', 'done']);
  table.choose('activate Death Trooper').choose('activate Captain Phasma');
  expect(table.events('AI draws')).toHaveLength(1);
});

test('01074 Tactical Mastery: the second action may be declined', () => {
  const table = villainsTurn({
    players: [{ characters: ['Death Trooper', 'Captain Phasma'], hand: ['Tactical Mastery'], resources: 1 }],
    ai: { top: ['Advance'] },
  })
    .choose('play Tactical Mastery')
    .choose('activate Death Trooper');
  expect(table.events('AI draws')).toEqual([]);
  table.choose('done');
  expect(table.events('AI draws')).toHaveLength(1);
});

test('01074 Tactical Mastery gives nothing where no red character can be spotted, a teammate being none', () => {
  const table = villainsTurn({
    players: [
      { characters: ['Maul'], hand: ['Tactical Mastery'], resources: 1 },
      { characters: ['Death Trooper'] },
    ],
  }).choose('play Tactical Mastery');
  expect(table.events('additional')).toEqual([]);
  expect(table.asked).toBe(1);
});

test('01081 Enrage deals 1 damage to a blue character for 1 resource', () => {
  const table = villainsTurn({
    players: [{ characters: ['Maul', 'Count Dooku', 'Death Trooper'], hand: ['Enrage'], resources: 0 }],
  }).choose('play Enrage');
  expect([table.topic, table.choices]).toEqual(['hit', ['Maul', 'Count Dooku']]);
  table.choose('Count Dooku');
  expect(table.character('Count Dooku').damage).toBe(1);
  expect(table.player().resources).toBe(1);
});

test('01081 Enrage gives nothing without a blue character', () => {
  const table = villainsTurn({
    players: [{ characters: ['Death Trooper'], hand: ['Enrage'], resources: 0 }],
  }).choose('play Enrage');
  expect(table.player().resources).toBe(0);
});

test('01084 Intimidate removes all shields from one character', () => {
  const table = villainsTurn({
    players: [{ characters: ['Maul'], hand: ['Intimidate'], resources: 0 }],
    ai: {
      characters: [
        { card: 'Rebel Trooper', shields: 2 },
        { card: 'Leia Organa', shields: 3 },
        { card: '01046' },
      ],
    },
  }).choose('play Intimidate');
  expect([table.topic, table.choices]).toEqual(['strip shields', ['Rebel Trooper', 'Leia Organa']]);
  table.choose('Leia Organa');
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([2, 0, 0]);
});

test('01085 Isolation removes a character die, and no die of an upgrade or support', () => {
  const table = villainsTurn({
    players: [{ characters: ['Maul'], hand: ['Isolation'], pool: ['Maul: 1R'], resources: 1 }],
    ai: {
      characters: [{ card: 'Rebel Trooper', upgrades: ['DH-17 Blaster Pistol'] }],
      supports: ['T-47 Airspeeder'],
      pool: ['Rebel Trooper: 2RD', 'DH-17 Blaster Pistol: 2RD$1', 'T-47 Airspeeder: 2RD'],
    },
  }).choose('play Isolation');
  expect([table.topic, table.choices]).toEqual(['remove die', ['Maul 1R', 'Rebel Trooper 2RD']]);
  table.choose('Rebel Trooper 2RD');
  expect(table.events('remove die')).toMatchObject([{ side: 4 }]);
  expect(table.player().resources).toBe(0);
});

test('01085 Isolation does nothing without a blue character', () => {
  const table = villainsTurn({
    players: [{ characters: ['Death Trooper'], hand: ['Isolation'], resources: 1 }],
    ai: { pool: ['Rebel Trooper: 1Sh'] },
  }).choose('play Isolation');
  expect(table.events('remove die')).toEqual([]);
});

const SHADOW = [{ card: 'Maul', upgrades: ['Hidden In Shadow'] }];

test('01090 Hidden In Shadow gives its character a shield and is exhausted', () => {
  const table = villainsTurn({ players: [{ characters: SHADOW }] }).choose('use Hidden In Shadow');
  expect(table.character('Maul').shields).toBe(1);
  expect(table.character('Maul').upgrades).toMatchObject([{ ready: false }]);
  expect(table.choicesTo('use')).toEqual([]);
});

test('01090 Hidden In Shadow cannot be used on a character with shields', () => {
  const table = villainsTurn({
    players: [{ characters: [{ card: 'Maul', shields: 1, upgrades: ['Hidden In Shadow'] }] }],
  });
  expect(table.choicesTo('use')).toEqual([]);
});

test('01090 Hidden In Shadow is ready again after upkeep', () => {
  const table = villainsTurn({
    step: 'upkeep',
    players: [{ characters: [{ card: 'Maul', upgrades: [{ card: 'Hidden In Shadow', ready: false }] }] }],
  });
  expect(table.topic).toBe('action');
  expect(table.choicesTo('use')).toEqual(['Hidden In Shadow']);
});

test("01097 He Doesn't Like You removes a die of yours for one of the AI's", () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['Aurra Sing', '01021'],
        hand: ["He Doesn't Like You"],
        pool: ['Aurra Sing: -', '01021: 2RD'],
      },
    ],
    ai: { characters: TWO_REBELS, pool: ['Rebel Trooper: 1Sh', 'Leia Organa: 1R'] },
  }).choose("play He Doesn't Like You");
  expect([table.topic, table.choices]).toEqual(['remove die', ['Aurra Sing -', 'Jango Fett 2RD']]);
  table.choose('Aurra Sing -');
  expect([table.topic, table.choices]).toEqual(['remove die', ['Rebel Trooper 1Sh', 'Leia Organa 1R']]);
  table.choose('Leia Organa 1R');
  expect(table.pool(0)).toEqual(['Jango Fett 2RD']);
  expect(table.events('remove die')).toHaveLength(2);
});

test("01097 He Doesn't Like You does nothing without a die of yours", () => {
  const table = villainsTurn({
    players: [{ characters: ['Aurra Sing'], hand: ["He Doesn't Like You"] }],
    ai: { pool: ['Rebel Trooper: 1Sh'] },
  }).choose("play He Doesn't Like You");
  expect(table.events('remove die')).toEqual([]);
});

const E_WEB = {
  characters: ['Death Trooper'],
  supports: ['E-Web Emplacement'],
  pool: ['E-Web Emplacement: 2RD'],
};

test('02005 E-Web Emplacement has 1 more value while its player controls the battlefield', () => {
  const table = villainsTurn({ players: [E_WEB] }).choose('resolve ranged');
  expect(table.character('Rebel Trooper').damage).toBe(3);
});

test('02005 E-Web Emplacement has its printed value while a teammate controls the battlefield', () => {
  const table = villainsTurn({ first: 1, turn: 0, players: [E_WEB, { characters: ['Maul'] }] }).choose(
    'resolve ranged',
  );
  expect(table.character('Rebel Trooper').damage).toBe(2);
});

test('02007 DT-29 Heavy Blaster Pistol removes a die that shows a resource cost', () => {
  const table = villainsTurn({
    players: [
      {
        characters: [{ card: 'Captain Phasma', upgrades: ['DT-29 Heavy Blaster Pistol'] }],
        pool: ['DT-29 Heavy Blaster Pistol: Sp'],
      },
    ],
    ai: {
      characters: [...TWO_REBELS, { card: 'Chewbacca' }, { card: '01046' }],
      pool: ['Rebel Trooper: 2RD', 'Leia Organa: 2RD$1', 'Chewbacca: 2RD$1', '01046: 2RD'],
    },
  }).choose('resolve special');
  expect([table.topic, table.choices]).toEqual(['remove die', ['Leia Organa 2RD$1', 'Chewbacca 2RD$1']]);
});

const PIKE = {
  characters: [{ card: 'Death Trooper', upgrades: ['Lightsaber Pike'] }, 'Maul'],
  pool: ['Lightsaber Pike: 1R'],
};

test('02015 Lightsaber Pike removes its die to give another character a shield', () => {
  const table = villainsTurn({ players: [PIKE, { characters: ['Count Dooku'] }] }).choose(
    'use Lightsaber Pike',
  );
  expect([table.topic, table.choices]).toEqual(['shield', ['Maul', 'Count Dooku']]);
  table.choose('Maul');
  expect(table.character('Maul').shields).toBe(1);
  expect(table.pool(0)).toEqual([]);
});

test('02015 Lightsaber Pike cannot be used without its die in the pool, or without another character', () => {
  const dry = villainsTurn({ players: [{ ...PIKE, pool: [] }] });
  const alone = villainsTurn({ players: [{ ...PIKE, characters: PIKE.characters.slice(0, 1) }] });
  expect([dry.choicesTo('use'), alone.choicesTo('use')]).toEqual([[], []]);
});

const FORMATION = {
  players: [
    {
      characters: ['Death Trooper', { card: 'Captain Phasma', ready: false }, 'Maul'],
      hand: ['Battle Formation'],
      pool: ['Death Trooper: -', 'Captain Phasma: 1R', 'Maul: 1R'],
    },
  ],
};

test('02061 Battle Formation may reroll as many own dice as there are red characters', () => {
  const table = villainsTurn(FORMATION).choose('play Battle Formation');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect([table.topic, table.choices]).toEqual([
    'reroll',
    ['Death Trooper -', 'Captain Phasma 1R', 'Maul 1R'],
  ]);
  expect(() => table.choose('Maul 1R')).toThrow();
  table.choose('Death Trooper -', 'Maul 1R');
  expect(table.events('reroll')).toHaveLength(2);
  expect(table.choices.at(-1)).toBe('done');
});

test('02061 Battle Formation may be played for its Ambush alone', () => {
  const table = villainsTurn(FORMATION).choose('play Battle Formation').choose('no');
  expect(table.events('reroll')).toEqual([]);
  expect(table.choices.at(-1)).toBe('done');
});

test('02082 Bait and Switch turns a die of yours that shows a resource to any other side', () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['Aurra Sing', '01021'],
        hand: ['Bait and Switch'],
        pool: ['Aurra Sing: 2RD', '01021: 1R'],
      },
    ],
  }).choose('play Bait and Switch');
  expect(table.choices).toEqual([
    'Jango Fett 1R to 1RD',
    'Jango Fett 1R to 2RD',
    'Jango Fett 1R to 1MD',
    'Jango Fett 1R to +1R',
    'Jango Fett 1R to -',
  ]);
  table.choose('Jango Fett 1R to 2RD');
  expect(table.pool(0)).toEqual(['Aurra Sing 2RD', 'Jango Fett 2RD']);
  expect(table.choices.at(-1)).toBe('done');
});

test('02082 Bait and Switch finds no die without a resource, and still has Ambush', () => {
  const table = villainsTurn({
    players: [{ characters: ['Aurra Sing'], hand: ['Bait and Switch'], pool: ['Aurra Sing: 2RD'] }],
  }).choose('play Bait and Switch');
  expect(table.events('turn die')).toEqual([]);
  expect(table.choices.at(-1)).toBe('done');
});

test('03005 AT-DP discards a support that costs 2 or less', () => {
  const table = villainsTurn({
    players: [{ characters: ['Captain Phasma'], supports: ['AT-DP'], pool: ['AT-DP: Sp'] }],
    ai: { supports: ['T-47 Airspeeder', 'Millennium Falcon', 'Stap Droid'] },
  }).choose('resolve special');
  expect([table.topic, table.choices]).toEqual(['discard a support', ['T-47 Airspeeder', 'Stap Droid']]);
  table.choose('T-47 Airspeeder');
  expect(table.places('T-47 Airspeeder')).toEqual(['discard of AI']);
});

test('03022 LL-30 Blaster Pistol gives an additional action when it is played', () => {
  const table = villainsTurn({
    players: [{ characters: ['Aurra Sing'], hand: ['LL-30 Blaster Pistol'], resources: 2 }],
  }).choose('play LL-30 Blaster Pistol');
  expect(table.choices).toEqual(['activate Aurra Sing', 'claim', 'done']);
});

test('03022 LL-30 Blaster Pistol turns another own die to ranged damage', () => {
  const table = villainsTurn({
    players: [
      {
        characters: [{ card: 'Aurra Sing', upgrades: ['LL-30 Blaster Pistol'] }, 'Maul'],
        pool: ['Aurra Sing: 1R', 'LL-30 Blaster Pistol: Sp', 'Maul: 1R'],
      },
    ],
  }).choose('resolve special');
  expect(table.choices).toEqual(['Aurra Sing 1R to 1RD', 'Aurra Sing 1R to 2RD', 'Aurra Sing 1R to 2RD']);
  table.choose('Aurra Sing 1R to 2RD');
  expect(table.pool(0)).toEqual(['Aurra Sing 2RD', 'Maul 1R']);
});

const LL_30 = {
  players: [
    {
      characters: [
        { card: 'Aurra Sing', damage: 9, upgrades: ['LL-30 Blaster Pistol', 'Hunting Rifle'] },
        '01021',
        'Maul',
      ],
    },
  ],
  ai: { pool: ['Rebel Trooper: 2RD'] },
};

test('03022 LL-30 Blaster Pistol moves on when its character is defeated', () => {
  const table = villainsTurn(LL_30).aiTurn();
  expect([table.topic, table.choices]).toEqual(['redeploy', ['Jango Fett', 'Maul', 'discard']]);
  table.choose('Maul');
  expect(table.places('LL-30 Blaster Pistol')).toEqual(['upgrades on Maul']);
  expect(table.places('Hunting Rifle')).toEqual(['discard of 0']);
});

test('03022 LL-30 Blaster Pistol may be discarded instead', () => {
  const table = villainsTurn(LL_30).aiTurn().choose('discard');
  expect(table.places('LL-30 Blaster Pistol')).toEqual(['discard of 0']);
});

test('04005 Praetorian Guard makes its character a guardian, also a unique one', () => {
  const table = villainsTurn({
    players: [{ characters: [{ card: 'Maul', upgrades: ['Praetorian Guard'] }, 'Death Trooper'] }],
    ai: { pool: ['Rebel Trooper: 2RD'] },
  });
  expect(table.player().characters.map(({ guardian }) => guardian)).toEqual([true, false]);
  table.choose('activate Maul').choose('Rebel Trooper 2RD');
  expect(table.character('Maul').damage).toBe(2);
});

test('04006 Dark Counsel draws a card and is rerolled instead of removed', () => {
  const table = villainsTurn({
    players: [
      {
        characters: [{ card: 'Maul', upgrades: ['Dark Counsel'] }],
        pool: ['Dark Counsel: Sp'],
        top: ['Enrage'],
      },
    ],
    next: { rolls: ['Dark Counsel: 1R'] },
  }).choose('resolve special');
  expect(table.hand()).toEqual(['Enrage']);
  expect(table.pool(0)).toEqual(['Dark Counsel 1R']);
});

test('04006 Dark Counsel that shows its special again is not resolved twice in one action', () => {
  const table = villainsTurn({
    players: [
      {
        characters: [{ card: 'Maul', upgrades: ['Dark Counsel'] }],
        pool: ['Dark Counsel: Sp'],
        top: ['Enrage'],
      },
    ],
    next: { rolls: ['Dark Counsel: Sp'] },
  }).choose('resolve special');
  expect(table.topic).toBe('action');
  expect(table.hand()).toEqual(['Enrage']);
});

test('05077 Double Strike resolves a melee die that stays in the pool', () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['Maul', 'Count Dooku', 'Death Trooper', 'Royal Guard'],
        hand: ['Double Strike'],
        pool: ['Maul: 3MD', 'Count Dooku: 2MD', 'Death Trooper: 2RD', 'Royal Guard: +2MD'],
        resources: 2,
      },
    ],
  }).choose('play Double Strike');
  expect([table.topic, table.choices]).toEqual(['resolve die', ['Maul 3MD', 'Count Dooku 2MD']]);
  table.choose('Maul 3MD');
  expect(table.character('Rebel Trooper').damage).toBe(3);
  expect(table.pool(0)).toContain('Maul 3MD');
});

test('05086 Imperial Might resolves one of your dice with 2 more value', () => {
  const table = villainsTurn({
    players: [
      {
        characters: ['Death Trooper', 'Captain Phasma', 'Maul'],
        hand: ['Imperial Might'],
        pool: ['Death Trooper: 1RD', 'Captain Phasma: 1R', 'Maul: -'],
        resources: 2,
      },
    ],
  }).choose('play Imperial Might');
  expect([table.topic, table.choices]).toEqual(['resolve die', ['Death Trooper 1RD', 'Captain Phasma 1R']]);
  table.choose('Captain Phasma 1R');
  expect(table.player().resources).toBe(3);
  expect(table.pool(0)).toEqual(['Death Trooper 1RD', 'Maul -']);
});

const PRACTICE = {
  players: [
    {
      characters: ['Death Trooper', 'Captain Phasma', 'Maul'],
      hand: ['Target Practice'],
      pool: ['Death Trooper: -', 'Captain Phasma: 1R', 'Maul: -'],
    },
  ],
};

test('05089 Target Practice rerolls any own red dice, twice', () => {
  const table = villainsTurn({
    ...PRACTICE,
    next: { rolls: ['Death Trooper: 1Dr', 'Death Trooper: 2RD'] },
  }).choose('play Target Practice');
  expect([table.topic, table.choices]).toEqual(['reroll', ['Death Trooper -', 'Captain Phasma 1R']]);
  table.choose('Death Trooper -');
  expect([table.topic, table.choices]).toEqual(['reroll', ['Death Trooper 1Dr', 'Captain Phasma 1R']]);
  table.choose('Death Trooper 1Dr');
  expect(table.pool(0)).toEqual(['Death Trooper 2RD', 'Captain Phasma 1R', 'Maul -']);
});

test('05089 Target Practice may leave all dice', () => {
  const table = villainsTurn(PRACTICE).choose('play Target Practice').choose().choose();
  expect(table.events('reroll')).toEqual([]);
  expect(table.topic).toBe('action');
});

const FLIGHT = {
  players: [
    {
      characters: ['elite Aurra Sing', '01021', 'Maul'],
      hand: ['Take Flight'],
      pool: ['Aurra Sing #1: -', 'Aurra Sing #2: 1R', '01021: -', 'Maul: 1R'],
    },
  ],
};

test('05098 Take Flight rerolls up to 2 own yellow dice and gives an additional action', () => {
  const table = villainsTurn(FLIGHT).choose('play Take Flight');
  expect([table.topic, table.choices]).toEqual(['reroll', ['Aurra Sing -', 'Aurra Sing 1R', 'Jango Fett -']]);
  expect(() => table.choose('Aurra Sing -', 'Aurra Sing 1R', 'Jango Fett -')).toThrow();
  table.choose('Jango Fett -');
  expect(table.events('reroll')).toHaveLength(1);
  expect(table.choices.at(-1)).toBe('done');
});

test('05098 Take Flight may leave all dice', () => {
  const table = villainsTurn(FLIGHT).choose('play Take Flight').choose();
  expect(table.events('reroll')).toEqual([]);
  expect(table.choices.at(-1)).toBe('done');
});

const TIE = {
  players: [
    {
      characters: ['Ciena Ree'],
      hand: ['TIE Fighter'],
      deck: ['AT-DP', 'TIE Fighter', 'AT-DP', 'TIE Fighter'],
      resources: 2,
    },
  ],
};

test('08031 TIE Fighter fetches a copy of itself and gives an additional action', () => {
  const table = villainsTurn(TIE).choose('play TIE Fighter');
  expect(table.places('TIE Fighter')).toEqual(['supports of 0', 'hand of 0']);
  expect(table.player().deck).toHaveLength(3);
  expect(table.events('shuffle')).toHaveLength(1);
  expect(table.choices).toEqual(['activate Ciena Ree', 'activate TIE Fighter', 'claim', 'done']);
});

test('08031 TIE Fighter finds none in a deck without a copy', () => {
  const table = villainsTurn({
    players: [{ characters: ['Ciena Ree'], hand: ['TIE Fighter'], deck: ['AT-DP', 'AT-DP'], resources: 2 }],
  }).choose('play TIE Fighter');
  expect(table.hand()).toEqual([]);
  expect(table.player().deck).toHaveLength(2);
});

test('09032 Stap Droid enters play ready and may act at once', () => {
  const table = villainsTurn({
    players: [{ characters: ['Battle Droid'], hand: ['Stap Droid'], resources: 2 }],
    next: { rolls: ['Stap Droid: 3ID$1'] },
  }).choose('play Stap Droid');
  expect(table.choices).toEqual(['activate Battle Droid', 'activate Stap Droid', 'claim', 'done']);
  table.choose('activate Stap Droid').choose('resolve indirect');
  expect(table.character('Rebel Trooper').damage).toBe(3);
  expect(table.player().resources).toBe(0);
});

const CARBINE = { pool: ['Rebel Trooper: 2RD'] };

test('09033 E-5 Blaster Carbine moves on from a droid', () => {
  const table = villainsTurn({
    players: [
      {
        characters: [{ card: 'Battle Droid', damage: 5, upgrades: ['E-5 Blaster Carbine'] }, 'Maul'],
      },
    ],
    ai: CARBINE,
  }).aiTurn();
  expect([table.topic, table.choices]).toEqual(['redeploy', ['Maul', 'discard']]);
  table.choose('Maul');
  expect(table.places('E-5 Blaster Carbine')).toEqual(['upgrades on Maul']);
});

test('09033 E-5 Blaster Carbine is discarded from anybody else', () => {
  const table = villainsTurn({
    players: [
      { characters: [{ card: 'Maul', damage: 12, upgrades: ['E-5 Blaster Carbine'] }, 'Battle Droid'] },
    ],
    ai: CARBINE,
  }).aiTurn();
  expect(table.topic).toBe('action');
  expect(table.places('E-5 Blaster Carbine')).toEqual(['discard of 0']);
});

const SCIMITAR = {
  players: [{ characters: ['Maul'], supports: ['Scimitar'], pool: ['Scimitar: 2RD'], resources: 0 }],
  ai: { top: ['Dig In'] },
};

test("11016 Scimitar may return to the hand before an opponent's event, for 2 resources with Maul", () => {
  const table = villainsTurn(SCIMITAR).aiTurn();
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect(table.places('Scimitar')).toEqual(['hand of 0']);
  expect(table.player().resources).toBe(2);
  expect(table.pool(0)).toEqual([]);
});

test('11016 Scimitar gives 1 resource without Maul', () => {
  const table = villainsTurn({
    ...SCIMITAR,
    players: [{ characters: ['Death Trooper'], supports: ['Scimitar'], resources: 0 }],
  })
    .aiTurn()
    .choose('yes');
  expect(table.player().resources).toBe(1);
});

test('11016 Scimitar may stay in play', () => {
  const table = villainsTurn(SCIMITAR).aiTurn().choose('no');
  expect(table.places('Scimitar')).toEqual(['supports of 0']);
  expect(table.player().resources).toBe(0);
});

test('11016 Scimitar is unique: a second one cannot be played', () => {
  const table = villainsTurn({
    players: [{ characters: ['Maul'], supports: ['Scimitar'], hand: ['Scimitar', 'AT-DP'], resources: 3 }],
  });
  expect(table.choicesTo('play')).toEqual(['AT-DP']);
});

test('12005 Recurring Nightmare goes on a character of the AI, and its die into your pool when that one is activated', () => {
  const table = villainsTurn({
    players: [{ characters: ['Maul'], hand: ['Recurring Nightmare'], resources: 2 }],
    ai: { characters: TWO_REBELS, top: ['Advance'] },
    next: { rolls: ['Rebel Trooper: -', 'Leia Organa: -', 'Recurring Nightmare: 2MD'] },
  }).choose('play Recurring Nightmare');
  expect([table.topic, table.choices]).toEqual(['attach to', ['Rebel Trooper', 'Leia Organa']]);
  table.choose('Leia Organa');
  expect(table.reasons('activation')).toMatchObject([{ picked: 'Leia Organa' }]);
  expect(table.pool(0)).toEqual(['Recurring Nightmare 2MD']);
});

test('12005 Recurring Nightmare hits nobody but the character it is attached to', () => {
  const table = villainsTurn({
    players: [{ characters: ['Maul'], pool: ['Recurring Nightmare: 2MD'] }],
    ai: {
      characters: [
        { card: 'Rebel Trooper', health: 10 },
        { card: 'Leia Organa', health: 10, downgrades: ['Recurring Nightmare'] },
      ],
    },
  }).choose('resolve melee');
  expect(table.topic).toBe('action');
  expect(table.ai.characters.map(({ damage }) => damage)).toEqual([0, 2]);
});
