import { because, type CardNo, type Obstacle, type Play, rank, rankFitting, type Why } from '@holofoe/kernel';
import type { Kind } from '../cards/kind.ts';
import { kindOf } from '../cards/number.ts';
import { type Battle, cxOf } from '../rules/battle.ts';
import { canAfford, costOf, costOn, priceOf } from '../rules/cost.ts';
import { type Happening, tell } from '../rules/happening.ts';
import { type Holder, isTitleInPlay } from '../rules/in-play.ts';
import {
  attachTo,
  enterSupport,
  hasRoomFor,
  isAllowedNow,
  mayCarry,
  resolveEvent,
} from '../rules/play-card.ts';
import { spend } from '../rules/tokens.ts';
import { keyOfCard, type Way } from '../rules/topics.ts';
import { type Area, charactersIn, MOST_UPGRADES, playersIn } from '../state.ts';
import { FULL, NONE_WEAKER, OVERRIDDEN, UPGRADE, weakerOn } from './priorities.ts';
import { targetOf } from './targets.ts';

/** Why a card that the AI drew is not played but discarded. */
export interface Unplayed {
  readonly happening: Happening;
  readonly why: Why;
}

/** OPS-06: the card's own effect. `cost`: what its corner asks for; undefined where the corner had an effect of its own. */
export function* playAiCard(
  battle: Battle,
  area: Area,
  card: CardNo,
  cost: number | undefined,
): Play<Unplayed | undefined> {
  const kind = kindOf(card);
  if (kind.unique && isTitleInPlay(battle.state, area, kind.name)) return cannotPlay(area, card);
  switch (kind.type) {
    case 'upgrade':
      return yield* playUpgrade(battle, area, card);
    case 'downgrade':
      return yield* playDowngrade(battle, area, card, kind);
    case 'support':
      if (!pay(battle, area, card, cost ?? 0)) return cannotPay(area, card, cost ?? 0);
      yield* enterSupport(battle, area, card);
      return undefined;
    default:
      return yield* playEvent(battle, area, card, cost);
  }
}

function cannotPlay({ no: side }: Area, card: CardNo, why: Why = 'OPS-04'): Unplayed {
  return { happening: { kind: 'AI cannot play', side, card }, why };
}

function cannotPay({ no: side }: Area, card: CardNo, cost: number, why: Why = 'OPS-04'): Unplayed {
  return { happening: { kind: 'AI cannot pay', side, card, cost }, why };
}

/** OPS-04: not played where its own text forbids it; one that has a cost nor where it would be of no use. */
function* playEvent(
  battle: Battle,
  area: Area,
  card: CardNo,
  cost: number | undefined,
): Play<Unplayed | undefined> {
  if (!isAllowedNow(battle, area, card)) return cannotPlay(area, card);
  if (cost !== undefined && !canAfford(battle, area, card, cost)) return cannotPay(area, card, cost);
  if (cost !== undefined && battle.state.options.pay === 'useful' && !isOfUse(battle, area, card))
    return { happening: { kind: 'AI finds nothing', side: area.no, card }, why: 'OPS-04' };
  const findsNothing = battle.desk.tell !== undefined && !wouldDo(battle, area, card);
  pay(battle, area, card, cost === undefined ? 0 : yield* priceOf(battle, area, card, cost));
  if (findsNothing) tell(battle, { kind: 'AI finds nothing', side: area.no, card });
  yield* resolveEvent(battle, area, card);
  return undefined;
}

function wouldDo(battle: Battle, area: Area, card: CardNo): boolean {
  const effect = kindOf(card).played;
  return effect !== undefined && battle.rules.language.can(cxOf(battle, area.no, card), effect);
}

function isOfUse(battle: Battle, area: Area, card: CardNo): boolean {
  const effect = kindOf(card).played;
  return effect !== undefined && battle.besides.isOfUse(cxOf(battle, area.no, card), effect);
}

function pay(battle: Battle, area: Area, card: CardNo, cost: number): boolean {
  if (cost > area.resources) return false;
  tell(battle, { kind: 'AI plays', side: area.no, card, paid: cost }, 'OPS-04');
  spend(battle, area, cost);
  return true;
}

