/*
 * What is wrong with how things lie on the page. These functions run in the page: together they are one script, so
 * they use each other and nothing from outside.
 */

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Said {
  readonly words: string;
  readonly node: Node;
  readonly parent: Element;
  /** One for each of its lines. */
  readonly boxes: readonly Box[];
}

/** Nothing that is read is smaller than this, in pixels. */
const SMALLEST = 12;

/** Every fault of the page as it lies there now. `fits`: nothing of it lies outside the window. */
function faultsOfLayout(fits: boolean): string[] {
  const texts = textsInSight();
  return [
    ...sideways(),
    ...(fits ? outside() : []),
    ...outOfReach(),
    ...tooLow(),
    ...texts.flatMap((text) => [...tooSmall(text), ...cutOff(text)]),
    ...overlaps(texts),
  ];
}

/** Where every element lies now; `movedSince` says which have moved from there. */
function boxesNow(): Map<Element, Box> {
  return new Map([...document.body.querySelectorAll('*')].map((each) => [each, boxOf(each)]));
}

function movedSince(before: ReadonlyMap<Element, Box>): string[] {
  const moved = [...before].filter(([each, box]) => {
    // What comes up where nothing was moves nothing by itself; what it pushes away is found.
    if (!each.isConnected || box.bottom === box.top || box.right === box.left) return false;
    // Another card is told of in the same place, at its own length.
    const sides = each.closest('.peek')
      ? (['left', 'top'] as const)
      : (['left', 'top', 'right', 'bottom'] as const);
    const now = boxOf(each);
    return sides.some((side) => Math.abs(now[side] - box[side]) > 0.5);
  });
  return moved.map(([each]) => nameOf(each));
}

/** The middles of what can be clicked, is in sight and lies there. */
function targets(): { readonly name: string; readonly x: number; readonly y: number }[] {
  return clickable().flatMap((each) => {
    const { left, right, top, bottom } = boxOf(each);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const there = document.elementFromPoint(x, y);
    return there && each.contains(there) ? [{ name: nameOf(each), x, y }] : [];
  });
}

/** What scrolls shows a line at least. */
function tooLow(): string[] {
  return [...foreground().querySelectorAll('*')]
    .filter((each) => isShown(each) && !isForEars(each))
    .filter((each) => {
      const { overflowY } = getComputedStyle(each);
      return (
        isScroller(overflowY) && each.scrollHeight > each.clientHeight + 1 && each.clientHeight < 2 * SMALLEST
      );
    })
    .map((each) => `${each.clientHeight} px are too low to scroll in: ${nameOf(each)}`);
}

function sideways(): string[] {
  const { scrollWidth } = document.scrollingElement ?? document.body;
  return scrollWidth > innerWidth ? [`the page scrolls sideways by ${scrollWidth - innerWidth} px`] : [];
}

