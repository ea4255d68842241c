import type { Engine, Live } from '../engine/engine.ts';
import type { Json } from '../json.ts';
import type { Terms } from '../language/terms.ts';

/** Tells what happened with its final numbers; or that it did not, as it was cancelled or replaced. */
export function tellLive<L extends Terms>(game: Engine<L>, live: Live<L>, rule?: string): void {
  const { desk, rules } = game;
  if (!desk.tell) return;
  if (rules.timing.tell) rules.timing.tell(game, live, rule);
  else tellFields(game, live, rule);
}

function tellFields<L extends Terms>({ desk, rules }: Engine<L>, live: Live<L>, rule?: string): void {
  const { off, why } = live;
  const to = rules.timing.secretTo?.(live);
  const data = dataOf(live);
  desk.tell?.({
    kind: off ? `${live.kind} ${off}` : live.kind,
    ...(rule === undefined ? {} : { rule }),
    ...(why && why.length > 0 ? { reasons: why } : {}),
    data: to ? { ...data, card: undefined } : data,
    ...(to ? { secret: { to, data } } : {}),
  });
}

/** What of it is plain data: neither what the kernel keeps of its flight nor an effect. */
function dataOf<L extends Terms>(live: Live<L>): { readonly [field: string]: Json | undefined } {
  const {
    kind: _kind,
    off: _off,
    why: _why,
    answered: _answered,
    was: _was,
    held: _held,
    cx: _cx,
    effect: _effect,
    ...data
  } = live as Live<L> & { readonly cx?: unknown; readonly effect?: unknown };
  return data as { readonly [field: string]: Json | undefined };
}
