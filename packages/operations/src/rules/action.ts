import { type CardNo, choose, chooseSome, type Key, type Play } from '@holofoe/kernel';
import type { Sign } from '../cards/face.ts';
import { idOf, kindOf } from '../cards/number.ts';
import { activate, canActivate } from './activate.ts';
import { type Battle, type Cx, cxOf } from './battle.ts';
import { claim } from './battlefield.ts';
import { reroll } from './dice.ts';
import { happen } from './happening.ts';
import { type Holder, isCharacter } from './in-play.ts';
import { discardFromHand, handOf } from './own-cards.ts';
import { canPlay, playCard } from './play-card.ts';
import { settle } from './queue.ts';
import { hasBaseDie, resolveDice } from './resolve.ts';
import { type Character, type Player, teammatesOf } from './state.ts';

/** What a player can do with a turn. */
export type Action =
  | { readonly do: 'play'; readonly card: CardNo }
  | { readonly do: 'activate'; readonly card: CardNo }
  | { readonly do: 'resolve'; readonly sign: Sign }
  | { readonly do: 'reroll' }
  | { readonly do: 'use'; readonly card: CardNo }
  /** An action on a teammate's card that any player may take (Jar Jar Binks). */
  | { readonly do: 'force'; readonly card: CardNo }
  | { readonly do: 'claim' }
  /** An additional action is declined; that is no pass. */
  | { readonly do: 'done' }
  | { readonly do: 'pass' };

const SIGNS: readonly Sign[] = [
  'melee',
  'ranged',
  'indirect',
  'shield',
  'resource',
  'disrupt',
  'discard',
  'focus',
  'special',
];

export function keyOfAction(action: Action): Key {
  switch (action.do) {
    case 'resolve':
      return `resolve:${action.sign}`;
    case 'play':
    case 'activate':
    case 'use':
    case 'force':
      return `${action.do}:${action.card}`;
    default:
      return action.do;
  }
}

/** Everything that the player may do now. */
export function legalActions(battle: Battle, player: Player): readonly Action[] {
  const { state } = battle;
  const actions: Action[] = [];
  for (const place of player.hand)
    if ('card' in place && canPlay(battle, player, kindOf(place.card)))
      actions.push({ do: 'play', card: place.card });
  for (const { card, ready } of player.characters) if (ready) actions.push({ do: 'activate', card });
  for (const support of player.supports)
    if (canActivate(support)) actions.push({ do: 'activate', card: support.card });
  if (player.pool.length > 0) {
    for (const sign of SIGNS) if (hasBaseDie(battle, player, sign)) actions.push({ do: 'resolve', sign });
    if (player.hand.length > 0) actions.push({ do: 'reroll' });
  }
  for (const { cx } of usable(battle, player)) actions.push({ do: 'use', card: cx.card });
  if (state.players.length > 1)
    for (const { card } of openToAll(battle, player)) actions.push({ do: 'force', card });
  if (state.claimed === null) actions.push({ do: 'claim' });
  actions.push({ do: state.additional > 0 ? 'done' : 'pass' });
  return actions;
}

function holdersOf({ characters, supports }: Player): readonly Holder[] {
  return supports.length === 0 ? characters : [...characters, ...supports];
}

interface Usable {
  readonly cx: Cx;
  readonly power: boolean;
  readonly mark: { used: boolean };
}

/** Actions and power actions printed on the player's cards that would change something. */
function usable(battle: Battle, player: Player): readonly Usable[] {
  const found: Usable[] = [];
  for (const character of player.characters) {
    addUsable(battle, player, character, character, found);
    for (const upgrade of character.upgrades) addUsable(battle, player, upgrade, character, found);
  }
  for (const support of player.supports) {
    addUsable(battle, player, support, undefined, found);
    for (const upgrade of support.upgrades) addUsable(battle, player, upgrade, undefined, found);
  }
  return found;
}

