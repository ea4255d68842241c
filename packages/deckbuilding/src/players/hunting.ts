import type { CardNo, Seat } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { attackOf, readyToAttack } from '../rules/attack-value.ts';
import type { Duel, InPlay } from '../rules/state.ts';
import { isEnemyCard, lateness } from './appraise.ts';

/** How many hunters are tried in every combination; with more, the strongest go first. */
const TRIED = 8;

/** The hunters, by their places in the list, that reach a value with the least attack lost. */
export function hunters(duel: Duel, seat: Seat, ready: readonly InPlay[], value: number): number[] {
  const attack = ready.map((thing) => attackOf(duel.state, seat, thing, 'row'));
  return ready.length > TRIED ? strongestFirst(attack, value) : leastLost(attack, value);
}

/** What hunting a row card gains over hitting the base with the same attack. */
export function huntGain(duel: Duel, seat: Seat, card: CardNo): number {
  const { state } = duel;
  const kind = kindOf(card);
  const ready = readyToAttack(state, seat, 'row');
  const party = hunters(duel, seat, ready, kind.cost);
  const cx = { game: duel, seat, card };
  let gain = isEnemyCard(seat, card)
    ? duel.effects.worth(cx, kind.reward ?? []) + kind.cost * 0.35
    : kind.cost;
  for (const index of party) {
    const hunter = ready[index] as InPlay;
    for (const ability of kindOf(hunter.card).abilities) {
      if (ability.at === 'defeats')
        gain += duel.effects.worth({ game: duel, seat, card: hunter.card }, ability.do);
    }
    gain -= attackOf(state, seat, hunter, 'base') * (0.7 + 0.6 * lateness(state, seat));
  }
  return gain;
}

function leastLost(attack: readonly number[], value: number): number[] {
  // The attack of every party: the bits of its place say who is in it.
  const parties = [0];
  for (const each of attack) {
    for (let party = 0, size = parties.length; party < size; party++)
      parties.push((parties[party] as number) + each);
  }
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let party = 1; party < parties.length && least > value; party++) {
    const sum = parties[party] as number;
    if (sum < value || sum >= least) continue;
    best = party;
    least = sum;
  }
  return attack.flatMap((_, i) => (best & (1 << i) ? [i] : []));
}

function strongestFirst(attack: readonly number[], value: number): number[] {
  const order = attack.map((_, i) => i).sort((a, b) => (attack[b] ?? 0) - (attack[a] ?? 0));
  const party: number[] = [];
  let sum = 0;
  for (const i of order) {
    if (sum >= value) break;
    party.push(i);
    sum += attack[i] ?? 0;
  }
  return party;
}
