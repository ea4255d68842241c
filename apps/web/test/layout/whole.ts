import { type Box, boxOf, foreground, isInWindow, isPartlyScrolled, isShown, nameOf } from './boxes.ts';
import { core } from './texts.ts';

/** Whatever is cut or reaches out: what is chosen, what a menu can say, a list of the end, a pile, the words of a button. */
export function cutThings(): readonly string[] {
  return [...cutPicks(), ...narrowMenus(), ...cutLists(), ...crossingPiles(), ...overflowingButtons()];
}

function shown(selector: string): readonly HTMLElement[] {
  return [...foreground().querySelectorAll<HTMLElement>(selector)].filter(isShown);
}

/** What is chosen shows its tick, which lies on its upper edge. */
function cutPicks(): readonly string[] {
  return shown('.is-pick > .tick')
    .filter((tick) => !isInWindow(boxOf(tick)) || isPartlyScrolled(tick, boxOf(tick)))
    .map((tick) => `what is chosen is cut: ${nameOf(tick.parentElement ?? tick)}`);
}

/** A menu has the width of its longest option, whichever is chosen. */
function narrowMenus(): readonly string[] {
  return shown('select')
    .filter((menu) => {
      const { width } = menu.style;
      const now = menu.offsetWidth;
      menu.style.width = 'max-content';
      const needed = menu.offsetWidth;
      menu.style.width = width;
      return now < needed;
    })
    .map((menu) => `narrower than its longest option: ${nameOf(menu)}`);
}

/** What was bought is told whole: the page is scrolled, never the list. */
function cutLists(): readonly string[] {
  return shown('.bought')
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map((list) => `a list is cut: ${nameOf(list)}`);
}

/** The picture of a pile lies inside the zone that has it. */
function crossingPiles(): readonly string[] {
  return shown('.pile-top')
    .filter((pile) => {
      const zone = pile.closest('.zone');
      const { top, bottom } = boxOf(pile);
      return zone !== null && (top < boxOf(zone).top || bottom > boxOf(zone).bottom);
    })
    .map((pile) => `crosses the edge of its zone: ${nameOf(pile.parentElement ?? pile)}`);
}

/** The words of a button lie between its edges. */
function overflowingButtons(): readonly string[] {
  return shown('.button')
    .filter((button) => {
      const { left, right, top, bottom } = boxOf(button);
      return linesOf(button).some(
        (line) => line.left < left || line.right > right || line.top < top || line.bottom > bottom,
      );
    })
    .map((button) => `runs out of its button: ${nameOf(button)}`);
}

/** The lines of its own words; what else lies in it may be there for ears only. */
function linesOf(button: Element): readonly Box[] {
  return [...button.childNodes]
    .filter((node) => node instanceof Text)
    .flatMap((node) => {
      const words = document.createRange();
      words.selectNodeContents(node);
      return [...words.getClientRects()].map(core);
    });
}
