import { happen, type Play, type Ready, reasonsOf, ruleOf, type Why } from '@holofoe/kernel';
import { idOf } from '../cards/number.ts';
import type { Happening, Kinds, Operations } from '../cards/terms.ts';
import { isAi, isIn, playerOf, type SideNo, sideOf } from '../state.ts';
import type { Battle, Live } from './battle.ts';
import { type Happening as Told, tell } from './happening.ts';
import { attachedOf, type Holder, holderOf } from './in-play.ts';
import { isStageThing } from './things.ts';
import { arrange } from './topics.ts';

/** Something that cards may hear: interrupts first, then it is done, then what it triggered waits. */
export function heard<L extends Live>(
  battle: Battle,
  live: L,
  resolve: (live: L) => Play | undefined,
  why?: Why,
): Play {
  if (typeof why === 'object') live.why = reasonsOf(why);
  return happen<Operations>(
    battle,
    live,
    resolve as (live: Live) => Play | undefined,
    undefined,
    ruleOf(why),
  );
}

/** What happens is all that is done. */
export function nothingElse(): undefined {}

/** A moment of an area, or of the table: nothing is done but what waits for it. */
export function moment(
  battle: Battle,
  kind: Extract<Kinds, 'stage begins' | 'phase begins' | 'AI upkeep' | 'phase ends'>,
  by: SideNo,
): Play {
  return heard(battle, { kind, by } as Live, nothingElse);
}

/** Containers are told when they begin: other things happen inside them. */
export const TOLD_FIRST: ReadonlySet<Happening['kind']> = new Set([
  'activate',
  'defeated',
  'ability',
] as const);

/** What the table is told of what cards hear; some of it is told by what happens inside. */
export function tellLive(battle: Battle, live: Live, rule: string | undefined): void {
  const told = live.off ? undefined : toldOf(live);
  if (told) tell(battle, told, { rule, reasons: live.why ?? [] });
}

function toldOf(live: Live): Told | undefined {
  switch (live.kind) {
    case 'activate':
      return { kind: 'activate', side: live.side, card: live.card };
    case 'defeated':
      return { kind: 'defeated', card: live.card };
    case 'damage':
      return {
        kind: 'damage',
        card: live.card,
        damage: live.n - live.blocked,
        blocked: live.blocked,
        left: live.left,
      };
    case 'ability':
      return live.use === 'reaction' && live.by !== undefined && !isStageThing(live.cx.card)
        ? { kind: 'ability', side: live.by, card: live.cx.card }
        : undefined;
    default:
      return undefined;
  }
}

/** Whether what happens can: an eliminated player does nothing more. */
export function isThere(state: Battle['state'], live: Live): boolean {
  if (live.kind !== 'ability') return true;
  const { seat } = live.cx;
  return isAi(seat) || isIn(playerOf(state, seat));
}

type Triggered = Ready<Operations>;

/** The card itself, what is attached to it, others, and the stage last; the player whose they all are puts them in order. */
export function* inOrder(battle: Battle, triggered: readonly Triggered[]): Play<readonly Triggered[]> {
  const sorted = [...triggered].sort((a, b) => placeOf(battle, a) - placeOf(battle, b));
  const stages = sorted.filter(({ cx }) => isStageThing(cx.card));
  const cards = sorted.filter(({ cx }) => !isStageThing(cx.card));
  return [...(yield* arranged(battle, cards)), ...stages];
}

/** What it happens to comes first, with what is attached to that; then side by side as they lie there. */
function placeOf({ state }: Battle, { cx }: Triggered): number {
  const live = cx.now;
  const holder = holderOf(state, cx.card);
  if (!holder) return cx.card === live?.card ? -1 : 0;
  const side = sideOf(state, holder.side);
  const holders: readonly Holder[] = [...side.characters, ...side.supports];
  const attached = attachedOf(holder).findIndex(({ card }) => card === cx.card) + 1;
  const own = holder.card === (live?.kind === 'played' ? live.on : undefined) || holder.card === live?.card;
  return (own ? 0 : 1_000 * (1 + holder.side)) + 10 * holders.indexOf(holder) + attached;
}

/** Where several sides have some, the first player does. */
function* arranged(battle: Battle, triggered: readonly Triggered[]): Play<readonly Triggered[]> {
  const [one] = triggered;
  if (!one || triggered.every(({ cx }) => isAi(cx.seat))) return triggered;
  const isDifferent = new Set(triggered.map(({ cx }) => idOf(cx.card))).size > 1;
  if (!isDifferent) return triggered;
  const isOnes = triggered.every(({ cx }) => cx.seat === one.cx.seat);
  const seat = isOnes ? one.cx.seat : battle.state.first;
  return yield* arrange(battle, seat, 'order of abilities', triggered);
}
