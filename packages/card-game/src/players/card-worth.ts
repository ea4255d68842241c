import { knows, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { inPlay } from '../state.ts';
import { ICONS, type Icon } from '../terms/traits.ts';
import { fighterOf } from './fighters.ts';
import type { Look } from './look.ts';
import { WORTH } from './weights.ts';

/** What a card of the hand is worth once it is played, by what is printed on it. */
export function worthOfPlaying({ state }: Look, card: Thing): number {
  const { type, cost, resources, abilities } = kindOf(card);
  if (type === 'unit') return worthOfUnit(card) + abilities.length * 0.5;
  const later = Math.max(0.3, 1 - state.round / 12);
  return resources > 0 ? resources * WORTH.resource * later + 1 : 0.8 + cost * 0.8;
}

function worthOfUnit(card: Thing): number {
  const { icons, capacity, force, edge, resources } = kindOf(card);
  const ofIcon = (icon: Icon) => WORTH[icon] * (icons.normal[icon] + 0.5 * icons.edge[icon]);
  const combat = ICONS.reduce((sum, icon) => sum + ofIcon(icon), 0);
  return combat + WORTH.capacity * capacity + WORTH.force * force + edge + resources * WORTH.resource * 0.5;
}

/** What it costs to part with a card of the hand. */
export function keepWorth(look: Look, card: Thing): number {
  const { type, force, cost, unique, title } = kindOf(card);
  if (type === 'fate') return 0.5 + force * 0.5;
  const isTwice = unique && look.state.play.some((each) => kindOf(each.card).title === title);
  if (isTwice) return force * 0.5;
  const income = look.state.play.filter(
    ({ seat, type: is }) => seat === look.me.seat && is !== 'unit',
  ).length;
  const isDear = cost > income + 2;
  return (isDear ? 0.5 : 1) * worthOfPlaying(look, card) * 0.6 + force * 0.3;
}

/** What a thing anywhere is worth to whoever has it. */
export function worthOfThing({ game, me }: Look, thing: Thing): number {
  if (thing <= 0) return 1;
  const record = inPlay(game.state, thing);
  if (!record) return isKnown(game.state, thing, me.seat) ? 1 + kindOf(thing).cost : 1;
  if (record.type === 'unit') return fighterOf(game, record).worth * (record.focus === 0 ? 1 : 0.7);
  return 1 + kindOf(thing).cost + kindOf(thing).resources;
}

function isKnown({ players }: Look['state'], thing: Thing, seat: number): boolean {
  return players.some(
    ({ hand, deck, discard }) =>
      discard.includes(thing) ||
      [...hand, ...deck].some((place) => 'card' in place && place.card === thing && knows(place, seat)),
  );
}
