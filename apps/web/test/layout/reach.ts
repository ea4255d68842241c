import {
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
import { SMALLEST } from './texts.ts';

/** Whatever a pointer does not come to. `fits`: nothing of the page lies outside the window. */
export function unreachable(fits: boolean): readonly string[] {
  return [
    ...sideways(),
    ...(fits ? [...outside(), ...notAtHand(), ...beyondScrolling()] : []),
    ...covered(),
    ...unseen(),
    ...tooLow(),
  ];
}

/** The middles of what can be clicked, is in sight and lies there. */
export function targetsNow(): readonly { readonly name: string; readonly x: number; readonly y: number }[] {
  return clickable().flatMap((each) => {
    const [x, y] = middleOf(boxOf(each));
    return isHit(each, boxOf(each)) ? [{ name: nameOf(each), x, y }] : [];
  });
}

function clickable(): readonly Element[] {
  return [...foreground().querySelectorAll('button, a[href], select, textarea, input[type="range"]')].filter(
    (each) => isShown(each) && !each.matches(':disabled, .skip'),
  );
}

/** Whether what lies at its middle is it, or inside it. */
function isHit(element: Element, box: Box): boolean {
  const there = document.elementFromPoint(...middleOf(box));
  if (!there) return false;
  if (element.contains(there)) return true;
  // A line of the log is clicked beside its "why?".
  return element.matches('.line-button') && element.parentElement?.contains(there) === true;
}

function sideways(): readonly string[] {
  const { scrollWidth } = document.scrollingElement ?? document.body;
  return scrollWidth > innerWidth ? [`the page scrolls sideways by ${scrollWidth - innerWidth} px`] : [];
}

/** What can be clicked lies in the window, unless something scrolls it there. */
function outside(): readonly string[] {
  return clickable()
    .filter((each) => !isPartlyScrolled(each, boxOf(each)) && !isInWindow(boxOf(each)))
    .map((each) => `outside the window: ${nameOf(each)}`);
}

/** What can be clicked and does not lie at its own middle. */
function covered(): readonly string[] {
  return clickable().flatMap((each) => {
    const box = boxOf(each);
    const [, y] = middleOf(box);
    if (isScrolledAway(each, box) || y < 0 || y >= innerHeight || isHit(each, box)) return [];
    const there = document.elementFromPoint(...middleOf(box));
    if (there && isPinned(there)) return [];
    return [`${nameOf(each)} is covered by ${there ? nameOf(there) : 'nothing'}`];
  });
}

/** What is opened over the page takes no click where nothing of it is to be seen. */
function unseen(): readonly string[] {
  const opened = foreground();
  const { backgroundColor, backgroundImage } = getComputedStyle(opened);
  if (opened === document.body || backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none')
    return [];
  const { left, right, top, bottom } = boxOf(opened);
  const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
  return corners
    .filter(([x, y]) => document.elementFromPoint(x, y) === opened)
    .map(
      ([x, y]) =>
        `at ${Math.round(x)}, ${Math.round(y)} nothing is seen and takes the click: ${nameOf(opened)}`,
    );
}

/** The hand, ships before a base and the base, the buttons of a turn and of the prompt, "Why?": in sight and to be hit without scrolling anything. */
function notAtHand(): readonly string[] {
  return clickable()
    .filter((each) => each.matches(AT_HAND))
    .filter((each) => isPartlyScrolled(each, boxOf(each)) || !isHit(each, boxOf(each)))
    .map((each) => `not at hand: ${nameOf(each)}`);
}

const AT_HAND =
  '.hand .is-legal, .turn-buttons button, .prompt button, .half:has(.is-legal, .is-pick, .is-aim) :is(.half-base, .half-ship:is(.is-legal, .is-pick))';

/** Every other legal option is hit at its middle, once it was scrolled to. */
function beyondScrolling(): readonly string[] {
  const away = clickable().filter(
    (each) => each.matches('.is-legal, .list-option') && isScrolledAway(each, boxOf(each)),
  );
  if (away.length === 0) return [];
  const scrolled = [...document.querySelectorAll('*')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
    .map((element) => ({ element, top: element.scrollTop }));
  const missed = away.filter((each) => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    return !isHit(each, boxOf(each));
  });
  for (const { element, top } of scrolled) element.scrollTop = top;
  return missed.map((each) => `cannot be scrolled to: ${nameOf(each)}`);
}

/** What scrolls shows a line at least. */
function tooLow(): readonly string[] {
  return [...foreground().querySelectorAll('*')]
    .filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1 && clientHeight < 2 * SMALLEST,
    )
    .filter((each) => isScroller(getComputedStyle(each).overflowY) && isShown(each))
    .map((each) => `${each.clientHeight} px are too low to scroll in: ${nameOf(each)}`);
}
