import { folding, type Live, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { strikeScope } from '../rules/strike.ts';
import type { CardGame, CardGameCx, Effect, Filter, HappeningOf, Moment, Word } from '../terms/words.ts';
import { matchesAnywhere } from './filters.ts';
import { namedBy } from './named.ts';

/** What a moment says besides its kind, card and player. */
export function fitsMoment(cx: CardGameCx, moment: Moment, live: Live<CardGame>): boolean {
  return isSame(moment, live) && isThen(cx, moment) && isAbout(cx, moment, live) && isUse(cx, moment, live);
}

/** Fields that a happening has under the same name. */
const SAME = ['phase', 'as', 'via', 'from', 'icon'] as const;
const FLAGS = ['unopposed', 'contested', 'attacking'] as const;
type Told = { readonly [F in (typeof SAME)[number] | (typeof FLAGS)[number] | 'how' | 'cause']?: unknown };

function isSame(moment: Moment, live: Live<CardGame>): boolean {
  const data = live as Told;
  if (!SAME.every((field) => moment[field] === undefined || data[field] === moment[field])) return false;
  if (!FLAGS.every((field) => moment[field] === undefined || data[field] === true)) return false;
  if (moment.how !== undefined && ![moment.how].flat().some((how) => how === data.how)) return false;
  if (moment.cause !== undefined && ![moment.cause].flat().some((cause) => cause === data.cause))
    return false;
  return moment.margin === undefined || (live.n ?? 0) >= moment.margin;
}

/** When: in an engagement or a phase, in whose turn. */
function isThen({ game, seat }: CardGameCx, { during, turn }: Moment): boolean {
  const { state } = game;
  if (turn !== undefined && (state.active === seat) !== (turn === 'own')) return false;
  if (during === undefined) return true;
  if (during === 'strike') return strikeScope(game) !== undefined;
  return during === 'engagement' ? state.engagement !== null : state.phase === during;
}

/** What else it is about: where it comes from, where it happens. */
function isAbout(cx: CardGameCx, { source, where }: Moment, live: Live<CardGame>): boolean {
  if (source !== undefined && !isIt(cx, source, 'source' in live ? live.source : undefined)) return false;
  return where === undefined || isIt(cx, where, placeOf(live));
}

function placeOf(live: Live<CardGame>): Thing | undefined {
  if (live.kind === 'captured') return live.at;
  return live.kind === 'attached' ? live.to : undefined;
}

function isIt(cx: CardGameCx, wanted: Filter | 'this' | 'host', thing: Thing | undefined): boolean {
  if (thing === undefined || thing < 0) return false;
  return typeof wanted === 'object'
    ? matchesAnywhere(cx, wanted, thing)
    : namedBy(cx, wanted).includes(thing);
}

/** Of an ability: how it is used, what it aims at, what it does. */
function isUse(cx: CardGameCx, moment: Moment, live: Live<CardGame>): boolean {
  const { use, targets, target, doesNot } = moment;
  if (use === undefined && targets === undefined && target === undefined && doesNot === undefined)
    return true;
  if (live.kind !== 'ability') return false;
  const aimed = live.cx.targets.flatMap(({ things }) => things);
  if (use !== undefined && !isUsedAs(live, use)) return false;
  if (targets !== undefined && aimed.length !== targets) return false;
  if (target !== undefined && !aimed.some((thing) => isIt(cx, target, thing))) return false;
  return doesNot === undefined || !wordsIn(cx, live.effect).includes(doesNot);
}

/** An event is one whenever its card is, whether it is an action, an interrupt or a reaction. */
function isUsedAs({ use, card }: HappeningOf<'ability'>, wanted: NonNullable<Moment['use']>): boolean {
  if (wanted === 'event') return card !== undefined && kindOf(card).type === 'event';
  return use === wanted;
}

function wordsIn({ game }: CardGameCx, effect: Effect): readonly Word['do'][] {
  const found = folding<CardGame, readonly Word['do'][]>(
    game.rules.language.slotsOf,
    { word: (word) => [word.do] },
    (parts) => parts.flat(),
  );
  return found(effect);
}
