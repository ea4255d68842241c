import {
  AFFILIATION_NAMES,
  type CardView,
  type InPlayView,
  kindById,
  type SideView,
  type View,
} from '@holofoe/card-game';
import type { Seat } from '@holofoe/kernel';
import type { Paper } from '../terminal/paper.ts';
import { capital, columnsOf, padded, together, wrapItems } from '../terminal/text.ts';
import { inPlayText, nameOfSide, paint } from './card-game-cards.ts';
import { sceneLines } from './card-game-engagement.ts';

const LABEL = 11;

/**
 * The whole table as one seat sees it: the enemy, the engagement between, and the one who looks last. `also` are the tables
 * of other seats of the same person, whose hands are known too.
 */
export function board(view: View, seat: Seat, paper: Paper, also: readonly View[]): readonly string[] {
  const hands = new Map(also.flatMap(({ sides }) => sides.map((side) => [side.seat, side.hand] as const)));
  const handOf = (side: SideView) => (side.seat === seat ? side.hand : (hands.get(side.seat) ?? side.hand));
  const ordered = [...view.sides].sort((a, b) => Number(a.seat === seat) - Number(b.seat === seat));
  const [far, near] = ordered;
  const lines = (side: SideView | undefined) =>
    side ? sideLines({ ...side, hand: also.length > 0 ? handOf(side) : side.hand }, seat, paper) : [];
  return [
    titleLine(view, seat, paper),
    ...lines(far),
    ...(view.engagement ? sceneLines(view, view.engagement, seat, paper) : []),
    ...lines(near),
    ...listLines(
      'you see',
      view.looking.map(({ title }) => title),
      paper,
    ),
  ];
}

/** "── Round 3, conflict phase of the Dark Side ── dial 7 of 12 ── Balance: the Light Side ──" */
function titleLine(view: View, seat: Seat, { width, ink, signs }: Paper): string {
  const { round, active, dial, dialDamage, options, balance, winner } = view;
  const whose = active === seat ? 'your' : `${nameOfSide(active)}’s`;
  const when =
    winner !== null
      ? `over in round ${round}`
      : round === 0
        ? 'before the first turn'
        : `round ${round}, ${whose} ${partOfTurn(view)}`;
  const damaged = dialDamage > 0 ? `, ${dialDamage} damage` : '';
  const parts = [
    ink.bold(capital(when)),
    `dial ${ink.bold(String(dial))} of ${options.dial}${damaged}`,
    `Balance: ${paint(balance, { ink })(capital(balance))}`,
  ];
  const rule = signs.line.repeat(2);
  const line = `${rule} ${parts.join(` ${rule} `)} `;
  return line + signs.line.repeat(Math.max(0, width - columnsOf(line)));
}

/** "conflict phase"; "turn begins" before the first phase of a turn, "turn ends" after the last. */
function partOfTurn({ phase, step }: View): string {
  if (phase === null) return step === 'turn begins' ? 'turn begins' : 'turn ends';
  return `${phase === 'force' ? 'Force' : phase} phase`;
}

function sideLines(side: SideView, seat: Seat, paper: Paper): string[] {
  const { cards, isAi, hand } = side;
  const isOwn = side.seat === seat;
  const outside = cards.filter(({ type, role }) => type === 'unit' && role === null);
  const inPool = (pool: 'attackers' | 'defenders') =>
    outside.filter((unit) => (unit.pool ?? 'defenders') === pool);
  const texts = (list: readonly InPlayView[]) => together(list.map((card) => inPlayText(card, paper)));
  const known = hand.flatMap((card) => (card ? [handText(card)] : []));
  return [
    ...headLines(side, isOwn, paper),
    ...listLines(
      'objectives',
      texts(cards.filter(({ type }) => type === 'objective' || type === 'mission')),
      paper,
    ),
    ...listLines('area', texts(cards.filter(({ type }) => type === 'enhancement')), paper),
    ...(isAi
      ? [
          ...listLines('attackers', texts(inPool('attackers')), paper),
          ...listLines('defenders', texts(inPool('defenders')), paper),
        ]
      : listLines('units', texts(outside), paper)),
    ...(isAi ? [] : listLines('hand', together(known), paper)),
  ];
}

function headLines(side: SideView, isOwn: boolean, { ink, width }: Paper): string[] {
  const { isAi, affiliation, resources, reserve, hand, fates, deck, discard, victory, cards } = side;
  const who = isOwn && !isAi ? 'you' : isAi ? 'the AI' : 'the enemy';
  const kind = kindById(affiliation.id);
  const name = paint(side.side, { ink })(ink.bold(`${side.side.toUpperCase()}`));
  const destroyed = side.side === 'light' ? victory.length : 0;
  const focus = cards.find(({ type }) => type === 'affiliation')?.focus ?? 0;
  const items = [
    `${who}, ${kind ? AFFILIATION_NAMES[kind.affiliation] : affiliation.title}${focus > 0 ? ` ${focus}f` : ''}`,
    `resources ${resources}`,
    isAi ? `pile ${hand.length}` : isOwn ? `reserve ${reserve}` : `hand ${hand.length}`,
    ...(isAi ? [`fates ${fates.length}`] : []),
    `deck ${deck.length}`,
    `discard ${discard.length}`,
    ...(destroyed > 0 ? [`destroyed ${destroyed} of 3`] : []),
  ];
  return wrapItems(items, width, ` ${name}  `);
}

function listLines(label: string, items: readonly string[], { ink, width }: Paper): string[] {
  if (items.length === 0) return [];
  return wrapItems(items, width, `   ${ink.dim(padded(label, LABEL))}`);
}

/** "Luke Skywalker (5)"; a fate card has no cost. */
function handText({ id, title }: CardView): string {
  const kind = kindById(id);
  return kind?.type === 'fate' ? `${title} (fate)` : `${title} (${kind?.cost ?? 0})`;
}
