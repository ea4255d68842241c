import { expect, test } from 'vitest';
import { playersTurn } from '../kit.ts';

const IDLE = { deck: [], pool: [] };
const TROOPER = { deck: ['Regroup'], characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'] };

test('OPS-42 where the battlefield would be switched, the First Player battlefield is flipped', () => {
  const table = playersTurn({ players: [{ hand: ['New Orders'], resources: 2 }, {}], ai: IDLE });
  table.choose('play New Orders');
  expect(table.view.battlefield).toBe('B');
  expect(table.rulesOf('flip')).toEqual(['OPS-42']);
});

test('OPS-42 flipped again it shows side A, and its control does not change', () => {
  const table = playersTurn({
    players: [{}, { hand: ['New Orders'], resources: 2 }],
    turn: 1,
    battlefield: 'B',
    ai: IDLE,
  });
  table.choose('play New Orders').choose('no');
  expect([table.view.battlefield, table.view.first, table.view.claimed]).toEqual(['A', 0, null]);
});

test('OPS-43 control that goes to an opponent may go to a teammate instead', () => {
  const table = playersTurn({ players: [{ hand: ['Hasty Exit'] }, {}, {}], ai: TROOPER });
  table.choose('play Hasty Exit');
  expect([table.topic, table.choices]).toEqual(['battlefield', ['1', '2']]);
  table.choose('2');
  expect(table.view.first).toBe(2);
  expect(table.rulesOf('battlefield')).toEqual(['OPS-43']);
});

test('OPS-43 OPS-56 never to a player who is eliminated', () => {
  const table = playersTurn({
    players: [{ hand: ['Hasty Exit'] }, { eliminated: 'damage' }, {}],
    ai: TROOPER,
  });
  table.choose('play Hasty Exit');
  expect(table.events('battlefield')).toEqual([{ to: 2 }]);
});

test('OPS-43 the next round begins with the one who got it', () => {
  const table = playersTurn({ players: [{ hand: ['Hasty Exit'] }, {}], ai: { ...TROOPER, deck: [] } });
  table.choose('play Hasty Exit').choose('pass').choose('pass').choose('pass');
  expect(table.events('round')).toEqual([{ round: 2, first: 1 }]);
});

test('OPS-43 who does not control it cannot give it away', () => {
  const table = playersTurn({ players: [{}, { hand: ['Hasty Exit'] }], turn: 1, ai: TROOPER });
  table.choose('play Hasty Exit');
  expect([table.view.first, table.events('remove die')]).toEqual([0, []]);
});

test('OPS-91 where the AI would get the battlefield a player gets it, and the rest still meets the AI', () => {
  const table = playersTurn({ players: [{ hand: ['Hasty Exit'] }, {}], ai: TROOPER });
  table.choose('play Hasty Exit');
  expect(table.view.first).toBe(1);
  expect(table.events('remove die')).toMatchObject([{ side: 4 }]);
});

test('OPS-91 alone a player keeps it, and the rest still meets the AI', () => {
  const table = playersTurn({ players: [{ hand: ['Hasty Exit'] }], ai: TROOPER });
  table.choose('play Hasty Exit');
  expect([table.view.first, table.events('battlefield')]).toEqual([0, []]);
  expect(table.events('remove die')).toMatchObject([{ side: 4 }]);
});

test('OPS-91 the AI never controls it: what depends on that is not so for its cards', () => {
  const table = playersTurn({
    scenario: 'OBJ-SCA',
    stage: 2,
    ai: { deck: [], supports: ['E-Web Emplacement'], pool: ['E-Web Emplacement: 2RD'] },
  });
  expect(table.ai.pool).toMatchObject([{ value: 2 }]);
});
