import type { Why } from '@holofoe/kernel';
import { type Character, MOST_SHIELDS, type Side } from '../state.ts';
import type { Battle } from './battle.ts';
import { tell } from './happening.ts';

export function gain(battle: Battle, side: Side, resources: number, why?: Why): void {
  if (resources <= 0) return;
  side.resources += resources;
  tell(battle, { kind: 'gain', side: side.no, resources, now: side.resources }, why);
}

/** OPS-47: a side pays from what it has itself. */
export function spend(battle: Battle, side: Side, resources: number): void {
  if (resources <= 0) return;
  if (side.resources < resources)
    throw new Error(`Side ${side.no} has ${side.resources} of ${resources} resources.`);
  side.resources -= resources;
  tell(battle, { kind: 'spend', side: side.no, resources, now: side.resources });
}

/** As many as there are. */
export function lose(battle: Battle, side: Side, resources: number, why?: Why): void {
  const lost = Math.min(resources, side.resources);
  if (lost <= 0) return;
  side.resources -= lost;
  tell(battle, { kind: 'lose', side: side.no, resources: lost, now: side.resources }, why);
}

/** What exceeds three is lost. */
export function giveShields(battle: Battle, character: Character, shields: number, why?: Why): void {
  const given = Math.min(shields, MOST_SHIELDS - character.shields);
  if (given <= 0) return;
  character.shields += given;
  tell(battle, { kind: 'shields', card: character.card, shields: given, now: character.shields }, why);
}

export function takeShields(battle: Battle, character: Character, shields: number, why?: Why): void {
  const taken = Math.min(shields, character.shields);
  if (taken <= 0) return;
  character.shields -= taken;
  tell(battle, { kind: 'loses shields', card: character.card, shields: taken, now: character.shields }, why);
}

export function heal(battle: Battle, character: Character, damage: number, why?: Why): void {
  const healed = Math.min(damage, character.damage);
  if (healed <= 0) return;
  character.damage -= healed;
  tell(battle, { kind: 'heal', card: character.card, damage: healed }, why);
}
