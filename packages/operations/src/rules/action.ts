import {
  type CardNo,
  contextOf,
  DONE,
  isUnspent,
  isUsable,
  type Play,
  settle,
  type Usable,
  use,
} from '@holofoe/kernel';
import { SIGNS } from '../cards/face.ts';
import { actionId } from '../cards/moments.ts';
import { idOf, kindOf } from '../cards/number.ts';
import type { Operations } from '../cards/terms.ts';
import { type Player, teammatesOf } from '../state.ts';
import { activate, canActivate } from './activate.ts';
import { limitAdditional } from './additional.ts';
import { type Battle, cxOf } from './battle.ts';
import { claim } from './battlefield.ts';
import { reroll } from './dice.ts';
import { tell } from './happening.ts';
import type { Holder } from './in-play.ts';
import { discardFromHand, handOf } from './own-cards.ts';
import { canPlay, playCard } from './play-card.ts';
import { resolveDice, signsToResolve } from './resolve.ts';
import { type Action, choose, chooseAtOnce, chooseSome } from './topics.ts';

/** Everything that the player may do now. */
export function legalActions(battle: Battle, player: Player): readonly Action[] {
  const { state } = battle;
  const actions: Action[] = [];
  for (const place of player.hand)
    if ('card' in place && canPlay(battle, player, place.card))
      actions.push({ do: 'play', card: place.card });
  for (const { card, ready } of player.characters) if (ready) actions.push({ do: 'activate', card });
  for (const support of player.supports)
    if (canActivate(support)) actions.push({ do: 'activate', card: support.card });
  if (player.pool.length > 0) {
    const open = signsToResolve(battle, player);
    if (open.length > 0)
      for (const sign of SIGNS) if (open.includes(sign)) actions.push({ do: 'resolve', sign });
    if (player.hand.length > 0) actions.push({ do: 'reroll' });
  }
  addUses(battle, player, actions);
  if (state.players.length > 1)
    for (const { card } of openToAll(battle, player)) actions.push({ do: 'force', card });
  if (state.claimed === null) actions.push({ do: 'claim' });
  actions.push({ do: state.additional > 0 ? 'done' : 'pass' });
  return actions;
}

/** A card once, however many actions it has; in the order of the cards. */
function addUses(battle: Battle, player: Player, actions: Action[]): void {
  for (const holder of player.characters) addUsesOn(battle, player, holder, actions);
  for (const holder of player.supports) addUsesOn(battle, player, holder, actions);
}

function addUsesOn(battle: Battle, player: Player, { card, upgrades }: Holder, actions: Action[]): void {
  if (hasUse(battle, player, card)) actions.push({ do: 'use', card });
  for (const upgrade of upgrades)
    if (hasUse(battle, player, upgrade.card)) actions.push({ do: 'use', card: upgrade.card });
}

function hasUse(battle: Battle, player: Player, card: CardNo): boolean {
  for (const i of kindOf(card).actions) if (usableAt(battle, player, card, i)) return true;
  return false;
}

function holdersOf({ characters, supports }: Player): readonly Holder[] {
  return supports.length === 0 ? characters : [...characters, ...supports];
}

/** Actions and power actions printed on a card of the player that would change something. */
function usable(battle: Battle, player: Player, card: CardNo): readonly Usable<Operations>[] {
  const found: Usable<Operations>[] = [];
  for (const i of kindOf(card).actions) {
    const one = usableAt(battle, player, card, i);
    if (one) found.push({ ...one, id: actionId(card, i) });
  }
  return found;
}

/** What no limit knows needs no name. */
function usableAt(battle: Battle, { no }: Player, card: CardNo, i: number): Usable<Operations> | undefined {
  const ability = kindOf(card).abilities[i];
  if (!ability || !('action' in ability)) return undefined;
  const id = ability.limit === undefined ? '' : actionId(card, i);
  const one = { cx: contextOf(battle, no, card, i), ability, id };
  return isUnspent(battle, one) && isUsable(one) ? one : undefined;
}

/** Characters of teammates that anybody may spend an action on. */
function openToAll(battle: Battle, player: Player): readonly Holder[] {
  const open: Holder[] = [];
  for (const { characters } of teammatesOf(battle.state, player.no))
    for (const character of characters) if (isOpenToAll(character)) open.push(character);
  return open;
}

export function isOpenToAll(holder: Holder): boolean {
  return holder.ready && kindOf(holder.card).open !== undefined;
}

/** One action of the player whose turn it is; what it triggers is resolved before anything else. True where that is to pass. */
export function* takeAction(battle: Battle, player: Player, options: readonly Action[]): Play<boolean> {
  const action =
    chooseAtOnce(battle, player.no, 'action', options) ??
    (yield* choose(battle, player.no, 'action', options));
  const { state } = battle;
  if (state.additional > 0) state.additional = action.do === 'done' ? 0 : state.additional - 1;
  if (action.do !== 'done' && action.do !== 'pass') state.actions++;
  const play = carryOut(battle, player, action);
  if (play !== DONE) yield* play;
  if (battle.queue.length > 0) yield* settle(battle);
  limitAdditional(battle, player.no);
  return action.do === 'pass';
}

function carryOut(battle: Battle, player: Player, action: Action): Play {
  switch (action.do) {
    case 'play':
      return playCard(battle, player, action.card);
    case 'activate': {
      const holder = holdersOf(player).find(({ card }) => card === action.card);
      return holder ? activate(battle, holder) : DONE;
    }
    case 'resolve':
      return resolveDice(battle, player, action.sign);
    case 'reroll':
      return discardToReroll(battle, player);
    case 'use':
      return useAction(battle, player, action.card);
    case 'force':
      return force(battle, player, action.card);
    case 'claim':
      return claim(battle, player);
    case 'done':
      tell(battle, { kind: 'ends additional', side: player.no });
      return DONE;
    case 'pass':
      tell(battle, { kind: 'pass', side: player.no });
      return DONE;
  }
}

/** A card from the hand is discarded, and any dice of one's own pool are rolled again. */
function* discardToReroll(battle: Battle, player: Player): Play {
  const hand = handOf(player);
  const card = yield* choose(battle, player.no, 'discard to reroll', hand);
  const { pool } = player;
  const dice = yield* chooseSome(battle, player.no, 'dice to reroll', pool, { min: 1, max: pool.length });
  discardFromHand(battle, player, [card]);
  for (const die of dice) yield* reroll(battle, player, die);
}

function* useAction(battle: Battle, player: Player, card: CardNo): Play {
  const open = usable(battle, player, card);
  if (open.length === 0) throw new Error(`Card ${card} has no action to use.`);
  const used = yield* choose(battle, player.no, 'which action', open, card);
  tell(battle, { kind: 'use', side: player.no, card });
  yield* use(battle, used);
}

/** The character's own player activates it. */
function* force(battle: Battle, player: Player, card: CardNo): Play {
  const holder = openToAll(battle, player).find((each) => each.card === card);
  if (!holder) throw new Error(`${idOf(card)} cannot be used by others now.`);
  tell(battle, { kind: 'use', side: player.no, card });
  yield* runOpenAction(battle, holder);
}

export function* runOpenAction(battle: Battle, holder: Holder): Play {
  const effect = kindOf(holder.card).open;
  if (effect !== undefined) yield* battle.rules.language.run(cxOf(battle, holder.side, holder.card), effect);
}
