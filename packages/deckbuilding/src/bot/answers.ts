import {
  type Choice,
  EVERYBODY,
  isWord,
  type Key,
  most,
  type Play,
  type Priority,
  rank,
  type Seat,
} from '@holofoe/kernel';
import { idOf } from '../cards/catalogue.ts';
import type { Effect } from '../cards/words.ts';
import { unusedAttack } from '../rules/attack-base.ts';
import { hitPointsLeft, wouldDestroyBase } from '../rules/damage.ts';
import { topOfDeck } from '../rules/discard.ts';
import type { Cx, Duel } from '../rules/duel.ts';
import { forceOf, fullForce } from '../rules/force.ts';
import { happen } from '../rules/happening.ts';
import { enemyOf, FORCE_END, type State, sideOf } from '../state.ts';
import { isShuttle } from './criteria.ts';
import { effectOf } from './one-of.ts';

interface Answer {
  readonly effect: Effect;
  readonly key: Key;
}

/** The enemy's card makes the bot choose: B-Wing by DBG-42, Duros Spy by DBG-48. */
export function* botAnswers(
  cx: Cx,
  options: readonly Effect[],
  keyOf: (effect: Effect) => Key,
): Play<Choice<Effect>> {
  const from = options.map((effect) => ({ effect, key: keyOf(effect) }));
  const by = idOf(cx.card) === 'b-wing' ? yield* bWing(cx) : durosSpy(cx);
  return effectOf(rank(cx.game, 'answer', by, from, ({ key }) => key));
}

/** DBG-42: a shuttle on top of the deck is discarded; otherwise 2 more attack, if the base would survive it. */
function* bWing({ game, seat }: Cx): Play<Priority<Answer, Duel>> {
  const bot = enemyOf(seat);
  const top = yield* topOfDeck(game, bot, EVERYBODY);
  if (top !== undefined) happen(game, { kind: 'show top', seat: bot, card: top }, 'DBG-42');
  // Between two bots the attack of units that left play is still to come (DBG-17).
  const attack = unusedAttack(game.state, seat) + sideOf(game.state, seat).banked + 2;
  const discards = (top !== undefined && isShuttle(top)) || !survives(game.state, bot, attack);
  return [
    most(
      'DBG-42',
      discards ? 'discards its top card' : 'lets the attack grow',
      wanted(discards),
      'yes or no',
    ),
  ];
}

/** Reckoned with all attack that the player has not used yet, less the bot's ships. */
function survives(state: State, bot: Seat, attack: number): boolean {
  const inTheWay = sideOf(state, bot).ships.reduce((sum, ship) => sum + hitPointsLeft(ship), 0);
  return !wouldDestroyBase(state, bot, attack - inTheWay);
}

/** DBG-48: it discards rather than give the Rebels the full Force, or lose its own. */
function durosSpy({ game, seat }: Cx): Priority<Answer, Duel> {
  const discards = forceOf(game.state, seat) >= FORCE_END - 1 || fullForce(game.state, enemyOf(seat));
  return [most('DBG-48', discards ? 'keeps the Force' : 'gives the Force', wanted(discards), 'yes or no')];
}

function wanted(discards: boolean): (answer: Answer) => number {
  return ({ effect }) => Number((isWord(effect) && effect.do === 'foe discards') === discards);
}
