import { because, type CardNo, type Choice, choose, type Play, plainly, type Why } from '@holofoe/kernel';
import { dieForGuardian, type InPool, keyOfDie } from '../ai/dice-of-players.ts';
import { isDamage } from '../cards/face.ts';
import { AI_OWNER, kindOf, ownerOf } from '../cards/number.ts';
import type { Effect } from '../cards/words.ts';
import { type Battle, cxOf, type Queued } from './battle.ts';
import { dealDamage } from './damage.ts';
import { diceOf, dieInPool, dieNo, faceOf, removeDie, rollIn, shownValue } from './dice.ts';
import { happen } from './happening.ts';
import { type Holder, hasGuardian, isCharacter, isGuarded } from './in-play.ts';
import { enqueue, queueStage } from './queue.ts';
import { stageOf } from './stage.ts';
import {
  aiOf,
  areaOf,
  type Character,
  type Die,
  isAi,
  playerOf,
  type Side,
  type SideNo,
  sideOf,
  sidesAgainst,
} from './state.ts';

export function canActivate({ card, ready }: Holder): boolean {
  return ready && (kindOf(card).type === 'character' || kindOf(card).die !== undefined);
}

/** Exhausts a card and rolls all dice that are on it into the pool. A guardian acts first, and may fall. */
export function* activate(battle: Battle, holder: Holder, why?: Why): Play {
  const { state } = battle;
  const side = sideOf(state, holder.side);
  if (isCharacter(holder) && hasGuardian(state, holder)) {
    yield* guard(battle, holder);
    if (!side.characters.includes(holder)) return;
  }
  holder.ready = false;
  happen(battle, { kind: 'activate', side: side.no, card: holder.card }, why);
  if (isAi(side.no) && isCharacter(holder)) yield* firstOfTheRound(battle, holder);
  const lay = dieInPool(side, dieNo(holder.card, 0)) !== undefined;
  for (const no of diceOf(holder)) if (!dieInPool(side, no)) yield* rollIn(battle, side, no);
  if (holder.downgrades.length > 0) yield* rollDowngrades(battle, holder);
  const triggered = triggeredBy(battle, holder, lay);
  if (triggered.length > 0) yield* enqueue(battle, triggered);
  if (isAi(side.no) && isCharacter(holder))
    queueStage(battle, areaOf(state, side.no), 'AI character was activated', holder);
}

/** Before its dice are rolled: the rule of a stage for the first AI character that is activated in a round. */
function* firstOfTheRound(battle: Battle, character: Character): Play {
  const area = areaOf(battle.state, character.side);
  if (area.activated) return;
  area.activated = true;
  const effect = stageOf(battle.state, area).does['first AI character is activated'];
  if (effect === undefined) return;
  const play = battle.rules.language.run(cxOf(battle, area.no, character.card, character), effect);
  if (play) yield* play;
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

/** The abilities of the card itself, of what is attached to it, and of characters on the other side; `lay`: its die was in the pool already. */
function triggeredBy(battle: Battle, holder: Holder, lay: boolean): readonly Queued[] {
  const queued: Queued[] = [];
  const character = isCharacter(holder) ? holder : undefined;
  const side = sideOf(battle.state, holder.side);
  const die = dieInPool(side, dieNo(holder.card, 0));
  const by = side.no;
  const own = kindOf(holder.card).abilities['after activating'];
  if (own !== undefined) {
    const rolled = lay ? undefined : die?.side;
    queued.push({ cx: cxOf(battle, by, holder.card, character, die, undefined, rolled), effect: own });
  }
  for (const { card } of holder.upgrades)
    add(queued, battle, by, card, character, die, kindOf(card).abilities['after activating']);
  for (const { card } of holder.downgrades) {
    const { no } = controllerOfDowngrade(battle, holder, card);
    add(queued, battle, no, card, character, die, kindOf(card).abilities['after activating']);
  }
  if (!character) return queued;
  for (const { no, characters } of sidesAgainst(battle.state, side.no)) {
    for (const witness of characters) {
      const effect = kindOf(witness.card).abilities['after a foe activates'];
      add(queued, battle, no, witness.card, witness, die, effect);
    }
  }
  return queued;
}

function add(
  queued: Queued[],
  battle: Battle,
  side: SideNo,
  card: CardNo,
  character: Character | undefined,
  die: Die | undefined,
  effect: Effect | undefined,
): void {
  if (effect !== undefined) queued.push({ cx: cxOf(battle, side, card, character, die), effect });
}

/** Guardian: damage from one die of the other side, which is removed. The AI always does it (OPS-33). */
function* guard(battle: Battle, guardian: Character): Play {
  const { state } = battle;
  const dice: InPool[] = [];
  for (const side of sidesAgainst(state, guardian.side))
    for (const die of side.pool) if (canBeGuarded(side, die)) dice.push({ side, die });
  if (dice.length === 0) return;
  const chosen = isAi(guardian.side)
    ? dieForGuardian(battle, guardian, dice)
    : yield* askGuard(battle, guardian, dice);
  if (!chosen) return;
  const { side, die } = chosen.picked;
  const value = shownValue(state, side, die);
  happen(
    battle,
    { kind: 'guardian', card: guardian.card, die: die.no, value },
    because(chosen, isAi(guardian.side) ? 'OPS-33' : undefined),
  );
  removeDie(battle, side, die);
  yield* dealDamage(battle, guardian, value);
}

function canBeGuarded(side: Side, die: InPool['die']): boolean {
  const face = faceOf(die);
  return isDamage(face) && !(face.symbol === 'ranged' && isGuarded(side, die.no));
}

function* askGuard(
  battle: Battle,
  guardian: Character,
  dice: readonly InPool[],
): Play<Choice<InPool> | undefined> {
  const options: readonly (InPool | 'no')[] = [...dice, 'no'];
  const keyOf = (option: InPool | 'no') => (option === 'no' ? option : keyOfDie(option));
  const chosen = yield* choose(battle, guardian.side, 'guardian', options, keyOf, guardian.card);
  return chosen === 'no' ? undefined : plainly(chosen);
}
