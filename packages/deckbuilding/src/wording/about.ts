import type { About, CardNo, TableEvent } from '@holofoe/kernel';
import type { Happening } from '../rules/happening.ts';
import { phaseName } from './phases.ts';
import { happeningOf } from './say.ts';

/** What an event that was cut for a seat is about. */
export function about(event: TableEvent): About {
  const happening = happeningOf(event);
  if (!happening) return { cards: [] };
  return {
    ...whoseOf(happening),
    cards: cardsOf(happening),
    turn: happening.kind === 'turn' ? { of: happening.seat, number: happening.turn } : undefined,
    phase: happening.kind === 'phase' ? phaseName(happening.seat, happening.step) : undefined,
    loss: happening.kind === 'base destroyed' ? { seat: happening.seat, card: happening.card } : undefined,
    isAside: happening.kind === 'not used' || happening.kind === 'keep',
  };
}

/** What befalls a side is told with its seat, but is not its doing. */
const BEFALLS: ReadonlySet<Happening['kind']> = new Set([
  'damage',
  'prevented',
  'ship destroyed',
  'base destroyed',
]);

function whoseOf(happening: Happening): Pick<About, 'actor' | 'befalls'> {
  const seat = 'seat' in happening ? (happening.seat ?? undefined) : undefined;
  return BEFALLS.has(happening.kind) ? { befalls: seat } : { actor: seat };
}

function cardsOf(happening: Happening): readonly CardNo[] {
  const cards: CardNo[] = [];
  if ('card' in happening && happening.card !== null) cards.push(happening.card);
  if ('for' in happening) cards.push(happening.for);
  if ('cards' in happening && typeof happening.cards !== 'number') cards.push(...happening.cards);
  return cards;
}
