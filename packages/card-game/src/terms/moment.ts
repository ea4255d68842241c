import type { CardTerms } from '@holofoe/kernel';
import type { FilterOf } from './filter.ts';
import type { Cause, How } from './happening.ts';
import type { Icon, Phase } from './traits.ts';
import type { Whose } from './whose.ts';

/** What a moment says besides what happens, to whom and by whom. */
export interface MomentOf<L extends CardTerms> {
  readonly how?: How | readonly How[] | 'played' | 'put' | 'revealed' | 'declared' | 'turned';
  readonly phase?: Phase;
  readonly as?: 'attacker' | 'defender';
  readonly cause?: Cause | readonly Cause[];
  readonly via?: 'protect';
  readonly during?: 'engagement' | 'strike' | Phase;
  /** Whose turn it is. */
  readonly turn?: Whose;
  /** Where it comes from: the card that deals, focuses, captures. */
  readonly source?: FilterOf<L> | 'this' | 'host';
  readonly from?: 'play' | 'hand' | 'deck' | 'captured' | 'edge stack';
  /** What it happens at: the objective of a capture, the host of an enhancement. */
  readonly where?: FilterOf<L> | 'this' | 'host';
  readonly unopposed?: true;
  readonly contested?: true;
  /** Won by at least so much. */
  readonly margin?: number;
  readonly attacking?: true;
  readonly icon?: Icon;
  /** How the ability is used. */
  readonly use?: 'action' | 'interrupt' | 'reaction' | 'fate' | 'event';
  /** It has exactly so many targets; or the target is such a one. */
  readonly targets?: number;
  readonly target?: FilterOf<L> | 'this' | 'host';
  /** Of an ability: this is not what it does. */
  readonly doesNot?: L['word']['do'];
}
