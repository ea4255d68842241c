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
  readonly anchor: 'start' | 'end';
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const LETTER = 7;
const LINE = 15;
const POINT = 7;
/** Beside the point: above on its left, below on its right, and further away where others lie. */
const PLACES: readonly Pick<Placed, 'dx' | 'dy' | 'anchor'>[] = [-8, 17, -24, 33, -40, 49].flatMap((dy) => [
  { dx: -9, dy, anchor: 'end' as const },
  { dx: 9, dy, anchor: 'start' as const },
]);

/** Lays each name beside its point, inside the chart, on no other name or point, and off the lines where it can. */
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
    const fits = (place: Pick<Placed, 'dx' | 'dy' | 'anchor'>): boolean => {
      const box = boxOf({ ...point, ...place });
      return isInside(box, within) && !taken.some((other) => overlap(box, other));
    };
    const inside = PLACES.filter((place) => isInside(boxOf({ ...point, ...place }), within));
    const free = PLACES.filter(fits);
    const isOff = (place: Pick<Placed, 'dx' | 'dy' | 'anchor'>): boolean =>
      !lines.some((line) => overlap(boxOf({ ...point, ...place }), line));
    const place = free.find(isOff) ?? free[0] ?? inside[0] ?? { dx: -9, dy: -8, anchor: 'end' as const };
    const placed = { ...point, ...place };
    taken.push(boxOf(placed));
    return placed;
  });
}

function boxOf({ x, y, dx, dy, anchor, label }: Placed): Box {
  const width = label.length * LETTER;
  const left = anchor === 'start' ? x + dx : x + dx - width;
  return { left, right: left + width, top: y + dy - LINE + 3, bottom: y + dy + 3 };
}

function isInside(box: Box, { left, right, top, bottom }: Box): boolean {
  return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
