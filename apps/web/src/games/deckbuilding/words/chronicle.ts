import { idOf, kindById, phasesOf, type View } from '@holofoe/deckbuilding';
import { capital, cardOfKey, type Key, type Seat } from '@holofoe/kernel';
import type { Chronicle } from '../../../host/chronicle.ts';

const SIDES = ['the Empire', 'the Rebels'] as const;
const BOTS = ['Empire bot', 'Rebel bot'] as const;

/** What the page says of the course of the Deckbuilding Game. */
export const chronicle: Chronicle = {
  unit: 'Turn',
  foeName: 'the bot',
  phases: (seat) => phasesOf(seat).map(capital),
  sideName: (seat) => SIDES[seat] ?? '',
  botName: (seat) => BOTS[seat] ?? 'Bot',
  statusOf: (view, seat) => statusOf(view as View, seat),
};

function statusOf({ sides }: View, seat: Seat): string {
  const side = sides.find((each) => each.seat === seat);
  return side ? `X = ${side.lost} · deck ${side.deck.length} · discard ${side.discard.length}` : '';
}

export function cardName(card: string): string {
  return kindById(card)?.name ?? card;
}

/** The candidate of a reason as a card, where it is one. */
export function candidateCard(key: Key): string | undefined {
  const card = cardOfKey(key);
  return card === undefined ? undefined : idOf(card);
}
