import type { Paper } from './paper.ts';
import { padded, wrap } from './text.ts';

const WIDEST = 60;

/** A card as it prints, in a frame: its name, then a line for each of its parts. */
export function cardLines([name = '', ...parts]: readonly string[], { width, ink, signs }: Paper): string[] {
  const [topLeft, topRight, bottomLeft, bottomRight, side] = signs.box;
  const room = Math.min(WIDEST, width) - 4;
  const framed = (line: string) => `${side} ${padded(line, room)} ${side}`;
  const edge = (left: string, right: string) => left + signs.line.repeat(room + 2) + right;
  return [
    edge(topLeft, topRight),
    ...wrap(ink.bold(name), room).map(framed),
    ...parts.flatMap((part) => wrap(part, room, '', '  ')).map(framed),
    edge(bottomLeft, bottomRight),
  ];
}
