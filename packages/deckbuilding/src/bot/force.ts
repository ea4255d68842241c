import type { Duel } from '../rules/duel.ts';
import { gainForce } from '../rules/force.ts';
import { happen } from '../rules/happening.ts';
import { basesLost, type Step } from '../state.ts';

/** DBG-34: the Force moves X toward the bot. */
export function forcePhase(duel: Duel): Step {
  const seat = duel.state.active;
  happen(duel, { kind: 'phase', seat, step: 'bot force' }, 'DBG-12');
  gainForce(duel, seat, basesLost(duel.state, seat), 'DBG-34');
  return 'bot clean up';
}
