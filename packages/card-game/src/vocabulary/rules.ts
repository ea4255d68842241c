import type { Live, Ruleset } from '@holofoe/kernel';
import { CHOICES } from '../ai/choices.ts';
import { isCard, KINDS, kindOf } from '../cards/catalogue.ts';
import { check } from '../rules/checks.ts';
import { DIAL, keyOfThing } from '../rules/keys.ts';
import { abilitiesNow } from '../rules/numerals.ts';
import { isFighting } from '../rules/participation.ts';
import { controllerOf } from '../rules/reads.ts';
import { strikeScope } from '../rules/strike.ts';
import { DARK, inPlay, opponentOf, type State } from '../state.ts';
import type { CardGame, CardGameCx, Happening, Until } from '../terms/words.ts';
import { isUnaffected } from './affected.ts';
import { holdsFor } from './conditions.ts';
import { countFor } from './counts.ts';
import { matches } from './filters.ts';
import { LANGUAGE } from './language.ts';
import { lasts } from './lasts.ts';
import { fitsMoment } from './moments.ts';
import { printedStat } from './printed.ts';
import { targetsFor } from './targets.ts';
import { manyFor, refersTo, thingsFor } from './things.ts';

type Kind = Happening['kind'];

/** Kinds whose card must be in play; of the others it is somewhere else, or there is none. */
const IN_PLAY: ReadonlySet<Kind> = new Set<Kind>([
  'would be dealt',
  'damage',
  'heal',
  'moves damage',
  'focus',
  'unfocus',
  'shield',
  'unshield',
  'would leave',
  'leaves',
  'attached',
  'control',
  'becomes',
  'generates',
  'declared',
  'engaged',
  'joins',
  'leaves engagement',
  'strikes',
  'icons',
  'survived',
  'commits',
  'uncommits',
]);

/** Kinds that hold others inside them: told when they begin. */
const TOLD_FIRST: ReadonlySet<string> = new Set<Kind>([
  'turn begins',
  'ability',
  'draw',
  'played',
  'would leave',
  'leaves',
  'strikes',
  'icons',
  'fate',
  'edge',
  'struggle',
  'reveals stacks',
  'engagement ends',
  'phase ends',
  'generates',
  'looks',
]);

/** Kinds after which a check cannot find anything. */
const HARMLESS: ReadonlySet<string> = new Set<Kind>([
  'would be dealt',
  'would leave',
  'heal',
  'unfocus',
  'shield',
  'draw',
  'discards',
  'reveals',
  'looks',
  'lays',
  'generates',
]);

export const RULES: Ruleset<CardGame> = {
  language: LANGUAGE,
  timing: {
    policy: 'stack',
    targets: 'after the price',
    thenNeeds: 'fully',
    seats: ({ state }) => [state.active, opponentOf(state.active)],
    tellsFirst: TOLD_FIRST,
    check,
    harmless: HARMLESS,
    secretTo,
  },
  bot: CHOICES,
  abilitiesOf: (state, card) => (isCard(card) ? abilitiesNow(state, card) : []),
  printed: printedStat,
  things: thingsFor,
  targets: targetsFor,
  test: matches,
  many: manyFor,
  ref: refersTo,
  holds: holdsFor,
  count: countFor,
  fits: fitsMoment,
  isThere,
  // A focus token that became something else is paid; a sacrifice that was not made is not.
  isPaid: ({ kind }) => kind === 'focus',
  scope: scopeOf,
  seatOf(cx, who) {
    if (who === 'you') return cx.seat;
    return who === 'opponent' ? opponentOf(cx.seat) : (cx.now?.by ?? cx.seat);
  },
  controllerOf,
  titleOf: (_, card) => kindOf(card).title,
  names: namesFor,
  topicOf: (word) => (word ? `${word.do} whom` : 'target'),
  keyOf: keyOfThing,
  sourceOf: ({ card }) => card,
  spares: isUnaffected,
  lasts,
};

/** What is laid face down is seen by the one who lays it; what is captured from a deck by the Dark Side. */
function secretTo(live: Live<CardGame>): readonly number[] | undefined {
  if (live.kind === 'lays') return live.open || live.by === undefined ? undefined : [live.by];
  if (live.kind === 'moves') return live.open || live.by === undefined ? undefined : [live.by];
  if (live.kind === 'keeps') return live.by === undefined ? undefined : [live.by];
  if (live.kind === 'moves captive') return live.hidden ? [DARK] : undefined;
  return live.kind === 'captured' && live.from === 'deck' ? [DARK] : undefined;
}

function isThere(state: State, { kind, card, off }: Live<CardGame>): boolean {
  if (off || card === undefined || card < 0 || card === DIAL || !IN_PLAY.has(kind)) return true;
  return inPlay(state, card) !== undefined;
}

/** The name of a period as it runs now. */
function scopeOf({ game }: CardGameCx, until: Until): string | undefined {
  const { state } = game;
  switch (until) {
    case 'strike':
      return strikeScope(game);
    case 'engagement':
      return isFighting(state) ? until : undefined;
    case 'edge battle':
      return state.engagement?.battle ? until : undefined;
    case 'phase':
      return state.phase === null ? undefined : until;
    default:
      return until;
  }
}

/** What can be named: the titles or traits that there are, or types of cards. */
function namesFor(_: CardGameCx, kind: string): readonly string[] {
  switch (kind) {
    case 'card type':
      return ['unit', 'enhancement', 'event', 'fate', 'mission'];
    case 'trait':
      return sorted(KINDS.flatMap(({ traits }) => traits));
    case 'unit':
      return sorted(KINDS.filter(({ type }) => type === 'unit').map(({ title }) => title));
    default:
      return sorted(KINDS.filter(({ type }) => type !== 'affiliation').map(({ title }) => title));
  }
}

function sorted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}
