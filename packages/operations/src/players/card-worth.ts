import { type CardNo, isTriggered, isWhen } from '@holofoe/kernel';
import { KINDS } from '../cards/catalogue.ts';
import type { Kind } from '../cards/kind.ts';
import { kindOf, placeOf } from '../cards/number.ts';
import type { Ability } from '../cards/terms.ts';
import { cxOf } from '../rules/battle.ts';
import { costOf, costOn } from '../rules/cost.ts';
import type { Holder } from '../rules/in-play.ts';
import { isTitleInPlay, remainingHealth } from '../rules/in-play.ts';
import { hasRoomFor, mayCarry } from '../rules/play-card.ts';
import type { Character } from '../state.ts';
import { EXPECTED, worthOfActivation } from './dice-worth.ts';
import { effectWorth } from './effect-worth.ts';
import type { Look } from './look.ts';
import { WORTH } from './weights.ts';

/** For so many rounds a card in play is reckoned to last. */
const LASTS = 3;
/** What abilities of upgrades and supports without a die do in a round. */
const ABILITY = 0.9;

/** Cards are what a player lives on: the fewer there are, the dearer. */
export function cardPrice({ me }: Look): number {
  const left = me.deck.length + me.hand.length;
  return left >= SCARCE ? WORTH.card : WORTH.card + (SCARCE - left) * DEARER;
}

const SCARCE = 12;
const DEARER = 0.2;

/** What playing a card now gains, its cost and the card itself taken off; below 0 where it had better stay in the hand. */
export function cardWorth(look: Look, card: CardNo): number {
  const kind = kindOf(card);
  switch (kind.type) {
    case 'upgrade':
      return upgradeWorth(look, card, kind);
    case 'support':
      return perRound(card) * LASTS - costOf(look.battle, look.me, card) * WORTH.resource - cardPrice(look);
    case 'downgrade':
      return 1 - cardPrice(look);
    default: {
      const effect = kind.played;
      if (effect === undefined) return -1;
      const gained = effectWorth(cxOf(look.battle, look.me.no, card), effect);
      const cost = costOf(look.battle, look.me, card) * WORTH.resource;
      return gained - cost - cardPrice(look) + (kind.ambush ? WORTH.action : 0);
    }
  }
}

function perRound(card: CardNo): number {
  return PER_ROUND[placeOf(card)] ?? 0;
}

/** After an activation, with events of one's own, or an action that can be taken again and again. */
function isOften(ability: Ability): boolean {
  if ('action' in ability) return ability.from === undefined && ability.limit === undefined;
  if (!isTriggered(ability)) return false;
  const { at, card } = ability.at;
  if (typeof card === 'object') return card.a === 'event' && card.whose === 'own';
  return 'reaction' in ability && at === 'activate' && (card === 'this' || card === 'host');
}

/** By the places of the kinds. */
const PER_ROUND: readonly number[] = KINDS.map(({ abilities, die }, place) => {
  const does = abilities.some(isOften);
  return (EXPECTED[place] ?? 0) + (does ? (die ? 0.3 : ABILITY) : 0);
});

function upgradeWorth(look: Look, card: CardNo, kind: Kind): number {
  let most = -1;
  for (const on of look.me.characters) {
    if (!mayCarry(look.battle, look.me, on, card)) continue;
    most = Math.max(most, worthOn(look, card, on));
  }
  if (kind.playOn.length > 0 && kind.playOn.includes('vehicle support'))
    for (const on of look.me.supports)
      if (mayCarry(look.battle, look.me, on, card)) most = Math.max(most, worthOn(look, card, on));
  return most;
}

function worthOn(look: Look, upgrade: CardNo, on: Holder): number {
  const { me } = look;
  const cost = costOn(look.battle, me, upgrade, on);
  const lasts = on.ready ? LASTS : LASTS - 0.7;
  if (hasRoomFor(look.battle, me, on, upgrade) && cost <= me.resources)
    return perRound(upgrade) * lasts - cost * WORTH.resource - cardPrice(look);
  if (me.replaced) return -1;
  let most = -1;
  for (const { card } of on.upgrades) {
    const old = kindOf(card);
    const price = Math.max(0, cost - old.cost);
    if (price > me.resources) continue;
    most = Math.max(
      most,
      (perRound(upgrade) - perRound(card)) * lasts - price * WORTH.resource - 2 * cardPrice(look),
    );
  }
  return most;
}

/** How gladly an upgrade goes on a character: one of one's own that is ready, will live, and hits by the same symbol. */
export function hostScore(look: Look, card: CardNo, on: Holder): number {
  const own = on.side === look.me.no ? 4 : 0;
  const room = hasRoomFor(look.battle, look.me, on, card) ? 6 : 0;
  const paid = costOn(look.battle, look.me, card, on) <= look.me.resources ? 6 : 0;
  const health =
    'health' in on ? remainingHealth(look.battle, on as Character) + (on as Character).shields : 5;
  const strong = worthOfActivation(on) * 0.2;
  return (
    own + room + paid + (on.ready ? 2 : 0) + Math.min(health, 10) * 0.35 + strong - on.upgrades.length * 0.4
  );
}

/** How gladly a card is kept in the hand, or taken back into the deck. */
export function keepWorth(look: Look, card: CardNo): number {
  const kind = kindOf(card);
  const { state, me } = look;
  if (kind.unique && isTitleInPlay(state, me, kind.name)) return -1;
  switch (kind.type) {
    case 'upgrade': {
      const isOpen = (on: Character) => hasRoomFor(look.battle, me, on, card) && canEverCarry(on, kind);
      if (!me.characters.some(isOpen)) return 0;
      return perRound(card) * 2 - Math.max(0, kind.cost - 2) * 0.5;
    }
    case 'support':
      return perRound(card) * 2 - Math.max(0, kind.cost - 2) * 0.5;
    case 'downgrade':
      return 1;
    default:
      return EVENT_KEPT - kind.cost * 0.3 + (needsColour(kind) && !hasColour(look, kind) ? -2 : 0);
  }
}

const EVENT_KEPT = 1.4;

function canEverCarry(on: Character, kind: Kind): boolean {
  const { colour } = kindOf(on.card);
  return kind.playOn.every((only) => only === 'exhausted' || only === colour);
}

function needsColour({ played }: Kind): boolean {
  return played !== undefined && isWhen(played) && 'there' in played.when;
}

function hasColour({ me }: Look, { colour }: Kind): boolean {
  return me.characters.some(({ card }) => kindOf(card).colour === colour);
}
