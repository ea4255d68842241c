import type { About, Json, TableEvent } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { dieNo } from '../src/rules/dice.ts';
import type { Happening } from '../src/rules/happening.ts';
import { about } from '../src/wording/about.ts';
import { card } from './first-turn.ts';

const AI = 4;
const luke = card('01035', 0);
const trooper = card('02001');

function told({ kind, ...data }: Happening): TableEvent {
  return { kind, data: data as Json };
}

/** Without what is not said. */
function aboutIt(happening: Happening): Partial<About> {
  return Object.fromEntries(
    Object.entries(about(told(happening))).filter(([, value]) => value !== undefined && value !== false),
  );
}

test.each<[string, Happening, About]>([
  ['a turn begins', { kind: 'turn', side: AI, again: false }, { actor: AI, cards: [], turn: { of: AI } }],
  [
    'a round begins: what belongs to nobody is a stretch of its own',
    { kind: 'round', round: 3, first: 1 },
    { cards: [], turn: { of: 'nobody', number: 3 } },
  ],
  ["upkeep is nobody's turn", { kind: 'upkeep' }, { cards: [], turn: { of: 'nobody' } }],
  [
    'a card and what it is played on',
    { kind: 'play', side: 0, card: luke, cost: 2, on: trooper },
    { actor: 0, cards: [luke, trooper] },
  ],
  [
    'a die stands for its card',
    { kind: 'roll', side: AI, die: dieNo(trooper, 1), to: 2 },
    { actor: AI, cards: [trooper] },
  ],
  [
    'OPS-08 dice that are resolved follow the rule even where none of them was chosen',
    { kind: 'resolve', side: AI, dice: [[dieNo(trooper, 0), 1]], value: 1 },
    { actor: AI, cards: [trooper], rule: 'OPS-08' },
  ],
  [
    'who is eliminated did not do it: it befalls them',
    { kind: 'eliminated', seat: 1, by: 'damage' },
    { befalls: 1, cards: [] },
  ],
  [
    'damage befalls whoever brought the character',
    { kind: 'damage', card: luke, damage: 2, blocked: 0, left: 3 },
    { befalls: 0, cards: [luke] },
  ],
  [
    'a defeat is a loss of its side',
    { kind: 'defeated', card: trooper },
    { befalls: AI, loss: { seat: AI, card: trooper }, cards: [trooper] },
  ],
  [
    'a card that finds nothing to do is an aside',
    { kind: 'AI finds nothing', side: AI, card: trooper },
    { actor: AI, cards: [trooper], isAside: true },
  ],
  ['cards that a seat may not know are none', { kind: 'draw', seat: 0, cards: 2 }, { actor: 0, cards: [] }],
])('%s', (_, happening, is) => {
  expect(aboutIt(happening)).toEqual(is);
});
