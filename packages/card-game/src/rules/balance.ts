import { allowed, happen, type Play, type Seat } from '@holofoe/kernel';
import { DARK, LIGHT } from '../state.ts';
import type { Side } from '../terms/traits.ts';
import type { CardGameCx, CardGameEngine } from '../terms/words.ts';
import { aiFor, askOne } from './asking.ts';
import { damage } from './damage.ts';
import { moveDial } from './dial.ts';
import { cardsOf, objectivesOf } from './in-play.ts';
import { phaseBegins } from './phases.ts';

/** The dial turns in the Dark Side's phase, twice with the Balance; the Light Side's Balance damages an objective. */
export function* balance(game: CardGameEngine): Play {
  const { state } = game;
  yield* phaseBegins(game, 'balance');
  if (state.active === DARK) {
    yield* moveDial(game, 1, DARK);
    if (state.balance === 'dark') yield* moveDial(game, 1, DARK);
  } else if (state.balance === 'light') yield* damageByBalance(game);
  state.step = 'refresh';
}

function* damageByBalance(game: CardGameEngine): Play {
  const able = cardsOf(objectivesOf(game.state, DARK)).filter((card) =>
    allowed(game, 'be damaged', card, LIGHT),
  );
  const { picked, reason } = yield* askOne(game, LIGHT, 'balance damage', [...able, 'pass']);
  if (picked === 'pass') return;
  const packet = { card: picked, n: 1, cause: 'balance', source: -1, by: LIGHT } as const;
  const rule = aiFor(game, LIGHT) && 'LCG-50';
  yield* damage(game, reason ? { ...packet, why: [reason] } : packet, undefined, rule);
}

/** Whoever turns it. */
export function turnBalance(
  game: CardGameEngine,
  to: Side,
  by: Seat | undefined,
  cx?: CardGameCx,
  rule?: string,
): Play {
  const live = { kind: 'balance', to, by } as const;
  const turn = () => {
    game.state.balance = to;
    return undefined;
  };
  return happen(game, live, turn, cx, rule);
}
