import { askedAlways, askedIfOpen, askingBy, type CardNo, type Key } from '@holofoe/kernel';
import { idOf } from '../cards/catalogue.ts';
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

export const itself = (card: CardNo): Key => card;
const inPlay = ({ card }: InPlay): Key => card;
const word = (option: string): Key => option;

/** Persons see what becomes of their cards, also where there is but one: only a split over one ship is not asked. */
export const { choose, chooseSome, select, split } = askingBy<Topics, Duel>(
  {
    action: askedAlways((action) => ('card' in action ? `${action.do}:${action.card}` : action.do)),
    'attack with': askedAlways(inPlay),
    'hunt with': askedAlways(inPlay),
    'split damage': askedIfOpen(inPlay),
    discard: askedAlways(itself),
    exile: askedAlways(itself),
    'exile one': askedAlways(itself),
    fetch: askedAlways(itself),
    borrow: askedAlways(itself),
    'free purchase': askedAlways(itself),
    'buy from galaxy discard': askedAlways(itself),
    trade: askedAlways((option) => option),
    hit: askedAlways((target) => (target === 'base' ? target : target.card)),
    'destroy ship': askedAlways(itself),
    'put on deck': askedAlways(itself),
    'top or bottom': askedAlways(word),
    'discard from row': askedAlways(itself),
    'discard from galaxy deck': askedAlways(itself),
    salvage: askedAlways(itself),
    'first base': askedAlways(idOf),
    'second base': askedAlways(idOf),
    'secret base': askedAlways(idOf),
    'next base': askedAlways(idOf),
  },
  isBot,
);
