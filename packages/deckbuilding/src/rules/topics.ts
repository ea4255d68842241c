import {
  actKey,
  askedAlways,
  askedIfOpen,
  askingBy,
  type CardNo,
  cardKey,
  type Key,
  wordKey,
} from '@holofoe/kernel';
import { type InPlay, isBot } from '../state.ts';
import type { Duel } from './duel.ts';

/** What a person can do on their turn, in any order and any number of times. */
export type Action =
  | { readonly do: 'play' | 'use' | 'buy' | 'hunt' | 'pay off'; readonly card: CardNo }
  | { readonly do: 'attack' }
  | { readonly do: 'end' };

/** All that the rules ask a person, and what the options of each question are; besides, cards ask what they say. */
export interface Topics {
  action: Action;
  'attack with': InPlay;
  'hunt with': InPlay;
  'split damage': InPlay;
  discard: CardNo;
  exile: CardNo;
  'exile one': CardNo;
  fetch: CardNo;
  borrow: CardNo;
  'free purchase': CardNo;
  'buy from galaxy discard': CardNo;
  trade: CardNo | 'keep';
  hit: 'base' | InPlay;
  'destroy ship': CardNo;
  'put on deck': CardNo;
  'top or bottom': 'top' | 'bottom';
  'discard from row': CardNo;
  'discard from galaxy deck': CardNo;
  salvage: CardNo;
  'first base': CardNo;
  'second base': CardNo;
  'secret base': CardNo;
  'next base': CardNo;
}

const inPlay = ({ card }: InPlay): Key => cardKey(card);

/** Persons see what becomes of their cards, even where there is but one: only a split over one ship is not asked. */
export const { choose, chooseAtOnce, chooseSome, select, split } = askingBy<Topics, Duel>(
  {
    action: askedAlways((action) =>
      'card' in action ? actKey(action.do, cardKey(action.card)) : wordKey(action.do),
    ),
    'attack with': askedAlways(inPlay),
    'hunt with': askedAlways(inPlay),
    'split damage': askedIfOpen(inPlay),
    discard: askedAlways(cardKey),
    exile: askedAlways(cardKey),
    'exile one': askedAlways(cardKey),
    fetch: askedAlways(cardKey),
    borrow: askedAlways(cardKey),
    'free purchase': askedAlways(cardKey),
    'buy from galaxy discard': askedAlways(cardKey),
    trade: askedAlways((option) => (option === 'keep' ? wordKey(option) : cardKey(option))),
    hit: askedAlways((target) => (target === 'base' ? wordKey(target) : inPlay(target))),
    'destroy ship': askedAlways(cardKey),
    'put on deck': askedAlways(cardKey),
    'top or bottom': askedAlways(wordKey),
    'discard from row': askedAlways(cardKey),
    'discard from galaxy deck': askedAlways(cardKey),
    salvage: askedAlways(cardKey),
    'first base': askedAlways(cardKey),
    'second base': askedAlways(cardKey),
    'secret base': askedAlways(cardKey),
    'next base': askedAlways(cardKey),
  },
  isBot,
);
