import type { Play } from '@holofoe/kernel';
import type { Effect } from '../cards/terms.ts';
import { BATTLEFIELD_CLAIM } from '../scenarios/battlefield.ts';
import { type Player, playerOf, teammatesOf } from '../state.ts';
import { type Battle, cxOf } from './battle.ts';
import { tell } from './happening.ts';
import { BATTLEFIELD } from './things.ts';
import { choose } from './topics.ts';

/** OPS-41: one claim a round for the whole team, unless a card says otherwise. The claimer has the first turn next round, and passes until then. */
export function* claim(battle: Battle, player: Player): Play {
  const { state } = battle;
  if (state.claimed !== null && state.claimed !== player.no) playerOf(state, state.claimed).outclaimed = true;
  state.claimed = player.no;
  state.first = player.no;
  state.additional = 0;
  tell(battle, { kind: 'claim', seat: player.no }, 'OPS-41');
  yield* useClaimAbility(battle, player);
}

export function* useClaimAbility(battle: Battle, player: Player): Play {
  const cx = cxOf(battle, player.no, BATTLEFIELD);
  yield* battle.rules.language.run(cx, MAY_CLAIM[battle.state.battlefield]);
}

/** Written once: what is read of an effect is kept as long as the effect is there. */
const MAY_CLAIM: Readonly<Record<'A' | 'B', Effect>> = {
  A: { may: BATTLEFIELD_CLAIM.A },
  B: { may: BATTLEFIELD_CLAIM.B },
};

/** OPS-42: where the battlefield would be switched, the First Player battlefield is flipped. */
export function flip(battle: Battle): void {
  const { state } = battle;
  state.battlefield = state.battlefield === 'A' ? 'B' : 'A';
  tell(battle, { kind: 'flip', to: state.battlefield }, 'OPS-42');
}

/**
 * Control of the battlefield goes to an opponent. OPS-43: a teammate may get it instead; OPS-91: where the AI would, a
 * player gets it. So a teammate gets it, and alone the player keeps it.
 */
export function* giveAway(battle: Battle, player: Player): Play {
  const mates = teammatesOf(battle.state, player.no);
  if (mates.length === 0) return;
  const to = yield* choose(battle, player.no, 'battlefield', mates);
  battle.state.first = to.no;
  tell(battle, { kind: 'battlefield', to: to.no }, 'OPS-43');
}
