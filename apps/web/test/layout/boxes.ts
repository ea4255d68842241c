/** Where elements lie, and what of them somebody sees. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(element: Element): Box {
  return element.getBoundingClientRect();
}

export function middleOf({ left, right, top, bottom }: Box): readonly [x: number, y: number] {
  return [(left + right) / 2, (top + bottom) / 2];
}

export function nameOf(element: Element): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return `<${[element.localName, ...element.classList].join('.')}> ${words.slice(0, 40)}`;
}

/** What somebody has opened over the page and will close first, or else the page. */
export function foreground(): Element {
  const opened = document.querySelectorAll(
    'dialog:modal, [role="dialog"].asked, .act-menu, .side[data-sheet]',
  );
  return [...opened].find((each) => getComputedStyle(each).position !== 'static') ?? document.body;
}

export function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForEars(element);
}

/** Read aloud and not shown. */
function isForEars(element: Element): boolean {
  return known(forEars, element, () => {
    if (getComputedStyle(element).clipPath === 'inset(50%)') return true;
    return element.parentElement !== null && isForEars(element.parentElement);
  });
}

/** What is known of each element, as long as nothing is laid out anew. */
const forEars = new Map<Element, boolean>();
const scrollers = new Map<Element, readonly Element[]>();

/** Something may have been laid out anew. */
export function forget(): void {
  forEars.clear();
  scrollers.clear();
}

function known<T>(all: Map<Element, T>, element: Element, find: () => T): T {
  const before = all.get(element);
  if (before !== undefined) return before;
  const found = find();
  all.set(element, found);
  return found;
}

/** It and everything around it. */
export function ancestors(element: Element): readonly Element[] {
  const all: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) all.push(each);
  return all;
}

export function isInWindow({ left, right, top, bottom }: Box): boolean {
  return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
}

/** What scrolls around it, from the inside out; the page itself is not among them. */
function scrollersOf(element: Element): readonly Element[] {
  const around = element.parentElement;
  if (!around || around === document.body || around === document.documentElement) return [];
  return known(scrollers, around, () => {
    const { overflowX, overflowY } = getComputedStyle(around);
    const isOne = isScroller(overflowX) || isScroller(overflowY);
    return [...(isOne ? [around] : []), ...scrollersOf(around)];
  });
}

/** Whether what scrolls around it shows only a part of it. */
export function isPartlyScrolled(element: Element, { left, right, top, bottom }: Box): boolean {
  return scrollersOf(element).some((each) => {
    const around = boxOf(each);
    return left < around.left || right > around.right || top < around.top || bottom > around.bottom;
  });
}

/** Whether something around it would have to be scrolled first. */
export function isScrolledAway(element: Element, box: Box): boolean {
  const [x, y] = middleOf(box);
  return scrollersOf(element).some((each) => {
    const around = boxOf(each);
    return x < around.left || x > around.right || y < around.top || y > around.bottom;
  });
}

export function isScroller(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}

/** Whether it stays in its place while the rest is scrolled under it: what it covers now can be moved out of there. */
export function isPinned(element: Element): boolean {
  const pinned = ancestors(element).find((each) =>
    ['sticky', 'fixed'].includes(getComputedStyle(each).position),
  );
  if (!pinned) return false;
  return [document.scrollingElement ?? document.body, ...scrollersOf(pinned)].some(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
  );
}
