import type { Thing } from '@holofoe/kernel';
import { ownerOf } from '../cards/number.ts';
import { type Character, type Die, type Side, type State, sideOf } from '../state.ts';
import type { Cx } from './battle.ts';
import { cardOfDie, dieInPool, dieNo } from './dice.ts';
import { holderOf, isCharacter } from './in-play.ts';
import { isStageThing } from './things.ts';

/** The die that is being resolved, or that the card has rolled in with its activation. */
export function dieOf({ game: { state }, now, card }: Cx): Die | undefined {
  if (now?.kind === 'resolve') return now.dice.find(({ no }) => cardOfDie(no) === card) ?? now.dice[0];
  if (now?.kind !== 'activate') return undefined;
  const side = sideOf(state, now.side);
  return dieInPool(side, dieNo(now.card, 0));
}

/** The character that the card is or that it is attached to; of a stage the one that something happens to. */
export function characterOf({ game: { state }, card, now }: Cx): Character | undefined {
  return characterAt(state, isStageThing(card) ? now?.card : card);
}

/** The character that something happens to. */
export function thatCharacter({ game: { state }, now }: Cx): Character | undefined {
  return characterAt(state, now?.card);
}

/** The character that a thing is. It lies with its owner, but for tables that were set by hand. */
export function characterOfThing({ players, areas }: State, thing: Thing): Character | undefined {
  const home = players[ownerOf(thing)];
  const near = home && characterOn(home, thing);
  if (near) return near;
  for (const area of areas) {
    const character = characterOn(area, thing);
    if (character) return character;
  }
  for (const player of players) {
    const character = characterOn(player, thing);
    if (character) return character;
  }
  return undefined;
}

function characterOn({ characters }: Side, thing: Thing): Character | undefined {
  for (const character of characters) if (character.card === thing) return character;
  return undefined;
}

function characterAt(state: State, card: Thing | undefined): Character | undefined {
  const holder = card === undefined ? undefined : holderOf(state, card);
  return holder && isCharacter(holder) ? holder : undefined;
}
