import type { CardNo, Seat } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { attackOf } from '../rules/attack-value.ts';
import { cxOf, type Duel } from '../rules/duel.ts';
import type { InPlay } from '../state.ts';
import { isEnemyCard, lateness } from './appraise.ts';

/** So many hunters are tried in every combination: the strongest. */
const TRIED = 8;

/** Who could hunt, and the attack of every party of them: the bits of a party's number say who is in it. */
export interface Hunters {
  readonly strongest: readonly InPlay[];
  readonly parties: readonly number[];
}

export function huntersOf(duel: Duel, seat: Seat, ready: readonly InPlay[]): Hunters {
  const strongest =
    ready.length <= TRIED
      ? ready
      : [...ready].sort((a, b) => rowAttack(duel, seat, b) - rowAttack(duel, seat, a)).slice(0, TRIED);
  const parties = [0];
  for (const hunter of strongest) {
    const attack = rowAttack(duel, seat, hunter);
    for (let party = 0, size = parties.length; party < size; party++)
      parties.push((parties[party] as number) + attack);
  }
  return { strongest, parties };
}

/** The party that reaches a value with the least attack lost; all of the strongest where none reaches it. */
export function partyFor({ strongest, parties }: Hunters, value: number): readonly InPlay[] {
  let best = parties.length - 1;
  let least = Number.POSITIVE_INFINITY;
  for (let party = 1; party < parties.length && least > value; party++) {
    const attack = parties[party] as number;
    if (attack < value || attack >= least) continue;
    best = party;
    least = attack;
  }
  return strongest.filter((_, i) => best & (1 << i));
}

/** What hunting a row card gains over hitting the base with the same attack. Weights found by playing the bot. */
export function huntGain(duel: Duel, seat: Seat, hunters: Hunters, card: CardNo): number {
  const { state } = duel;
  const effects = duel.rules.language;
  const { cost, reward } = kindOf(card);
  const lost = 0.7 + 1.7 * lateness(state, seat);
  let gain = isEnemyCard(seat, card)
    ? 0.2 + cost * 0.75 + (reward === undefined ? 0 : effects.worth(cxOf(duel, seat, card), reward) * 1.4)
    : cost;
  for (const hunter of partyFor(hunters, cost)) {
    for (const ability of kindOf(hunter.card).abilities) {
      if (ability.at === 'defeats') gain += effects.worth(cxOf(duel, seat, hunter.card), ability.do);
    }
    gain -= attackOf(state, seat, hunter, 'base') * lost;
  }
  return gain;
}

function rowAttack({ state }: Duel, seat: Seat, hunter: InPlay): number {
  return attackOf(state, seat, hunter, 'row');
}
