import { read, type Thing } from '@holofoe/kernel';
import { enhancementsOn, pilotsOn } from '../rules/attaching.ts';
import type { InPlay } from '../state.ts';
import type { TokenState } from '../terms/filter.ts';
import type { Bound, CardGameCx } from '../terms/words.ts';
import type { FilterInShape } from './filter-in-shape.ts';

/** What lies on a card, and where it stands in the engagement. */
export function isSuchState(
  cx: CardGameCx,
  filter: FilterInShape,
  thing: Thing,
  record: InPlay | undefined,
): boolean {
  const { state, engaged, notYetEngaged, damage, focus, captives, enhancements } = filter;
  const table = cx.game.state;
  if (state !== undefined && !state.every((one) => isState(cx, one, thing, record))) return false;
  if (engaged !== undefined && (table.engagement?.engaged === thing) !== engaged) return false;
  if (notYetEngaged && (table.declared[thing] ?? 0) > 0) return false;
  if (damage && !isWithin(cx, damage, record?.damage ?? 0)) return false;
  if (focus && !isWithin(cx, focus, record?.focus ?? 0)) return false;
  if (captives && !isWithin(cx, captives, record?.captives.length ?? 0)) return false;
  return enhancements === undefined || isWithin(cx, enhancements, enhancementsCounted(cx, thing, record));
}

export function isWithin(cx: CardGameCx, { atLeast, atMost }: Bound, n: number): boolean {
  const { amount } = cx.game.rules.language;
  return (
    (atLeast === undefined || n >= amount(cx, atLeast)) && (atMost === undefined || n <= amount(cx, atMost))
  );
}

function isState(cx: CardGameCx, state: TokenState, thing: Thing, record: InPlay | undefined): boolean {
  if (!record) return false;
  switch (state) {
    case 'ready':
      return record.focus === 0;
    case 'exhausted':
      return record.focus > 0;
    case 'damaged':
      return record.damage > 0;
    case 'undamaged':
      return record.damage === 0;
    case 'shielded':
      return record.shields > 0;
    case 'unshielded':
      return record.shields === 0;
    case 'committed':
      return isCommitted(cx, thing, record);
    case 'uncommitted':
      return !isCommitted(cx, thing, record);
    case 'piloted':
      return pilotsOn(cx.game.state, thing).length > 0;
    case 'unpiloted':
      return pilotsOn(cx.game.state, thing).length === 0;
    case 'enhanced':
      return enhancementsCounted(cx, thing, record) > 0;
    case 'bare':
      return enhancementsCounted(cx, thing, record) === 0;
  }
}

/** With those that lie face down on it. */
function enhancementsCounted({ game }: CardGameCx, thing: Thing, record: InPlay | undefined): number {
  const faceDown = record?.type === 'unit' ? record.kept.length : 0;
  return enhancementsOn(game.state, thing).length + faceDown;
}

/** By a Force card, or because a card says so. */
function isCommitted({ game }: CardGameCx, thing: Thing, { committed }: InPlay): boolean {
  return committed || read(game, 'counts as committed', thing) > 0;
}
