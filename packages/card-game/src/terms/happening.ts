import type { Seat, Thing } from '@holofoe/kernel';
import type { Icon, Phase, Side } from './traits.ts';

/** How a card leaves play. */
export type How = 'destroyed' | 'sacrificed' | 'captured' | 'discarded' | 'returned' | 'tucked' | 'removed';

/** Where a card goes. The stat `destination` counts them; 0 is no destination of its own. */
export const DESTINATIONS = [
  'discard',
  'hand',
  'top of deck',
  'bottom of deck',
  'shuffled into deck',
  'captured',
  'victory pile',
  'out of the game',
] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** What places a token. `committed`: the second token of a strike, which is the same focusing. */
export type Cause =
  | 'icon'
  | 'effect'
  | 'price'
  | 'unopposed'
  | 'strike'
  | 'committed'
  | 'balance'
  | 'resources';

/** Damage on its way to a card. */
export interface Packet {
  card: Thing;
  n: number;
  readonly cause: Cause;
  /** -1: no card. */
  readonly source: Thing;
  readonly unshielded?: boolean | undefined;
  readonly unprotected?: boolean | undefined;
}

/** All that can happen but the use of an ability: told, listened to, changed in flight. Who does it stands in `by`. */
export type Occurrence =
  | { readonly kind: 'turn begins' }
  | { readonly kind: 'turn ends' }
  | { readonly kind: 'phase begins'; readonly phase: Phase }
  | { readonly kind: 'phase ends'; readonly phase: Phase }
  /** Focus and shields are gone, objectives are revealed. */
  | { readonly kind: 'refreshed' }
  // Tokens
  /** After it was assigned, before Protect. */
  | ({ readonly kind: 'would be dealt' } & Packet)
  /** Before: what is left behind Protect and shields. After: what was placed. */
  | ({ readonly kind: 'damage'; readonly via?: 'protect' | undefined } & Packet)
  | { readonly kind: 'heal'; card: Thing; n: number }
  /** Moved damage is not dealt. */
  | { readonly kind: 'moves damage'; card: Thing; readonly from: Thing; n: number }
  /** One token; `more`: tokens that are part of it, and placed with it. */
  | {
      readonly kind: 'focus';
      card: Thing;
      readonly cause: Cause;
      readonly source: Thing;
      readonly more?: number;
    }
  | { readonly kind: 'unfocus'; card: Thing; readonly source: Thing }
  | { readonly kind: 'shield'; card: Thing }
  /** `against`: what it stopped; in the refresh phase all go. */
  | {
      readonly kind: 'unshield';
      card: Thing;
      readonly against?: 'damage' | 'focus' | 'refresh' | undefined;
    }
  // Cards
  | { readonly kind: 'draw'; n: number }
  | {
      readonly kind: 'discards';
      card: Thing;
      readonly from: 'hand' | 'deck' | 'captured' | 'edge stack';
    }
  /** Shown to all. */
  | { readonly kind: 'reveals'; card: Thing }
  /** From a pile to another one. */
  | { readonly kind: 'moves'; card: Thing; readonly to: Destination; readonly open: boolean }
  | { readonly kind: 'looks'; readonly at: 'hand' | 'deck' | 'objective deck'; readonly of: Seat; n: number }
  /** `hidden`: one that the Dark Side alone knows. */
  | {
      readonly kind: 'moves captive';
      card: Thing;
      readonly to: Thing;
      readonly hidden?: true | undefined;
    }
  /** Face down on a card that keeps it. */
  | { readonly kind: 'keeps'; card: Thing; readonly at: Thing }
  | { readonly kind: 'played'; card: Thing }
  | { readonly kind: 'enters'; card: Thing; readonly how: 'played' | 'put' | 'revealed' }
  | { readonly kind: 'would leave'; card: Thing; readonly how: How }
  /** `at`: under which card it will lie, where it is captured. */
  | { readonly kind: 'leaves'; card: Thing; readonly how: How; to: Destination; at?: Thing | undefined }
  | { readonly kind: 'captured'; card: Thing; readonly at: Thing; readonly from: 'play' | 'hand' | 'deck' }
  | { readonly kind: 'rescued'; card: Thing }
  | { readonly kind: 'attached'; card: Thing; readonly to: Thing }
  | { readonly kind: 'control'; card: Thing; readonly to: Seat }
  | { readonly kind: 'becomes'; card: Thing; readonly type: 'unit' | 'enhancement' }
  | { readonly kind: 'generates'; card: Thing; n: number }
  | { readonly kind: 'completed'; card: Thing }
  // The engagement
  | { readonly kind: 'declared'; card: Thing; readonly as: 'attacker' | 'defender' }
  /** Against it an engagement was declared; or it was turned to it. */
  | { readonly kind: 'engaged'; card: Thing; readonly how: 'declared' | 'turned' }
  | { readonly kind: 'joins'; card: Thing }
  | { readonly kind: 'leaves engagement'; card: Thing }
  /** Without a card where nobody knows it. `open`: face up. */
  | { readonly kind: 'lays'; readonly card?: Thing; readonly open: boolean }
  | { readonly kind: 'reveals stacks' }
  | { readonly kind: 'fate'; card: Thing }
  /** `by` has won it, `n` is by how much. */
  | { readonly kind: 'edge'; n: number; readonly contested: boolean; readonly attacking: boolean }
  /** Before: chosen to strike. Inside: it is focused (cause `strike`), icons resolve. After: it has resolved a strike. */
  | { readonly kind: 'strikes'; card: Thing; isOpen?: boolean; noIcons?: boolean }
  | { readonly kind: 'icons'; card: Thing; readonly icon: Icon; n: number }
  | {
      readonly kind: 'survived';
      card: Thing;
      readonly as: 'attacker' | 'defender';
      readonly unopposed: boolean;
    }
  | { readonly kind: 'engagement ends' }
  // The Force and the dial
  | { readonly kind: 'commits'; card: Thing }
  | { readonly kind: 'uncommits'; card: Thing }
  /** `extra`: Force icons that are added, by seat. */
  | { readonly kind: 'struggle begins'; readonly extra: [number, number] }
  /** `by` has won it, `n` is by how much. */
  | { readonly kind: 'struggle'; n: number }
  | { readonly kind: 'balance'; readonly to: Side }
  | { readonly kind: 'dial'; n: number }
  /** `says`: on whom and what, until when, in the words of the card. */
  | {
      readonly kind: 'lasts';
      card?: Thing | undefined;
      readonly cards?: readonly Thing[] | undefined;
      readonly says?: string | undefined;
    };
