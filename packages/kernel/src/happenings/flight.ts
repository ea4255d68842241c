import { enter, leave } from '../desk.ts';
import type { Considered, Cx, Engine, Live } from '../engine/engine.ts';
import type { Terms } from '../language/terms.ts';
import { tellLive } from './telling.ts';

/** The choices that led to it: those about its card, and those about none. Others wait for theirs. */
export function takeReasons<L extends Terms>(live: Live<L>, cx: Cx<L> | undefined): void {
  if (!cx?.why) return;
  const isMine = ({ about }: Considered) => about === undefined || about === live.card;
  const mine = cx.why.filter(isMine);
  if (mine.length === 0) return;
  live.why = mine.map(({ reason }) => reason);
  const left = cx.why.filter((one) => !isMine(one));
  cx.why = left.length === 0 ? undefined : left;
}

export function begin<L extends Terms>(
  game: Engine<L>,
  kind: string,
  live: Live<L>,
  rule: string | undefined,
): void {
  enter(game.desk, kind);
  game.flight.push(live);
  if (game.desk.tell && game.rules.timing.tellsFirst.has(kind)) tellLive(game, live, rule);
}

export function end<L extends Terms>(game: Engine<L>): void {
  game.flight.pop();
  leave(game.desk);
}

export function finish<L extends Terms>(
  game: Engine<L>,
  live: Live<L>,
  cx: Cx<L> | undefined,
  rule: string | undefined,
): void {
  if (cx) count(game, live, cx);
  // Where nobody listens nothing is looked up.
  if (game.desk.tell && (live.off || !game.rules.timing.tellsFirst.has(live.kind)))
    tellLive(game, live, rule);
}

/** For "then" and prices. */
function count<L extends Terms>(game: Engine<L>, live: Live<L>, { did }: Cx<L>): void {
  if (!live.off || (live.off === 'replaced' && game.rules.isPaid(live))) did.done++;
  else did.missed++;
}
