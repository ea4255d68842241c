import {
  type Choice,
  EVERYBODY,
  happen,
  move,
  type Play,
  read,
  reveal,
  type Seat,
  type Thing,
  thingOfSeat,
} from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import { type EdgeBattle, LIGHT, playerOf, type State } from '../state.ts';
import type { CardGameCx, CardGameEngine, HappeningOf } from '../terms/words.ts';
import { aiFor, askOne, whyOf } from './asking.ts';
import { participantsOf } from './in-play.ts';
import { seenIn } from './piles.ts';
import { spotOf, takeUp } from './zones.ts';

/** LCG-58: only a side with a participating unit lays cards. */
export function canLay({ state }: CardGameEngine, seat: Seat): boolean {
  if (participantsOf(state, seat).length === 0) return false;
  const { hand, fates: fateDeck, isAi } = playerOf(state, seat);
  return (isAi ? fateDeck : hand).length + keptBy(state, seat).length > 0;
}

/** Whoever is asked is the one whose turn it is: the next one's begins with the card. */
export function* layOne(game: CardGameEngine, battle: EdgeBattle, seat: Seat, next: Seat): Play<boolean> {
  const ai = aiFor(game, seat);
  if (ai) return yield* layOfAi(game, battle, seat, next);
  const { hand } = playerOf(game.state, seat);
  const { picked } = yield* askOne(game, seat, 'lay', [...seenIn(hand), ...keptBy(game.state, seat), 'pass']);
  if (picked === 'pass') return false;
  battle.turn = next;
  yield* lay(game, battle, seat, picked);
  return true;
}

/** LCG-24: what its cards keep for edge battles first, then from the top of its fate deck, unseen. */
function* layOfAi(game: CardGameEngine, battle: EdgeBattle, seat: Seat, next: Seat): Play<boolean> {
  const choice = aiFor(game, seat)?.lays(game, seat);
  if (!choice?.picked) return false;
  battle.turn = next;
  const [kept] = [...keptBy(game.state, seat)].sort((a, b) => kindOf(b).force - kindOf(a).force);
  if (kept !== undefined) {
    yield* lay(game, battle, seat, kept);
    return true;
  }
  yield* layFromFateDeck(game, battle, seat, choice);
  return true;
}

/** LCG-24: the top card of the AI's fate deck, unseen; it comes up where the stacks lie open or a rule says so. */
export function* layFromFateDeck(
  game: CardGameEngine,
  battle: EdgeBattle,
  seat: Seat,
  choice?: Choice<boolean>,
  cx?: CardGameCx,
): Play {
  const { fates: fateDeck } = playerOf(game.state, seat);
  const stack = stackOf(battle.stacks, seat);
  const open = isLaidOpen(game, battle, seat);
  const card = open
    ? yield* reveal(game, seat === LIGHT ? 'light stack' : 'dark stack', fateDeck, 0, EVERYBODY, idOf)
    : undefined;
  const shown = card === undefined ? {} : { card };
  const live: HappeningOf<'lays'> = { kind: 'lays', ...shown, open, by: seat, ...(choice && whyOf(choice)) };
  const down = () => {
    move(fateDeck, 0, stack, stack.length);
    if (card !== undefined && battle.open) game.state.engagement?.shown[seat === LIGHT ? 0 : 1].push(card);
    return undefined;
  };
  yield* happen(game, live, down, cx);
}

/** Cards that lie face down on cards of a side: they are laid as if they were in the hand. */
export function keptBy({ play }: State, seat: Seat): readonly Thing[] {
  return play.filter((each) => each.seat === seat).flatMap(({ kept }) => seenIn(kept));
}

/** A known card of a hand, a deck or a discard pile, face down; or face up, where a rule says so or the stacks lie open. */
export function lay(
  game: CardGameEngine,
  battle: EdgeBattle,
  seat: Seat,
  card: Thing,
  cx?: CardGameCx,
): Play {
  const stack = stackOf(battle.stacks, seat);
  const open = isLaidOpen(game, battle, seat);
  const live: HappeningOf<'lays'> = { kind: 'lays', card, open, by: seat };
  const down = () => {
    const where = spotOf(game.state, card)?.where;
    if (where === undefined || where === 'edge stack') {
      live.off = 'cancelled';
      return undefined;
    }
    takeUp(game, card);
    stack.push({ card, by: open ? EVERYBODY : 1 << seat });
    if (battle.open) game.state.engagement?.shown[seat === LIGHT ? 0 : 1].push(card);
    return undefined;
  };
  return happen(game, live, down, cx);
}

/** The stacks lie open, or a rule says that its first cards do. */
function isLaidOpen(game: CardGameEngine, { stacks, open }: EdgeBattle, seat: Seat): boolean {
  return open || stackOf(stacks, seat).length < read(game, 'lays face up', thingOfSeat(seat));
}

export function stackOf(stacks: EdgeBattle['stacks'], seat: Seat): EdgeBattle['stacks'][number] {
  return stacks[seat === LIGHT ? 0 : 1];
}

/** Face up, one card after the other. */
export function* turnUpStack(game: CardGameEngine, { stacks }: EdgeBattle, seat: 0 | 1): Play {
  const stack = stacks[seat];
  const what = seat === LIGHT ? 'light stack' : 'dark stack';
  for (const i of stack.keys()) yield* reveal(game, what, stack, i, EVERYBODY, idOf);
}
