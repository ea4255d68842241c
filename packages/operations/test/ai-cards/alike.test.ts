import { expect, test } from 'vitest';
import { kindById } from '../../src/cards/catalogue.ts';
import { aiPlays } from './ai-plays.ts';

// What many AI cards have alike: the corner, how many cards they activate, which dice they resolve.

/** Ids with the names, for the names of tests. */
function cards(ids: string): [id: string, name: string][] {
  return ids.split(' ').map((id) => [id, kindById(id)?.name ?? '?']);
}

const COSTS: Readonly<Record<number, string>> = {
  0: 'BB-01 BB-02 BB-09 DRD-1 FLC-1 FLC-3 TGD-2 PDW-1',
  1: 'BB-04 BB-10 EX-01 EX-02 SCG-1 KRE-2 FLT-2 RGD-2 MAU-2 REB-3 CMD-3',
  2: 'BB-11 VDR-3 EMP-3 JCO-3',
  3: 'BB-12 SCG-3',
};

for (const [cost, ids] of Object.entries(COSTS)) {
  test.each(cards(ids))(`%s %s costs the AI ${cost}`, (id) => {
    const table = aiPlays(id, { options: { pay: 'always' }, ai: { resources: Number(cost) } });
    expect(table.events('AI plays')).toMatchObject([{ paid: Number(cost) }]);
    expect(table.events('top left')).toEqual([]);
  });
}

/** Each for a per-player number of 2. */
const CORNERS: Readonly<Record<string, string>> = {
  'melee 1': 'VDR-2 MAU-1 JCO-1',
  'ranged 1': 'EMP-1 FLC-2',
  'indirect 1': 'BB-03 KRE-1 FLT-1 DRD-3',
  'disrupt 1': 'BB-06 EX-03 DRD-2 REB-2',
  'discard 1': 'BB-07 VDR-1',
  'shield 1': 'EX-04 SCG-2 RGD-1 REB-1 TGD-1',
  'shield 2': 'BB-05 FLT-3 CMD-1 JCO-2',
  'focus 1': 'BB-08 MAU-3 PDW-2',
  'focus 2': 'EMP-2 CMD-2',
};

for (const [corner, ids] of Object.entries(CORNERS)) {
  const [sign, value] = corner.split(' ');
  test.each(cards(ids))(`%s %s begins with ${corner}`, (id) => {
    const table = aiPlays(id, { ai: { perPlayer: 2, resources: 0 } });
    expect(table.events('top left')).toMatchObject([{ sign, value: Number(value) }]);
  });
}

const THREE = ['Jedi Temple Guard', 'Jedi Temple Guard', 'Jedi Temple Guard'];
const ONE_CARD = 'BB-01 BB-02 BB-03 BB-05 BB-07 BB-10 EX-01 REB-3 CMD-1 TGD-2 JCO-3';

test.each(cards(ONE_CARD))('%s %s activates one card and no more', (id) => {
  const table = aiPlays(id, { ai: { characters: THREE } });
  expect(table.events('activate')).toHaveLength(1);
});

test.each(cards('BB-11 RGD-2 PDW-1'))('%s %s activates two cards and no more', (id) => {
  const table = aiPlays(id, { ai: { characters: THREE } });
  expect(table.events('activate')).toHaveLength(2);
});

test.each(cards('BB-01 BB-02 BB-03 BB-05 BB-07 BB-10 BB-11 EX-01 REB-3 CMD-1'))(
  '%s %s activates a support as well',
  (id) => {
    const table = aiPlays(id, {
      ai: { characters: [{ card: 'Royal Guard', ready: false }], supports: ['TIE Fighter'] },
    });
    expect(table.support('TIE Fighter').ready).toBe(false);
  },
);

const IDLE = ['Royal Guard', 'Death Trooper', 'Veteran Stormtrooper', 'Battle Droid'].map((card) => ({
  card,
  ready: false,
}));

test.each([
  ['SCG-1', 'Volley', ['Death Trooper: 1RD', 'Royal Guard: 2MD', 'Veteran Stormtrooper: 3ID']],
  ['REB-3', 'Return Fire', ['Death Trooper: 1RD', 'Royal Guard: 2MD', 'Veteran Stormtrooper: 3ID']],
  ['VDR-3', 'Give In to Hate', ['Royal Guard: 1MD', 'Death Trooper: 2RD', 'Veteran Stormtrooper: 3ID']],
  ['MAU-1', 'Spinning Assault', ['Royal Guard: 1MD', 'Death Trooper: 2RD', 'Veteran Stormtrooper: 3ID']],
  ['JCO-1', 'Master Duelist', ['Royal Guard: 1MD', 'Death Trooper: 2RD', 'Veteran Stormtrooper: 3ID']],
  ['DRD-3', 'Massed Fire', ['Battle Droid: 1ID', 'Royal Guard: 2MD', 'Death Trooper: 2RD']],
])('%s %s resolves its symbol, where another would do more', (id, _, pool) => {
  const table = aiPlays(id, { ai: { characters: IDLE, pool } });
  expect(table.pool()).toEqual(pool.slice(1).map((die) => die.replace(':', '')));
});

