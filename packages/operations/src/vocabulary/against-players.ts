import { rank } from '@holofoe/kernel';
import { worstDie } from '../ai/dice-of-players.ts';
import { SUPPORT_TARGET } from '../ai/priorities.ts';
import { playerToHit, targetOf } from '../ai/targets.ts';
import { dealDamage, dealSpread } from '../rules/damage.ts';
import { removeDie, reroll } from '../rules/dice.ts';
import { happen } from '../rules/happening.ts';
import type { Cx, Player } from '../rules/state.ts';
import { removeOwn } from './dice-choices.ts';
import { playersOf as players, removable, sourceOf } from './select.ts';
import type { WordsIn } from './words.ts';
import { REMOVED } from './worth.ts';

function inPoolOf(side: Player) {
  return side.pool.map((die) => ({ side, die }));
}

/** What AI cards do to the players. */
export const AGAINST_PLAYERS: WordsIn<
  Cx,
  | 'each player removes a die'
  | 'remove highest die'
  | 'reroll highest dice'
  | 'hit each player'
  | 'indirect to each player'
  | 'exhaust dearest support'
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
    can: (cx) => removable(cx, { whose: 'foe' }).length > 0,
    run(cx) {
      const dice = removable(cx, { whose: 'foe' });
      const player = playerToHit(
        cx.game,
        'player',
        players(cx).filter((each) => dice.some(({ side }) => side === each)),
      );
      const worst = worstDie(
        cx.game,
        'remove die',
        dice.filter(({ side }) => side === player),
      );
      if (worst) removeDie(cx.game, worst.side, worst.die, 'OPS-30');
      return undefined;
    },
    worth: () => REMOVED,
    text: () => "remove the highest damage die from one player's pool",
  },
  'reroll highest dice': {
    can: (cx) => players(cx).some(({ pool }) => pool.length > 0),
    *run(cx) {
      for (const player of players(cx)) {
        const worst = worstDie(cx.game, 'reroll', inPoolOf(player));
        if (worst) yield* reroll(cx.game, worst.side, worst.die);
      }
    },
    worth: () => REMOVED,
    text: () => "reroll the highest damage die in each player's pool",
  },
  'hit each player': {
    can: (cx) => players(cx).length > 0,
    *run(cx, { damage }) {
      for (const player of players(cx)) {
        const target = targetOf(cx.game, player.characters);
        if (target) yield* dealDamage(cx.game, target, damage, { rule: 'OPS-05' });
      }
    },
    worth: (cx, { damage }) => damage * players(cx).length,
    text: ({ damage }) => `deal ${damage} damage to each player's priority character`,
  },
  'indirect to each player': {
    can: (cx) => players(cx).length > 0,
    *run(cx, { damage }) {
      for (const player of players(cx)) yield* dealSpread(cx.game, player, damage, String(sourceOf(cx)));
    },
    worth: (cx, { damage }) => damage * players(cx).length,
    text: ({ damage }) => `deal ${damage} indirect damage to each player`,
  },
  'exhaust dearest support': {
    can: (cx) => players(cx).some(({ supports }) => supports.some(({ ready }) => ready)),
    run(cx) {
      const open = players(cx).flatMap(({ supports }) => supports.filter(({ ready }) => ready));
      const support = rank(cx.game, 'exhaust a support', SUPPORT_TARGET, open, ({ card }) => card);
      if (!support) return undefined;
      support.ready = false;
      happen(cx.game, { kind: 'exhaust', card: support.card });
      return undefined;
    },
    worth: () => REMOVED,
    text: () => 'exhaust the ready player support with the highest cost',
  },
};
