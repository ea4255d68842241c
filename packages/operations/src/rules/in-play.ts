import { type CardNo, read, type Why } from '@holofoe/kernel';
import { AI_OWNER, kindOf, ownerOf } from '../cards/number.ts';
import {
  type Attached,
  aiOf,
  type Character,
  isAi,
  playerOf,
  type Side,
  type State,
  type Support,
  sideOf,
} from '../state.ts';
import type { Battle } from './battle.ts';
import { cardOfDie } from './dice.ts';
import { tell } from './happening.ts';
import { leavesPlay, reseated } from './standing.ts';

/** A character or support, and the cards attached to it. */
export type Holder = Character | Support;

export function isCharacter(holder: Holder): holder is Character {
  return 'elite' in holder;
}

export function attachedOf(holder: Holder): readonly Attached[] {
  return holder.downgrades.length === 0 ? holder.upgrades : [...holder.upgrades, ...holder.downgrades];
}

/** Its health, with what cards and stages change. */
export function healthOf(battle: Battle, { card, health }: Character): number {
  return battle.standing.rules.health === undefined ? health : read(battle, 'health', card);
}

/** Shields do not count (OPS-10). */
export function remainingHealth(battle: Battle, character: Character): number {
  return healthOf(battle, character) - character.damage;
}

export function healthWithShields(battle: Battle, character: Character): number {
  return remainingHealth(battle, character) + character.shields;
}

export function hasGuardian(battle: Battle, { card }: Character): boolean {
  return read(battle, 'guardian', card) > 0;
}

/** A keyword that some upgrades have only on certain characters. */
export function hasRedeploy(battle: Battle, upgrade: CardNo): boolean {
  return read(battle, 'redeploy', upgrade) > 0;
}

/** Whether a side's team has a unique title in play (OPS-81); of an AI its own. */
export function isTitleInPlay(state: State, side: Side, title: string): boolean {
  if (isAi(side.no)) return hasTitle(side, title);
  for (const player of state.players) if (hasTitle(player, title)) return true;
  return state.lostTitles.includes(title);
}

function hasTitle({ characters, supports }: Side, title: string): boolean {
  for (const holder of characters) if (holdsTitle(holder, title)) return true;
  for (const holder of supports) if (holdsTitle(holder, title)) return true;
  return false;
}

function holdsTitle({ card, upgrades }: Holder, title: string): boolean {
  if (isTitled(card, title)) return true;
  for (const upgrade of upgrades) if (isTitled(upgrade.card, title)) return true;
  return false;
}

function isTitled(card: CardNo, title: string): boolean {
  const { unique, name } = kindOf(card);
  return unique && name === title;
}

export function uniqueTitles({ characters, supports }: Side): readonly string[] {
  const titles: string[] = [];
  for (const holder of characters) addTitles(titles, holder);
  for (const holder of supports) addTitles(titles, holder);
  return titles;
}

function addTitles(titles: string[], { card, upgrades }: Holder): void {
  if (kindOf(card).unique) titles.push(kindOf(card).name);
  for (const upgrade of upgrades) if (kindOf(upgrade.card).unique) titles.push(kindOf(upgrade.card).name);
}

export function newSupport(card: CardNo, side: number): Support {
  return { card, side, ready: true, upgrades: [], downgrades: [], damage: 0 };
}

/** A card leaves play: to its owner's discard pile, its dice out of every pool. */
function toDiscard(battle: Battle, card: CardNo, near: Side): void {
  const { state } = battle;
  takeDiceOf(state, card);
  const owner = ownerOf(card);
  const pile = owner === AI_OWNER ? aiOf(state, near.no).discard : playerOf(state, owner).discard;
  pile.push(card);
}

/** Dice whose card leaves play are set aside, out of the pool too. */
export function takeDiceOf({ players, areas }: State, card: CardNo): void {
  for (const side of players) takeDiceFrom(side, card);
  for (const side of areas) takeDiceFrom(side, card);
}

function takeDiceFrom({ pool }: Side, card: CardNo): void {
  for (let i = pool.length - 1; i >= 0; i--) {
    const die = pool[i];
    if (die && cardOfDie(die.no) === card) pool.splice(i, 1);
  }
}

export function discardAttached(battle: Battle, holder: Holder, attached: Attached, why?: Why): void {
  for (const list of [holder.upgrades, holder.downgrades]) {
    const index = list.indexOf(attached);
    if (index >= 0) list.splice(index, 1);
  }
  leavesPlay(battle, attached.card);
  if (attached.stray) takeDiceOf(battle.state, attached.card);
  else toDiscard(battle, attached.card, sideOf(battle.state, holder.side));
  tell(battle, { kind: 'leaves play', card: attached.card }, why);
}

export function discardSupport(battle: Battle, support: Support, why?: Why): void {
  takeOutSupport(battle, support);
  toDiscard(battle, support.card, sideOf(battle.state, support.side));
  tell(battle, { kind: 'leaves play', card: support.card }, why);
}

/** Out of its side's area, with what was attached discarded; the card itself goes where the caller says. */
export function takeOutSupport(battle: Battle, support: Support): void {
  for (const attached of [...attachedOf(support)]) discardAttached(battle, support, attached);
  const { supports } = sideOf(battle.state, support.side);
  supports.splice(supports.indexOf(support), 1);
  leavesPlay(battle, support.card);
  takeDiceOf(battle.state, support.card);
}

/** An upgrade goes to another character with its die, which leaves the pool if its controller changes. */
export function moveUpgrade(battle: Battle, upgrade: Attached, from: Holder, to: Character, why?: Why): void {
  from.upgrades.splice(from.upgrades.indexOf(upgrade), 1);
  to.upgrades.push(upgrade);
  reseated(battle, upgrade.card, to.side);
  takeDiceOf(battle.state, upgrade.card);
  tell(battle, { kind: 'moves', card: upgrade.card, to: to.card }, why);
}

/** The character or support that a card is, or that it is attached to. Most cards lie with their owner. */
export function holderOf({ players, areas }: State, card: CardNo): Holder | undefined {
  const home = players[ownerOf(card)];
  const near = home && holderOn(home, card);
  if (near) return near;
  for (const side of areas) {
    const holder = holderOn(side, card);
    if (holder) return holder;
  }
  for (const side of players) {
    const holder = side === home ? undefined : holderOn(side, card);
    if (holder) return holder;
  }
  return undefined;
}

function holderOn({ characters, supports }: Side, card: CardNo): Holder | undefined {
  for (const holder of characters) if (isOn(holder, card)) return holder;
  for (const holder of supports) if (isOn(holder, card)) return holder;
  return undefined;
}

/** The upgrade or downgrade on a card that a number means. */
export function attachedIn({ upgrades, downgrades }: Holder, card: CardNo): Attached | undefined {
  for (const each of upgrades) if (each.card === card) return each;
  for (const each of downgrades) if (each.card === card) return each;
  return undefined;
}

function isOn({ card: own, upgrades, downgrades }: Holder, card: CardNo): boolean {
  if (own === card) return true;
  for (const each of upgrades) if (each.card === card) return true;
  for (const each of downgrades) if (each.card === card) return true;
  return false;
}
