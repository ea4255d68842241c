import { happen, type Play, read, type Seat, type Thing, thingOfSeat } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { type EdgeBattle, type Engagement, opponentOf } from '../state.ts';
import type { CardGameEngine, HappeningOf } from '../terms/words.ts';
import { askOne } from './asking.ts';
import { canLay, layOne, stackOf, turnUpStack } from './edge-stacks.ts';
import { resolveFate, wishesAgain } from './fates.ts';
import { participantsOf } from './in-play.ts';
import { endPeriod } from './periods.ts';
import { putInDiscard, seenIn } from './piles.ts';
import { edgeOf } from './reads.ts';
import { tell } from './telling.ts';
import { openWindow } from './window.ts';

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
