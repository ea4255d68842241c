import type { Icon } from './traits.ts';

/** A card whose numbers are counted; `the`: what was chosen under that name, as it was then. */
export type Counted =
  | 'it'
  | 'that'
  | 'this'
  | 'host'
  | 'pilot'
  | 'engaged objective'
  | { readonly the: string };

/** Amounts that only this game counts. */
export type Count =
  | { readonly count: 'all' }
  | { readonly count: 'dial' }
  | { readonly count: 'cards in hand'; readonly of: 'you' | 'opponent' }
  /** Cards that are missing to the reserve. */
  | { readonly count: 'to reserve' }
  /** Icons as they are printed on a card. */
  | {
      readonly count: 'printed';
      readonly stat: Icon | `${Icon} edge` | 'force' | 'cost';
      readonly of: Counted;
    }
  | {
      readonly count: 'damage' | 'focus' | 'shields' | 'captives' | 'capacity left';
      readonly of: Counted;
    }
  | { readonly count: 'affiliations you control' }
  | { readonly count: 'victory pile' };
