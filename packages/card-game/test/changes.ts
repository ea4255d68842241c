import type { Pile, Thing } from '@holofoe/kernel';
import { isCard, kindOf } from '../src/cards/catalogue.ts';
import { whereIs } from '../src/rules/zones.ts';
import type { InPlay, State } from '../src/state.ts';
import { SIDES } from '../src/terms/traits.ts';

/** All that a table shows, a line each: "damage" of card 40 is "2". What nobody has seen lies in a deck. */
export type Position = ReadonlyMap<string, string>;

const PILES = ['discard', 'victory', 'outOfGame'] as const;
const HIDDEN_PILES = ['hand', 'deck', 'objectives', 'fates'] as const;

/** The position now; lines of cards are "card:40 damage". */
export function positionOf(state: State): Position {
  const lines = new Map<string, string>();
  for (const record of state.play) layDown(lines, record, state);
  for (const card of cardsOutOfPlay(state)) lines.set(`card:${card} `, placeOf(state, card));
  for (const player of state.players.filter(({ isAi }) => isAi)) {
    lines.set(`${player.side} hand`, String(player.hand.length));
    lines.set(`${player.side} fate deck`, String(player.fates.length));
  }
  lines.set('dial', String(state.dial));
  lines.set('dial damage', String(state.dialDamage));
  lines.set('balance', state.balance);
  lines.set('edge', SIDES[state.engagement?.edge ?? -1] ?? 'nobody');
  return lines;
}

function layDown(lines: Map<string, string>, record: InPlay, state: State): void {
  const { card, seat, type, damage, focus, shields, host, role, committed, captives } = record;
  const set = (what: string, value: string | number) => lines.set(`card:${card} ${what}`, String(value));
  set('', whereIs(state, card) ?? 'deck');
  set('damage', damage);
  set('focus', focus);
  set('shields', shields);
  set('role', role ?? 'outside');
  set('committed', committed ? 'yes' : 'no');
  set('controlled by', SIDES[seat] ?? '');
  set('is', type);
  set('on', host === null ? 'nothing' : titleOf(host));
  set('captives', captives.length);
}

function titleOf(card: Thing): string {
  return isCard(card) ? kindOf(card).title : 'the dial';
}

function placeOf(state: State, card: Thing): string {
  return whereIs(state, card) ?? 'deck';
}

function cardsOutOfPlay({ players, play, engagement }: State): readonly Thing[] {
  return [
    ...players.flatMap((player) => HIDDEN_PILES.flatMap((pile) => seen(player[pile]))),
    ...players.flatMap((player) => PILES.flatMap((pile) => player[pile])),
    ...play.flatMap(({ captives, kept }) => [...seen(captives), ...seen(kept)]),
    ...(engagement?.battle?.stacks ?? []).flatMap(seen),
  ];
}

function seen(pile: Pile): readonly Thing[] {
  return pile.flatMap((place) => ('card' in place ? [place.card] : []));
}

/** A card that comes into play has none of these before. */
const AT_FIRST: Readonly<Record<string, string>> = {
  '': 'deck',
  damage: '0',
  focus: '0',
  shields: '0',
  role: 'outside',
  committed: 'no',
  on: 'nothing',
  captives: '0',
};

/** Exactly what differs: "Luke Skywalker focus 2 to 1", "Force Choke hand to discard", "dial 3 to 4". */
export function changesBetween(before: Position, after: Position): readonly string[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap((key) => {
    const [, card, what] = /^card:(\d+) (.*)$/.exec(key) ?? [];
    const name = card === undefined ? key : `${titleOf(Number(card))}${what ? ` ${what}` : ''}`;
    const gone = what === '' ? 'deck' : undefined;
    const [from, to] = [before.get(key) ?? AT_FIRST[what ?? ''], after.get(key) ?? gone];
    // What a card had when it left play is told by its leaving; what it is when it comes in, by its coming.
    return from === undefined || to === undefined || from === to ? [] : [`${name} ${from} to ${to}`];
  });
}
