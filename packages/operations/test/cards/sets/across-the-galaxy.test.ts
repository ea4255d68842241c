import { expect, test } from 'vitest';
import { kindById } from '../../../src/cards/catalogue.ts';
import { abilityText } from '../../../src/wording/describe.ts';
import { aiDraws } from '../../ai/ai-turn.ts';
import { quietTurn } from '../quiet-ai.ts';

function textOf(id: string): readonly string[] {
  const kind = kindById(id);
  return kind ? abilityText(kind) : [];
}

const ESCORTED = { characters: ['Leia Organa', 'Luke Skywalker'], supports: ['Armed Escort'] };
const ARMED = { characters: ['Death Trooper'], pool: ['Death Trooper: 2RD'] };

test('08083 Armed Escort lets each character of its player take the damage of a die', () => {
  const setup = { next: { rolls: ['Leia Organa: 2RD'] } };
  const table = quietTurn(ESCORTED, ARMED, setup).choose('activate Leia Organa');
  expect([table.topic, table.choices]).toEqual(['guardian', ['Death Trooper 2RD', 'no']]);
  table.choose('Death Trooper 2RD');
  expect([table.character('Leia Organa').damage, table.pool()]).toEqual([2, []]);
});

test('08083 Armed Escort need not be used, and is nothing to a teammate', () => {
  const setup = { next: { rolls: ['Luke Skywalker: -'] } };
  const table = quietTurn(ESCORTED, ARMED, setup).choose('activate Luke Skywalker').choose('no');
  expect([table.character('Luke Skywalker').damage, table.pool()]).toEqual([0, ['Death Trooper 2RD']]);
  const mate = quietTurn([{ characters: ['Hired Gun'] }, ESCORTED], ARMED).choose('activate Hired Gun');
  expect(mate.topic).toBe('action');
});

test('08083 Armed Escort is discarded after the action phase, and not before', () => {
  const table = quietTurn(ESCORTED, { deck: [], top: ['No Passage'] }).choose('pass');
  expect([table.events('end of phase'), table.places('Armed Escort')]).toEqual([[], ['supports of 0']]);
  table.choose('pass');
  expect(table.events('end of phase')).toHaveLength(1);
  expect(table.places('Armed Escort')).toEqual(['discard of 0']);
});

test('08083 Armed Escort of the AI: its characters guard it until the action phase ends', () => {
  const table = aiDraws(
    'Advance',
    { characters: [{ card: 'Death Trooper', health: 9 }], supports: ['Armed Escort'] },
    { players: [{ characters: ['Luke Skywalker'], pool: ['Luke Skywalker: 3MD'] }] },
  );
  expect([table.rulesOf('guardian'), table.character('Death Trooper').damage]).toEqual([['OPS-33'], 3]);
  while (table.events('end of phase').length === 0) table.choose('pass');
  expect(table.places('Armed Escort')).not.toContain('supports of AI');
});

test('08083 Armed Escort says what it does', () => {
  expect(textOf('08083')).toEqual([
    'Your characters have Guardian.',
    'After the action phase ends, discard this card from play.',
  ]);
});
