import { read, type Seat, type Thing, thingOfSeat } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { damageOn, roomOn } from '../rules/damage.ts';
import { dialOf, reserveOf } from '../rules/reads.ts';
import { scoreOf } from '../rules/winning.ts';
import { inPlay, opponentOf, playerOf } from '../state.ts';
import type { Count } from '../terms/count.ts';
import type { Icon } from '../terms/traits.ts';
import type { CardGameCx } from '../terms/words.ts';
import { affiliationsOf } from './features.ts';
import { namedBy } from './named.ts';

/** More than there ever is of anything. */
const ALL = 99;

/** Amounts that only this game counts. */
export function countFor(cx: CardGameCx, count: Count): number {
  const { game, seat } = cx;
  switch (count.count) {
    case 'all':
      return ALL;
    case 'dial':
      return dialOf(game);
    case 'cards in hand':
      return handOf(cx, count.of === 'you' ? seat : opponentOf(seat));
    case 'to reserve':
      return Math.max(0, reserveOf(game, seat) - playerOf(game.state, seat).hand.length);
    case 'affiliations you control':
      return affiliationsOf(cx, seat).length;
    case 'victory pile':
      return scoreOf(game, seat);
    case 'printed':
      return namedBy(cx, count.of).reduce((sum, card) => sum + printedOn(card, count.stat), 0);
    default:
      return namedBy(cx, count.of).reduce((sum, card) => sum + countedOn(cx, card, count.count), 0);
  }
}

function printedOn(card: Thing, stat: Icon | `${Icon} edge` | 'force' | 'cost'): number {
  const { icons, force, cost, type } = kindOf(card);
  switch (stat) {
    case 'force':
      return force;
    case 'cost':
      return cost;
    case 'unit':
    case 'blast':
    case 'tactics':
      return type === 'unit' ? icons.normal[stat] : 0;
    case 'unit edge':
      return icons.edge.unit;
    case 'blast edge':
      return icons.edge.blast;
    case 'tactics edge':
      return icons.edge.tactics;
  }
}

function countedOn(
  { game }: CardGameCx,
  card: Thing,
  what: 'damage' | 'focus' | 'shields' | 'captives' | 'capacity left',
): number {
  const record = inPlay(game.state, card);
  switch (what) {
    case 'damage':
      return damageOn(game.state, card);
    case 'focus':
      return record?.focus ?? 0;
    case 'shields':
      return record?.shields ?? 0;
    case 'captives':
      return record?.captives.length ?? 0;
    case 'capacity left':
      return roomOn(game, card);
  }
}

/** With what cards make of the number. */
export function handOf({ game }: CardGameCx, seat: Seat): number {
  return playerOf(game.state, seat).hand.length + read(game, 'cards in hand', thingOfSeat(seat));
}
