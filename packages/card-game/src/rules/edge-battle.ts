import {
  allowed,
  type Choice,
  contextOf,
  DONE,
  EVERYBODY,
  effectOf,
  happen,
  move,
  type Play,
  read,
  reveal,
  type Seat,
  type Thing,
  thingOfSeat,
  type Usable,
  use,
  wishes,
} from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import { type EdgeBattle, type Engagement, LIGHT, opponentOf, playerOf, type State } from '../state.ts';
import type { CardGame, CardGameCx, CardGameEngine, HappeningOf } from '../terms/words.ts';
import { aiFor, askOne, whyOf } from './asking.ts';
import { participantsOf } from './in-play.ts';
import { endPeriod } from './periods.ts';
import { putInDiscard, seenIn } from './piles.ts';
import { edgeOf } from './reads.ts';
import { tell } from './telling.ts';
import { openWindow } from './window.ts';
import { spotOf, takeUp } from './zones.ts';

type Step = (game: CardGameEngine, engagement: Engagement, battle: EdgeBattle) => Play;

export const EDGE_BATTLE: { readonly [S in EdgeBattle['step']]: Step } = {
  place,
  reveal: turnUp,
  fates,
  finish,
};

export function freshBattle(game: CardGameEngine, { attacker }: Engagement): EdgeBattle {
  return {
    step: 'place',
    // LCG-58: asked anew where a battle starts anew.
    opposed: participantsOf(game.state, opponentOf(attacker)).length > 0,
    turn: firstToLay(game, attacker),
    passes: 0,
    stacks: [[], []],
    open: false,
    fates: [],
    extra: [0, 0],
    again: false,
  };
}

/** The attacker, unless he alone lays last. */
function firstToLay(game: CardGameEngine, attacker: Seat): Seat {
  const defender = opponentOf(attacker);
  return laysLast(game, attacker) && !laysLast(game, defender) ? defender : attacker;
}

function laysLast(game: CardGameEngine, seat: Seat): boolean {
  return read(game, 'lays last', thingOfSeat(seat)) > 0;
}

/** One card, or one pass that was asked for; who cannot lay passes unasked, in the same step. */
function* place(game: CardGameEngine, _: Engagement, battle: EdgeBattle): Play {
  let isAsked = false;
  while (battle.passes < 2 && !isAsked) {
    const seat = battle.turn;
    // One after the other: who lays first goes on until he passes.
    const isAlone = laysLast(game, seat) !== laysLast(game, opponentOf(seat));
    isAsked = canLay(game, seat);
    const hasLaid = isAsked && (yield* layOne(game, battle, seat, isAlone ? seat : opponentOf(seat)));
    if (!hasLaid) battle.turn = opponentOf(seat);
    battle.passes = hasLaid && !isAlone ? 0 : battle.passes + (hasLaid ? 0 : 1);
  }
  if (battle.passes >= 2) battle.step = 'reveal';
}

/** LCG-58: only a side with a participating unit lays cards. */
function canLay({ state }: CardGameEngine, seat: Seat): boolean {
  if (participantsOf(state, seat).length === 0) return false;
  const { hand, fates: fateDeck, isAi } = playerOf(state, seat);
  return (isAi ? fateDeck : hand).length + keptBy(state, seat).length > 0;
}

