import { type CardNo, folding, isPay, type Seat } from '@holofoe/kernel';
import { CARD_COUNT, kindOf } from '../cards/catalogue.ts';
import { exilesItself } from '../cards/price.ts';
import type { Deckbuilding, Effect } from '../cards/words.ts';
import { unusedAttack } from '../rules/attack-base.ts';
import { readyToAttack } from '../rules/attack-value.ts';
import { hitPointsLeft, wouldDestroyBase } from '../rules/damage.ts';
import { cxOf, type Duel } from '../rules/duel.ts';
import type { Action } from '../rules/topics.ts';
import { actionOf } from '../rules/use-ability.ts';
import { enemyOf, type State, sideOf } from '../state.ts';
import { LANGUAGE } from '../vocabulary/language.ts';
import { appraise, isWeak } from './appraise.ts';
import { huntersOf, huntGain } from './hunting.ts';

/** The order of a greedy turn. Within a line the worth decides, which is less than the space between two lines. */
const LINE = {
  play: 900,
  draw: 800,
  playWeak: 700,
  use: 600,
  destroyBase: 500,
  hunt: 400,
  buy: 300,
  attack: 200,
  /** Whoever exiles itself attacks before. */
  exileItself: 100,
  end: 0,
} as const;
const SPACE = 100;

/** An ability is used although it seems to lose so much: a thinner deck, or what it denies, is worth more than that. */
const USED_ANYWAY = 1.3;
const WORTH_OF_EXILE = { pilot: 0.4, forEachCost: 0.2 } as const;

/** The action with the highest claim; the last one, ending the turn, has the least. */
export function nextAction(duel: Duel, seat: Seat, actions: readonly Action[]): number {
  let best = actions.length - 1;
  let most: number = LINE.end;
  for (let i = 0; i < actions.length && most < LINE.play; i++) {
    const action = actions[i] as Action;
    if (action.do === 'hunt' && most < LINE.hunt + SPACE)
      return nextAfterHunts(duel, seat, actions, best, most);
    const claim = claimOf(duel, seat, action, most);
    if (claim <= most) continue;
    best = i;
    most = claim;
  }
  return best;
}

/** Hunts come after all that is worth more; who could hunt is looked at once for all of them. */
function nextAfterHunts(
  duel: Duel,
  seat: Seat,
  actions: readonly Action[],
  before: number,
  claimBefore: number,
): number {
  const hunters = huntersOf(duel, seat, readyToAttack(duel.state, seat, 'row'));
  let best = before;
  let most = claimBefore;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i] as Action;
    if (action.do === 'play' || action.do === 'use' || action.do === 'buy') continue;
    const claim =
      action.do === 'hunt'
        ? inLine(LINE.hunt, huntGain(duel, seat, hunters, action.card))
        : claimOf(duel, seat, action, most);
    if (claim <= most) continue;
    best = i;
    most = claim;
  }
  return best;
}

/** `most`: the highest claim so far. What could not beat it is not reckoned. */
function claimOf(duel: Duel, seat: Seat, action: Action, most: number): number {
  switch (action.do) {
    case 'play':
      return isWeak(action.card) ? LINE.playWeak : LINE.play;
    case 'use':
      return useClaim(duel, seat, action.card);
    case 'buy':
      return most >= LINE.buy + SPACE ? LINE.end : inLine(LINE.buy, appraise(duel.state, seat, action.card));
    case 'attack':
      return most < LINE.destroyBase && destroysBase(duel.state, seat) ? LINE.destroyBase : LINE.attack;
    default:
      return LINE.end;
  }
}

function inLine(line: number, worth: number): number {
  return worth > 0 ? line + Math.min(SPACE - 1, worth) : LINE.end;
}

function useClaim(duel: Duel, seat: Seat, card: CardNo): number {
  const effect = actionOf(card)?.do;
  const use = USES[card];
  if (effect === undefined || !use || givesItselfUpForNothing(duel, seat, card, effect)) return LINE.end;
  const worth = duel.rules.language.worth(cxOf(duel, seat, card), effect) + USED_ANYWAY;
  return inLine(use.line, worth + use.thinner);
}

/** Only a pilot is gladly given up for nothing. */
function givesItselfUpForNothing(duel: Duel, seat: Seat, card: CardNo, effect: Effect): boolean {
  if (!isPay(effect) || kindOf(card).from === 'pilot') return false;
  return !duel.rules.language.can(cxOf(duel, seat, card), effect.to);
}

const draws = folding<Deckbuilding, boolean>(
  LANGUAGE.slotsOf,
  {
    word: ({ do: word }) => word === 'draw',
    may: () => false,
    oneOf: () => false,
    when: (_, then) => then,
    pay: (_effect, _price, to) => to,
  },
  (parts) => parts.includes(true),
);

/** What using a card comes to, whatever the table looks like: its line, and what a thinner deck is worth. */
const USES: readonly { readonly line: number; readonly thinner: number }[] = Array.from(
  { length: CARD_COUNT },
  (_, card) => {
    const effect = actionOf(card)?.do ?? [];
    if (!exilesItself(effect)) return { line: draws(effect) ? LINE.draw : LINE.use, thinner: 0 };
    const { from, cost, attack } = kindOf(card);
    const thinner = cost * WORTH_OF_EXILE.forEachCost + (from === 'pilot' ? WORTH_OF_EXILE.pilot : 0);
    return { line: attack > 0 ? LINE.exileItself : LINE.use, thinner };
  },
);

function destroysBase(state: State, seat: Seat): boolean {
  const enemy = enemyOf(seat);
  let inTheWay = 0;
  for (const ship of sideOf(state, enemy).ships) inTheWay += hitPointsLeft(ship);
  return wouldDestroyBase(state, enemy, unusedAttack(state, seat) - inTheWay);
}
