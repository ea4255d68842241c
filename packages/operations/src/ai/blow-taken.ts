import { fewest, most, type Priority } from '@holofoe/kernel';
import type { Battle } from '../rules/battle.ts';
import { diceOf, dieInPool } from '../rules/dice.ts';
import { healthWithShields, remainingHealth } from '../rules/in-play.ts';
import { type Character, sideOf } from '../state.ts';
import { placeFromLeft } from './priorities.ts';
import { damageOf } from './resolve-dice.ts';

/** Damage that one of the AI's characters would be dealt. */
interface Coming {
  readonly n: number;
  readonly unblockable: boolean;
}

/** Whether it would be left without health. */
export function falls(battle: Battle, character: Character, { n, unblockable }: Coming): boolean {
  return n >= (unblockable ? remainingHealth : healthWithShields)(battle, character);
}

/** OPS-30: what the dice of a character, and those of its upgrades, would still deal. */
export function damageInPool(battle: Battle, character: Character): number {
  const side = sideOf(battle.state, character.side);
  let sum = 0;
  for (const no of diceOf(character)) {
    const die = dieInPool(side, no);
    if (die) sum += damageOf(battle, { side, die });
  }
  return sum;
}

/** What falls takes its dice with it, and its shields have spared nothing. */
function loss(battle: Battle, character: Character, coming: Coming): number {
  if (falls(battle, character, coming)) return coming.n + damageInPool(battle, character);
  return coming.unblockable ? coming.n : Math.max(0, coming.n - character.shields);
}

/** OPS-30: which of its own characters the AI lets take a blow. */
export const sufferer = (coming: Coming): Priority<Character, Battle> => [
  fewest('OPS-30', 'damage taken, with dice lost', (character, battle) => loss(battle, character, coming)),
  most('OPS-30', 'health remaining', (character, battle) => remainingHealth(battle, character)),
  fewest('OPS-30', 'place from the left', (character, { state }) => placeFromLeft(state, character), 'place'),
];
