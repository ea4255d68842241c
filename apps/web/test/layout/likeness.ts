import { type Box, boxOf } from './boxes.ts';
import { isOpaque } from './texts.ts';

/** All that a fault can come from, of everything on the page: where it lies, what it lets be seen, and where its words are. */
export function likenessNow(): readonly string[] {
  return [...document.querySelectorAll('*')].map((each) => {
    const { position, visibility, opacity, fontSize, overflow, clipPath, pointerEvents, zIndex } =
      getComputedStyle(each);
    const style = [position, visibility, opacity, fontSize, overflow, clipPath, pointerEvents, zIndex];
    return [...style, isOpaque(each), each.scrollTop, ...[boxOf(each), ...linesOf(each)].map(written)].join(
      ' ',
    );
  });
}

/** The lines of the words that are its own. */
function linesOf(element: Element): readonly Box[] {
  return [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

function written({ left, top, right, bottom }: Box): string {
  return [left, top, right, bottom].map((side) => side.toFixed(1)).join();
}