/** Whoever is asked is the one whose turn it is: the next one's begins with the card. */
function* layOne(game: CardGameEngine, battle: EdgeBattle, seat: Seat, next: Seat): Play<boolean> {
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

function stackOf(stacks: EdgeBattle['stacks'], seat: Seat): EdgeBattle['stacks'][number] {
  return stacks[seat === LIGHT ? 0 : 1];
}

/** Both stacks together. */
function* turnUp(game: CardGameEngine, engagement: Engagement, battle: EdgeBattle): Play {
  const up = () => turnUpStacks(game, engagement, battle);
  yield* happen(game, { kind: 'reveals stacks', by: engagement.attacker }, up);
  if (engagement.over) return;
  const isFate = (card: Thing) => kindOf(card).type === 'fate';
  battle.fates.push(...battle.stacks.flatMap(seenIn).filter(isFate));
  battle.step = 'fates';
}

function* turnUpStacks(game: CardGameEngine, { shown }: Engagement, battle: EdgeBattle): Play {
  for (const seat of [0, 1] as const) {
    yield* turnUpStack(game, battle, seat);
    const cards = seenIn(battle.stacks[seat]);
    shown[seat].push(...cards);
    if (cards.length > 0) tell(game, { kind: 'shows', seat, cards });
  }
  battle.open = true;
}

function* turnUpStack(game: CardGameEngine, { stacks }: EdgeBattle, seat: 0 | 1): Play {
  const stack = stacks[seat];
  const what = seat === LIGHT ? 'light stack' : 'dark stack';
  for (const i of stack.keys()) yield* reveal(game, what, stack, i, EVERYBODY, idOf);
}

/** One fate a step, the lowest priority first over both stacks, or the highest; of equal ones the attacker chooses. */
function* fates(game: CardGameEngine, engagement: Engagement, battle: EdgeBattle): Play {
  const priorities = battle.fates.map((card) => kindOf(card).priority);
  const next = isReversed(game) ? Math.max(...priorities) : Math.min(...priorities);
  const now = battle.fates.filter((card) => kindOf(card).priority === next);
  if (now.length === 0) {
    battle.step = 'finish';
    return;
  }
  const { picked: fate } = yield* askOne(game, engagement.attacker, 'next fate', now);
  battle.fates.splice(battle.fates.indexOf(fate), 1);
  yield* resolveFate(game, battle, fate);
  for (let left = read(game, 'fate times', fate); left > 1; left--)
    if (isResolving(engagement, battle, fate) && (yield* wishesAgain(game, battle, fate)))
      yield* resolveFate(game, battle, fate);
  if (battle.again && !engagement.over) {
    yield* endBattle(game, engagement, battle);
    engagement.step = 'edge';
  }
}

function isReversed(game: CardGameEngine): boolean {
  return [0, 1].some((seat) => read(game, 'fates in reverse', thingOfSeat(seat)) > 0);
}

function isResolving({ over }: Engagement, { again, stacks }: EdgeBattle, fate: Thing): boolean {
  return !over && !again && stacks.some((stack) => seenIn(stack).includes(fate));
}

/** That a fate resolves and its effect are two happenings: it can resolve to no effect, or its effect can be done again. */
function resolveFate(game: CardGameEngine, { stacks }: EdgeBattle, fate: Thing): Play {
  const by = sideOf(stacks, fate);
  return happen(game, { kind: 'fate', card: fate, by }, () => {
    const usable = fateEffect(game, fate, by);
    return usable ? use(game, usable, 'fate') : DONE;
  });
}

function sideOf(stacks: EdgeBattle['stacks'], fate: Thing): 0 | 1 {
  return seenIn(stacks[0]).includes(fate) ? 0 : 1;
}

/** What it can do now. */
function fateEffect(game: CardGameEngine, fate: Thing, seat: Seat): Usable<CardGame> | undefined {
  const { abilities } = kindOf(fate);
  const index = abilities.findIndex((ability) => 'from' in ability && ability.from === 'edge stack');
  const ability = abilities[index];
  if (!ability || !('action' in ability) || !allowed(game, 'work', fate)) return undefined;
  const cx = contextOf(game, seat, fate, index);
  if (!game.rules.language.reading(ability.action).can(cx)) return undefined;
  return { cx, ability, id: `${fate}.${index}` };
}

/** Once more is never a must. */
function* wishesAgain(game: CardGameEngine, { stacks }: EdgeBattle, fate: Thing): Play<boolean> {
  const usable = fateEffect(game, fate, sideOf(stacks, fate));
  if (!usable) return false;
  const effect = effectOf(usable.ability);
  return yield* wishes(usable.cx, effect, game.rules.language.reading(effect), undefined);
}

/** Stacks to their owners' piles, wherever the battle stands; what lies face down still comes up. */
export function* endBattle(game: CardGameEngine, engagement: Engagement, battle: EdgeBattle): Play {
  for (const seat of [0, 1] as const) {
    yield* turnUpStack(game, battle, seat);
    const cards = seenIn(battle.stacks[seat]);
    battle.stacks[seat] = [];
    for (const card of cards) putInDiscard(game, card);
  }
  engagement.battle = null;
  yield* endPeriod(game, 'edge battle');
}

/** Force icons in the stack, edge of those who take part, and what effects add. */
export function edgeTotal(game: CardGameEngine, { extra, stacks }: EdgeBattle, seat: Seat): number {
  let total = (extra[seat] ?? 0) + read(game, 'edge', thingOfSeat(seat));
  for (const card of seenIn(stackOf(stacks, seat))) total += read(game, 'stack force', card);
  for (const { card } of participantsOf(game.state, seat)) total += edgeOf(game, card);
  return total;
}

/** LCG-58: unopposed from the start, the attacker has won; otherwise the higher total, and on a tie the defender. */
function* finish(game: CardGameEngine, engagement: Engagement, battle: EdgeBattle): Play {
  const { attacker } = engagement;
  const defender = opponentOf(attacker);
  const attacking = edgeTotal(game, battle, attacker);
  const defending = edgeTotal(game, battle, defender);
  const isAhead =
    attacking > defending || (attacking === defending && read(game, 'wins ties', thingOfSeat(attacker)) > 0);
  const by = !battle.opposed || isAhead ? attacker : defender;
  const live: HappeningOf<'edge'> = {
    kind: 'edge',
    n: by === attacker ? attacking - defending : defending - attacking,
    contested: attacking > 0 && defending > 0,
    attacking: by === attacker,
    by,
  };
  engagement.turn = by;
  engagement.step = 'strikes';
  const rule = battle.opposed ? undefined : 'LCG-58';
  const won = () => {
    engagement.edge = by;
    return endBattle(game, engagement, battle);
  };
  yield* happen(game, live, won, undefined, rule);
  openWindow(game, 'edge');
}
