import { choose, draw } from '../../src/asking.ts';
import { DONE } from '../../src/done.ts';
import { endOf } from '../../src/engine/changes.ts';
import { contextOf } from '../../src/engine/context.ts';
import { allowed, read } from '../../src/engine/read.ts';
import { happen, use } from '../../src/happenings/happen.ts';
import { type Thing, thingOfSeat } from '../../src/language/thing.ts';
import type { Play, Seat } from '../../src/request.ts';
import { keyOfThing, keyOrPass } from './keys.ts';
import { kindOf } from './kinds.ts';
import { cardAt, type EdgeBattle, type Engagement, otherSeat, participantsOf } from './state.ts';
import type { HappeningOf, ToyGame } from './terms.ts';
import { openWindow } from './window.ts';
import { put, unstack } from './zones.ts';

type Step = (game: ToyGame, engagement: Engagement, battle: EdgeBattle) => Play;

export const EDGE_BATTLE: { readonly [S in EdgeBattle['step']]: Step } = { place, reveal, fates, finish };

export function freshBattle(game: ToyGame, { attacker }: Engagement): EdgeBattle {
  const defender = otherSeat(attacker);
  return {
    step: 'place',
    opposed: participantsOf(game.state, defender).length > 0,
    // The attacker, unless he alone lays last.
    turn: laysLast(game, attacker) && !laysLast(game, defender) ? defender : attacker,
    passes: 0,
    stacks: [[], []],
    isOpen: false,
    fates: [],
    extra: [0, 0],
    again: false,
  };
}

function laysLast(game: ToyGame, seat: Seat): boolean {
  return read(game, 'lays last', thingOfSeat(seat)) > 0;
}

/** One card, or one pass that was asked for; who cannot lay passes unasked, in the same step. */
function* place(game: ToyGame, _: Engagement, battle: EdgeBattle): Play {
  let isAsked = false;
  while (battle.passes < 2 && !isAsked) {
    const seat = battle.turn;
    const from = sourcesOf(game, seat);
    isAsked = from.length > 0;
    const laid = isAsked ? yield* chosenCard(game, battle, seat, from) : -1;
    // One after the other: who lays first goes on until he passes.
    const isAlone = laysLast(game, otherSeat(seat)) !== laysLast(game, seat);
    if (laid < 0) battle.passes++;
    else if (!isAlone) battle.passes = 0;
    if (laid < 0 || !isAlone) battle.turn = otherSeat(seat);
    if (laid >= 0) yield* lay(game, battle, seat, laid);
  }
  if (battle.passes >= 2) battle.step = 'reveal';
}

function* chosenCard(game: ToyGame, battle: EdgeBattle, seat: Seat, from: readonly Thing[]): Play<Thing> {
  if (game.rules.bot.plays(game.state, seat)) return yield* drawnByBot(game, battle, seat, from);
  return yield* choose(game, seat, 'edge', [...from, -1], keyOrPass);
}

function lay(game: ToyGame, battle: EdgeBattle, seat: Seat, thing: Thing): Play {
  const down = () => {
    put(game, thing, 'edge');
    battle.stacks[seat]?.push(thing);
    return undefined;
  };
  return happen(game, { kind: 'lays', card: thing, by: seat }, down);
}

function sourcesOf(game: ToyGame, seat: Seat): readonly Thing[] {
  const { state, rules } = game;
  if (participantsOf(state, seat).length === 0) return [];
  const isBot = rules.bot.plays(state, seat);
  const hasPile = !isBot && read(game, 'lays from discard', thingOfSeat(seat)) > 0;
  const zone = isBot ? 'fate deck' : 'hand';
  return [...state.cards.keys()].filter((thing) => {
    const card = cardAt(state, thing);
    if (card.owner !== seat || card.type === 'objective') return false;
    return card.zone === zone || (hasPile && card.zone === 'discard');
  });
}

/** From its fate deck: no more than its participants, its reserve, and two more than the other side. */
function* drawnByBot(game: ToyGame, { stacks }: EdgeBattle, seat: Seat, from: readonly Thing[]): Play<Thing> {
  const mine = stacks[seat]?.length ?? 0;
  const theirs = stacks[otherSeat(seat)]?.length ?? 0;
  const reserve = read(game, 'reserve', thingOfSeat(seat));
  const most = Math.min(participantsOf(game.state, seat).length, reserve, theirs + 2);
  return mine >= most ? -1 : yield* draw(game, 'fate deck', from, keyOfThing);
}

