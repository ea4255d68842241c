import { DONE } from '../../src/done.ts';
import { allowed } from '../../src/engine/read.ts';
import { happen } from '../../src/happenings/happen.ts';
import { inTurn } from '../../src/in-turn.ts';
import type { Thing } from '../../src/language/thing.ts';
import type { Play } from '../../src/request.ts';
import { cardAt } from './state.ts';
import type { HappeningOf, ToyCx, ToyGame } from './terms.ts';

type Focus = Omit<HappeningOf<'focus'>, 'kind'>;

/** One token; for effects, icons and prices alike. What became of it stands in what comes back. */
export function placeFocus(game: ToyGame, token: Focus, cx?: ToyCx): readonly [HappeningOf<'focus'>, Play] {
  const live: HappeningOf<'focus'> = { kind: 'focus', ...token };
  if (!allowed(game, 'be focused', live.card, live.by)) {
    live.off = 'cancelled';
    if (cx) cx.did.missed++;
    return [live, DONE];
  }
  const place = () => {
    cardAt(game.state, live.card).focus++;
    return undefined;
  };
  return [live, happen(game, live, place, cx)];
}

export function focus(game: ToyGame, token: Focus, n: number, cx?: ToyCx): Play {
  return inTurn(Array.from({ length: n }), () => placeFocus(game, { ...token }, cx)[1]);
}

/** As many as there are, up to a number; how many it were is "that many". */
export function unfocus(game: ToyGame, thing: Thing, n: number, cx: ToyCx): Play {
  const { seat: by } = cx;
  const take = Math.min(n, cardAt(game.state, thing).focus);
  cx.n = take;
  return inTurn(Array.from({ length: take }), () => removeFocus(game, thing, by, cx));
}

export function removeFocus(game: ToyGame, thing: Thing, by: number, cx?: ToyCx): Play {
  const remove = () => {
    const card = cardAt(game.state, thing);
    card.focus = Math.max(0, card.focus - 1);
    return undefined;
  };
  return happen(game, { kind: 'unfocus', card: thing, by }, remove, cx);
}

export function heal(game: ToyGame, thing: Thing, n: number, by: number, cx?: ToyCx): Play {
  const live: HappeningOf<'heal'> = {
    kind: 'heal',
    card: thing,
    n: Math.min(n, cardAt(game.state, thing).damage),
    by,
  };
  if (live.n <= 0) {
    if (cx) cx.did.missed++;
    return DONE;
  }
  const remove = () => {
    cardAt(game.state, thing).damage -= live.n;
    return undefined;
  };
  return happen(game, live, remove, cx);
}

export function shield(game: ToyGame, thing: Thing, by: number, cx?: ToyCx): Play {
  const place = () => {
    cardAt(game.state, thing).shields = 1;
    return undefined;
  };
  return happen(game, { kind: 'shielded', card: thing, by }, place, cx);
}
