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
import { padded, together, wrapItems } from '../terminal/text.ts';
import { firstOf, inPlayTexts, paint } from './card-game-cards.ts';
import { sceneLines } from './card-game-engagement.ts';
import { LAYOUTS, type Sheet } from './card-game-layout.ts';
import { titleLines } from './card-game-title.ts';

const LABEL = 11;

/**
 * The whole table as one seat sees it: the enemy, the engagement between, and the one who looks last; as wide as there are
 * rows for it. `also` are the tables of other seats of the same person, whose hands are known too.
 */
export function board(view: View, seat: Seat, paper: Paper, also: readonly View[]): readonly string[] {
  const seenByOthers = also.flatMap(({ sides }) => sides);
  const sides = view.sides.map((side) => {
    const seen = seenByOthers.find(({ seat: whose }) => whose !== seat && whose === side.seat);
    return seen ? { ...side, hand: seen.hand } : side;
  });
  const { rows = Number.POSITIVE_INFINITY } = paper;
  let lines: readonly string[] = [];
  for (const layout of LAYOUTS) {
    lines = tableLines({ ...view, sides }, seat, { ...paper, layout });
    if (lines.length <= rows) break;
  }
  return lines;
}

function tableLines(view: View, seat: Seat, sheet: Sheet): readonly string[] {
  const { sides, engagement, looking } = view;
  const [far, near] = [...sides].sort((a, b) => Number(a.seat === seat) - Number(b.seat === seat));
  return [
    ...titleLines(view, seat, sheet),
    ...(far ? sideLines(far, seat, sheet) : []),
    ...(engagement ? sceneLines(view, engagement, seat, sheet) : []),
    ...(near ? sideLines(near, seat, sheet) : []),
    ...listLines({ label: 'you see', items: together(looking.map(({ title }) => title)) }, sheet),
  ];
}

/** Cards of a kind under the word for them. */
interface List {
  readonly label: string;
  readonly items: readonly string[];
}

function sideLines(side: SideView, seat: Seat, sheet: Sheet): string[] {
  const head = headItems(side, side.seat === seat);
  const name = ` ${paint(side.side, sheet)(sheet.ink.bold(side.side.toUpperCase()))}  `;
  const lists = listsOf(side, sheet).filter(({ items }) => items.length > 0);
  if (sheet.layout.lists === 'in a row') return inARow([{ label: '', items: head }, ...lists], name, sheet);
  return [...wrapItems(head, sheet.width, name), ...lists.flatMap((list) => listLines(list, sheet))];
}

function listsOf({ cards, isAi, hand }: SideView, sheet: Sheet): readonly List[] {
  const outside = cards.filter(({ type, role }) => type === 'unit' && role === null);
  const inPool = (pool: 'attackers' | 'defenders') =>
    outside.filter((unit) => (unit.pool ?? 'defenders') === pool);
  const list = (label: string, of: readonly InPlayView[]) => ({ label, items: inPlayTexts(of, sheet) });
  const known = hand.flatMap((card) => (card ? [handText(card)] : []));
  return [
    list(
      'objectives',
      cards.filter(({ type }) => type === 'objective' || type === 'mission'),
    ),
    list(
      'area',
      cards.filter(({ type }) => type === 'enhancement'),
    ),
    ...(isAi
      ? [list('attackers', inPool('attackers')), list('defenders', inPool('defenders'))]
      : [list('units', outside), { label: 'hand', items: firstOf(together(known), sheet) }]),
  ];
}

function headItems(side: SideView, isOwn: boolean): string[] {
  const { isAi, affiliation, resources, reserve, hand, fates, deck, discard, victory, cards } = side;
  const who = isOwn && !isAi ? 'you' : isAi ? 'the AI' : 'the enemy';
  const kind = kindById(affiliation.id);
  const destroyed = side.side === 'light' ? victory.length : 0;
  const focus = cards.find(({ type }) => type === 'affiliation')?.focus ?? 0;
  return [
    `${who}, ${kind ? AFFILIATION_NAMES[kind.affiliation] : affiliation.title}${focus > 0 ? ` ${focus}f` : ''}`,
    `resources ${resources}`,
    isAi ? `pile ${hand.length}` : isOwn ? `reserve ${reserve}` : `hand ${hand.length}`,
    ...(isAi ? [`fates ${fates.length}`] : []),
    `deck ${deck.length}`,
    `discard ${discard.length}`,
    ...(destroyed > 0 ? [`destroyed ${destroyed} of 3`] : []),
  ];
}

function listLines({ label, items }: List, { ink, width }: Sheet): string[] {
  if (items.length === 0) return [];
  return wrapItems(items, width, `   ${ink.dim(padded(label, LABEL))}`);
}

/** "deck 20, discard 3; units X-Wing 0/2 UB, Yoda 0/2; hand Twist of Fate (fate)" */
function inARow(lists: readonly List[], first: string, { ink, width }: Sheet): string[] {
  const items = lists.flatMap(({ label, items: own }, i) =>
    own.map((item, at) => {
      const named = at === 0 && label !== '' ? `${ink.dim(`${label}:`)} ${item}` : item;
      const end = at < own.length - 1 ? ',' : i < lists.length - 1 ? ';' : '';
      return named + end;
    }),
  );
  return wrapItems(items, width, first, ' ', '   ');
}

/** "Luke Skywalker (5)"; a fate card has no cost. */
function handText({ id, title }: CardView): string {
  const kind = kindById(id);
  return kind?.type === 'fate' ? `${title} (fate)` : `${title} (${kind?.cost ?? 0})`;
}
