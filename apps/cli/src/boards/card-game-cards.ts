import { ICONS, type Icon, type InPlayView, SIDE_NAMES, SIDES, type Side } from '@holofoe/card-game';
import type { Seat } from '@holofoe/kernel';
import type { Paper } from '../terminal/paper.ts';
import { counted, together } from '../terminal/text.ts';
import type { Sheet } from './card-game-layout.ts';

const LETTERS: Readonly<Record<Icon, string>> = { unit: 'U', blast: 'B', tactics: 'T' };

export function nameOfSide(seat: Seat): string {
  return SIDE_NAMES[SIDES[seat] ?? 'light'];
}

export function paint(side: Side, { ink }: Pick<Paper, 'ink'>): (text: string) => string {
  return side === 'light' ? ink.blueBright : ink.red;
}

/** What a list of cards says, each of them or copies together. */
export function inPlayTexts(cards: readonly InPlayView[], sheet: Sheet): string[] {
  const { ink, layout } = sheet;
  const isIdle = ({ type, focus, role }: InPlayView) => type === 'unit' && focus > 0 && role === null;
  const idle = layout.exhausted === 'a number of them' ? cards.filter(isIdle) : [];
  const told = idle.length > 1 ? cards.filter((card) => !idle.includes(card)) : cards;
  return [
    ...firstOf(together(told.map((card) => inPlayText(card, sheet))), sheet),
    ...(idle.length > 1 ? [ink.dim(counted(idle.length, 'exhausted unit'))] : []),
  ];
}

/** As many as the layout tells of a list, and how many lines of it are left out. */
export function firstOf(items: readonly string[], { layout: { most }, ink }: Sheet): readonly string[] {
  if (items.length <= most) return items;
  return [...items.slice(0, most), ink.dim(`${items.length - most} more`)];
}

/** "Luke Skywalker 2/5 UB(T) 1f 1s F3 + Jedi Lightsaber" */
export function inPlayText(card: InPlayView, sheet: Sheet): string {
  const { ink, layout } = sheet;
  const { title, damage, capacity, type, focus, committed, force, enhancements, captives, seat, role } = card;
  const hurt = capacity !== null && damage * 2 >= capacity ? ink.red : damage > 0 ? ink.yellow : ink.dim;
  const isUnit = type === 'unit';
  const isNamed = isUnit && role === null && layout.outside === 'names';
  const showsIcons = isUnit && !isNamed && (focus === 0 || layout.exhausted === 'all');
  const showsCapacity = capacity !== null && (damage > 0 || (type !== 'enhancement' && !isNamed));
  const name = paint(SIDES[seat] ?? 'light', sheet)(title);
  return [
    focus > 0 ? ink.dim(name) : name,
    ...(showsCapacity ? [hurt(`${damage}/${capacity}`)] : []),
    ...(showsIcons ? iconsText(card) : []),
    ...tokensText(card, sheet),
    ...(committed ? [ink.cyan(`F${force}`)] : []),
    ...(captives.length > 0 ? [`[${counted(captives.length, 'captive')}]`] : []),
    ...(layout.enhancements === 'by name'
      ? enhancements.map((each) => `+ ${inPlayText(each, sheet)}`)
      : enhancements.length > 0
        ? [`+${enhancements.length}`]
        : []),
  ].join(' ');
}

function tokensText({ focus, shields }: InPlayView, { ink }: Paper): string[] {
  return [...(focus > 0 ? [ink.yellow(`${focus}f`)] : []), ...(shields > 0 ? [ink.cyan(`${shields}s`)] : [])];
}

/** "UUB(T)": in brackets what takes the edge. */
function iconsText({ icons }: InPlayView): string[] {
  const always = ICONS.map((icon) => LETTERS[icon].repeat(icons[icon][0])).join('');
  const withEdge = ICONS.map((icon) => LETTERS[icon].repeat(Math.max(0, icons[icon][1]))).join('');
  const text = `${always}${withEdge === '' ? '' : `(${withEdge})`}`;
  return text === '' ? [] : [text];
}