/** The special of a Lightsaber deals 2 damage, and is no damage symbol. */
const SPECIAL = {
  characters: [{ card: 'Royal Guard', ready: false, upgrades: ['Lightsaber'] }],
  pool: ['Royal Guard: 1MD', 'Lightsaber: Sp'],
};

test.each(cards('BB-02 BB-04 BB-10 EX-02 JCO-3'))(
  '%s %s resolves a damage symbol, where a special would do more',
  (id) => {
    expect(aiPlays(id, { ai: SPECIAL }).pool()).toEqual(['Lightsaber Sp']);
  },
);

test.each(cards('BB-01 BB-09'))('%s %s resolves the special that does more than a damage symbol', (id) => {
  expect(aiPlays(id, { ai: SPECIAL }).pool()).toEqual(['Royal Guard 1MD']);
});

test.each(cards('BB-08 BB-09 EMP-2 CMD-2 PDW-2 FLC-1'))(
  '%s %s resolves dice without damage where there are no others',
  (id) => {
    const table = aiPlays(id, {
      ai: { characters: [{ card: 'General Rieekan', ready: false }], pool: ['General Rieekan: 1R'] },
      next: { rolls: ['d6: 1'] },
    });
    expect(table.pool()).toEqual([]);
  },
);

test.each(cards('SCG-2 REB-1'))('%s %s shields those who are not unique, guardians or not', (id) => {
  const table = aiPlays(id, {
    ai: {
      characters: [
        { card: 'Palpatine', health: 3 },
        { card: 'Death Trooper', health: 9 },
        { card: 'Royal Guard', health: 9 },
      ],
    },
  });
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([1, 1, 1]);
});

test.each(cards('RGD-1 TGD-1'))('%s %s shields guardians and nobody else', (id) => {
  const table = aiPlays(id, {
    ai: {
      characters: [
        { card: 'Palpatine', health: 3 },
        { card: 'Death Trooper', health: 9 },
        { card: 'Royal Guard', health: 9 },
      ],
    },
  });
  expect(table.ai.characters.map(({ shields }) => shields)).toEqual([1, 0, 1]);
});

test('RGD-2 Crimson Wall activates guardians, whoever else is not unique', () => {
  const table = aiPlays('RGD-2', { ai: { characters: ['Death Trooper', 'Royal Guard'] } });
  expect(table.ai.characters.map(({ ready }) => ready)).toEqual([true, false]);
});

test('DRD-1 Forward March activates nobody but droids, and two at the most', () => {
  const few = aiPlays('DRD-1', { ai: { characters: ['Death Trooper', 'Super Battle Droid'] } });
  const many = aiPlays('DRD-1', {
    ai: { characters: ['Super Battle Droid', 'Super Battle Droid', 'Super Battle Droid'] },
  });
  expect(few.ai.characters.map(({ ready }) => ready)).toEqual([true, false]);
  expect(many.ai.characters.map(({ ready }) => ready)).toEqual([false, false, true]);
});

test('FLT-1 Strafing Run activates one support', () => {
  const table = aiPlays('FLT-1', { ai: { supports: ['TIE Fighter', 'TIE Fighter'] } });
  expect(table.ai.supports.map(({ ready }) => ready)).toEqual([false, true]);
});

test('FLT-2 Attack Pattern activates a unique character as well', () => {
  const table = aiPlays('FLT-2', { ai: { characters: ['Ciena Ree'] } });
  expect(table.character('Ciena Ree').ready).toBe(false);
});

const LEFT = {
  characters: IDLE,
  pool: ['Royal Guard: +2MD', 'Death Trooper: 1Dr', 'Veteran Stormtrooper: -'],
};

test.each(cards('BB-06 FLT-3'))('%s %s rerolls blanks, and nothing else that is of no use', (id) => {
  const table = aiPlays(id, {
    players: [{ resources: 0 }],
    ai: LEFT,
    next: { rolls: ['Veteran Stormtrooper: 3ID'] },
  });
  expect(table.pool()).toEqual(['Royal Guard +2MD', 'Death Trooper 1Dr', 'Veteran Stormtrooper 3ID']);
  expect(table.events('reroll')).toHaveLength(1);
});

test('BB-05 Brace leaves dice that show no shields', () => {
  const table = aiPlays('BB-05', { ai: { characters: IDLE, pool: ['Veteran Stormtrooper: 1R'] } });
  expect(table.pool()).toEqual(['Veteran Stormtrooper 1R']);
});

test.each([
  ['MAU-3', 'Toying with Them', 1],
  ['EMP-2', 'As Foreseen', 2],
  ['CMD-2', 'Clear Orders', 2],
  ['PDW-2', 'Calm Mind', 1],
  ['BB-08', 'Take Aim', 1],
])('%s %s turns dice, and no more than %i', (id, _, count) => {
  const table = aiPlays(id, {
    ai: { characters: IDLE, pool: ['Royal Guard: -', 'Death Trooper: -', 'Veteran Stormtrooper: -'] },
  });
  expect(table.events('turn die')).toHaveLength(count);
});

test('every AI card is named here', () => {
  const named = [...Object.values(COSTS), ...Object.values(CORNERS)].flatMap((ids) => ids.split(' '));
  expect(named).toHaveLength(54);
  expect(cards(named.join(' ')).map(([, name]) => name)).not.toContain('?');
});
