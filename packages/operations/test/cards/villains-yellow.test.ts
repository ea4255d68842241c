import { expect, test } from 'vitest';
import { villainsTurn } from './villains-turn.ts';

const JANGO = {
  players: [{ characters: ['01021'] }],
  ai: { top: ['Advance'] },
  next: { rolls: ['Rebel Trooper: -', '01021: 2RD'] },
};

test('01021 Jango Fett may be activated after an opponent activates a character', () => {
  const table = villainsTurn(JANGO).aiTurn();
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect(table.pool(0)).toEqual(['Jango Fett 2RD']);
  expect(table.character('Jango Fett').ready).toBe(false);
});

test('01021 Jango Fett may wait', () => {
  const table = villainsTurn(JANGO).aiTurn().choose('no');
  expect(table.character('Jango Fett').ready).toBe(true);
});

test('01021 Jango Fett cannot answer when he is exhausted', () => {
  const table = villainsTurn({
    ...JANGO,
    players: [{ characters: [{ card: '01021', ready: false }] }],
  }).aiTurn();
  expect(table.topic).toBe('action');
  expect(table.events('activate')).toHaveLength(1);
});

test('01021 Jango Fett does not answer a support', () => {
  const table = villainsTurn({
    players: [{ characters: ['01021'] }],
    ai: {
      top: ['Advance'],
      supports: ['T-47 Airspeeder'],
      characters: [{ card: 'Rebel Trooper', ready: false }],
    },
    next: { rolls: ['T-47 Airspeeder: 1Sh'] },
  }).aiTurn();
  expect(table.events('activate')).toHaveLength(1);
  expect(table.topic).toBe('action');
});

const AURRA = {
  players: [{ characters: ['Aurra Sing'], pool: ['Aurra Sing: 2RD'], hand: ['Evade', 'Electroshock'] }],
};

test('02018 Aurra Sing may discard a card for 1 more value', () => {
  const table = villainsTurn(AURRA).choose('resolve ranged');
  expect([table.topic, table.choices]).toEqual(['may', ['yes', 'no']]);
  table.choose('yes');
  expect([table.topic, table.choices]).toEqual(['discard', ['Evade', 'Electroshock']]);
  table.choose('Evade');
  expect(table.character('Rebel Trooper').damage).toBe(3);
  expect(table.hand()).toEqual(['Electroshock']);
});

test('02018 Aurra Sing may keep her cards', () => {
  const table = villainsTurn(AURRA).choose('resolve ranged').choose('no');
  expect(table.character('Rebel Trooper').damage).toBe(2);
  expect(table.hand()).toEqual(['Evade', 'Electroshock']);
});

test('02018 Aurra Sing has nothing to add without cards', () => {
  const table = villainsTurn({ players: [{ ...AURRA.players[0], hand: [] }] }).choose('resolve ranged');
  expect(table.topic).toBe('action');
  expect(table.character('Rebel Trooper').damage).toBe(2);
});
