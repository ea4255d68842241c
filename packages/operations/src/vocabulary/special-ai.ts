import { DONE } from '@holofoe/kernel';
import { idOf, kindOf } from '../cards/number.ts';
import type { Cx } from '../rules/battle.ts';
import { tell } from '../rules/happening.ts';
import { newCharacter } from '../rules/setup.ts';
import { stageOf } from '../rules/stage.ts';
import { healthIn } from '../rules/stages.ts';
import { comesIntoPlay } from '../rules/standing.ts';
import type { Procedure } from './procedure.ts';
import { aiSide as ai } from './select.ts';

/** Characters of the stage that were defeated and may return: the first in the order of the stage. */
function reserve(cx: Cx): number | undefined {
  const { defeated } = ai(cx);
  return defeated.find((card) => !kindOf(card).unique);
}

function callUp(cx: Cx): void {
  const area = ai(cx);
  const card = reserve(cx);
  if (card === undefined) return;
  const listed = stageOf(cx.game.state, area).characters.find(({ id }) => id === idOf(card));
  const health = listed ? healthIn(listed.health, area) : kindOf(card).health;
  area.defeated.splice(area.defeated.indexOf(card), 1);
  area.characters.push(newCharacter(card, area.no, listed?.elite === true, health, listed?.hunter === true));
  comesIntoPlay(cx.game, card, area.no);
  tell(cx.game, { kind: 'enters', side: area.no, card });
}

/** Reserves: what comes back is a body for the players to wear down. */
export const CALL_UP: Procedure = {
  can: (cx) => reserve(cx) !== undefined,
  run(cx) {
    callUp(cx);
    return DONE;
  },
  worth: () => 1,
  text: 'return one defeated non-unique AI character, ready and without damage',
};
