import { ICONS, type Icon, type InPlayView, SIDE_NAMES, SIDES, type Side } from '@holofoe/card-game';
import type { Seat } from '@holofoe/kernel';
import type { Paper } from '../terminal/paper.ts';

const LETTERS: Readonly<Record<Icon, string>> = { unit: 'U', blast: 'B', tactics: 'T' };

export function nameOfSide(seat: Seat): string {
  return SIDE_NAMES[SIDES[seat] ?? 'light'];
}

export function paint(side: Side, { ink }: Pick<Paper, 'ink'>): (text: string) => string {
  return side === 'light' ? ink.blueBright : ink.red;
}

/** "Luke Skywalker 2/5 UB(T) 1f 1s F3 + Jedi Lightsaber" */
export function inPlayText(card: InPlayView, paper: Paper): string {
  const { ink } = paper;
  const { title, damage, capacity, type, focus, committed, force, enhancements, captives, seat } = card;
  const hurt = capacity !== null && damage * 2 >= capacity ? ink.red : damage > 0 ? ink.yellow : ink.dim;
  const isUnit = type === 'unit';
  const name = paint(SIDES[seat] ?? 'light', paper)(title);
  return [
    focus > 0 ? ink.dim(name) : name,
    ...(capacity !== null && (isUnit || damage > 0 || type === 'objective' || type === 'mission')
      ? [hurt(`${damage}/${capacity}`)]
      : []),
    ...(isUnit ? iconsText(card) : []),
    ...tokensText(card, paper),
    ...(committed ? [ink.cyan(`F${force}`)] : []),
    ...(captives.length > 0 ? [`[${captives.length} captive${captives.length === 1 ? '' : 's'}]`] : []),
    ...enhancements.map((each) => `+ ${inPlayText(each, paper)}`),
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
