/** What the list of games shows of one. */
export interface Label {
  readonly game: string;
  readonly title: string;
  readonly moment: string;
  readonly isOver: boolean;
  /** When it was kept last, in milliseconds. */
  readonly at: number;
  /** Another one each time that it is kept: two tabs with the same game notice each other by it. */
  readonly stamp: string;
  /** One person holds all seats; absent: each hand is its person's. */
  readonly openHands?: true;
}

/** The last moment that a date can tell. */
const LAST_MOMENT = 8.64e15;

/** No title or moment that the page writes is longer, and the list could not show one that is. */
const LONGEST_TEXT = 200;

/** The title, whatever else of the label makes no sense. */
export function readTitle(data: unknown): string | undefined {
  const { title } = Object(data);
  return typeof title === 'string' ? title.slice(0, LONGEST_TEXT) : undefined;
}

/** A label as somebody wrote it, its texts cut; undefined where it makes no sense. */
export function readLabel(data: unknown): Label | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { game, title, moment, isOver, at, stamp, openHands } = data as Partial<Record<keyof Label, unknown>>;
  const isSound =
    typeof game === 'string' &&
    typeof title === 'string' &&
    typeof moment === 'string' &&
    typeof isOver === 'boolean' &&
    typeof at === 'number' &&
    at >= 0 &&
    at <= LAST_MOMENT &&
    typeof stamp === 'string';
  if (!isSound) return undefined;
  return {
    game,
    title: title.slice(0, LONGEST_TEXT),
    moment: moment.slice(0, LONGEST_TEXT),
    isOver,
    at,
    stamp,
    ...(openHands === true ? { openHands } : {}),
  };
}
