import { type CardNo, EVERYBODY, type Schema, type Seat, schema, searchOut } from '@holofoe/kernel';
import * as z from 'zod/mini';
import { cardName, count } from './bounds.ts';
import { copiesOf, kindOf } from './cards/catalogue.ts';
import { baseHitPoints, hitPointsLeft } from './rules/damage.ts';
import { startListening, stopListening } from './rules/in-play.ts';
import { EMPIRE, FORCE_END, REBEL, type State, sideOf } from './state.ts';
import { findKind, unknownCard } from './wording/names.ts';

const side = z.enum(['empire', 'rebel']);
const place = z.enum([
  'row',
  'galaxy deck',
  'galaxy discard',
  'pilots',
  'exile',
  'empire hand',
  'empire deck',
  'empire discard',
  'empire units',
  'empire ships',
  'rebel hand',
  'rebel deck',
  'rebel discard',
  'rebel units',
  'rebel ships',
]);
type PlaceName = z.output<typeof place>;

const GALAXY: readonly PlaceName[] = ['row', 'galaxy deck', 'galaxy discard'];

/** A correction of the table by hand, as when real cards lie on a real table. */
const EDIT = z.discriminatedUnion('set', [
  z.strictObject({ set: z.literal('force'), to: z.int().check(z.gte(-FORCE_END), z.lte(FORCE_END)) }),
  z.strictObject({ set: z.literal('resources'), side, to: count }),
  z.strictObject({ set: z.literal('base damage'), side, to: count }),
  z.strictObject({ set: z.literal('ship damage'), side, card: cardName, to: count }),
  z.strictObject({ set: z.literal('place'), card: cardName, from: place, to: place }),
]);
export type Edit = z.output<typeof EDIT>;

export const editSchema: Schema<Edit> = schema(EDIT);

/** Changes the state, or says why it cannot be. */
export function applyEdit(state: State, edit: Edit): string | undefined {
  switch (edit.set) {
    case 'force':
      state.force = edit.to;
      return undefined;
    case 'resources':
      sideOf(state, seatOf(edit.side)).resources = edit.to;
      return undefined;
    case 'base damage':
      return setBaseDamage(state, seatOf(edit.side), edit.to);
    case 'ship damage':
      return setShipDamage(state, seatOf(edit.side), edit.card, edit.to);
    case 'place':
      return moveCard(state, edit.card, edit.from, edit.to);
  }
}

function seatOf(name: 'empire' | 'rebel'): Seat {
  return name === 'empire' ? EMPIRE : REBEL;
}

function setBaseDamage(state: State, seat: Seat, damage: number): string | undefined {
  const { base } = sideOf(state, seat);
  if (!base) return 'There is no base in play.';
  const hitPoints = baseHitPoints(state, seat, base.card);
  if (damage >= hitPoints)
    return `${kindOf(base.card).name} has ${hitPoints} hit points; with ${damage} damage it is destroyed.`;
  base.damage = damage;
  return undefined;
}

function setShipDamage(state: State, seat: Seat, text: string, damage: number): string | undefined {
  const kind = findKind(text);
  if (!kind) return sentence(unknownCard(text));
  const ship = sideOf(state, seat).ships.find(({ card }) => kindOf(card) === kind);
  if (!ship) return `${kind.name} is not among the ships.`;
  if (damage >= hitPointsLeft(ship) + ship.damage)
    return `${kind.name} has ${kind.hitPoints} hit points; with ${damage} damage it is destroyed.`;
  ship.damage = damage;
  return undefined;
}

function moveCard(state: State, text: string, from: PlaceName, to: PlaceName): string | undefined {
  const kind = findKind(text);
  if (!kind) return sentence(unknownCard(text));
  if (kind.type === 'base') return `${kind.name} is a base and stays where it is.`;
  const [owner, kept] = to.split(' ');
  if (kept === 'units' && kind.type !== 'unit') return `${kind.name} is not a unit.`;
  if (kept === 'ships' && kind.type !== 'ship') return `${kind.name} is not a capital ship.`;
  if (GALAXY.includes(to) && kind.from !== 'galaxy') return `${kind.name} is not a card of the galaxy deck.`;
  if (to === 'pilots' && kind.from !== 'pilot') return `${kind.name} is not an Outer Rim Pilot.`;
  if ((owner === 'empire' || owner === 'rebel') && kind.faction !== 'neutral' && kind.faction !== owner) {
    return `${kind.name} cannot belong to this side.`;
  }
  if (to === 'row' && !state.row.includes(null))
    return 'The galaxy row is full: move a card out of it first.';
  const card = copiesOf(kind.id).find((copy) => takeOut(state, copy, from));
  if (card === undefined) return `${kind.name} is not there: ${from}.`;
  putIn(state, card, to);
  return undefined;
}

function takeOut(state: State, card: CardNo, from: PlaceName): boolean {
  if (from === 'row') return replace(state.row, card);
  if (from === 'galaxy deck') return searchOut(state.hidden, state.galaxyDeck, card);
  const open = { 'galaxy discard': state.galaxyDiscard, pilots: state.pilots, exile: state.exile }[
    from as 'exile'
  ];
  if (open) return remove(open, card);
  const [owner, kept] = from.split(' ') as [
    'empire' | 'rebel',
    'hand' | 'deck' | 'discard' | 'units' | 'ships',
  ];
  const seat = seatOf(owner);
  const side = sideOf(state, seat);
  if (kept === 'hand' || kept === 'deck') return searchOut(state.hidden, side[kept], card);
  if (kept === 'discard') return remove(side.discard, card);
  const index = side[kept].findIndex((thing) => thing.card === card);
  if (index < 0) return false;
  side[kept].splice(index, 1);
  stopListening(state, seat, card);
  return true;
}

function putIn(state: State, card: CardNo, to: PlaceName): void {
  if (to === 'row') state.row[state.row.indexOf(null)] = card;
  else if (to === 'galaxy deck') state.galaxyDeck.unshift({ card, by: EVERYBODY });
  else if (to === 'galaxy discard') state.galaxyDiscard.push(card);
  else if (to === 'pilots') state.pilots.push(card);
  else if (to === 'exile') state.exile.push(card);
  else {
    const [owner, kept] = to.split(' ') as [
      'empire' | 'rebel',
      'hand' | 'deck' | 'discard' | 'units' | 'ships',
    ];
    const seat = seatOf(owner);
    const side = sideOf(state, seat);
    if (kept === 'hand') side.hand.push({ card, by: EVERYBODY });
    else if (kept === 'deck') side.deck.unshift({ card, by: EVERYBODY });
    else if (kept === 'discard') side.discard.push(card);
    else {
      side[kept].push({ card, damage: 0, bonus: 0, committed: false, used: false });
      startListening(state, seat, card);
    }
  }
}

function remove(list: CardNo[], card: CardNo): boolean {
  const index = list.indexOf(card);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}

function replace(row: (CardNo | null)[], card: CardNo): boolean {
  const slot = row.indexOf(card);
  if (slot >= 0) row[slot] = null;
  return slot >= 0;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
