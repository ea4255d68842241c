import type { About, CardNo, Key, Reason, Seat, TableEvent } from '@holofoe/kernel';

/** How a game's events read as a story: what the command line must know of them. */
export interface Story {
  readonly say: (event: TableEvent, seat: Seat) => string | undefined;
  /** As it reads to the one person who plays, in that seat; absent: as `say`. */
  readonly sayTo?: ((event: TableEvent, seat: Seat) => string | undefined) | undefined;
  readonly about: (event: TableEvent) => About;
  readonly idOf: (card: CardNo) => string;
  /** Absent: every turn of the opponent is told in full. */
  readonly inShort?: InShort | undefined;
  readonly topicName: (topic: string) => string;
  readonly nameOf: (key: Key) => string;
}

/** The story as a seat reads it: a person who plays alone is "you". */
export function storyFor(story: Story, seat: Seat, persons: readonly Seat[]): Story {
  const { sayTo } = story;
  return sayTo && persons.length === 1 && persons[0] === seat ? { ...story, say: sayTo } : story;
}

/** A turn of the opponent that is told in short. */
export interface ShortTurn {
  /** The index of the event that begins it. */
  readonly from: number;
  /** It changed nothing, for this cause, and is only counted. */
  readonly idle?: string;
}

interface InShort {
  /** What stands over such turns in a row. */
  readonly title: string;
  readonly turns: (events: readonly TableEvent[]) => readonly ShortTurn[];
  /** The idle ones in a line. */
  readonly idleText: (turns: readonly ShortTurn[]) => string | undefined;
}

/** Something that was taken for granted, since nobody said what came up or was chosen. */
export interface Assumption {
  readonly what: string;
  readonly is: string;
}

export interface Told {
  readonly event: TableEvent;
  readonly assumed: readonly Assumption[];
}

/** What a person with real cards does at once: an event that follows a rule, and what comes of it. */
export interface Step {
  readonly number: number;
  readonly heading: string | undefined;
  readonly rule: string | undefined;
  /** `at`: the index of the event. */
  readonly lines: readonly { readonly at: number; readonly says: string }[];
  readonly cards: readonly string[];
  readonly reasons: readonly Reason[];
  readonly assumed: readonly Assumption[];
}

interface Draft extends Step {
  readonly lines: { at: number; says: string }[];
  readonly cards: string[];
  readonly reasons: Reason[];
  readonly assumed: Assumption[];
}

/** The steps of a turn, numbered from 1, or on from those before it. */
export function stepsOf(story: Story, told: readonly Told[], seat: Seat, before = 0): Step[] {
  const steps: Draft[] = [];
  let heading: string | undefined;
  let phaseRule: string | undefined;
  let assumed: Assumption[] = [];
  for (const [at, { event, assumed: fresh }] of told.entries()) {
    assumed.push(...fresh);
    const { phase, turn, cards } = story.about(event);
    if (phase !== undefined) {
      heading = `${phase} phase`;
      phaseRule = event.rule;
      continue;
    }
    const says = story.say(event, seat);
    if (says === undefined || turn !== undefined) continue;
    const last = steps.at(-1);
    const step = last && last.heading === heading && belongsTo(story, event, last) ? last : undefined;
    const own = step ?? newStep(steps, before, heading, ruleOf(story, event) ?? phaseRule);
    own.lines.push({ at, says });
    own.cards.push(...cards.map(story.idOf).filter((card) => !own.cards.includes(card)));
    own.reasons.push(...(event.reasons ?? []));
    own.assumed.push(...assumed);
    assumed = [];
  }
  return steps;
}

/** What has no rule or reason of its own comes of the step before it; so does an aside on one of its cards. */
function belongsTo(story: Story, event: TableEvent, step: Step): boolean {
  const { isAside, begins, cards } = story.about(event);
  if (begins) return false;
  if (isAside) return cards.some((card) => step.cards.includes(story.idOf(card)));
  return ruleOf(story, event) === undefined;
}

function ruleOf({ about }: Story, event: TableEvent): string | undefined {
  return event.rule ?? event.reasons?.[0]?.decided.rule ?? about(event).rule;
}

function newStep(
  steps: Draft[],
  before: number,
  heading: string | undefined,
  rule: string | undefined,
): Draft {
  const step = {
    number: before + steps.length + 1,
    heading,
    rule,
    lines: [],
    cards: [],
    reasons: [],
    assumed: [],
  };
  steps.push(step);
  return step;
}
