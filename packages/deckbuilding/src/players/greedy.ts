import {
  type Ask,
  best,
  type CardNo,
  type Desk,
  firstReply,
  isWord,
  keptFor,
  knows,
  openDesk,
} from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/catalogue.ts';
import type { Effect } from '../cards/words.ts';
import { totalAttack } from '../rules/attack-value.ts';
import { hitPointsLeft, wouldDestroyBase } from '../rules/damage.ts';
import type { Duel } from '../rules/duel.ts';
import { handCards } from '../rules/own-cards.ts';
import { mayOwn } from '../rules/purchase.ts';
import type { Action } from '../rules/topics.ts';
import { enemyOf, type InPlay, type State, sideOf } from '../state.ts';
import { openDuel } from '../vocabulary/language.ts';
import { WORTH } from '../vocabulary/values.ts';
import { appraise, isEnemyCard, isWeak, lateness } from './appraise.ts';
import { huntersOf, partyFor } from './hunting.ts';
import { nextAction } from './next-action.ts';

/** Answers a question with indexes of its options, or for a split with a share for each. */
type Player = (ask: Ask, state: State) => readonly number[];

/**
 * A player that takes what is worth most at once: plays all it has, uses what helps, hunts where that beats hitting
 * the base, buys the best card, attacks with everything. It looks only at what its seat can see.
 */
export function greedy(): Player {
  const duelOf = keptFor((state: State) => openDuel({ state, desk: SILENT }));
  return (ask, state) => ANSWERS[ask.topic]?.(duelOf(state), ask) ?? firstReply(ask);
}

/** Nothing is run at it: reckoning needs no chance, no answers and no listeners. */
const SILENT: Desk = openDesk();

type Answer = (duel: Duel, ask: Ask) => readonly number[];

const bestCard: Answer = ({ state }, { seat, options }) => [
  best(options as readonly CardNo[], (card) => appraise(state, seat, card)),
];

const worstCard: Answer = ({ state }, { seat, options }) => [
  best(options as readonly CardNo[], (card) => 0 - appraise(state, seat, card)),
];

/** What the other side would like best goes; failing that, what this side likes least. */
const leastWelcome: Answer = ({ state }, { seat, options }) => [
  best(options as readonly CardNo[], (card) =>
    isEnemyCard(seat, card) ? kindOf(card).cost : 0 - appraise(state, seat, card),
  ),
];

const dearest: Answer = (_, { options }) => [best(options as readonly CardNo[], (card) => kindOf(card).cost)];

const everything: Answer = (_, { options }) => options.map((_each, index) => index);

const ANSWERS: Readonly<Record<string, Answer>> = {
  action: (duel, { seat, options }) => [nextAction(duel, seat, options as readonly Action[])],
  'attack with': everything,
  'hunt with': huntWith,
  'split damage': splitDamage,
  may: () => [0],
  'one of': oneOf,
  'foe chooses': foeChooses,
  discard: worstCard,
  exile: exileStarters,
  'exile one': worstCard,
  'free purchase': bestCard,
  'buy from galaxy discard': bestCard,
  fetch: bestCard,
  borrow: bestCard,
  salvage: bestCard,
  trade,
  'discard from row': leastWelcome,
  'discard from galaxy deck': leastWelcome,
  'first base': bestBase,
  'second base': bestBase,
  'secret base': bestBase,
  'next base': bestBase,
  hit,
  'destroy ship': destroyShip,
  'put on deck': dearest,
  'top or bottom': topOrBottom,
};

function huntWith(duel: Duel, { seat, options }: Ask): readonly number[] {
  const ready = options as readonly InPlay[];
  const target = duel.state.attack?.target;
  const value = typeof target === 'number' ? kindOf(target).cost : 0;
  const party = partyFor(huntersOf(duel, seat, ready), value);
  if (totalAttack(duel.state, seat, party, 'row') < value) return ready.map((_, index) => index);
  return party.map((hunter) => ready.indexOf(hunter));
}

/** As many ships as possible, the weakest first. */
function splitDamage(_: Duel, { options, form }: Ask): readonly number[] {
  if (form.pick !== 'split') return [];
  const ships = options as readonly InPlay[];
  const shares = ships.map(() => 0);
  let left = form.total;
  const order = ships.map((_ship, i) => i).sort((a, b) => (form.most[a] ?? 0) - (form.most[b] ?? 0));
  for (const i of order) {
    const share = Math.min(left, form.most[i] ?? 0);
    shares[i] = share;
    left -= share;
  }
  return shares;
}

