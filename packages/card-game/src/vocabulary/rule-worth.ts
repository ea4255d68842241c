import { couldBe, type Live, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import { roomOn } from '../rules/damage.ts';
import { participantsOf, readyUnits } from '../rules/in-play.ts';
import { controllerOf } from '../rules/reads.ts';
import { whereIs } from '../rules/zones.ts';
import { inPlay, opponentOf, playerOf } from '../state.ts';
import type { Permission, Stat } from '../terms/stat.ts';
import { ICONS } from '../terms/traits.ts';
import type { CardGame, CardGameCx, HappeningOf, Rule, Until } from '../terms/words.ts';
import { harm, iconsOn, pointsFor, sumOver, worthOfDamage, worthOfDial } from './worth.ts';

/** LCG-18: what it is worth that a rule holds for a thing: a point an icon, a point a resource or a point of capacity. */
export function worthOfRule(cx: CardGameCx, rule: Rule, thing: Thing, amount: number, until: Until): number {
  const sign = -harm(cx, thing);
  // LCG-31: what ends with a phase without engagements helps nobody in one.
  if (until === 'phase' && cx.game.state.phase !== 'conflict' && isOfEngagements(rule)) return 0;
  if (until === 'phase' && 'stat' in rule && rule.stat === 'elite' && !isFreedBy(cx, thing)) return 0;
  if ('gains' in rule) return sign;
  if ('blank' in rule) return -sign * worthOfText(cx, thing);
  if ('noMore' in rule) return -sign;
  if ('cannot' in rule) return sign * worthOfBan(cx, rule.cannot, thing, rule.by !== undefined);
  if ('times' in rule) return sign * (isIcon(rule.stat) ? Math.max(1, iconsOn(cx, thing)) : 1);
  // A pilot is paid for as a unit or as a pilot: that is one card.
  if (rule.stat === 'pilot cost') return 0;
  // What costs nothing cannot cost less.
  if (rule.stat === 'cost')
    return isWaitedFor(cx, thing, until) ? -sign * Math.max(amount, -kindOf(thing).cost) : 0;
  if (rule.stat === 'engagements') return harm(cx, thing) * (couldAttack(cx) ? amount : 0);
  // LCG-19: the AI needs no match with it or without it.
  if (rule.stat.endsWith('needs no match') && isAi(cx, thing)) return 0;
  // A capacity that shrinks is like so much damage: the card falls when it reaches what lies on it.
  if (rule.stat === 'capacity' && 'add' in rule && amount < 0) return worthOfDamage(cx, thing, -amount);
  return sign * amount;
}

/**
 * What holds for the next card is worth what it gives for a card of the hand, in the own deployment: of a card that nobody
 * has seen, the least that it could give.
 */
export function worthOfNext(
  { game, seat, card }: CardGameCx,
  until: Until,
  valued: readonly { readonly thing: Thing; readonly worth: number }[],
): number | undefined {
  const { state } = game;
  if (until !== 'next card' && until !== 'next card this turn') return undefined;
  const { hand, deploying } = playerOf(state, seat);
  // LCG-15: once the AI met a card that it could not pay, no card follows.
  if (state.phase !== 'deployment' || state.active !== seat || deploying?.done) return 0;
  const worthOf = new Map(valued.map(({ thing, worth }) => [thing, worth]));
  const others = hand.filter((place) => !('card' in place && place.card === card));
  const least = others.map((place) =>
    Math.min(...couldBe(state.hidden, place).map((each) => worthOf.get(each) ?? 0)),
  );
  return Math.max(0, ...least);
}

/** What holds for a phase or a turn helps cards of the hand that can still be played. */
function isWaitedFor({ game: { state }, seat }: CardGameCx, thing: Thing, until: Until): boolean {
  if (until !== 'phase' && until !== 'turn') return true;
  const { deploying } = playerOf(state, seat);
  return state.phase === 'deployment' && !deploying?.done && whereIs(state, thing) === 'hand';
}

/** LCG-41: one more engagement is of use to who has a ready attacker left. */
function couldAttack({ game: { state }, seat }: CardGameCx): boolean {
  return state.active === seat && readyUnits(state, seat).some(({ pool }) => pool !== 'defenders');
}

/** Elite takes a second token off, when its side refreshes. */
function isFreedBy({ game: { state } }: CardGameCx, thing: Thing): boolean {
  const isRefreshed = state.phase === 'refresh' && state.active === controllerOf(state, thing);
  return isRefreshed && (inPlay(state, thing)?.focus ?? 0) > 1;
}

function isAi({ game }: CardGameCx, thing: Thing): boolean {
  return game.rules.bot.plays(game.state, controllerOf(game.state, thing));
}

/** Keywords are text too; traits stay. An enhancement without its text is discarded. */
function worthOfText({ game: { state } }: CardGameCx, thing: Thing): number {
  if (inPlay(state, thing)?.type === 'enhancement') return pointsFor(thing);
  const { abilities, asPilot, keywords, edge, protect, pilot } = kindOf(thing);
  const lines = abilities.length + asPilot.length + keywords.length + protect.length + edge;
  return lines > 0 || pilot !== undefined ? 1 : 0;
}

/** What does something in an engagement only. */
function isOfEngagements(rule: Rule): boolean {
  if ('cannot' in rule) return rule.cannot === 'attack' || rule.cannot === 'defend';
  return 'stat' in rule && (isIcon(rule.stat) || OF_ENGAGEMENTS.has(rule.stat));
}

const OF_ENGAGEMENTS: ReadonlySet<Stat> = new Set<Stat>(['edge', 'shielding', 'targeted strike']);

function isIcon(stat: Stat): boolean {
  return ICONS.some((icon) => stat === icon || stat === `${icon} edge`);
}

/** A unit that is kept out of an engagement is its combat icons; a protection is a point. */
function worthOfBan(cx: CardGameCx, what: Permission, thing: Thing, isByEnemies: boolean): number {
  if (isByEnemies || what.startsWith('be ')) return 1;
  // Who must defend brings its combat icons.
  if (what === 'stay out') return iconsOn(cx, thing);
  if (what === 'attack' || what === 'defend') return -Math.max(1, iconsOn(cx, thing)) / 2;
  return -1;
}

/** What it is worth that something does not happen which is happening: what it would have given the other player. */
export function worthOfStopping(cx: CardGameCx, live: Live<CardGame>): number {
  switch (live.kind) {
    case 'ability':
      return -signOf(cx, live) * cx.game.rules.language.worth(live.cx, live.effect);
    case 'damage':
    case 'would be dealt':
      return -worthOfDamage(cx, live.card, live.n);
    case 'icons':
      return -worthOfIcons(cx, live);
    case 'focus':
      return -harm(cx, live.card);
    case 'would leave':
    case 'leaves':
      return -harm(cx, live.card) * (inPlay(cx.game.state, live.card) ? pointsFor(live.card) : 0);
    case 'dial':
      return -worthOfDial(cx, live.n);
    default:
      return -signOf(cx, live);
  }
}

/** What they would do: a focus token is a point, damage goes as in LCG-44. */
function worthOfIcons(cx: CardGameCx, live: HappeningOf<'icons'>): number {
  const { icon, n, by } = live;
  const { state } = cx.game;
  if (icon === 'tactics' || by === undefined) return signOf(cx, live) * n;
  const engaged = state.engagement?.engaged ?? null;
  if (icon === 'blast') return engaged === null ? 0 : worthOfDamage(cx, engaged, n);
  const hit = participantsOf(state, opponentOf(by)).map(({ card }) => card);
  hit.sort((a, b) => pointsFor(b) - pointsFor(a));
  let left = n;
  return sumOver(hit, (card) => {
    const share = Math.min(left, roomOn(cx.game, card));
    left -= share;
    return share === 0 ? 0 : worthOfDamage(cx, card, share);
  });
}

/** 1 for what one does oneself. */
function signOf({ seat }: CardGameCx, { by }: Live<CardGame>): 1 | -1 {
  return by === seat ? 1 : -1;
}
