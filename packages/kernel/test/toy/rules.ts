import type { Live, Ruleset } from '../../src/engine/engine.ts';
import { seatOfThing, type Thing } from '../../src/language/thing.ts';
import { wholeLanguage } from '../../src/readings/whole.ts';
import { byWorth } from '../../src/words/bot.ts';
import type { Grammar } from '../../src/words/grammar.ts';
import { languageOf } from '../../src/words/language.ts';
import { check } from './checks.ts';
import { countFor, fitsMoment, holdsFor, iconsOf, matches, refersTo, thingsFor } from './filters.ts';
import { keyOfThing } from './keys.ts';
import { kindOf } from './kinds.ts';
import { SAYS } from './says.ts';
import { cardAt, isFighting, otherSeat, type ToyState } from './state.ts';
import { strikeScope } from './strike.ts';
import type { Happening, Stat, Toy, ToyCx } from './terms.ts';
import { CARD_WORDS } from './words-cards.ts';
import { ENGAGEMENT_WORDS } from './words-engagement.ts';
import { NOW_WORDS } from './words-now.ts';
import { TOKEN_WORDS } from './words-tokens.ts';
import { harm } from './worth.ts';

const TOY_GRAMMAR: Grammar<Toy> = {
  words: { ...TOKEN_WORDS, ...CARD_WORDS, ...NOW_WORDS, ...ENGAGEMENT_WORDS },
  says: SAYS,
  worthOfRule(cx, rule, thing, amount) {
    const sign = thing < 0 ? 1 : -harm(cx, thing);
    if ('add' in rule) return sign * amount;
    if ('gains' in rule) return sign * Math.max(0, amount);
    return 'times' in rule ? sign : -sign;
  },
  worthOfStopping: (cx, live) => (live.by === cx.seat ? -1 : 1),
};

export const TOY_LANGUAGE = languageOf(TOY_GRAMMAR, wholeLanguage());

/** Where the card is when it happens. */
const ELSEWHERE: ReadonlySet<Happening['kind']> = new Set([
  'ability',
  'enters',
  'played',
  'discards',
  'lays',
  'fate',
  'lasts',
] as const);

const then = 'at all';

/** The toy: last in, first out. */
export const TOY: Ruleset<Toy> = {
  language: TOY_LANGUAGE,
  timing: {
    policy: 'stack',
    targets: 'after the price',
    thenNeeds: then,
    seats: ({ state }) => [state.active, otherSeat(state.active)],
    tellsFirst: new Set([
      'ability',
      'draw',
      'strikes',
      'fate',
      'edge',
      'engagement ends',
      'would be dealt',
      'would leave',
    ]),
    check,
    harmless: new Set(['unfocus', 'draw', 'spends', 'phase begins', 'played', 'discards', 'lays', 'fate']),
    secretTo: (live: Live<Toy>) => (live.kind === 'lays' && live.by !== undefined ? [live.by] : undefined),
  },
  bot: byWorth('TOY-1', (state, seat) => state.bots.includes(seat)),
  abilitiesOf: (state, card) => kindOf(state, card).abilities,
  printed: printedStat,
  things: thingsFor,
  test: matches,
  ref: refersTo,
  holds: holdsFor,
  count: countFor,
  fits: fitsMoment,
  isThere: (state, { kind, card }) =>
    card === undefined || card < 0 || ELSEWHERE.has(kind) || cardAt(state, card).zone === 'play',
  isPaid: ({ kind }) => kind === 'focus',
  scope: scopeOf,
  seatOf: (cx, who) =>
    who === 'that player' ? (cx.now?.by ?? cx.seat) : who === 'you' ? cx.seat : otherSeat(cx.seat),
  controllerOf: (state, thing) => (thing < 0 ? seatOfThing(thing) : cardAt(state, thing).seat),
  titleOf: (state, card) => kindOf(state, card).title ?? kindOf(state, card).id,
  names: ({ game }) =>
    [...new Set(game.state.play.flatMap((thing) => kindOf(game.state, thing).traits))].sort(),
  topicOf: (word) => (word ? `${word.do} whom` : 'target'),
  keyOf: keyOfThing,
  sourceOf: ({ card }) => keyOfThing(card),
  lasts: (cx, things) => ({ kind: 'lasts', card: things.length === 1 ? things[0] : undefined, by: cx.seat }),
};

function scopeOf({ game, seat }: ToyCx, until: Toy['until']): string | undefined {
  const { state } = game;
  switch (until) {
    case 'strike':
      return strikeScope(game);
    case 'engagement':
      return isFighting(state) ? until : undefined;
    case 'edge battle':
      return state.engagement?.battle ? until : undefined;
    case 'next card':
      return `${until} ${seat}`;
    default:
      return until;
  }
}

function printedStat(state: ToyState, stat: Stat, thing: Thing): number {
  if (thing < 0) return stat === 'dial' ? state.dial : stat === 'reserve' ? 6 : 0;
  const kind = kindOf(state, thing);
  switch (stat) {
    case 'capacity':
    case 'cost':
    case 'force':
      return kind[stat];
    case 'edge':
      return kind.edge ?? 0;
    case 'engagements':
    case 'fate times':
      return 1;
    case 'scores':
      return kind.scores ?? 1;
    case 'unit':
    case 'blast':
    case 'tactics':
    case 'unit edge':
    case 'blast edge':
    case 'tactics edge':
      // An enhancement has no icons, whatever is printed.
      return cardAt(state, thing).type === 'unit' ? iconsOf(kind, stat) : 0;
    default:
      return 0;
  }
}
