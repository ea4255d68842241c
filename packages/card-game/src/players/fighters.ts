import type { Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { roomOn } from '../rules/damage.ts';
import { edgeOf, forceOf, iconsOf } from '../rules/reads.ts';
import type { InPlay } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { WORTH } from './weights.ts';

/** What an icon counts for without the edge and with it. */
type Both = readonly [without: number, withEdge: number];

/** A unit as a forecast sees it. */
export interface Fighter {
  readonly card: Thing;
  readonly unit: Both;
  readonly blast: Both;
  readonly tactics: Both;
  /** Damage that it takes still, behind its shields. */
  readonly room: number;
  readonly force: number;
  /** Edge (n). */
  readonly edge: number;
  readonly committed: boolean;
  /** What its side loses with it. */
  readonly worth: number;
}

export function fighterOf(game: CardGameEngine, { card, shields, committed }: InPlay): Fighter {
  const unit: Both = [iconsOf(game, card, 'unit', false), iconsOf(game, card, 'unit', true)];
  const blast: Both = [iconsOf(game, card, 'blast', false), iconsOf(game, card, 'blast', true)];
  const tactics: Both = [iconsOf(game, card, 'tactics', false), iconsOf(game, card, 'tactics', true)];
  const force = forceOf(game, card);
  const icons = strengthOf(unit, blast, tactics);
  return {
    card,
    unit,
    blast,
    tactics,
    room: roomOn(game, card) + shields,
    force,
    edge: edgeOf(game, card),
    committed,
    worth: icons + WORTH.capacity * kindOf(card).capacity + WORTH.force * force,
  };
}

/** Half of what only the edge gives. */
function strengthOf(unit: Both, blast: Both, tactics: Both): number {
  const mean = ([without, withEdge]: Both) => (without + withEdge) / 2;
  return WORTH.unit * mean(unit) + WORTH.blast * mean(blast) + WORTH.tactics * mean(tactics);
}

/** What it strikes with. */
export function strengthIn(fighter: Fighter, hasEdge: boolean, isAttacker: boolean): number {
  const at = hasEdge ? 1 : 0;
  return fighter.unit[at] + fighter.tactics[at] + (isAttacker ? fighter.blast[at] : 0);
}
