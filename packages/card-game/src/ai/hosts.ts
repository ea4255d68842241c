import { type Choice, keptFor, most, type Play, type Priority, type Seat, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { hostsFor, pilotsOn, standsAlone } from '../rules/attaching.ts';
import { controllerOf } from '../rules/reads.ts';
import type { Kind } from '../terms/kind.ts';
import type { Stat } from '../terms/stat.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { dearest, isUnit, TIES } from './criteria.ts';
import { isHarmful } from './harmful.ts';
import { first } from './ties.ts';

/** LCG-17: the cards that an enhancement may go on and is of use there; `needs none`: its place is the play area. */
export function usefulHosts(
  game: CardGameEngine,
  seat: Seat,
  card: Thing,
): readonly Thing[] | 'none' | 'needs none' {
  if (standsAlone(card)) return 'needs none';
  const hosts = hostsFor(game, card, seat);
  const free = kindOf(card).pilot ? hosts.filter((host) => pilotsOn(game.state, host).length === 0) : hosts;
  const good = free.filter((host) => isGoodOn(game, seat, card, host));
  return good.length > 0 ? good : 'none';
}

const MATCHES: ReadonlySet<Stat> = new Set<Stat>(['matches all', 'needs no match', 'hand needs no match']);

/** LCG-19: what makes resources match and nothing else gives the AI nothing. */
const isForMatchesAlone = keptFor(
  ({ abilities, resources }: Kind) =>
    resources === 0 &&
    abilities.length > 0 &&
    abilities.every(
      (ability) =>
        'holds' in ability && ability.holds.every((rule) => 'stat' in rule && MATCHES.has(rule.stat)),
    ),
);

/** A helpful one on its own card, a harmful one on the player's. */
function isGoodOn(game: CardGameEngine, seat: Seat, card: Thing, host: Thing): boolean {
  if (isForMatchesAlone(kindOf(card))) return false;
  const isOwn = controllerOf(game.state, host) === seat;
  return isOwn !== isHarmful(game, kindOf(card));
}

/** LCG-17: a helpful one by LCG-28, a harmful one by LCG-30; a pilot by LCG-53. */
const OWN_HOST: Priority<Thing, CardGameEngine> = [
  most('LCG-28', 'a unit', isUnit, 'yes or no'),
  dearest('LCG-28'),
  ...TIES,
];
const ENEMY_HOST: Priority<Thing, CardGameEngine> = [
  most('LCG-30', 'a unit', isUnit, 'yes or no'),
  dearest('LCG-30'),
  ...TIES,
];
const VEHICLE: Priority<Thing, CardGameEngine> = [dearest('LCG-53'), ...TIES];

export function* hostOf(
  game: CardGameEngine,
  seat: Seat,
  card: Thing,
  hosts: readonly Thing[],
): Play<Choice<Thing> | undefined> {
  const useful = usefulHosts(game, seat, card);
  const among = typeof useful === 'string' ? hosts : hosts.filter((host) => useful.includes(host));
  const isOwn = among.every((host) => controllerOf(game.state, host) === seat);
  const by = kindOf(card).pilot ? VEHICLE : isOwn ? OWN_HOST : ENEMY_HOST;
  return yield* first(game, seat, 'play on', by, among);
}
