import { contextOf, copyOf } from '../engine/context.ts';
import type { Engine, Usable } from '../engine/engine.ts';
import { grantedTo, isBlank } from '../engine/read.ts';
import type { Action, Terms } from '../language/terms.ts';
import type { Thing } from '../language/thing.ts';
import type { Seat } from '../request.ts';
import { isUnspent, isUsable } from './hearing.ts';

/** The actions that a seat can use now by a card where it is: what it says, and what was granted to it. */
export function actionsOf<L extends Terms>(
  game: Engine<L>,
  card: Thing,
  seat: Seat,
  where?: string,
): readonly Usable<L>[] {
  const { abilitiesOf } = game.rules;
  const found: Usable<L>[] = [];
  const says = abilitiesOf(game.state, card);
  for (let i = 0; i < says.length; i++) {
    const ability = says[i];
    if (!ability || !('action' in ability) || ability.from !== where) continue;
    if (where === undefined && isBlank(game, card)) break;
    const usable = usableBy(game, seat, card, card, i, ability, `${card}.${i}`);
    if (usable) found.push(usable);
  }
  if (where !== undefined) return found;
  for (const [{ card: says, ability: i, node, rule }, ability] of grantedTo(game, card)) {
    if (!('action' in ability)) continue;
    const usable = usableBy(game, seat, card, says, i, ability, `${card}.${says}.${i}.${node}.${rule}`);
    if (usable) found.push(usable);
  }
  return found;
}

function usableBy<L extends Terms>(
  game: Engine<L>,
  seat: Seat,
  card: Thing,
  says: Thing,
  index: number,
  ability: Action<L>,
  id: string,
): Usable<L> | undefined {
  const { rules, state } = game;
  const own = contextOf(game, rules.controllerOf(state, card), card, index, undefined, says);
  const user = ability.who === undefined ? own.seat : rules.seatOf(own, ability.who);
  if (user !== seat) return undefined;
  const cx = seat === own.seat ? own : copyOf(own, own.it, seat);
  if (ability.if !== undefined && !rules.holds(cx, ability.if)) return undefined;
  const usable = { cx, ability, id };
  return isUnspent(game, usable) && isUsable(usable) ? usable : undefined;
}
