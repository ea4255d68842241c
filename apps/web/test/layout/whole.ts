import { type Box, boxOf, foreground, isInWindow, isPartlyScrolled, isShown, nameOf } from './boxes.ts';
import { core } from './texts.ts';

/** Whatever is cut or reaches out: what is chosen, what a menu can say, a list of the end, a pile, the words of a button, a track, a card in the hand, what is told, a figure. */
export function cutThings(): readonly string[] {
  return [
    ...cutPicks(),
    ...narrowMenus(),
    ...cutLists(),
    ...crossingPiles(),
    ...overflowingButtons(),
    ...squeezedTracks(),
    ...namelessCards(),
    ...cutTold(),
    ...crossingPools(),
    ...coveredFigures(),
    ...untoldShares(),
  ];
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

/** The places of the Force track lie apart, and each of its ends has its name there. */
function squeezedTracks(): readonly string[] {
  return shown('.force-strip')
    .filter((track) => {
      const places = [...track.querySelectorAll('.force-places > i')].map(boxOf);
      const names = [...track.querySelectorAll(':scope > [aria-hidden]:not(.force-places)')].map(boxOf);
      const [first, last] = [places[0], places.at(-1)];
      const [foe, you] = [names[0], names.at(-1)];
      const overlap = places.some((place, i) => place.left < (places[i - 1]?.right ?? 0));
      return overlap || !first || !last || !foe || !you || foe.left > first.right || you.right < last.left;
    })
    .map((track) => `squeezed: ${nameOf(track)}`);
}

/** A card in the hand carries its name; where many lie beside each other, what is looked at is named beside them. */
function namelessCards(): readonly string[] {
  if (shown('.hand .peek').length > 0) return [];
  return shown('.hand .card:not(.back)')
    .filter((card) => [...card.querySelectorAll('.card-name')].every((name) => !isShown(name)))
    .map((card) => `a card in the hand has no name: ${nameOf(card)}`);
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

/** The phases of the bot's turn, and what is asked with what an answer would do, are told whole. */
function cutTold(): readonly string[] {
  return shown('.phases, .prompt > p')
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map((told) => `is cut: ${nameOf(told)} (${told.scrollHeight} px in ${told.clientHeight})`);
}

/** What a side can use lies beside the name of its zone. */
function crossingPools(): readonly string[] {
  return shown('.pool').flatMap((pool) => {
    const caption = pool.closest('.zone')?.querySelector('.caption');
    return caption && isShown(caption) && areCrossing(boxOf(caption), boxOf(pool))
      ? [`lies on ${nameOf(caption)}: ${nameOf(pool)}`]
      : [];
  });
}

/** What can be done with a card and the tick of a chosen one leave its figures free. */
function coveredFigures(): readonly string[] {
  return shown('.verb, .is-pick > .tick').flatMap((mark) =>
    [...(mark.parentElement?.querySelectorAll('.stats .numeral, .hits-left, b:not(.letter)') ?? [])]
      .filter((figure) => isShown(figure) && areCrossing(boxOf(mark), boxOf(figure)))
      .map((figure) => `${nameOf(mark)} covers ${nameOf(figure)} of ${nameOf(mark.parentElement ?? mark)}`),
  );
}

/** What is split says of each how much it takes. */
function untoldShares(): readonly string[] {
  return shown('.is-pick:has(> .verb.pick)')
    .filter((each) => ![...each.querySelectorAll('.verb.pick')].some(isShown))
    .map((each) => `does not say how much it takes: ${nameOf(each)}`);
}

/** By more than an edge. */
function areCrossing(one: Box, other: Box): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 1 && height > 1;
}
