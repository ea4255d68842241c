import type { Paper } from '../terminal/paper.ts';

/** How closely a table is drawn: whoever has room sees more of what is idle. */
export interface Layout {
  /** Each list of a side begins a line; otherwise they follow one another. */
  readonly lists: 'apart' | 'in a row';
  /** What is said of an exhausted unit. Its icons do nothing before it is ready. */
  readonly exhausted: 'all' | 'without icons' | 'a number of them';
  /** Of units outside of the engagement: what they are, or only what they are called and what lies on them. */
  readonly outside: 'icons' | 'names';
  readonly enhancements: 'by name' | 'a number of them';
  /** Of cards in an edge stack that lie open: all others give nothing but their Force. */
  readonly stacks: 'by name' | 'fates by name';
  /** How many of each list are told; the others are counted. */
  readonly most: number;
  readonly scene: 'face to face' | 'in a row';
}

const WIDE: Layout = {
  lists: 'apart',
  exhausted: 'all',
  outside: 'icons',
  enhancements: 'by name',
  stacks: 'by name',
  most: Number.POSITIVE_INFINITY,
  scene: 'face to face',
};
const IN_A_ROW: Layout = { ...WIDE, lists: 'in a row' };
const CLOSE: Layout = { ...IN_A_ROW, exhausted: 'without icons', stacks: 'fates by name' };
const CLOSER: Layout = { ...CLOSE, enhancements: 'a number of them', scene: 'in a row' };
const COUNTED: Layout = { ...CLOSER, exhausted: 'a number of them' };
const NAMED: Layout = { ...COUNTED, outside: 'names' };
const SHORT: readonly Layout[] = [8, 4, 2, 1].map((most) => ({ ...NAMED, most }));

/** From the widest to the closest: the first that fits is drawn. */
export const LAYOUTS: readonly Layout[] = [WIDE, IN_A_ROW, CLOSE, CLOSER, COUNTED, NAMED, ...SHORT];

/** What a table is drawn on, and how closely. */
export interface Sheet extends Paper {
  readonly layout: Layout;
}
