import { type Seat, type Thing, tellHappening, type Why } from '@holofoe/kernel';
import type { Ending } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';

/** What is told and nothing else: nobody can answer it. */
export type Told =
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly card?: Thing }
  | { readonly kind: 'reshuffles'; readonly seat: Seat; readonly cards: number }
  /** The cards of an edge stack. */
  | { readonly kind: 'shows'; readonly seat: Seat; readonly cards: readonly Thing[] }
  /** What somebody looks at; without cards for whom they are a secret. */
  | { readonly kind: 'sees'; readonly seat: Seat; readonly cards?: readonly Thing[] }
  | { readonly kind: 'mulligan'; readonly seat: Seat; readonly taken: boolean }
  /** A card takes damage of another one on itself, before its shields are used. */
  | {
      readonly kind: 'protects';
      readonly seat: Seat;
      readonly card: Thing;
      readonly whom: Thing;
      readonly n: number;
    }
  /** LCG-09, LCG-14 */
  | { readonly kind: 'fills fate deck'; readonly seat: Seat; readonly cards: number }
  /** LCG-15: the AI turns up the top card of its hand. */
  | { readonly kind: 'takes'; readonly seat: Seat; readonly card: Thing }
  | {
      readonly kind: 'sets aside';
      readonly seat: Seat;
      readonly card: Thing;
      readonly to: 'fate deck' | 'command deck' | 'top of the pile' | 'under the pile';
      readonly because?: string;
    }
  /** LCG-22: whom the AI attacks. */
  | { readonly kind: 'turns against'; readonly seat: Seat; readonly card: Thing }
  /** LCG-20 */
  | {
      readonly kind: 'pools';
      readonly seat: Seat;
      readonly attackers: readonly Thing[];
      readonly defenders: readonly Thing[];
    }
  | { readonly kind: 'wins'; readonly seat: Seat; readonly how: Ending };

/** The seat that it is about alone is told what is secret of it. */
export function tell({ desk }: CardGameEngine, told: Told, why?: Why, secret?: Told): void {
  if (!desk.tell) return;
  tellHappening(desk, told, why, secret && { to: [secret.seat], happening: secret });
}
