import { allowed, because, type CardNo, type Choice, type Play, plainly, type Why } from '@holofoe/kernel';
import { isDamage } from '../cards/face.ts';
import { AI_OWNER, kindOf, ownerOf } from '../cards/number.ts';
import type { HappeningOf } from '../cards/terms.ts';
import {
  aiOf,
  areaOf,
  type Character,
  type InPool,
  isAi,
  playerOf,
  type Side,
  sideOf,
  sidesAgainst,
} from '../state.ts';
import type { Battle } from './battle.ts';
import { dealDamage } from './damage.ts';
import { diceOf, dieInPool, dieNo, faceOf, removeDie, rollIn, shownValue } from './dice.ts';
import { tell } from './happening.ts';
import { heard } from './heard.ts';
import { type Holder, hasGuardian, isCharacter } from './in-play.ts';
import { thingOfDie } from './things.ts';
import { choose } from './topics.ts';

export function canActivate({ card, ready }: Holder): boolean {
  return ready && kindOf(card).activates;
}

/** Exhausts a card and rolls all dice that are on it into the pool. A guardian acts first, and may fall. */
export function* activate(battle: Battle, holder: Holder, why?: Why): Play {
  const side = sideOf(battle.state, holder.side);
  if (isCharacter(holder) && hasGuardian(battle, holder)) {
    yield* guard(battle, holder);
    if (!side.characters.includes(holder)) return;
  }
  const { card } = holder;
  const live: HappeningOf<'activate'> = {
    kind: 'activate',
    card,
    side: side.no,
    by: side.no,
    rolled: undefined,
  };
  yield* heard(battle, live, () => exhaustAndRoll(battle, holder, side, live), why);
}

function* exhaustAndRoll(battle: Battle, holder: Holder, side: Side, live: HappeningOf<'activate'>): Play {
  const { card } = holder;
  holder.ready = false;
  const first = isCharacter(holder) && isFirstOfTheRound(battle, side);
  const own = dieNo(card, 0);
  const lay = dieInPool(side, own) !== undefined;
  yield* heard(battle, { kind: 'rolls', card, by: side.no, first }, () => rollAll(battle, holder, side));
  if (!lay) live.rolled = dieInPool(side, own)?.side;
}

function* rollAll(battle: Battle, holder: Holder, side: Side): Play {
  for (const no of diceOf(holder)) if (!dieInPool(side, no)) yield* rollIn(battle, side, no);
  if (holder.downgrades.length > 0) yield* rollDowngrades(battle, holder);
}

function isFirstOfTheRound({ state }: Battle, { no }: Side): boolean {
  if (!isAi(no)) return false;
  const area = areaOf(state, no);
  const isFirst = !area.activated;
  area.activated = true;
  return isFirst;
}

/** The die of a downgrade goes into the pool of the one who played it. */
function* rollDowngrades(battle: Battle, holder: Holder): Play {
  for (const { card } of holder.downgrades) {
    if (!kindOf(card).die) continue;
    const against = controllerOfDowngrade(battle, holder, card);
    if (!dieInPool(against, dieNo(card, 0))) yield* rollIn(battle, against, dieNo(card, 0));
  }
}

/** Who played it: the AI of the area, or the player whose card it is. */
function controllerOfDowngrade({ state }: Battle, holder: Holder, card: CardNo): Side {
  const owner = ownerOf(card);
  return owner === AI_OWNER ? aiOf(state, holder.side) : playerOf(state, owner);
}

/** Guardian: damage from one die of the other side, which is removed. The AI always does it (OPS-33). */
function* guard(battle: Battle, guardian: Character): Play {
  const { state } = battle;
  const dice: InPool[] = [];
  for (const side of sidesAgainst(state, guardian.side))
    for (const die of side.pool) if (canBeGuarded(battle, guardian, die)) dice.push({ side, die });
  if (dice.length === 0) return;
  const chosen = isAi(guardian.side)
    ? battle.besides.ai.guards(battle, guardian, dice)
    : yield* askGuard(battle, guardian, dice);
  if (!chosen) return;
  const { side, die } = chosen.picked;
  const value = shownValue(battle, die);
  tell(
    battle,
    { kind: 'guardian', card: guardian.card, die: die.no, value },
    because(chosen, isAi(guardian.side) ? 'OPS-33' : undefined),
  );
  removeDie(battle, side, die);
  // The keyword deals it, not the die: it is neither melee nor ranged.
  yield* dealDamage(battle, guardian, value);
}

function canBeGuarded(battle: Battle, { side }: Character, die: InPool['die']): boolean {
  return isDamage(faceOf(die)) && allowed(battle, 'be removed', thingOfDie(die.no), side);
}

function* askGuard(
  battle: Battle,
  guardian: Character,
  dice: readonly InPool[],
): Play<Choice<InPool> | undefined> {
  const options: readonly (InPool | 'no')[] = [...dice, 'no'];
  const chosen = yield* choose(battle, guardian.side, 'guardian', options, guardian.card);
  return chosen === 'no' ? undefined : plainly(chosen);
}