function* reveal(game: ToyGame, engagement: Engagement, battle: EdgeBattle): Play {
  const turnUp = () => {
    battle.isOpen = true;
    engagement.shown.push(...battle.stacks.flat());
    return undefined;
  };
  yield* happen(game, { kind: 'reveal', by: engagement.attacker }, turnUp);
  if (engagement.over) return;
  battle.fates = battle.stacks.flat().filter((thing) => cardAt(game.state, thing).type === 'fate');
  battle.step = 'fates';
}

/** One fate a step. A restart is the same loop again, with a fresh battle. */
function* fates(game: ToyGame, engagement: Engagement, battle: EdgeBattle): Play {
  const priorityOf = (thing: Thing) => kindOf(game.state, thing).priority ?? 9;
  const least = Math.min(...battle.fates.map(priorityOf));
  const now = battle.fates.filter((thing) => priorityOf(thing) === least);
  const [first] = now;
  if (first === undefined) {
    battle.step = 'finish';
    return;
  }
  const isAsked = now.length > 1 && !game.rules.bot.plays(game.state, engagement.attacker);
  const fate = isAsked ? yield* choose(game, engagement.attacker, 'fate', now, keyOfThing) : first;
  battle.fates = battle.fates.filter((other) => other !== fate);
  for (let left = read(game, 'fate times', fate); left > 0; left--) {
    const isOpen = cardAt(game.state, fate).zone === 'edge' && !battle.again && !engagement.over;
    if (isOpen) yield* resolveFate(game, battle, fate);
  }
  if (battle.again && !engagement.over) {
    endBattle(game, engagement, battle);
    engagement.step = 'edge';
  }
}

/** That a fate resolves and its effect are two happenings: it can resolve to no effect, or its effect can be done again. */
function resolveFate(game: ToyGame, { stacks }: EdgeBattle, fate: Thing): Play {
  const by = stacks[0]?.includes(fate) ? 0 : 1;
  return happen(game, { kind: 'fate', card: fate, by }, () => fateEffect(game, fate, by));
}

function fateEffect(game: ToyGame, fate: Thing, seat: Seat): Play {
  const { abilities } = kindOf(game.state, fate);
  const index = abilities.findIndex((ability) => 'from' in ability && ability.from === 'edge');
  const ability = abilities[index];
  if (!ability || !('action' in ability) || !allowed(game, 'work', fate)) return DONE;
  const cx = contextOf(game, seat, fate, index);
  if (!game.rules.language.reading(ability.action).can(cx)) return DONE;
  return use(game, { cx, ability, id: `${fate}.${index}` }, 'fate');
}

/** Stacks to their owners' piles, wherever the battle stands. */
export function endBattle(game: ToyGame, engagement: Engagement, battle: EdgeBattle): void {
  for (const thing of battle.stacks.flat()) unstack(game, thing);
  engagement.battle = null;
  endOf(game, 'edge battle');
}

function edgeTotal(game: ToyGame, { extra, stacks }: EdgeBattle, seat: Seat): number {
  const sum = (things: readonly Thing[], stat: 'force' | 'edge') =>
    things.reduce((total, thing) => total + read(game, stat, thing), 0);
  const laid = sum(stacks[seat] ?? [], 'force');
  return (extra[seat] ?? 0) + laid + sum(participantsOf(game.state, seat), 'edge');
}

function* finish(game: ToyGame, engagement: Engagement, battle: EdgeBattle): Play {
  const { attacker } = engagement;
  const mine = edgeTotal(game, battle, attacker);
  const theirs = edgeTotal(game, battle, otherSeat(attacker));
  const by = !battle.opposed || mine > theirs ? attacker : otherSeat(attacker);
  const live: HappeningOf<'edge'> = {
    kind: 'edge',
    by,
    n: Math.abs(mine - theirs),
    contested: mine > 0 && theirs > 0,
  };
  engagement.turn = by;
  engagement.step = 'strikes';
  yield* happen(game, live, () => {
    engagement.edge = by;
    endBattle(game, engagement, battle);
    return undefined;
  });
  openWindow(game, 'edge');
}
