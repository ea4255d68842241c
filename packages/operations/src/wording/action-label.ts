import { type CardNo, effectOf, gathering, type Seat, type Source } from '@holofoe/kernel';
import type { Sign } from '../cards/face.ts';
import { kindOf } from '../cards/number.ts';
import type { Effect, Operations, Word } from '../cards/terms.ts';
import { cxOf } from '../rules/battle.ts';
import { faceOf, shownValue } from '../rules/dice.ts';
import { leastCost } from '../rules/play-card.ts';
import type { Action } from '../rules/topics.ts';
import { playerOf, type State } from '../state.ts';
import { battleToLookAt, LANGUAGE } from '../vocabulary/language.ts';
import { effectText } from './describe.ts';
import { inPlayName } from './labels.ts';
import { nameOfDie, titleOf } from './phrases.ts';

/** What a player can do with a turn: "Play Lightsaber (3)", "Resolve melee dice (2, 3)". */
export function actionLabel(state: State, action: Action, seat: Seat): string {
  switch (action.do) {
    case 'play':
      return `Play ${cardWithCost(state, action.card, seat)}`;
    case 'activate':
      return `Activate ${inPlayName(state, action.card, seat)}`;
    case 'resolve':
      return `Resolve ${action.sign} dice (${diceOfSign(state, seat, action.sign).join(', ')})`;
    case 'reroll':
      return 'Discard a card to reroll dice';
    case 'use':
    case 'force':
      return `Use ${inPlayName(state, action.card, seat)}: ${effectText(actionOf(action.card))}`;
    case 'claim':
      return 'Claim the battlefield';
    case 'done':
      return 'Take no further action';
    case 'pass':
      return 'Pass';
  }
}

/** "Lightsaber (3)": what it costs now; `less`: by what is played with it. */
export function cardWithCost(state: State, card: CardNo, seat: Seat, less = 0): string {
  const cost = leastCost(battleToLookAt(state), playerOf(state, seat), card);
  return `${titleOf(card)} (${Math.max(0, cost - less)})`;
}

/** How much less a card costs that is played by the effect of another. */
export function discountBy(state: State, source: Source | undefined, seat: Seat): number {
  if (typeof source !== 'number') return 0;
  const [play] = kindOf(source).abilities.flatMap((ability) => PLAYS.effect(effectOf(ability)));
  if (play?.less === undefined) return 0;
  return LANGUAGE.amount(cxOf(battleToLookAt(state), seat, source), play.less);
}

const PLAYS = gathering<Operations, Extract<Word, { readonly do: 'play' }>>(LANGUAGE.slotsOf, {
  word: (word) => (word.do === 'play' ? [word] : []),
});

function actionOf(card: CardNo): Effect {
  const { abilities, actions, open } = kindOf(card);
  const taken = actions.flatMap((i) => {
    const ability = abilities[i];
    return ability && 'action' in ability ? [ability.action] : [];
  });
  return taken[0] ?? open ?? [];
}

/** "2", "+1", "3 for 1"; specials by their cards. */
function diceOfSign(state: State, seat: Seat, sign: Sign): readonly string[] {
  const player = playerOf(state, seat);
  return player.pool.flatMap((die) => {
    const { symbol, modifier, cost } = faceOf(die);
    if (symbol !== sign) return [];
    const value = sign === 'special' ? nameOfDie(die.no) : String(shownValue(battleToLookAt(state), die));
    return [`${modifier ? '+' : ''}${value}${cost > 0 ? ` for ${cost}` : ''}`];
  });
}
