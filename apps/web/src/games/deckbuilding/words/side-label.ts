import type { SideView } from '@holofoe/deckbuilding';

interface Sides {
  readonly you: SideView;
  readonly foe: SideView;
}

/** What a side is called on the table: "You", "Bot", and by its faction where that does not tell them apart. */
export function sideLabel(side: SideView, { you, foe }: Sides): string {
  const faction = side.faction === 'empire' ? 'Empire' : 'Rebel';
  if (you.control === 'bot' && foe.control === 'bot') return `${faction} bot`;
  if (side.seat === you.seat && side.control === 'person') return 'You';
  return side.control === 'bot' ? 'Bot' : 'Opponent';
}