function addUsable(
  battle: Battle,
  player: Player,
  mark: { readonly card: CardNo; used: boolean },
  character: Character | undefined,
  found: Usable[],
): void {
  const { abilities } = kindOf(mark.card);
  const power = abilities['power action'] !== undefined;
  const effect = abilities.action ?? abilities['power action'];
  if (effect === undefined || (power && mark.used)) return;
  const cx = cxOf(battle, player.no, mark.card, character);
  if (battle.rules.language.can(cx, effect)) found.push({ cx, power, mark });
}

/** Characters of teammates that anybody may spend an action on. */
function openToAll(battle: Battle, player: Player): readonly Holder[] {
  const open: Holder[] = [];
  for (const { characters } of teammatesOf(battle.state, player.no))
    for (const character of characters) if (isOpenToAll(character)) open.push(character);
  return open;
}

export function isOpenToAll(holder: Holder): boolean {
  return holder.ready && kindOf(holder.card).abilities['action of any player'] !== undefined;
}

/** One action of the player whose turn it is; what it triggers is resolved before anything else. */
export function* takeAction(battle: Battle, player: Player, options: readonly Action[]): Play<Action['do']> {
  const action = yield* choose(battle, player.no, 'action', options, keyOfAction);
  const { state } = battle;
  if (state.additional > 0) state.additional = action.do === 'done' ? 0 : state.additional - 1;
  yield* carryOut(battle, player, action);
  if (battle.besides.length > 0) yield* settle(battle);
  return action.do;
}

function* carryOut(battle: Battle, player: Player, action: Action): Play {
  switch (action.do) {
    case 'play':
      return yield* playCard(battle, player, action.card);
    case 'activate': {
      const holder = holdersOf(player).find(({ card }) => card === action.card);
      if (holder) yield* activate(battle, holder);
      return;
    }
    case 'resolve':
      return yield* resolveDice(battle, player, action.sign);
    case 'reroll':
      return yield* discardToReroll(battle, player);
    case 'use':
      return yield* useAction(battle, player, action.card);
    case 'force':
      return yield* force(battle, player, action.card);
    case 'claim':
      return yield* claim(battle, player);
    case 'done':
      happen(battle, { kind: 'ends additional', side: player.no });
      return;
    case 'pass':
      happen(battle, { kind: 'pass', side: player.no });
  }
}

/** A card from the hand is discarded, and any dice of the own pool are rolled again. */
function* discardToReroll(battle: Battle, player: Player): Play {
  const hand = handOf(player);
  const card = yield* choose(battle, player.no, 'discard to reroll', hand, (each) => each);
  const { pool } = player;
  const dice = yield* chooseSome(
    battle,
    player.no,
    'dice to reroll',
    pool,
    { min: 1, max: pool.length },
    ({ no }) => no,
  );
  discardFromHand(battle, player, [card]);
  for (const die of dice) yield* reroll(battle, player, die);
}

function* useAction(battle: Battle, player: Player, card: CardNo): Play {
  const found = usable(battle, player).find(({ cx }) => cx.card === card);
  if (!found) throw new Error(`Card ${card} has no action to use.`);
  const { abilities } = kindOf(card);
  if (found.power) found.mark.used = true;
  happen(battle, { kind: 'use', side: player.no, card });
  const effect = abilities.action ?? abilities['power action'];
  const play = effect === undefined ? undefined : battle.rules.language.run(found.cx, effect);
  if (play) yield* play;
}

/** The character's own player activates it. */
function* force(battle: Battle, player: Player, card: CardNo): Play {
  const holder = openToAll(battle, player).find((each) => each.card === card);
  if (!holder) throw new Error(`${idOf(card)} cannot be used by others now.`);
  happen(battle, { kind: 'use', side: player.no, card });
  yield* runOpenAction(battle, holder);
}

export function* runOpenAction(battle: Battle, holder: Holder): Play {
  const effect = kindOf(holder.card).abilities['action of any player'];
  const character = isCharacter(holder) ? holder : undefined;
  const cx = cxOf(battle, holder.side, holder.card, character);
  const play = effect === undefined ? undefined : battle.rules.language.run(cx, effect);
  if (play) yield* play;
}
