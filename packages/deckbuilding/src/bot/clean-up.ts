import type { Duel } from '../rules/duel.ts';
import { discardUnits, exileLentCards, nextTurn } from '../rules/end-turn.ts';
import { happen } from '../rules/happening.ts';
import type { Step } from '../state.ts';

/** DBG-35: units and unspent resources go, capital ships stay. What Tarkin borrowed is exiled (DBG-47). */
export function cleanUp(duel: Duel): Step {
  const seat = duel.state.active;
  happen(duel, { kind: 'phase', seat, step: 'bot clean up' }, 'DBG-12');
  exileLentCards(duel, seat, 'DBG-47');
  discardUnits(duel, seat);
  happen(duel, { kind: 'end of turn', seat }, 'DBG-35');
  return nextTurn(duel);
}
