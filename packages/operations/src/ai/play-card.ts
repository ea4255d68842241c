import { type CardNo, fewest, type Play, type Priority, rank } from '@holofoe/kernel';
import type { Kind } from '../cards/kind.ts';
import { kindOf } from '../cards/number.ts';
import { countDamageSides, damageOfSides } from '../rules/dice.ts';
import { happen } from '../rules/happening.ts';
import { type Holder, titlesInPlay } from '../rules/in-play.ts';
import { attach, costOn, enterSupport, mayCarry, resolveEvent, type Way } from '../rules/play-card.ts';
import { type Area, type Attached, type Battle, MOST_UPGRADES, playersIn } from '../rules/state.ts';
import { spend } from '../rules/tokens.ts';
import { hasStrongerDie, setNumber, UPGRADE } from './priorities.ts';
import { targetOf } from './targets.ts';

/** OPS-06: the card's own effect. False where the AI could not play it, and the card is to be discarded. */
export function* playAiCard(
  battle: Battle,
  area: Area,
  card: CardNo,
  cost: number,
): Play<'played' | 'cannot pay' | 'cannot play'> {
  const kind = kindOf(card);
  if (kind.unique && titlesInPlay(battle.state, area).includes(kind.name)) return 'cannot play';
  switch (kind.type) {
    case 'upgrade':
      return yield* playUpgrade(battle, area, card, kind);
    case 'downgrade':
      return yield* playDowngrade(battle, area, card, kind);
    case 'support':
      if (!pay(battle, area, card, cost)) return 'cannot pay';
      yield* enterSupport(battle, area, card);
      return 'played';
    default:
      if (!pay(battle, area, card, cost)) return 'cannot pay';
      if (battle.desk.tell && !wouldDo(battle, area, card))
        happen(battle, { kind: 'AI finds nothing', side: area.no, card });
      yield* resolveEvent(battle, area, card);
      return 'played';
  }
}

function wouldDo(battle: Battle, area: Area, card: CardNo): boolean {
  const effect = kindOf(card).abilities.played;
  return effect !== undefined && battle.effects.can({ game: battle, side: area.no, card }, effect);
}

/** OPS-04: the AI always pays when it can. */
function pay(battle: Battle, area: Area, card: CardNo, cost: number): boolean {
  if (cost > area.resources) return false;
  happen(battle, { kind: 'AI plays', side: area.no, card, paid: cost }, 'OPS-04');
  spend(battle, area, cost);
  return true;
}

/** OPS-21 to OPS-28, OPS-93: candidates one at a time; with room and full payment there, otherwise in place of a weaker one. */
function* playUpgrade(
  battle: Battle,
  area: Area,
  card: CardNo,
  kind: Kind,
): Play<'played' | 'cannot pay' | 'cannot play'> {
  let left = [...area.characters, ...area.supports].filter((holder) => mayCarry(holder, kind));
  if (left.length === 0) return 'cannot play';
  for (;;) {
    const on = rank(battle, 'upgrade', UPGRADE, left, (holder: Holder) => holder.card);
    if (!on) return kind.cost > area.resources ? 'cannot pay' : 'cannot play';
    const way = wayOn(battle, area, kind, on);
    if (way) {
      happen(
        battle,
        { kind: 'AI plays', side: area.no, card, paid: way.cost },
        way.instead ? 'OPS-28' : 'OPS-06',
      );
      spend(battle, area, way.cost);
      happen(battle, { kind: 'moves', card, to: on.card });
      yield* attach(battle, area, card, way);
      return 'played';
    }
    left = left.filter((holder) => holder !== on);
  }
}

function wayOn(battle: Battle, area: Area, kind: Kind, on: Holder): Way | undefined {
  const cost = costOn(battle.state, area, kind, on);
  if (on.upgrades.length < MOST_UPGRADES && cost <= area.resources) return { on, cost };
  if (area.replaced) return undefined;
  const weaker = on.upgrades.filter(
    ({ card }) => isWeaker(kindOf(card), kind) && cost - kindOf(card).cost <= area.resources,
  );
  const instead = rank(battle, 'override', OVERRIDDEN, weaker, ({ card }) => card);
  return instead && { on, instead, cost: Math.max(0, cost - kindOf(instead.card).cost) };
}

/** OPS-28: the one in play is cheaper, or its die has fewer or lower damage sides. */
function isWeaker(old: Kind, fresh: Kind): boolean {
  return old.cost < fresh.cost || hasStrongerDie(fresh, old);
}

/** The cheapest; then the one with the weakest die. */
const OVERRIDDEN: Priority<Attached, Battle> = [
  fewest('OPS-28', 'cost', ({ card }) => kindOf(card).cost),
  fewest('OPS-28', 'damage sides', ({ card }) => countDamageSides(kindOf(card).die ?? [])),
  fewest('OPS-28', 'sum of damage sides', ({ card }) => damageOfSides(kindOf(card).die ?? [])),
  fewest('OPS-26', 'set number', ({ card }) => setNumber(kindOf(card))),
];

/** OPS-06: on the player's character that rules 10 to 15 choose, of those that may carry it. */
function* playDowngrade(
  battle: Battle,
  area: Area,
  card: CardNo,
  kind: Kind,
): Play<'played' | 'cannot pay' | 'cannot play'> {
  const open = playersIn(battle.state, area)
    .flatMap(({ characters }) => characters)
    .filter((character) => mayCarry(character, kind) && character.downgrades.length < MOST_UPGRADES);
  if (open.length === 0) return 'cannot play';
  if (kind.cost > area.resources) return 'cannot pay';
  const on = targetOf(battle, open, 'downgrade');
  if (!on) return 'cannot play';
  happen(battle, { kind: 'AI plays', side: area.no, card, paid: kind.cost }, 'OPS-06');
  spend(battle, area, kind.cost);
  happen(battle, { kind: 'moves', card, to: on.card });
  yield* attach(battle, area, card, { on, cost: kind.cost });
  return 'played';
}
