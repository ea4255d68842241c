import type { Seat } from '@holofoe/kernel';
import { kindById } from '../cards/catalogue.ts';
import type { View } from '../view.ts';

/** What is missing for a card of the galaxy row to be bought or attacked: "Costs 5, you have 4". */
export function outOfReach({ sides }: View, seat: Seat, id: string): string | undefined {
  const kind = kindById(id);
  const side = sides.find((each) => each.seat === seat);
  if (!kind || !side) return undefined;
  if (kind.faction === side.faction || kind.faction === 'neutral') {
    return kind.cost > side.resources ? `Costs ${kind.cost}, you have ${side.resources}` : undefined;
  }
  if (kind.type === 'ship') return 'Enemy ship';
  const ready = side.units.filter(({ committed }) => !committed);
  const attack = ready.reduce((sum, unit) => sum + unit.attackOnRow, 0);
  return kind.cost > attack ? `Target ${kind.cost}, you have ${attack}` : undefined;
}
