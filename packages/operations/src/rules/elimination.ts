import { kindOf, ownerOf } from '../cards/number.ts';
import { isIn, type Player, turnOrder } from '../state.ts';
import type { Battle } from './battle.ts';
import { tell } from './happening.ts';
import { attachedOf, discardAttached, discardSupport, uniqueTitles } from './in-play.ts';
import { leavesPlay } from './standing.ts';

/** The game is over, wherever the rules are just then. */
export class GameOver extends Error {
  override readonly name = 'GameOver';
}

/** One for all: taking down the stack each time would cost more than the rules. */
const GAME_OVER = new GameOver('The game is over.');

export function end(battle: Battle, winner: 'players' | 'AI', rule: string): never {
  battle.state.winner = winner;
  tell(battle, { kind: winner === 'players' ? 'won' : 'lost' }, rule);
  throw GAME_OVER;
}

/** OPS-56: the player's cards and dice leave the game, except upgrades on a teammate; the titles still count. */
export function eliminate(battle: Battle, player: Player, by: 'damage' | 'cards'): void {
  const { state } = battle;
  player.eliminated = by;
  tell(battle, { kind: 'eliminated', seat: player.no, by }, by === 'cards' ? 'OPS-59' : 'OPS-56');
  state.lostTitles.push(
    ...uniqueTitles(player),
    ...player.defeated.map(kindOf).flatMap(({ unique, name }) => (unique ? [name] : [])),
  );
  for (const support of [...player.supports]) discardSupport(battle, support);
  for (const character of player.characters.splice(0)) {
    for (const attached of [...attachedOf(character)]) discardAttached(battle, character, attached);
    leavesPlay(battle, character.card);
    player.defeated.push(character.card);
  }
  for (const { characters, supports } of state.areas) {
    for (const holder of [...characters, ...supports]) {
      for (const downgrade of [...holder.downgrades]) {
        if (ownerOf(downgrade.card) === player.no) discardAttached(battle, holder, downgrade);
      }
    }
  }
  player.pool.length = 0;
  player.resources = 0;
  if (state.turn === player.no) state.additional = 0;
  if (!state.players.some(isIn)) end(battle, 'AI', 'OPS-94');
  if (state.first === player.no) passBattlefield(battle);
}

/** OPS-41: a first player who is eliminated passes the battlefield clockwise. */
function passBattlefield(battle: Battle): void {
  const [next] = turnOrder(battle.state);
  if (!next) return;
  battle.state.first = next.no;
  tell(battle, { kind: 'battlefield', to: next.no }, 'OPS-41');
}
