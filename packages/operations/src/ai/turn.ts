import {
  because,
  type CardNo,
  type Choice,
  EVERYBODY,
  type Play,
  rank,
  reveal,
  revealAtOnce,
  settle,
} from '@holofoe/kernel';
import type { TopLeft } from '../cards/kind.ts';
import { idOf, kindOf } from '../cards/number.ts';
import { isOpenToAll, runOpenAction } from '../rules/action.ts';
import { grantAction } from '../rules/additional.ts';
import type { Battle } from '../rules/battle.ts';
import { costOf } from '../rules/cost.ts';
import { tell } from '../rules/happening.ts';
import { keyOfCard } from '../rules/topics.ts';
import { type Area, type Character, playersIn } from '../state.ts';
import { applyToEachPlayer, cornerChanges } from './apply-sign.ts';
import { playAiCard } from './play-card.ts';
import { TARGET } from './priorities.ts';
import { resolveBest } from './resolve-dice.ts';

/** OPS-03: rule 36; draw; symbol; text; discard; what was triggered. True where the AI passes. OPS-32: with or without characters. */
export function* aiTurn(battle: Battle, area: Area): Play<boolean> {
  const offered = offeredAction(battle, area);
  let passed = false;
  if (offered) yield* useOfferedAction(battle, area, offered);
  // OPS-08, OPS-90: without cards it resolves dice or passes; cards that are still ready do not activate.
  else if (area.deck.length === 0) passed = !(yield* resolveBest(battle, area));
  else {
    const card =
      revealAtOnce(battle, 'AI deck', area.deck, 0, EVERYBODY, idOf) ??
      (yield* reveal(battle, 'AI deck', area.deck, 0, EVERYBODY, idOf));
    area.deck.shift();
    tell(battle, { kind: 'AI draws', side: area.no, card }, 'OPS-03');
    yield* playDrawn(battle, area, card);
  }
  if (battle.queue.length > 0) yield* settle(battle);
  if (passed) tell(battle, { kind: 'pass', side: area.no }, 'OPS-08');
  return passed;
}

/** OPS-36: an action on a player's card that opponents may use is the AI's turn, once a round for each card. */
function offeredAction(battle: Battle, area: Area): Choice<Character> | undefined {
  const offered: Character[] = [];
  for (const { characters } of playersIn(battle.state, area)) {
    for (const character of characters)
      if (isOpenToAll(character) && !area.offered.includes(character.card)) offered.push(character);
  }
  return rank(battle, 'offered action', TARGET, offered, keyOfCard);
}

function* useOfferedAction(battle: Battle, area: Area, chosen: Choice<Character>): Play {
  const { card } = chosen.picked;
  area.offered.push(card);
  tell(battle, { kind: 'use', side: area.no, card }, because(chosen, 'OPS-36'));
  yield* runOpenAction(battle, chosen.picked);
}

function* playDrawn(battle: Battle, area: Area, card: CardNo): Play {
  const kind = kindOf(card);
  const topLeft: TopLeft = kind.topLeft ?? {
    symbol: 'resource',
    value: costOf(battle, area, card),
    perPlayer: false,
  };
  const { symbol } = topLeft;
  // OPS-07
  const value = topLeft.value * (topLeft.perPlayer ? area.perPlayer : 1);
  if (symbol !== 'resource') {
    const changes = cornerChanges(battle, area, symbol, value);
    tell(battle, { kind: 'top left', side: area.no, card, sign: symbol, value, changes }, 'OPS-05');
    yield* applyToEachPlayer(battle, area, symbol, value, card);
  }
  const unplayed = yield* playAiCard(battle, area, card, symbol === 'resource' ? value : undefined);
  if (!unplayed) {
    if (kind.ambush) grantAction(battle, area.no);
    return;
  }
  // OPS-04: discarded unplayed, and the AI resolves dice instead.
  area.discard.push(card);
  tell(battle, unplayed.happening, unplayed.why);
  yield* resolveBest(battle, area);
}
