import { type CardNo, choose, type Play } from '@holofoe/kernel';
import { dieForGuardian, type InPool, keyOfDie } from '../ai/dice-of-players.ts';
import { isDamage } from '../cards/face.ts';
import { AI_OWNER, idOf, kindOf, ownerOf } from '../cards/number.ts';
import { dealDamage } from './damage.ts';
import { diceOf, dieInPool, dieNo, faceOf, removeDie, rollIn, shownValue } from './dice.ts';
import { happen } from './happening.ts';
import { type Holder, hasGuardian, isCharacter, isGuarded } from './in-play.ts';
import { enqueue, queueStage } from './queue.ts';
import { stageOf } from './stage.ts';
import {
  aiOf,
  areaOf,
  type Battle,
  type Character,
  type Cx,
  isAi,
  playerOf,
  type Queued,
  type Side,
  sideOf,
  sidesAgainst,
} from './state.ts';

export function canActivate({ card, ready }: Holder): boolean {
  return ready && (kindOf(card).type === 'character' || kindOf(card).die !== undefined);
}

/** Exhausts a card and rolls all dice that are on it into the pool. A guardian acts first, and may fall. */
export function* activate(battle: Battle, holder: Holder): Play {
  const { state } = battle;
  const side = sideOf(state, holder.side);
  if (isCharacter(holder) && hasGuardian(state, holder)) {
    yield* guard(battle, holder);
    if (!side.characters.includes(holder)) return;
  }
  holder.ready = false;
  happen(battle, { kind: 'activate', side: side.no, card: holder.card });
  if (isAi(side.no) && isCharacter(holder)) yield* firstOfTheRound(battle, holder);
  for (const no of diceOf(holder)) if (!dieInPool(side, no)) yield* rollIn(battle, side, no);
  if (holder.downgrades.length > 0) yield* rollDowngrades(battle, holder);
  const triggered = triggeredBy(battle, holder);
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
  const play = battle.effects.run({ game: battle, side: area.no, card: character.card, character }, effect);
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

/** The abilities of the card itself, of what is attached to it, and of characters on the other side. */
function triggeredBy(battle: Battle, holder: Holder): readonly Queued[] {
  const queued: Queued[] = [];
  const character = isCharacter(holder) ? holder : undefined;
  const side = sideOf(battle.state, holder.side);
  const die = side.pool.find(({ no }) => no === dieNo(holder.card, 0));
  const by = side.no;
  add(queued, { game: battle, side: by, card: holder.card, character, die }, 'after activating');
  for (const { card } of holder.upgrades)
    add(queued, { game: battle, side: by, card, character, die }, 'after activating');
  for (const { card } of holder.downgrades) {
    const { no } = controllerOfDowngrade(battle, holder, card);
    add(queued, { game: battle, side: no, card, character, die }, 'after activating');
  }
  if (!character) return queued;
  for (const { no, characters } of sidesAgainst(battle.state, side.no)) {
    for (const witness of characters) {
      const cx = { game: battle, side: no, card: witness.card, character: witness, die };
      add(queued, cx, 'after a foe activates');
    }
  }
  return queued;
}

function add(queued: Queued[], cx: Cx, moment: 'after activating' | 'after a foe activates'): void {
  const effect = kindOf(cx.card).abilities[moment];
  if (effect !== undefined) queued.push({ cx, effect });
}

/** Guardian: damage from one die of the other side, which is removed. The AI always does it (OPS-33). */
function* guard(battle: Battle, guardian: Character): Play {
  const { state } = battle;
  const dice: readonly InPool[] = sidesAgainst(state, guardian.side).flatMap((side) =>
    side.pool.flatMap((die) => (canBeGuarded(side, die) ? [{ side, die }] : [])),
  );
  if (dice.length === 0) return;
  const chosen = isAi(guardian.side)
    ? dieForGuardian(battle, guardian, dice)
    : yield* askGuard(battle, guardian, dice);
  if (chosen === undefined) return;
  const { side, die } = chosen;
  const value = shownValue(state, side, die);
  happen(
    battle,
    { kind: 'guardian', card: guardian.card, die: die.no, value },
    isAi(guardian.side) ? 'OPS-33' : undefined,
  );
  removeDie(battle, side, die);
  yield* dealDamage(battle, guardian, value);
}

function canBeGuarded(side: Side, die: InPool['die']): boolean {
  const face = faceOf(die);
  return isDamage(face) && !(face.symbol === 'ranged' && isGuarded(side, die.no));
}

function* askGuard(battle: Battle, guardian: Character, dice: readonly InPool[]): Play<InPool | undefined> {
  const options: readonly (InPool | 'no')[] = [...dice, 'no'];
  const keyOf = (option: InPool | 'no') => (option === 'no' ? option : keyOfDie(option));
  const chosen = yield* choose(battle, guardian.side, 'guardian', options, keyOf, idOf(guardian.card));
  return chosen === 'no' ? undefined : chosen;
}
