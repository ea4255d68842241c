import type { Seat } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { Action } from '../rules/action.ts';
import { unusedAttack } from '../rules/attack-base.ts';
import { hitPointsLeft, wouldDestroyBase } from '../rules/damage.ts';
import { type Duel, enemyOf, type State, sideOf } from '../rules/state.ts';
import { actionOf } from '../rules/use-ability.ts';
import type { Effect } from '../vocabulary/words.ts';
import { appraise, isWeak } from './appraise.ts';
import { huntGain } from './hunting.ts';

/** The order of a greedy turn: what gives most comes first, within a line by its worth (below 100). */
const ORDER = {
  play: 900,
  draw: 800,
  playWeak: 700,
  use: 600,
  destroyBase: 500,
  hunt: 400,
  buy: 300,
  attack: 200,
  end: 0,
} as const;
const NEVER = -1;

/** The action with the highest claim; ending the turn is always one of them. */
export function nextAction(duel: Duel, seat: Seat, actions: readonly Action[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < actions.length; i++) {
    const claim = claimOf(duel, seat, actions[i] as Action, most);
    if (claim <= most) continue;
    best = i;
    most = claim;
  }
  return best;
}

/** `most`: the highest claim so far; what could not beat it is not reckoned. */
function claimOf(duel: Duel, seat: Seat, action: Action, most: number): number {
  switch (action.do) {
    case 'play':
      return isWeak(action.card) ? ORDER.playWeak : ORDER.play;
    case 'use':
      return most >= ORDER.play ? NEVER : useClaim(duel, seat, action.card);
    case 'hunt':
      return most >= ORDER.hunt + 100 ? NEVER : above(ORDER.hunt, huntGain(duel, seat, action.card));
    case 'buy':
      return most >= ORDER.buy + 100 ? NEVER : above(ORDER.buy, buyWorth(duel.state, seat, action.card));
    case 'attack':
      return destroysBase(duel.state, seat) ? ORDER.destroyBase : ORDER.attack;
    case 'pay off':
      return NEVER;
    case 'end':
      return ORDER.end;
  }
}

function above(line: number, worth: number): number {
  return worth > 0 ? line + Math.min(99, worth) : NEVER;
}

function useClaim(duel: Duel, seat: Seat, card: number): number {
  const effect = actionOf(card)?.do;
  if (effect === undefined) return NEVER;
  const worth = duel.effects.worth({ game: duel, seat, card }, effect);
  return above(draws(effect) ? ORDER.draw : ORDER.use, worth);
}

function draws(effect: Effect): boolean {
  if (Array.isArray(effect)) return effect.some(draws);
  if ('do' in effect) return effect.do === 'draw';
  if ('when' in effect) return draws(effect.then);
  return 'pay' in effect && draws(effect.to);
}

function buyWorth(state: State, seat: Seat, card: number): number {
  return appraise(state, seat, card) + kindOf(card).cost * 0.5;
}

function destroysBase(state: State, seat: Seat): boolean {
  const enemy = enemyOf(seat);
  const inTheWay = sideOf(state, enemy).ships.reduce((sum, ship) => sum + hitPointsLeft(ship), 0);
  return wouldDestroyBase(state, enemy, unusedAttack(state, seat) - inTheWay);
}
