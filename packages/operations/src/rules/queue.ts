import { arrange, enter, leave, type Play } from '@holofoe/kernel';
import { idOf } from '../cards/number.ts';
import type { StageMoment } from '../scenarios/stage.ts';
import { type Battle, cxOf, type Queued } from './battle.ts';
import { happen } from './happening.ts';
import { stageOf } from './stage.ts';
import { type Area, type Character, type Die, isAi, isIn, playerOf } from './state.ts';

/** Abilities that were triggered by the same thing, at the end of the queue. */
export function* enqueue(battle: Battle, triggered: readonly Queued[]): Play {
  if (triggered.length === 0) return;
  battle.besides.push(...(triggered.length === 1 ? triggered : yield* inOrder(battle, triggered)));
}

/** The player whose abilities they all are puts them in order; where several sides have some, the first player does. */
function* inOrder(battle: Battle, triggered: readonly Queued[]): Play<readonly Queued[]> {
  const [one] = triggered;
  if (!one || triggered.every(({ cx }) => isAi(cx.seat))) return triggered;
  const alike = triggered.every(({ cx }) => cx.seat === one.cx.seat);
  const different = new Set(triggered.map(({ cx }) => idOf(cx.card))).size > 1;
  if (!different) return triggered;
  const seat = alike ? one.cx.seat : battle.state.first;
  return yield* arrange(battle, seat, 'order of abilities', triggered, ({ cx }) => cx.card);
}

/** The rule of a stage that sets in at a moment; its effects are the AI's. */
export function queueStage(
  battle: Battle,
  area: Area,
  moment: StageMoment,
  character?: Character,
  die?: Die,
): void {
  const effect = stageOf(battle.state, area).does[moment];
  if (effect === undefined) return;
  battle.besides.push({ cx: cxOf(battle, area.no, STAGE_CARD, character, die), effect });
}

/** Stages are no cards of a deck: their effects name this one as their card. */
export const STAGE_CARD = -1;

/** Resolves what waits, first in first out; what is triggered meanwhile joins the end. */
export function* settle(battle: Battle): Play {
  for (;;) {
    const next = battle.besides.shift();
    if (!next) return;
    const { cx, effect } = next;
    if (!isAi(cx.seat) && !isIn(playerOf(battle.state, cx.seat))) continue;
    if (!battle.rules.language.can(cx, effect)) continue;
    enter(battle.desk, 'ability');
    if (cx.card !== STAGE_CARD) happen(battle, { kind: 'ability', side: cx.seat, card: cx.card });
    const play = battle.rules.language.run(cx, effect);
    if (play) yield* play;
    leave(battle.desk);
  }
}
