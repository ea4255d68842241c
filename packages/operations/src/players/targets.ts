import { read } from '@holofoe/kernel';
import { cardOfDie } from '../rules/dice.ts';
import { remainingHealth } from '../rules/in-play.ts';
import { type Character, friendsOf } from '../state.ts';
import { threatOfDie, threatOfHolder } from './dice-worth.ts';
import type { Look } from './look.ts';
import { WORTH } from './weights.ts';

/** Damage that it takes to defeat a character of the AI by one blow. */
export function toDefeat(look: Look, character: Character): number {
  return remainingHealth(look.battle, character) + character.shields + throughGates(look, character);
}

/** The Laser Gates: what is lost of every blow. */
function throughGates({ battle }: Look, { card }: Character): number {
  return battle.standing.rules.prevented === undefined ? 0 : read(battle, 'prevented', card);
}

/** What the AI loses with a character: what it rolls in a round, and what it has rolled already. */
function danger(look: Look, character: Character): number {
  let threat = threatOfHolder(character);
  for (const die of look.ai.pool) {
    const card = cardOfDie(die.no);
    if (card === character.card || character.upgrades.some((each) => each.card === card))
      threat += threatOfDie(look, die);
  }
  return threat;
}

/** What a blow against a character gains. */
export function worthOfHit(look: Look, character: Character, damage: number): number {
  const needed = toDefeat(look, character);
  if (damage >= needed) return needed + WORTH.kill + danger(look, character);
  return Math.max(0, damage - throughGates(look, character));
}

/** How good a target is: one that falls; otherwise the most danger for the damage that it still takes. */
export function targetScore(look: Look, character: Character, damage: number): number {
  const needed = toDefeat(look, character);
  if (damage >= needed) return 100 + 2 * danger(look, character) - 0.4 * (damage - needed);
  return (1 + danger(look, character)) / needed;
}

export function bestTarget(look: Look, from: readonly Character[], damage: number): Character | undefined {
  let found: Character | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const character of from) {
    const score = targetScore(look, character, damage);
    if (score <= most) continue;
    found = character;
    most = score;
  }
  return found;
}

/** OPS-10: the AI turns against the least health, so that is where shields and healing go first. */
export function needOfShield({ battle }: Look, character: Character): number {
  return 20 - remainingHealth(battle, character) - character.shields * 0.5;
}

/** One's own character, or a teammate's in the area, that the AI will hit next. */
export function isNextVictim({ battle, state, me }: Look, character: Character): boolean {
  const health = remainingHealth(battle, character);
  for (const { characters } of friendsOf(state, me.no)) {
    for (const other of characters) if (remainingHealth(battle, other) < health) return false;
  }
  return true;
}