/** OPS-21 to OPS-28, OPS-93: candidates one at a time; with room and full payment there, otherwise in place of a weaker one. */
function* playUpgrade(battle: Battle, area: Area, card: CardNo): Play<Unplayed | undefined> {
  const open = [...area.characters, ...area.supports].filter((holder) =>
    mayCarry(battle, area, holder, card),
  );
  const ways = new Map(open.map((on) => [on, wayOn(battle, area, card, on)]));
  const chosen = rankFitting(battle, 'upgrade', UPGRADE, open, keyOfCard, (on) => obstacleIn(ways.get(on)));
  const way = chosen.picked && ways.get(chosen.picked);
  if (!way || 'says' in way)
    return cannotUpgrade(battle, area, card, [...ways.values()], because(chosen, 'OPS-04'));
  const { on } = way;
  tell(battle, { kind: 'AI plays', side: area.no, card, paid: way.cost }, way.instead ? 'OPS-28' : 'OPS-06');
  spend(battle, area, way.cost);
  tell(battle, { kind: 'moves', card, to: on.card }, because(chosen));
  yield* attachTo(battle, area, card, way);
  return undefined;
}
/** What stands against an upgrade on a card; `money`: that alone. */
interface NoWay extends Obstacle {
  readonly money: boolean;
}

function obstacleIn(way: Way | NoWay | undefined): Obstacle | undefined {
  return way && 'says' in way ? { rule: way.rule, says: way.says } : undefined;
}

function wayOn(battle: Battle, area: Area, card: CardNo, on: Holder): Way | NoWay {
  const cost = costOn(battle, area, card, on);
  const room = hasRoomFor(battle, area, on, card);
  if (room && cost <= area.resources) return { on, cost };
  const trouble = room ? `the AI cannot pay ${cost}` : FULL;
  const weaker = weakerOn(on, kindOf(card));
  if (weaker.length === 0) return noWay(room ? trouble : NONE_WEAKER, room);
  if (area.replaced) return noWay(`${trouble}, and it has replaced one this round`, room);
  const paid = weaker.filter((each) => cost - kindOf(each.card).cost <= area.resources);
  const instead = rank(battle, 'override', OVERRIDDEN, paid, keyOfCard);
  if (!instead)
    return noWay(`${trouble}${room ? ', nor' : ', and it cannot pay'} the difference to a weaker one`, true);
  const { picked } = instead;
  return { on, instead: picked, cost: Math.max(0, cost - kindOf(picked.card).cost), why: because(instead) };
}

function noWay(says: string, money: boolean): NoWay {
  return { rule: 'OPS-28', says, money };
}

function cannotUpgrade(
  battle: Battle,
  area: Area,
  card: CardNo,
  ways: readonly (Way | NoWay)[],
  why: Why,
): Unplayed {
  const cost = costOf(battle, area, card);
  const money = ways.some((way) => 'says' in way && way.money);
  return money ? cannotPay(area, card, cost, why) : cannotPlay(area, card, why);
}

/** OPS-06: on the player's character that rules 10 to 15 choose, of those that may carry it and have not three. */
function* playDowngrade(battle: Battle, area: Area, card: CardNo, kind: Kind): Play<Unplayed | undefined> {
  const open = charactersIn(playersIn(battle.state, area)).filter(
    (character) => mayCarry(battle, area, character, card) && character.downgrades.length < MOST_UPGRADES,
  );
  if (open.length > 0 && kind.cost > area.resources) return cannotPay(area, card, kind.cost);
  const on = targetOf(battle, open, 'downgrade');
  if (!on) return cannotPlay(area, card);
  tell(battle, { kind: 'AI plays', side: area.no, card, paid: kind.cost }, 'OPS-06');
  spend(battle, area, kind.cost);
  tell(battle, { kind: 'moves', card, to: on.picked.card }, because(on));
  yield* attachTo(battle, area, card, { on: on.picked, cost: kind.cost });
  return undefined;
}
