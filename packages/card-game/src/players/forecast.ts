import { type Fighter, strengthIn } from './fighters.ts';

/** What an engagement would come to. */
export interface Forecast {
  /** Blast damage, and what an unopposed attack adds. */
  readonly damage: number;
  /** What either side loses. */
  readonly attackersLost: number;
  readonly defendersLost: number;
}

interface Standing {
  readonly fighter: Fighter;
  room: number;
  ready: boolean;
}

/** Strikes in turns, who has the edge first: the strongest strikes, focuses who is still to strike, fells what it can. */
export function forecast(
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
  attackerHasEdge: boolean,
): Forecast {
  const sides = [attackers.map(standing), defenders.map(standing)] as const;
  let damage = 0;
  let turn: 0 | 1 = attackerHasEdge ? 0 : 1;
  for (let passes = 0; passes < 2; turn = turn === 0 ? 1 : 0) {
    const isAttacker = turn === 0;
    const hasEdge = isAttacker === attackerHasEdge;
    const striker = strongest(sides[turn], hasEdge, isAttacker);
    if (!striker) {
      passes++;
      continue;
    }
    passes = 0;
    striker.ready = false;
    const at = hasEdge ? 1 : 0;
    const foes = sides[turn === 0 ? 1 : 0];
    focusSome(foes, striker.fighter.tactics[at], !hasEdge, !isAttacker);
    strikeOne(foes, striker.fighter.unit[at]);
    if (isAttacker) damage += striker.fighter.blast[at];
  }
  const isUnopposed = !sides[1].some(stands) && sides[0].some(stands);
  return {
    damage: damage + (isUnopposed ? 1 : 0),
    attackersLost: lost(sides[0]),
    defendersLost: lost(sides[1]),
  };
}

function standing(fighter: Fighter): Standing {
  return { fighter, room: fighter.room, ready: true };
}

function stands({ room }: Standing): boolean {
  return room > 0;
}

/** Whoever stands ready, the strongest first. */
function strongest(side: readonly Standing[], hasEdge: boolean, isAttacker: boolean): Standing | undefined {
  let found: Standing | undefined;
  let most = -1;
  for (const each of side) {
    if (!each.ready || each.room <= 0) continue;
    const strength = strengthIn(each.fighter, hasEdge, isAttacker);
    if (strength <= most) continue;
    found = each;
    most = strength;
  }
  return found;
}

function focusSome(foes: readonly Standing[], tokens: number, hasEdge: boolean, isAttacker: boolean): void {
  for (let left = tokens; left > 0; left--) {
    const foe = strongest(foes, hasEdge, isAttacker);
    if (!foe) return;
    foe.ready = false;
  }
}

/** One that falls, the most worth; otherwise the one that is nearest to it. */
function strikeOne(foes: readonly Standing[], damage: number): void {
  if (damage === 0) return;
  let found: Standing | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const foe of foes) {
    if (foe.room <= 0) continue;
    const score = hitScore(foe.fighter.worth, foe.room, damage, foe.ready);
    if (score <= most) continue;
    found = foe;
    most = score;
  }
  if (found) found.room -= damage;
}

/** How good it is to hit somebody. */
export function hitScore(worth: number, room: number, damage: number, isReady: boolean): number {
  const part = Math.min(1, damage / Math.max(1, room));
  return part >= 1 ? 100 + worth + (isReady ? worth : 0) : part * worth;
}

/** With a part of the worth of who is only damaged. */
function lost(side: readonly Standing[]): number {
  let sum = 0;
  for (const { fighter, room } of side) {
    const share = room <= 0 ? 1 : (1 - room / fighter.room) * 0.3;
    sum += share * fighter.worth;
  }
  return sum;
}