/** What can be clicked lies in the window, unless something scrolls it there. */
function outside(): string[] {
  return clickable()
    .filter((each) => !isPartlyScrolled(each, boxOf(each)))
    .filter((each) => {
      const { left, top, right, bottom } = boxOf(each);
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map((each) => `outside the window: ${nameOf(each)}`);
}

/** What can be clicked and does not lie at its own middle. */
function outOfReach(): string[] {
  return clickable().flatMap((each) => {
    const box = boxOf(each);
    if (isScrolledAway(each, box)) return [];
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const there = document.elementFromPoint(x, y);
    if (there && (each.contains(there) || there.contains(each))) return [];
    // A line of the log is clicked beside its "why?".
    if (there && each.matches('.line-button') && each.parentElement?.contains(there)) return [];
    return there || y < innerHeight
      ? [`${nameOf(each)} is covered by ${there ? nameOf(there) : 'nothing'}`]
      : [];
  });
}

function clickable(): Element[] {
  return [...foreground().querySelectorAll('button, a[href], select, textarea, input[type="range"]')].filter(
    (each) => isShown(each) && !each.matches(':disabled, .skip') && !isForEars(each),
  );
}

/** What lies over the page and is to be closed first, or else the page. */
function foreground(): Element {
  return document.querySelector('dialog:modal, [role="dialog"].asked') ?? document.body;
}

function tooSmall({ parent, words }: Said): string[] {
  const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
  const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
  return size < SMALLEST - 0.05
    ? [`${size.toFixed(1)} px is too small to read: "${words}" in ${nameOf(parent)}`]
    : [];
}

/** A text that what it lies in does not show whole, or that something else lies on. */
function cutOff(text: Said): string[] {
  const { parent, boxes, words } = text;
  for (const box of boxes) {
    const by = clippedBy(parent, box);
    if (by) return [`"${words}" is cut off by ${nameOf(by)}`];
    if (!isScrolledAway(parent, box) && isInWindow(box) && !isSeen(text, box))
      return [`"${words}" in ${nameOf(parent)} is covered`];
  }
  return [];
}

/** What lies around it and hides what reaches out, where this does. */
function clippedBy(element: Element, box: Box): Element | undefined {
  const { left, right, top, bottom } = core(box);
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    const around = boxOf(each);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (hides(overflowX) && (left < around.left - 1 || right > around.right + 1)) return each;
    if (hides(overflowY) && (top < around.top - 1 || bottom > around.bottom + 1)) return each;
    if (isScroller(overflowX) || isScroller(overflowY)) return undefined;
  }
  return undefined;
}

function overlaps(texts: readonly Said[]): string[] {
  const lines = texts.flatMap((text) =>
    text.boxes
      .filter((box) => isInWindow(box) && !isScrolledAway(text.parent, box))
      .map((box) => ({ text, box: core(box) })),
  );
  const found = new Set<string>();
  lines.forEach((one, i) => {
    for (const other of lines.slice(i + 1)) {
      const common = {
        left: Math.max(one.box.left, other.box.left),
        right: Math.min(one.box.right, other.box.right),
        top: Math.max(one.box.top, other.box.top),
        bottom: Math.min(one.box.bottom, other.box.bottom),
      };
      if (
        one.text.node === other.text.node ||
        common.right - common.left < 2 ||
        common.bottom - common.top < 2
      )
        continue;
      if (isSeen(one.text, common) && isSeen(other.text, common))
        found.add(`"${one.text.words}" and "${other.text.words}" lie on each other`);
    }
  });
  return [...found];
}

/** Texts that somebody could read, with the place of each line. */
function textsInSight(): Said[] {
  const walker = document.createTreeWalker(foreground(), NodeFilter.SHOW_TEXT);
  const texts: Said[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = (node.textContent ?? '').trim();
    if (!parent || words === '' || !isShown(parent)) continue;
    if (parent.closest('script, style, noscript, option, title') || isForEars(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    if (boxes.length > 0) texts.push({ words: words.slice(0, 60), node, parent, boxes });
  }
  return texts;
}

/** Whether nothing opaque lies over the middle of this part of a text. */
function isSeen({ parent }: Said, { left, right, top, bottom }: Box): boolean {
  const above = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
  for (const each of above) {
    if (each === parent || each.contains(parent) || parent.contains(each)) return true;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(each);
    const isOpaque =
      /^rgb\(/.test(backgroundColor) ||
      (/^color\(.*[^/]+\)$/.test(backgroundColor) && !backgroundColor.includes('/'));
    if ((isOpaque || backgroundImage.includes('gradient')) && opacity === '1') return false;
  }
  return true;
}

/** Letters fill less than the height of their line. */
function core({ left, right, top, bottom }: Box): Box {
  const less = (bottom - top) * 0.22;
  return { left, right, top: top + less, bottom: bottom - less };
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Read aloud and not shown. */
function isForEars(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement)
    if (getComputedStyle(each).clipPath === 'inset(50%)') return true;
  return false;
}

function isInWindow({ left, right, top, bottom }: Box): boolean {
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}

/** Whether what scrolls around it shows only a part of it. */
function isPartlyScrolled(element: Element, { left, right, top, bottom }: Box): boolean {
  for (let each = element.parentElement; each; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    if (!isScroller(overflowX) && !isScroller(overflowY)) continue;
    const around = boxOf(each);
    if (left < around.left || right > around.right || top < around.top || bottom > around.bottom) return true;
  }
  return false;
}

/** Whether something around it would have to be scrolled first. */
function isScrolledAway(element: Element, { left, right, top, bottom }: Box): boolean {
  for (let each = element.parentElement; each; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    if (!isScroller(overflowX) && !isScroller(overflowY)) continue;
    const around = boxOf(each);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x < around.left || x > around.right || y < around.top || y > around.bottom) return true;
  }
  return false;
}

function isScroller(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}

function boxOf(element: Element): Box {
  return element.getBoundingClientRect();
}

function nameOf(element: Element): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return `<${[element.localName, ...element.classList].join('.')}> ${words.slice(0, 40)}`;
}

/** All of it as one script. */
export const LAYOUT_SCRIPT = [
  `const SMALLEST = ${SMALLEST};`,
  ...[faultsOfLayout, boxesNow, movedSince, targets, sideways, outside, outOfReach, tooLow, clickable],
  ...[
    foreground,
    tooSmall,
    cutOff,
    clippedBy,
    overlaps,
    textsInSight,
    isSeen,
    core,
    isShown,
    isForEars,
    isInWindow,
  ],
  ...[isPartlyScrolled, isScrolledAway, isScroller, boxOf, nameOf],
].join('\n');
