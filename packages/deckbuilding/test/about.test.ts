import type { About, Json, TableEvent } from '@holofoe/kernel';
import { expect, test } from 'vitest';
import { copiesOf } from '../src/cards/catalogue.ts';
import type { Happening } from '../src/rules/happening.ts';
import { EMPIRE, REBEL } from '../src/state.ts';
import { about } from '../src/wording/about.ts';
import { phasesOf } from '../src/wording/phases.ts';

const [vader = 0] = copiesOf('darth-vader');
const [xWing = 0] = copiesOf('x-wing');

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
  [
    'a turn begins: whose it is, and which',
    { kind: 'turn', seat: REBEL, turn: 4 },
    { actor: REBEL, cards: [], turn: { of: REBEL, number: 4 } },
  ],
  [
    'a phase of the bot begins, with its name',
    { kind: 'phase', seat: EMPIRE, step: 'bot sabotage' },
    { actor: EMPIRE, cards: [], phase: 'bounty hunt' },
  ],
  [
    'what a side does is its doing',
    { kind: 'use', seat: EMPIRE, card: vader },
    { actor: EMPIRE, cards: [vader] },
  ],
  [
    'what befalls a side is not',
    { kind: 'ship destroyed', seat: EMPIRE, card: vader },
    { befalls: EMPIRE, cards: [vader] },
  ],
  [
    'a base that falls is a step toward defeat',
    { kind: 'base destroyed', seat: REBEL, card: xWing, bases: 1, of: 4 },
    { befalls: REBEL, cards: [xWing], loss: { seat: REBEL, card: xWing } },
  ],
  [
    'cards come in the order of the sentence',
    { kind: 'trade', seat: EMPIRE, card: xWing, for: vader },
    { actor: EMPIRE, cards: [xWing, vader] },
  ],
  [
    'cards that a seat may not know are none',
    { kind: 'draw', seat: REBEL, cards: 2 },
    { actor: REBEL, cards: [] },
  ],
  [
    'DBG-18 an ability that the bot does not use is an aside',
    { kind: 'not used', seat: EMPIRE, card: vader, why: 'no use' },
    { actor: EMPIRE, cards: [vader], isAside: true },
  ],
  ["the galaxy deck is nobody's", { kind: 'shuffle', seat: null }, { cards: [] }],
])('%s', (_, happening, is) => {
  expect(aboutIt(happening)).toEqual(is);
});

test('DBG-12 the phases of the bot in order: the Empire hunts where the Rebels sabotage', () => {
  expect(phasesOf(EMPIRE)).toEqual([
    'set-up',
    'deployment',
    'purchase',
    'bounty hunt',
    'attack base',
    'Force',
    'clean up',
  ]);
  expect(phasesOf(REBEL)[3]).toBe('sabotage');
});
