import { endOf, inTurn, type Play, type Thing, takeOff } from '@holofoe/kernel';
import { ownerOf } from '../cards/catalogue.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { takeControl } from './control.ts';

/** What holds for the next card that is played, and how long at most. */
const NEXT_CARD = { phase: 'next card', turn: 'next card this turn' } as const;
const NEXT_CARDS: ReadonlySet<string | undefined> = new Set(Object.values(NEXT_CARD));

/** The end of a period: what lasted until then is over, and who controlled a card until then gives it back. */
export function endPeriod(game: CardGameEngine, until: string): Play {
  endOf(game, until);
  if (until === 'phase' || until === 'turn') endOf(game, NEXT_CARD[until]);
  const lent = game.state.play.filter((record) => record.lent === until);
  return inTurn(lent, ({ card }) => takeControl(game, card, ownerOf(card)));
}

/** A card is played: what held for the next card is over where it was put on this one, for all the others too. */
export function endNextCard({ standing }: CardGameEngine, card: Thing): void {
  takeOff(standing, ({ until, on }) => NEXT_CARDS.has(until) && on?.includes(card) === true);
}
