import { type Box, boxOf, nameOf } from './boxes.ts';

/** Where every element lies now. */
export function boxesNow(): Map<Element, Box> {
  return new Map([...document.body.querySelectorAll('*')].map((each) => [each, boxOf(each)]));
}

/** What lies elsewhere now. */
export function movedSince(before: ReadonlyMap<Element, Box>): readonly string[] {
  return [...before]
    .filter(([each, box]) => {
      // What comes up where nothing was moves nothing by itself; what it pushes away is found.
      if (!each.isConnected || box.bottom === box.top || box.right === box.left) return false;
      // Another card is told of in the same place, at its own length.
      const sides = each.closest('.peek')
        ? (['left', 'top'] as const)
        : (['left', 'top', 'right', 'bottom'] as const);
      const now = boxOf(each);
      return sides.some((side) => Math.abs(now[side] - box[side]) > 0.5);
    })
    .map(([each]) => nameOf(each));
}
