/** A point of a chart that has a name. */
export interface Named {
  readonly x: number;
  readonly y: number;
  readonly label: string;
}

export interface Placed extends Named {
  /** Where the words begin or end, from the point. */
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const LETTER = 6;
const LINE = 15;
const POINT = 7;

type Place = Pick<Placed, 'dx' | 'dy' | 'anchor'>;

/** At the point, where the eye finds it: above on its left and below on its right first, as a line climbs to the right. */
const ABOVE_LEFT: Place = { dx: -9, dy: -8, anchor: 'end' };
const NEAR: readonly Place[] = [
  ABOVE_LEFT,
  { dx: 9, dy: 17, anchor: 'start' },
  { dx: 0, dy: -11, anchor: 'middle' },
  { dx: 0, dy: 21, anchor: 'middle' },
  { dx: 9, dy: -8, anchor: 'start' },
  { dx: -9, dy: 17, anchor: 'end' },
];
/** Further away, where others lie at the point. */
const FAR: readonly Place[] = [-24, 33, -40, 49].flatMap((dy) => [
  { dx: -9, dy, anchor: 'end' as const },
  { dx: 9, dy, anchor: 'start' as const },
]);

/** Lays each name at its point, inside the chart, on no other name or point, and off the lines where it can. */
export function placeLabels(
  points: readonly Named[],
  within: Box,
  lines: readonly Box[] = [],
): readonly Placed[] {
  const taken: Box[] = points.map(({ x, y }) => ({
    left: x - POINT,
    right: x + POINT,
    top: y - POINT,
    bottom: y + POINT,
  }));
  return points.map((point) => {
    const box = (place: Place) => boxOf({ ...point, ...place });
    const isFree = (place: Place) => !taken.some((other) => overlap(box(place), other));
    const crossed = (place: Place) => lines.filter((line) => overlap(box(place), line)).length;
    const inside = [NEAR, FAR].map((places) => places.filter((place) => isInside(box(place), within)));
    const free = inside.map((places) => places.filter(isFree));
    const best = free.flatMap((places) => [...places].sort((a, b) => crossed(a) - crossed(b))[0] ?? []);
    const placed = { ...point, ...(best[0] ?? inside.flat()[0] ?? ABOVE_LEFT) };
    taken.push(boxOf(placed));
    return placed;
  });
}

/** How much of a name lies left of where it is anchored. */
const SHIFTS = { start: 0, middle: 0.5, end: 1 } as const;

function boxOf({ x, y, dx, dy, anchor, label }: Placed): Box {
  const width = label.length * LETTER;
  const left = x + dx - width * SHIFTS[anchor];
  return { left, right: left + width, top: y + dy - LINE + 3, bottom: y + dy + 3 };
}

function isInside(box: Box, { left, right, top, bottom }: Box): boolean {
  return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
