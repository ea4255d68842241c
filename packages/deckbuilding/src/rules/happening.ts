import { type CardNo, type Seat, tellHappening, type Why } from '@holofoe/kernel';
import type { Step } from '../state.ts';
import type { Duel } from './duel.ts';

/** Everything that can happen at the table. Cards are named by their numbers. */
export type Happening =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'phase'; readonly seat: Seat; readonly step: Step }
  | { readonly kind: 'base'; readonly seat: Seat; readonly card: CardNo }
  | { readonly kind: 'play'; readonly seat: Seat; readonly card: CardNo; readonly gives: Icons }
  | { readonly kind: 'use'; readonly seat: Seat; readonly card: CardNo }
  | {
      readonly kind: 'not used';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly why: 'cannot' | 'no use' | 'gives up nothing';
    }
  | { readonly kind: 'keep'; readonly seat: Seat; readonly card: CardNo }
  | { readonly kind: 'look'; readonly seat: Seat; readonly cards: readonly CardNo[] }
  | { readonly kind: 'gain'; readonly seat: Seat; readonly card: CardNo | null; readonly gives: Icons }
  | { readonly kind: 'force'; readonly seat: Seat; readonly by: number; readonly to: number }
  | { readonly kind: 'spend'; readonly seat: Seat; readonly resources: number }
  | {
      readonly kind: 'buy';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly cost: number;
      readonly to: Destination;
    }
  | { readonly kind: 'buys nothing'; readonly seat: Seat; readonly lost: number }
  | {
      readonly kind: 'scavenger buys nothing';
      readonly seat: Seat;
      /** What it would have bought, had that not prevented buying the hero; null where there was nothing to buy. */
      readonly card: CardNo | null;
      readonly hero: string;
    }
  | { readonly kind: 'lend'; readonly seat: Seat; readonly card: CardNo }
  | { readonly kind: 'fetch'; readonly seat: Seat; readonly card: CardNo }
  | { readonly kind: 'refill'; readonly slot: number; readonly card: CardNo }
  | { readonly kind: 'row discard'; readonly card: CardNo }
  | { readonly kind: 'galaxy discard'; readonly card: CardNo }
  | { readonly kind: 'row anew'; readonly faction: string }
  | { readonly kind: 'turn up'; readonly card: CardNo; readonly kept: boolean }
  | { readonly kind: 'peek'; readonly seat: Seat; readonly cards: readonly CardNo[] | number }
  | { readonly kind: 'show top'; readonly seat: Seat; readonly card: CardNo }
  | { readonly kind: 'trade'; readonly seat: Seat; readonly card: CardNo; readonly for: CardNo }
  | { readonly kind: 'look at hand'; readonly seat: Seat; readonly cards: readonly CardNo[] | number }
  | {
      readonly kind: 'put back';
      readonly seat: Seat;
      readonly card: CardNo | null;
      readonly to: 'top' | 'bottom';
    }
  | { readonly kind: 'hunt'; readonly seat: Seat; readonly card: CardNo; readonly attack: number }
  | { readonly kind: 'hunts nothing'; readonly seat: Seat; readonly attack: number }
  | { readonly kind: 'attack'; readonly seat: Seat; readonly attack: number }
  | {
      readonly kind: 'damage';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly damage: number;
      readonly left: number;
    }
  | { readonly kind: 'prevented'; readonly seat: Seat; readonly card: CardNo; readonly damage: number }
  | { readonly kind: 'ship destroyed'; readonly seat: Seat; readonly card: CardNo }
  | {
      readonly kind: 'base destroyed';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly bases: number;
      /** How many bases the side can lose. */
      readonly of: number;
    }
  | { readonly kind: 'repair'; readonly seat: Seat; readonly card: CardNo; readonly damage: number }
  | { readonly kind: 'draw'; readonly seat: Seat; readonly cards: readonly CardNo[] | number }
  | {
      readonly kind: 'discard';
      readonly seat: Seat;
      readonly card: CardNo;
      readonly from: 'hand' | 'deck' | 'drawn cards';
    }
  | { readonly kind: 'exile'; readonly seat: Seat; readonly card: CardNo }
  | { readonly kind: 'shuffle'; readonly seat: Seat | null }
  | { readonly kind: 'pay off'; readonly seat: Seat; readonly card: CardNo; readonly cost: number }
  | { readonly kind: 'end of turn'; readonly seat: Seat }
  | { readonly kind: 'won'; readonly seat: Seat };

export type Destination = 'discard' | 'hand' | 'deck';

export interface Icons {
  readonly attack?: number;
  readonly resources?: number;
  readonly force?: number;
}

/** Tells what happened and why; what only `to` may know of it stands in `secret`. */
export function happen(
  { desk }: Duel,
  happening: Happening,
  why?: Why,
  secret?: { readonly to: readonly Seat[]; readonly happening: Happening },
): void {
  tellHappening(desk, happening, why, secret);
}
