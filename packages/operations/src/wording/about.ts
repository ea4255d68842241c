import type { About, CardNo, TableEvent, TurnOf } from '@holofoe/kernel';
import { AI_OWNER, ownerOf } from '../cards/number.ts';
import { cardOfDie } from '../rules/dice.ts';
import type { Happening } from '../rules/happening.ts';
import { FIRST_AREA, type SideNo } from '../state.ts';
import { happeningOf } from './say.ts';

/** What an event that was cut for a seat is about. */
export function about(event: TableEvent): About {
  const happening = happeningOf(event);
  if (!happening) return { cards: [] };
  return {
    actor: actorOf(happening),
    befalls: befallen(happening),
    loss:
      happening.kind === 'defeated' ? { seat: sideOfCard(happening.card), card: happening.card } : undefined,
    cards: cardsOf(happening),
    turn: turnOf(happening),
    isAside: happening.kind === 'AI finds nothing',
    // Of several dice of a symbol that the AI resolves only the first is chosen.
    rule: happening.kind === 'resolve' ? 'OPS-08' : undefined,
  };
}

/** Whose character is hit: who brought it still has it. */
function befallen(happening: Happening): SideNo | undefined {
  switch (happening.kind) {
    case 'damage':
    case 'defeated':
      return sideOfCard(happening.card);
    case 'eliminated':
      return happening.seat;
    default:
      return undefined;
  }
}

/** Where there are several areas, the first AI stands for all of them. */
function sideOfCard(card: CardNo): SideNo {
  return ownerOf(card) === AI_OWNER ? FIRST_AREA : ownerOf(card);
}

/** What befalls a side is told with its number, but is not its doing. */
const BEFALLS: ReadonlySet<Happening['kind']> = new Set(['lose', 'eliminated', 'stays']);

function actorOf(happening: Happening): SideNo | undefined {
  if (BEFALLS.has(happening.kind)) return undefined;
  if ('side' in happening) return happening.side;
  return 'seat' in happening ? happening.seat : undefined;
}

/** What belongs to nobody's turn, such as upkeep, is a stretch of its own. */
function turnOf(happening: Happening): TurnOf | undefined {
  switch (happening.kind) {
    case 'turn':
      return { of: happening.side };
    case 'round':
      return { of: 'nobody', number: happening.round };
    case 'end of phase':
    case 'upkeep':
      return { of: 'nobody' };
    default:
      return undefined;
  }
}

/** Dice are named by numbers of their own: they stand for their cards. */
function cardsOf(happening: Happening): readonly CardNo[] {
  const cards: CardNo[] = [];
  if ('card' in happening && happening.card !== null) cards.push(happening.card);
  if ('on' in happening && happening.on !== null) cards.push(happening.on);
  if ('cards' in happening && typeof happening.cards !== 'number') cards.push(...happening.cards);
  if ('die' in happening) cards.push(cardOfDie(happening.die));
  if ('dice' in happening) for (const [die] of happening.dice) cards.push(cardOfDie(die));
  return cards;
}
