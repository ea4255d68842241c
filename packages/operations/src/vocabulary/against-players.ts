import { allowed, because, DONE, most, type Play, type Priority, rank } from '@holofoe/kernel';
import { worstDie } from '../ai/dice-of-players.ts';
import { SUPPORT_TARGET } from '../ai/priorities.ts';
import { playerToHit } from '../ai/targets.ts';
import { kindOf } from '../cards/number.ts';
import type { Battle, Cx } from '../rules/battle.ts';
import { dieInPool, removeDie, reroll } from '../rules/dice.ts';
import { tell } from '../rules/happening.ts';
import { dieOfThing, thingOfDie } from '../rules/things.ts';
import { choose, keyOfCard } from '../rules/topics.ts';
import type { InPool, Player, Support } from '../state.ts';
import { playersOf as players, sourceOf } from './select.ts';
import type { WordsIn } from './words-in.ts';
import { REMOVED } from './worth.ts';

function inPoolOf(side: Player) {
  return side.pool.map((die) => ({ side, die }));
}

/** Dice of the players, without those that the AI may not remove. */
function removable(cx: Cx): readonly InPool[] {
  return players(cx)
    .flatMap(inPoolOf)
    .filter(({ die }) => allowed(cx.game, 'be removed', thingOfDie(die.no), cx.seat));
}

/** A player removes one of their own dice. */
function* removeOwn(cx: Cx, player: Player): Play {
  const own = player.pool.map(({ no }) => thingOfDie(no));
  if (own.length === 0) return;
  const no = dieOfThing(yield* choose(cx.game, player.no, 'remove own die', own, sourceOf(cx)));
  const die = dieInPool(player, no);
  if (die) removeDie(cx.game, player, die);
}

/** The card itself asks for the highest cost; of equal ones by the list. */
const DEAREST_SUPPORT: Priority<Support, Battle> = [
  most('OPS-06', 'cost', ({ card }) => kindOf(card).cost),
  ...SUPPORT_TARGET,
];

/** What AI cards do to the players. */
export const AGAINST_PLAYERS: WordsIn<
  'each player removes a die' | 'remove highest die' | 'reroll highest dice' | 'exhaust dearest support'
> = {
  'each player removes a die': {
    can: (cx) => players(cx).some(({ pool }) => pool.length > 0),
    *run(cx) {
      for (const player of players(cx)) yield* removeOwn(cx, player);
    },
    worth: () => REMOVED,
    text: () => 'each player removes one of their own dice from their pool',
  },
  'remove highest die': {
    can: (cx) => removable(cx).length > 0,
    run(cx) {
      const dice = removable(cx);
      const player = playerToHit(
        cx.game,
        'player',
        players(cx).filter((each) => dice.some(({ side }) => side === each)),
      );
      const worst = worstDie(
        cx.game,
        'remove die',
        dice.filter(({ side }) => side === player?.picked),
      );
      if (worst) removeDie(cx.game, worst.picked.side, worst.picked.die, because(player, 'OPS-30', worst));
      return DONE;
    },
    worth: () => REMOVED,
    text: () => "remove the highest damage die from one player's pool",
  },
  'reroll highest dice': {
    can: (cx) => players(cx).some(({ pool }) => pool.length > 0),
    *run(cx) {
      for (const player of players(cx)) {
        const worst = worstDie(cx.game, 'reroll', inPoolOf(player));
        if (worst) yield* reroll(cx.game, worst.picked.side, worst.picked.die, because(worst));
      }
    },
    worth: () => REMOVED,
    text: () => "reroll the highest damage die in each player's pool",
  },
  'exhaust dearest support': {
    can: (cx) => players(cx).some(({ supports }) => supports.some(({ ready }) => ready)),
    run(cx) {
      const open = players(cx).flatMap(({ supports }) => supports.filter(({ ready }) => ready));
      const support = rank(cx.game, 'exhaust a support', DEAREST_SUPPORT, open, keyOfCard);
      if (!support) return DONE;
      support.picked.ready = false;
      tell(cx.game, { kind: 'exhaust', card: support.picked.card }, because(support));
      return DONE;
    },
    worth: () => REMOVED,
    text: () => 'exhaust the ready player support with the highest cost',
  },
};
