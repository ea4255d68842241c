import { expect, test } from 'vitest';
import { CARD_COUNT, KINDS, kindOf } from '../../src/cards/catalogue.ts';
import type { Kind } from '../../src/cards/kind.ts';
import { deckbuildingTable } from '../kit.ts';

function copies(of: (kind: Kind) => boolean): number {
  return KINDS.filter(of).reduce((sum, kind) => sum + kind.copies, 0);
}

const galaxy = (faction: Kind['faction']) =>
  copies((kind) => kind.from === 'galaxy' && kind.faction === faction);

test('there are 82 different cards', () => {
  expect(new Set(KINDS.map(({ id }) => id)).size).toBe(82);
});

test('no two cards share a name', () => {
  expect(new Set(KINDS.map(({ name }) => name)).size).toBe(82);
});

test('there are 140 copies', () => {
  expect(CARD_COUNT).toBe(140);
});

test('copies of a card have neighbouring numbers', () => {
  const ids = Array.from({ length: CARD_COUNT }, (_, card) => kindOf(card).id);
  expect(ids.filter((id, card) => id !== ids[card - 1]).sort()).toEqual(KINDS.map(({ id }) => id).sort());
});

test('the galaxy deck has 30 Empire cards', () => {
  expect(galaxy('empire')).toBe(30);
});

test('the galaxy deck has 30 Rebel cards', () => {
  expect(galaxy('rebel')).toBe(30);
});

test('the galaxy deck has 30 neutral cards', () => {
  expect(galaxy('neutral')).toBe(30);
});

test('each side has 10 starters', () => {
  const starters = (faction: Kind['faction']) =>
    copies((kind) => kind.from === 'starter' && kind.faction === faction);
  expect([starters('empire'), starters('rebel'), starters('neutral')]).toEqual([10, 10, 0]);
});

test('there are 10 Outer Rim Pilots', () => {
  expect(copies(({ from }) => from === 'pilot')).toBe(10);
});

test('each side has 10 different bases', () => {
  const bases = (faction: Kind['faction']) =>
    KINDS.filter((kind) => kind.type === 'base' && kind.faction === faction && kind.copies === 1).length;
  expect([bases('empire'), bases('rebel'), bases('neutral')]).toEqual([10, 10, 0]);
});

test('every unique card has one copy', () => {
  expect(KINDS.filter(({ unique }) => unique).filter((kind) => kind.copies > 1)).toEqual([]);
});

test('every galaxy card costs something, every starter nothing', () => {
  const free = KINDS.filter(({ cost, type }) => cost === 0 && type !== 'base');
  expect(free).toEqual(KINDS.filter(({ from }) => from === 'starter'));
});

test('capital ships and bases have hit points, units none', () => {
  expect(KINDS.filter(({ hitPoints }) => hitPoints === 0)).toEqual(
    KINDS.filter(({ type }) => type === 'unit'),
  );
});

test('exactly the Empire and Rebel units of the galaxy deck have a reward', () => {
  const hunted = ({ from, type, faction }: Kind) =>
    from === 'galaxy' && type === 'unit' && faction !== 'neutral';
  expect(KINDS.filter(({ reward }) => reward !== undefined)).toEqual(KINDS.filter(hunted));
});

const HUNTED = KINDS.filter(({ reward }) => reward !== undefined);

/** Whether `attack` from one unit is enough for a card of the row. */
function canBeDefeated({ id, faction }: Kind, attack: number): boolean {
  const [active, hunter] =
    faction === 'empire'
      ? (['rebel', 'alliance-shuttle'] as const)
      : (['empire', 'imperial-shuttle'] as const);
  const hunting = { units: [{ card: hunter, bonus: attack }], hand: [] };
  const table = deckbuildingTable({ bot: 'none', step: 'action', active, row: [id], [active]: hunting });
  return table.choicesTo('hunt').includes(id);
}

test.each(HUNTED)('the target value of $name is its cost', (kind) => {
  expect([canBeDefeated(kind, kind.cost - 1), canBeDefeated(kind, kind.cost)]).toEqual([false, true]);
});
