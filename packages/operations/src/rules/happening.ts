import { type CardNo, type Seat, type TableEvent, tellHappening, type Why } from '@holofoe/kernel';
import type { Sign } from '../cards/face.ts';
import { type DieNo, isAi, type SideNo, type State } from '../state.ts';
import type { Battle } from './battle.ts';

/** Everything that can happen at the table. Cards and dice are named by their numbers. */
export type Happening =
  | {
      readonly kind: 'stage';
      readonly scenario: string;
      readonly stage: number;
      readonly area: number;
      readonly perPlayer: number;
    }
  | { readonly kind: 'enters'; readonly side: SideNo; readonly card: CardNo }
  | { readonly kind: 'stays'; readonly side: SideNo; readonly card: CardNo }
  | { readonly kind: 'round'; readonly round: number; readonly first: Seat }
  | { readonly kind: 'turn'; readonly side: SideNo; readonly again: boolean }
  | { readonly kind: 'end of phase' }
  | { readonly kind: 'upkeep' }
  | { readonly kind: 'pass'; readonly side: SideNo }
  | { readonly kind: 'ends additional'; readonly side: SideNo }
  | { readonly kind: 'claim'; readonly seat: Seat }
  | { readonly kind: 'battlefield'; readonly to: Seat }
  | { readonly kind: 'flip'; readonly to: 'A' | 'B' }
  | { readonly kind: 'joins'; readonly seat: Seat; readonly area: number }
  | { readonly kind: 'cleared'; readonly area: number }
  | { readonly kind: 'mulligan'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'AI draws'; readonly side: SideNo; readonly card: CardNo }
  | { readonly kind: 'AI plays'; readonly side: SideNo; readonly card: CardNo; readonly paid: number }
  | { readonly kind: 'AI cannot pay'; readonly side: SideNo; readonly card: CardNo; readonly cost: number }
  | { readonly kind: 'AI cannot play'; readonly side: SideNo; readonly card: CardNo }
  | { readonly kind: 'AI finds nothing'; readonly side: SideNo; readonly card: CardNo }
  /** What it is forced to choose by a card of somebody else, in words. */
  | { readonly kind: 'chooses'; readonly side: SideNo; readonly what: string }
  | { readonly kind: 'turns against'; readonly side: SideNo; readonly seat: Seat }
  | {
      readonly kind: 'top left';
      readonly side: SideNo;
      readonly card: CardNo;
      readonly sign: Sign;
      readonly value: number;
      /** Whether it found anything to do. */
      readonly changes: boolean;
    }
  | {
      readonly kind: 'play';
      readonly side: SideNo;
      readonly card: CardNo;
      readonly cost: number;
      readonly on: CardNo | null;
    }
  | { readonly kind: 'use'; readonly side: SideNo; readonly card: CardNo }
  | { readonly kind: 'ability'; readonly side: SideNo; readonly card: CardNo }
  | { readonly kind: 'activate'; readonly side: SideNo; readonly card: CardNo }
  | { readonly kind: 'roll'; readonly side: SideNo; readonly die: DieNo; readonly to: number }
  | { readonly kind: 'reroll'; readonly side: SideNo; readonly die: DieNo; readonly to: number }
  | { readonly kind: 'turn die'; readonly side: SideNo; readonly die: DieNo; readonly to: number }
  | { readonly kind: 'remove die'; readonly side: SideNo; readonly die: DieNo; readonly shown: number }
  | {
      readonly kind: 'resolve';
      readonly side: SideNo;
      readonly dice: readonly (readonly [DieNo, number])[];
      readonly value: number;
      /** The symbol that it is resolved as, where it shows another. */
      readonly as?: Sign;
    }
  | { readonly kind: 'd6'; readonly value: number }
  | { readonly kind: 'guardian'; readonly card: CardNo; readonly die: DieNo; readonly value: number }
  | {
      readonly kind: 'damage';
      readonly card: CardNo;
      readonly damage: number;
      readonly blocked: number;
      readonly left: number;
    }
  | { readonly kind: 'prevented'; readonly card: CardNo; readonly damage: number }
  | { readonly kind: 'defeated'; readonly card: CardNo }
  | { readonly kind: 'eliminated'; readonly seat: Seat; readonly by: 'damage' | 'cards' }
  | { readonly kind: 'shields'; readonly card: CardNo; readonly shields: number; readonly now: number }
  | { readonly kind: 'loses shields'; readonly card: CardNo; readonly shields: number; readonly now: number }
  | {
      readonly kind: 'moves damage';
      readonly card: CardNo;
      readonly to: CardNo;
      readonly damage: number;
    }
  | { readonly kind: 'heal'; readonly card: CardNo; readonly damage: number }
  | { readonly kind: 'gain'; readonly side: SideNo; readonly resources: number; readonly now: number }
  | { readonly kind: 'spend'; readonly side: SideNo; readonly resources: number; readonly now: number }
  | { readonly kind: 'lose'; readonly side: SideNo; readonly resources: number; readonly now: number }
  | { readonly kind: 'draw'; readonly seat: Seat; readonly cards: readonly CardNo[] | number }
  | { readonly kind: 'discard'; readonly side: SideNo; readonly cards: readonly CardNo[] }
  | { readonly kind: 'from deck'; readonly side: SideNo; readonly cards: readonly CardNo[] }
  | { readonly kind: 'leaves play'; readonly card: CardNo }
  | { readonly kind: 'moves'; readonly card: CardNo; readonly to: CardNo }
  | {
      readonly kind: 'to deck';
      readonly side: SideNo;
      /** Null where only its player knows it. */
      readonly card: CardNo | null;
      readonly where: 'top' | 'bottom';
    }
  | { readonly kind: 'to hand'; readonly side: SideNo; readonly card: CardNo }
  | { readonly kind: 'shuffle'; readonly side: SideNo; readonly cards: number }
  | { readonly kind: 'detect'; readonly side: SideNo; readonly card: CardNo }
  | { readonly kind: 'looks at'; readonly side: SideNo; readonly card: CardNo | null }
  | { readonly kind: 'ready'; readonly card: CardNo }
  | { readonly kind: 'exhaust'; readonly card: CardNo }
  | { readonly kind: 'additional'; readonly side: SideNo; readonly actions: number }
  | { readonly kind: 'counter'; readonly area: number; readonly now: number }
  | { readonly kind: 'lends die'; readonly side: SideNo; readonly die: DieNo; readonly to: number }
  | { readonly kind: 'won' }
  | { readonly kind: 'lost' };

/** Tells what happened and why; what only `to` may know of it stands in `secret`. */
export function tell(
  { desk, state }: Battle,
  happening: Happening,
  why?: Why,
  secret?: { readonly to: readonly Seat[]; readonly happening: Happening },
): void {
  if (!desk.tell) return;
  const hidden = secret && { to: secret.to, happening: inItsArea(state, secret.happening) };
  tellHappening(desk, inItsArea(state, happening), why, hidden);
}

/** Where there are several play areas, what an AI does says so: its line names the area. */
function inItsArea({ areas }: State, happening: Happening): Happening & { readonly several?: true } {
  const ofAnAi = 'side' in happening ? isAi(happening.side) : happening.kind === 'counter';
  return ofAnAi && areas.length > 1 ? { ...happening, several: true } : happening;
}

/** Whether an event was told where there were several play areas, each with an AI. */
export function isOneOfSeveral({ data }: TableEvent): boolean {
  return data !== null && typeof data === 'object' && 'several' in data;
}
