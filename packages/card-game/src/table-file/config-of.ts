import { READY_DECKS } from '../decks/ready.ts';
import type { Config, Seating } from '../rules/setup.ts';
import type { Player, State } from '../state.ts';

/** A configuration for a table that was written by hand: it has its seats and options; decks are as on the table anyway. */
export function configOfTable({ players: [light, dark], options }: State): Config {
  return { light: seatingOf(light), dark: seatingOf(dark), options };
}

function seatingOf({ name, side, isAi }: Player): Seating {
  const ready = READY_DECKS.find((deck) => deck.side === side);
  if (!ready) throw new Error(`There is no ready deck of the ${side} side.`);
  const { code: _, side: __, ...deck } = ready;
  return { name, control: isAi ? 'ai' : 'person', deck, bonus: [] };
}
