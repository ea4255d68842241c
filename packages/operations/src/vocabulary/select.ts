import { allowed, type Choice, type Play, plainly, type Source } from '@holofoe/kernel';
import { worstDie } from '../ai/dice-of-players.ts';
import { playerToHit, targetOf, turnAgainst } from '../ai/targets.ts';
import { kindOf } from '../cards/number.ts';
import { type CharactersOf, type DiceOf, diceThat } from '../cards/words.ts';
import { characterOf, dieOf } from '../rules/about.ts';
import type { Cx } from '../rules/battle.ts';
import { cardOfDie, faceOf, isLent, kindOfDie, shownValue } from '../rules/dice.ts';
import { shows } from '../rules/dice-filters.ts';
import { remainingHealth } from '../rules/in-play.ts';
import { thingOfDie, thingOfSide } from '../rules/things.ts';
import { type About, choose, type Topics } from '../rules/topics.ts';
import {
  type Area,
  areaOf,
  type Character,
  foesOf,
  friendsOf,
  type InPool,
  isAi,
  type Player,
  playersIn,
  type Side,
  sideOf,
  sidesAgainst,
  sidesAround,
} from '../state.ts';

/** What asks: a card, or the stage. */
export function sourceOf({ card }: Cx): Source {
  return card < 0 ? 'stage' : card;
}

export function ownSide({ game, seat: side }: Cx): Side {
  return sideOf(game.state, side);
}

/** The sides whose dice are meant. The AI never means its own where a card says "a die" to harm with. */
function sidesOf({ game: { state }, seat: side }: Cx, whose: DiceOf['whose']): readonly Side[] {
  if (whose === 'own') return [sideOf(state, side)];
  if (whose === 'foe') return foesOf(state, side);
  return sidesAround(state, side);
}

/** `besidesThis`: as if the word said "other". */
export function diceFor(cx: Cx, dice: DiceOf, besidesThis = false): readonly InPool[] {
  const found: InPool[] = [];
  const sides = sidesOf(cx, dice.whose);
  if (!sides.some(hasDice)) return found;
  const { of, colour, subtype, showing } = dice;
  const other = besidesThis || dice.other === true;
  const own = dieOf(cx);
  for (const side of sides) {
    for (const die of side.pool) {
      const kind = kindOfDie(die.no);
      if (of === 'character' && kind.type !== 'character') continue;
      if (of === 'this card' && (cardOfDie(die.no) !== cx.card || isLent(die.no))) continue;
      if (colour !== undefined && kind.colour !== colour) continue;
      if (subtype !== undefined && !kind.subtypes.includes(subtype)) continue;
      if (other && die === own) continue;
      if (showing !== undefined && !shows(faceOf(die), shownValue(cx.game, die), showing)) continue;
      found.push({ side, die });
    }
  }
  return found;
}

const hasDice = ({ pool }: Side) => pool.length > 0;

/** Without the die that is being resolved, and without those that the other side may not remove (TIE Pilot). */
export function removable(cx: Cx, dice: DiceOf): readonly InPool[] {
  const found = diceFor(cx, dice, true);
  return found.every((each) => mayRemove(cx, each)) ? found : found.filter((each) => mayRemove(cx, each));
}

function mayRemove(cx: Cx, { side, die }: InPool): boolean {
  return side.no === cx.seat || allowed(cx.game, 'be removed', thingOfDie(die.no), cx.seat);
}

/** A player is asked; the AI takes the die that the players would miss the most (OPS-30). */
export function* pickDie(
  cx: Cx,
  topic: About<InPool>,
  dice: readonly InPool[],
): Play<Choice<InPool> | undefined> {
  const { game, seat: side } = cx;
  if (!isAi(side)) return yield* askFor(cx, topic, dice);
  const theirs = dice.filter((each) => each.side.no !== side);
  return worstDie(game, topic, theirs.length > 0 ? theirs : dice);
}

/** A player is asked where there is something to choose. */
export function* askFor<K extends keyof Topics>(
  cx: Cx,
  topic: K,
  from: readonly Topics[K][],
): Play<Choice<Topics[K]> | undefined> {
  return from.length === 0 ? undefined : plainly(yield* choose(cx.game, cx.seat, topic, from, sourceOf(cx)));
}

/** Characters that a word means. OPS-48: "your" are never a teammate's; `mates`: unless "a character" is meant (OPS-46). */
export function charactersFor(cx: Cx, who: CharactersOf, mates = false): readonly Character[] {
  const { state } = cx.game;
  const sides =
    who.whose === 'own'
      ? mates
        ? friendsOf(state, cx.seat)
        : [sideOf(state, cx.seat)]
      : sidesAgainst(state, cx.seat);
  const found: Character[] = [];
  const own = who.other ? characterOf(cx) : undefined;
  for (const { characters } of sides) {
    for (const character of characters) {
      const kind = kindOf(character.card);
      if (who.colour !== undefined && kind.colour !== who.colour) continue;
      if (who.unique !== undefined && kind.unique !== who.unique) continue;
      if (who.other && character === own) continue;
      if (who.healthUpTo === undefined || remainingHealth(cx.game, character) <= who.healthUpTo)
        found.push(character);
    }
  }
  return found;
}

/** A player is asked; the AI harms by its target priority (OPS-10). */
export function* pickCharacter(
  cx: Cx,
  topic: 'hit',
  from: readonly Character[],
): Play<Choice<Character> | undefined> {
  const { game, seat: side } = cx;
  if (isAi(side)) return targetOf(game, from, topic);
  const things = from.map(({ card }) => card);
  const one = yield* askFor(cx, topic, things);
  const picked = one && from[things.indexOf(one.picked)];
  return picked && plainly(picked);
}

/** OPS-88: the AI or a teammate, as the player wishes; of the AI the player that its priorities choose (OPS-35). */
export function* pickFoe(cx: Cx, from: readonly Side[]): Play<Side | undefined> {
  const { game, seat: side } = cx;
  if (!isAi(side)) {
    const things = from.map(({ no }) => thingOfSide(no));
    const one = yield* askFor(cx, 'foe', things);
    return one && from[things.indexOf(one.picked)];
  }
  const area = areaOf(game.state, side);
  const player = playerToHit(
    game,
    'player',
    playersIn(game.state, area).filter((each) => from.includes(each)),
  );
  if (player) turnAgainst(game, area, player);
  return player?.picked;
}

/** The character or support that the card is, with its own dice in the pool. */
export function ownDiceInPool(cx: Cx): readonly InPool[] {
  return diceFor(cx, OF_THIS_CARD);
}

export const OF_THIS_CARD = diceThat({ whose: 'own', of: 'this card' });

/** The AI whose card it is: the words of AI cards and stages stand on nothing else. */
export function aiSide({ game, seat: side }: Cx): Area {
  return areaOf(game.state, side);
}

/** OPS-54: the players whom an AI card means. */
export function playersOf(cx: Cx): readonly Player[] {
  return playersIn(cx.game.state, aiSide(cx));
}