/** Resources early, attack late; a damaged base is repaired for most of what that is worth. */
function oneOf({ state }: Duel, { seat, options }: Ask): readonly number[] {
  const late = lateness(state, seat);
  const damage = sideOf(state, seat).base?.damage ?? 0;
  return [
    best(options as readonly Effect[], (effect) => {
      if (!isWord(effect)) return 0;
      if (effect.do === 'repair') return Math.min(effect.damage, damage) * WORTH.repair;
      if (effect.do !== 'gain') return 0;
      return (effect.resources ?? 0) * (1 - late) + (effect.attack ?? 0) * late;
    }),
  ];
}

/** A weak card is gladly discarded; otherwise the enemy may have its gain. */
function foeChooses({ state }: Duel, { seat, options }: Ask): readonly number[] {
  const weak = handCards(sideOf(state, seat)).some(isWeak);
  return [
    best(options as readonly Effect[], (effect) =>
      Number((isWord(effect) && effect.do === 'foe discards') === weak),
    ),
  ];
}

/** Cards that nobody paid for, those that lie in the discard pile before those in the hand. */
function exileStarters({ state }: Duel, { seat, options, form }: Ask): readonly number[] {
  const most = form.pick === 'some' ? form.max : 0;
  const hand = sideOf(state, seat).hand.length;
  const weak: { readonly index: number; readonly value: number }[] = [];
  for (const [index, card] of (options as readonly CardNo[]).entries())
    if (isWeak(card)) weak.push({ index, value: appraise(state, seat, card) + (index < hand ? 0.1 : 0) });
  weak.sort((a, b) => a.value - b.value);
  return weak.slice(0, most).map(({ index }) => index);
}

/** A card that this side could buy comes into the row for the dearest that only the enemy could. */
function trade({ state }: Duel, { seat, options }: Ask): readonly number[] {
  const [top] = state.galaxyDeck;
  const keep = options.indexOf('keep');
  if (!top || !('card' in top) || !knows(top, seat) || !mayOwn(seat, top.card)) return [keep];
  const index = best(options as readonly (CardNo | 'keep')[], (option) =>
    option === 'keep' ? 0 : isEnemyCard(seat, option) ? kindOf(option).cost : -1,
  );
  return [index];
}

/** By how often they won against the bot: a thin deck and more cards before hit points. */
const BASES: Readonly<Record<string, number>> = {
  dagobah: 9,
  hoth: 8,
  bespin: 7,
  'mon-cala': 6,
  'yavin-4': 5,
  tatooine: 4,
  sullust: 3,
  alderaan: 2,
  jedha: 1,
  kafrene: 9,
  kessel: 8,
  rodia: 7,
  'death-star': 6,
  endor: 5,
  corellia: 4,
  coruscant: 3,
  mustafar: 2,
  'ord-mantell': 1,
};

function bestBase(_: Duel, { options }: Ask): readonly number[] {
  return [best(options as readonly CardNo[], (card) => BASES[idOf(card)] ?? 0)];
}

function hit({ state }: Duel, { seat, options }: Ask): readonly number[] {
  const damage = 2;
  return [
    best(options as readonly ('base' | InPlay)[], (target) => {
      if (target === 'base') return wouldDestroyBase(state, enemyOf(seat), damage) ? 100 : 1;
      return hitPointsLeft(target) <= damage ? 1 + kindOf(target.card).cost : 0;
    }),
  ];
}

/** A ship in play before one that lies in the row. */
function destroyShip({ state }: Duel, { options }: Ask): readonly number[] {
  return [
    best(options as readonly CardNo[], (card) => kindOf(card).cost + (state.row.includes(card) ? 0 : 100)),
  ];
}

/** The enemy's next card, which this seat has just seen, goes under its deck if it is a good one. */
function topOrBottom({ state }: Duel, { seat, options }: Ask): readonly number[] {
  const [top] = sideOf(state, enemyOf(seat)).deck;
  const good = top !== undefined && 'card' in top && knows(top, seat) && !isWeak(top.card);
  return [options.indexOf(good ? 'bottom' : 'top')];
}
