import { kindOf } from '../cards/number.ts';
import type { Condition } from '../cards/words.ts';
import type { Cx } from '../rules/battle.ts';
import { faceAt, faceOf, hasBattlefield } from '../rules/dice.ts';
import { aiOf, isAi } from '../rules/state.ts';
import { diceFor, ownSide } from './select.ts';

export function holds(cx: Cx, condition: Condition): boolean {
  const { state } = cx.game;
  switch (condition.is) {
    case 'spotted':
      // OPS-49: never a teammate's card.
      return ownSide(cx).characters.some(({ card }) => kindOf(card).colour === condition.colour);
    case 'spotted by name':
      return ownSide(cx).characters.some(({ card }) => kindOf(card).name === condition.name);
    case 'battlefield':
      return hasBattlefield(state, cx.seat) || (condition.orAi === true && isAi(cx.seat));
    case 'no shields on attached':
      return cx.about?.character?.shields === 0;
    case 'shields on this':
      return (cx.about?.character?.shields ?? 0) > 0;
    case 'just rolled indirect':
      return (
        cx.about?.die !== undefined &&
        cx.about?.rolled !== undefined &&
        faceAt(cx.about?.die.no, cx.about?.rolled).symbol === 'indirect'
      );
    case 'same symbol on another die': {
      const die = cx.about?.die;
      if (!die) return false;
      return diceFor(cx, { whose: 'own', showing: faceOf(die).symbol, other: true }).length > 0;
    }
    case 'counters':
      return aiOf(state, cx.seat).counters >= condition.atLeast;
    case 'few non-unique characters': {
      const ai = aiOf(state, cx.seat);
      return ai.characters.filter(({ card }) => !kindOf(card).unique).length < ai.perPlayer;
    }
  }
}

export function conditionText(condition: Condition): string {
  switch (condition.is) {
    case 'spotted':
      return `you spot a ${condition.colour} character`;
    case 'spotted by name':
      return `you spot ${condition.name}`;
    case 'battlefield':
      return `you control the battlefield${condition.orAi ? ' (the AI always does this)' : ''}`;
    case 'no shields on attached':
      return 'the attached character has no shields';
    case 'shields on this':
      return 'this character has shields';
    case 'just rolled indirect':
      return 'this die just rolled indirect damage';
    case 'same symbol on another die':
      return 'another of your dice shows the same symbol';
    case 'counters':
      return `there are ${condition.atLeast} or more counters here`;
    case 'few non-unique characters':
      return 'the AI has fewer non-unique characters than the per-player number';
  }
}
