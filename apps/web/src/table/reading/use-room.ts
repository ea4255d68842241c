import { type CSSProperties, useEffect, useState } from 'react';

interface Room {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 6;
/** In pixels: a card can be read in it. */
const LOWEST = 200;

/** The largest place on the table that leaves the question and its answers free, for the style sheet to use. */
export function useRoom(): CSSProperties {
  const [room, setRoom] = useState(largest);
  useEffect(() => {
    // Once everything lies in its new place.
    const watch = new ResizeObserver(() => setRoom(largest()));
    for (const each of document.querySelectorAll('.desk, .prompt')) watch.observe(each);
    return () => watch.disconnect();
  }, []);
  const { left, top, right, bottom } = room;
  return {
    '--left': `${left}px`,
    '--right': `${innerWidth - right}px`,
    '--top': `${top}px`,
    '--wide': `${right - left}px`,
    '--high': `${bottom - top}px`,
  };
}

function largest(): Room {
  const table = boxOf('.desk') ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const asked = boxOf('.field > :is(.prompt, .drawer)');
  if (!asked) return table;
  const rooms = [
    { ...table, bottom: asked.top - GAP },
    { ...table, top: asked.bottom + GAP },
    { ...table, right: asked.left - GAP },
  ].filter(({ top, bottom, left, right }) => bottom - top >= LOWEST && right - left >= LOWEST);
  return rooms.reduce((one, other) => (areaOf(other) > areaOf(one) ? other : one), rooms[0] ?? table);
}

function areaOf({ left, top, right, bottom }: Room): number {
  return (right - left) * (bottom - top);
}

/** Undefined: it is not shown. */
function boxOf(selector: string): Room | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  const { left, top, right, bottom } = box;
  return { left, top, right, bottom };
}
