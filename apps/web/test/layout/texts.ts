import {
  ancestors,
  type Box,
  boxOf,
  foreground,
  isInWindow,
  isPartlyScrolled,
  isPinned,
  isScrolledAway,
  isScroller,
  isShown,
  middleOf,
  nameOf,
} from './boxes.ts';

/** Nothing that is read is smaller than this, in pixels. */
export const SMALLEST = 12;

interface Said {
  readonly words: string;
  readonly node: Node;
  readonly parent: Element;
  /** One for each of its lines. */
  readonly boxes: readonly Box[];
}

/** Whatever cannot be read: too small, cut off, covered, on another text. */
export function unreadable(): readonly string[] {
  const texts = textsInSight();
  return [...texts.flatMap((text) => [...tooSmall(text), ...cutOff(text)]), ...overlaps(texts)];
}

/** A base's ability is told whole wherever the base is shown, and nothing has to be scrolled for it. */
export function cutAbilities(): readonly string[] {
  return [...foreground().querySelectorAll('.ability')]
    .filter((each) => isShown(each) && each.textContent !== '')
    .filter((each) => {
      const box = boxOf(each);
      return !isInWindow(box) || isPartlyScrolled(each, box);
    })
    .map((each) => `an ability of a base is not whole: ${each.textContent}`);
}

function tooSmall({ parent, words }: Said): readonly string[] {
  const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
  const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
  return size < SMALLEST - 0.05
    ? [`${size.toFixed(1)} px is too small to read: "${words}" in ${nameOf(parent)}`]
    : [];
}

/** A text that what it lies in does not show whole, or that something else lies on. */
function cutOff(text: Said): readonly string[] {
  const { parent, boxes, words } = text;
  for (const box of boxes) {
    const by = clippedBy(parent, box);
    if (by) return [`"${words}" is cut off by ${nameOf(by)}`];
    if (isScrolledAway(parent, box) || !isInWindow(box)) continue;
    const over = coverOf(text, box);
    if (over && !isPinned(over)) return [`"${words}" in ${nameOf(parent)} is covered by ${nameOf(over)}`];
  }
  return [];
}

/** What lies around it and hides what reaches out, where this does. */
function clippedBy(element: Element, box: Box): Element | undefined {
  const { left, right, top, bottom } = core(box);
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  for (const each of ancestors(element)) {
    if (each === document.body) return undefined;
    const { overflowX, overflowY } = getComputedStyle(each);
    const around = boxOf(each);
    if (hides(overflowX) && (left < around.left - 1 || right > around.right + 1)) return each;
    if (hides(overflowY) && (top < around.top - 1 || bottom > around.bottom + 1)) return each;
    if (isScroller(overflowX) || isScroller(overflowY)) return undefined;
  }
  return undefined;
}

function overlaps(texts: readonly Said[]): readonly string[] {
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
      if (one.text.node === other.text.node) continue;
      if (common.right - common.left < 2 || common.bottom - common.top < 2) continue;
      if (coverOf(one.text, common) || coverOf(other.text, common)) continue;
      found.add(`"${one.text.words}" and "${other.text.words}" lie on each other`);
    }
  });
  return [...found];
}

/** Texts that somebody could read, with the place of each line. */
function textsInSight(): readonly Said[] {
  const walker = document.createTreeWalker(foreground(), NodeFilter.SHOW_TEXT);
  const texts: Said[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = (node.textContent ?? '').trim();
    if (!parent || words === '' || parent.closest('script, style, noscript, option, title')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    if (boxes.length > 0 && isShown(parent)) texts.push({ words: words.slice(0, 60), node, parent, boxes });
  }
  return texts;
}

/** What is opaque and lies over the middle of this part of a text. */
function coverOf({ parent }: Said, box: Box): Element | undefined {
  for (const each of document.elementsFromPoint(...middleOf(box))) {
    if (each === parent || each.contains(parent) || parent.contains(each)) return undefined;
    if (isOpaque(each)) return each;
  }
  return undefined;
}

/** Whether nothing is to be seen through it. */
export function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const isFilled =
    /^rgb\(/.test(backgroundColor) ||
    (/^color\(.*[^/]+\)$/.test(backgroundColor) && !backgroundColor.includes('/'));
  return (isFilled || backgroundImage.includes('gradient')) && opacity === '1';
}

/** Letters fill less than the height of their line. */
export function core({ left, right, top, bottom }: Box): Box {
  const less = (bottom - top) * 0.22;
  return { left, right, top: top + less, bottom: bottom - less };
}
