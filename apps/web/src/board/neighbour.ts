const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What an arrow key leads to from what has the focus: the nearest in that direction, as it lies on the page. */
export function neighbour(zone: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...zone.querySelectorAll<HTMLElement>('[data-rove]')].filter((each) => each.offsetParent);
  const here = all.find((each) => each === document.activeElement);
  if (key === 'Home') return here && all[0];
  if (key === 'End') return here && all.at(-1);
  const step = STEPS[key];
  if (!step || !here) return undefined;
  const [dx, dy] = step;
  const from = middle(here);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of all) {
    const to = middle(each);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const distance = along + 3 * aside;
    if (each !== here && along > 4 && distance < least) {
      best = each;
      least = distance;
    }
  }
  return best;
}

function middle(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
