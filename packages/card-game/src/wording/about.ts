import type { About, CardNo, TableEvent } from '@holofoe/kernel';
import { isCard } from '../cards/catalogue.ts';
import { type Line, lineOf } from './say.ts';

/** What an event that was cut for a seat is about. */
export function about(event: TableEvent): About {
  const line = lineOf(event.kind.replace(/ (cancelled|replaced)$/, ''), event.data);
  if (!line) return { cards: [] };
  const actor = line.by ?? ('seat' in line ? line.seat : undefined);
  return {
    actor,
    cards: cardsOf(line),
    turn: line.kind === 'turn begins' && actor !== undefined ? { of: actor } : undefined,
    phase: line.kind === 'phase begins' ? line.phase : undefined,
    begins: BEGINS.includes(line.kind) || undefined,
  };
}

/** What somebody at the table would say in a breath of its own. */
const BEGINS: readonly Line['kind'][] = [
  'engaged',
  'reveals stacks',
  'edge',
  'strikes',
  'engagement ends',
  'struggle',
];

function cardsOf(line: Line): readonly CardNo[] {
  const named = [line.card, 'to' in line ? line.to : undefined, 'at' in line ? line.at : undefined];
  const single = named.filter((thing) => typeof thing === 'number');
  const listed = 'cards' in line && typeof line.cards === 'object' ? line.cards : [];
  return [...single, ...listed].filter(isCard);
}
