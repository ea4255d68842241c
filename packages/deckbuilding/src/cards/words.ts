import { type Effect as AnyEffect, isWord } from '@holofoe/kernel';
import type { State } from '../state.ts';

/** The language of the game: words and conditions. Its cards choose nothing by filters, and nothing lasts. */
export interface Deckbuilding {
  readonly word: Word;
  readonly condition: Condition;
  readonly state: State;
  readonly happening: { readonly kind: string };
  readonly about: undefined;
  readonly besides: undefined;
  readonly filter: never;
  readonly count: never;
  readonly ref: never;
  readonly stat: never;
  readonly permission: never;
  readonly until: never;
  readonly kind: never;
  readonly moment: never;
}

/** All that an ability or a reward of the Deckbuilding Game can do. */
export type Word =
  | { readonly do: 'gain'; readonly attack?: number; readonly resources?: number; readonly force?: number }
  | { readonly do: 'draw'; readonly cards: number }
  | { readonly do: 'repair'; readonly damage: number }
  | { readonly do: 'hit'; readonly damage: number; readonly at: 'base' | 'base or ship' }
  | { readonly do: 'destroy ship'; readonly inRow: 'none' | 'enemy' | 'any' }
  | { readonly do: 'discard from row' }
  | { readonly do: 'scout'; readonly ours: Effect }
  | { readonly do: 'peek and trade' }
  | { readonly do: 'peek at two' }
  | { readonly do: 'raid row' }
  | { readonly do: 'salvage' }
  | { readonly do: 'discard a card' }
  | { readonly do: 'exile'; readonly upTo: number }
  | { readonly do: 'exile one'; readonly from: 'hand' | 'hand or discard' }
  | { readonly do: 'exile itself' }
  | { readonly do: 'spend'; readonly resources: number }
  | { readonly do: 'foe discards'; readonly picked: 'by foe' | 'at random' }
  | { readonly do: 'foe chooses'; readonly one: Effect; readonly other: Effect }
  | { readonly do: 'look at hand' }
  | { readonly do: 'fetch'; readonly what: Fetched }
  | { readonly do: 'borrow from row' }
  | {
      readonly do: 'free purchase';
      readonly of: 'own' | 'own or neutral';
      readonly to: 'discard' | 'hand' | 'deck with the Force';
    }
  | { readonly do: 'buy from galaxy discard' }
  | { readonly do: 'next purchase on deck' }
  | { readonly do: 'take in hand' };

export type Fetched = 'trooper' | 'bounty-hunter' | 'unique unit';

export type Condition =
  | { readonly is: 'the Force is with you' }
  | { readonly is: 'your base'; readonly id: string; readonly name: string }
  | { readonly is: 'in play'; readonly what: Seen };

export type Seen =
  | 'your ship'
  | 'enemy ship'
  | 'your trooper or vehicle'
  | 'another unique unit of yours'
  | 'your Millennium Falcon';

export type Effect = AnyEffect<Deckbuilding>;

export const may = (effect: Effect): Effect => ({ may: effect });
export const oneOf = (...options: Effect[]): Effect => ({ oneOf: options });
export const when = (condition: Condition, then: Effect, otherwise?: Effect): Effect =>
  otherwise === undefined ? { when: condition, then } : { when: condition, then, otherwise };
/** A card that is exiled is a change by itself, even where it buys nothing: an exile as a price can always be paid. */
export const pay = (price: Effect, to: Effect): Effect =>
  isExile(price) ? { pay: price, to, anyway: true } : { pay: price, to };

function isExile(price: Effect): boolean {
  return isWord(price) && (price.do === 'exile itself' || price.do === 'exile one');
}

export const gain = (icons: { attack?: number; resources?: number; force?: number }): Effect => ({
  do: 'gain',
  ...icons,
});
export const draw = (cards: number): Effect => ({ do: 'draw', cards });
export const repair = (damage: number): Effect => ({ do: 'repair', damage });
export const hit = (damage: number, at: 'base' | 'base or ship'): Effect => ({ do: 'hit', damage, at });
export const destroyShip = (inRow: 'none' | 'enemy' | 'any'): Effect => ({ do: 'destroy ship', inRow });
export const discardFromRow = (): Effect => ({ do: 'discard from row' });
export const scout = (ours: Effect): Effect => ({ do: 'scout', ours });
export const peekAndTrade = (): Effect => ({ do: 'peek and trade' });
export const peekAtTwo = (): Effect => ({ do: 'peek at two' });
export const raidRow = (): Effect => ({ do: 'raid row' });
export const salvage = (): Effect => ({ do: 'salvage' });
export const discardACard = (): Effect => ({ do: 'discard a card' });
export const exile = (upTo: number): Effect => ({ do: 'exile', upTo });
export const exileOne = (from: 'hand' | 'hand or discard'): Effect => ({ do: 'exile one', from });
export const exileItself = (): Effect => ({ do: 'exile itself' });
export const spend = (resources: number): Effect => ({ do: 'spend', resources });
export const foeDiscards = (picked: 'by foe' | 'at random' = 'by foe'): Effect => ({
  do: 'foe discards',
  picked,
});
export const foeChooses = (one: Effect, other: Effect): Effect => ({
  do: 'foe chooses',
  one,
  other,
});
export const lookAtHand = (): Effect => ({ do: 'look at hand' });
export const fetch = (what: Fetched): Effect => ({ do: 'fetch', what });
export const borrowFromRow = (): Effect => ({ do: 'borrow from row' });
export const freePurchase = (
  of: 'own' | 'own or neutral',
  to: 'discard' | 'hand' | 'deck with the Force',
): Effect => ({
  do: 'free purchase',
  of,
  to,
});
export const buyFromGalaxyDiscard = (): Effect => ({ do: 'buy from galaxy discard' });
export const nextPurchaseOnDeck = (): Effect => ({ do: 'next purchase on deck' });
export const takeInHand = (): Effect => ({ do: 'take in hand' });

export const theForce: Extract<Condition, { is: 'the Force is with you' }> = { is: 'the Force is with you' };
export const yourBase = (id: string, name: string): Condition => ({ is: 'your base', id, name });
export const inPlay = (what: Seen): Condition => ({ is: 'in play', what });
