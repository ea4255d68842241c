import { choose, type Key, type Play, rank } from '@holofoe/kernel';
import { type InPool, keyOfDie, worstDie } from '../ai/dice-of-players.ts';
import { SHIELDS } from '../ai/priorities.ts';
import { playerToHit, targetOf } from '../ai/targets.ts';
import { type Face, isDamage } from '../cards/face.ts';
import { idOf, kindOf } from '../cards/number.ts';
import { cardOfDie, faceOf, isLent, kindOfDie, shownValue } from '../rules/dice.ts';
import { isGuarded, remainingHealth } from '../rules/in-play.ts';
import { STAGE_CARD } from '../rules/queue.ts';
import {
  type Area,
  areaOf,
  type Character,
  type Cx,
  foesOf,
  friendsOf,
  isAi,
  type Player,
  playersIn,
  type Side,
  sideOf,
  sidesAgainst,
  sidesAround,
} from '../rules/state.ts';
import type { CharactersOf, DiceOf, Showing } from './words.ts';

/** What asks: a card by its id, or the stage. */
export function sourceOf({ card }: Cx): Key {
  return card === STAGE_CARD ? 'stage' : idOf(card);
}

export function ownSide({ game, side }: Cx): Side {
  return sideOf(game.state, side);
}

export function shows(face: Face, value: number, showing: Showing): boolean {
  switch (showing) {
    case 'damage':
      return isDamage(face);
    case 'melee or ranged':
      return face.symbol === 'melee' || face.symbol === 'ranged';
    case 'a resource cost':
      return face.cost > 0;
    case 'a value up to 2':
      return value <= 2;
    default:
      return face.symbol === showing;
  }
}

/** The sides whose dice are meant. The AI never means its own where a card says "a die" to harm with. */
function sidesOf({ game: { state }, side }: Cx, whose: DiceOf['whose']): readonly Side[] {
  if (whose === 'own') return [sideOf(state, side)];
  if (whose === 'foe') return foesOf(state, side);
  return sidesAround(state, side);
}

export function diceFor(cx: Cx, { whose, of, colour, subtype, showing, other }: DiceOf): readonly InPool[] {
  const { state } = cx.game;
  const found: InPool[] = [];
  for (const side of sidesOf(cx, whose)) {
    for (const die of side.pool) {
      const kind = kindOfDie(die.no);
      if (of === 'character' && kind.type !== 'character') continue;
      if (of === 'this card' && (cardOfDie(die.no) !== cx.card || isLent(die.no))) continue;
      if (colour !== undefined && kind.colour !== colour) continue;
      if (subtype !== undefined && !kind.subtypes.includes(subtype)) continue;
      if (other && die === cx.die) continue;
      if (showing !== undefined && !shows(faceOf(die), shownValue(state, side, die), showing)) continue;
      found.push({ side, die });
    }
  }
  return found;
}

/** Without the die that is being resolved, and without those that the other side may not remove (TIE Pilot). */
export function removable(cx: Cx, dice: DiceOf): readonly InPool[] {
  return diceFor(cx, { ...dice, other: true }).filter(
    ({ side, die }) => side.no === cx.side || faceOf(die).symbol !== 'ranged' || !isGuarded(side, die.no),
  );
}

/** A player is asked; the AI takes the die that the players would miss the most (OPS-30). */
export function* pickDie(cx: Cx, topic: string, dice: readonly InPool[]): Play<InPool | undefined> {
  const { game, side } = cx;
  if (!isAi(side))
    return dice.length < 2 ? dice[0] : yield* choose(game, side, topic, dice, keyOfDie, sourceOf(cx));
  const theirs = dice.filter((each) => each.side.no !== side);
  return worstDie(game, topic, theirs.length > 0 ? theirs : dice);
}

/** Characters that a word means. OPS-48: "your" are never a teammate's; `mates`: unless "a character" is meant (OPS-46). */
export function charactersFor(cx: Cx, who: CharactersOf, mates = false): readonly Character[] {
  const { state } = cx.game;
  const sides =
    who.whose === 'own'
      ? mates
        ? friendsOf(state, cx.side)
        : [sideOf(state, cx.side)]
      : sidesAgainst(state, cx.side);
  const found: Character[] = [];
  for (const { characters } of sides) {
    for (const character of characters) {
      const kind = kindOf(character.card);
      if (who.colour !== undefined && kind.colour !== who.colour) continue;
      if (who.unique !== undefined && kind.unique !== who.unique) continue;
      if (who.other && character === cx.character) continue;
      if (who.healthUpTo === undefined || remainingHealth(state, character) <= who.healthUpTo)
        found.push(character);
    }
  }
  return found;
}

/** A player is asked; the AI harms by its target priority (OPS-10) and helps by its shield priority (OPS-16). */
export function* pickCharacter(
  cx: Cx,
  topic: string,
  from: readonly Character[],
): Play<Character | undefined> {
  const { game, side } = cx;
  const [first] = from;
  if (isAi(side)) {
    const own = first?.side === side;
    return own ? rank(game, topic, SHIELDS, from, ({ card }) => card) : targetOf(game, from, topic);
  }
  return from.length < 2 ? first : yield* choose(game, side, topic, from, ({ card }) => card, sourceOf(cx));
}

/** OPS-88: the AI or a teammate, as the player wishes; of the AI the player that its priorities choose (OPS-35). */
export function* pickFoe(cx: Cx, from: readonly Side[]): Play<Side | undefined> {
  const { game, side } = cx;
  if (isAi(side)) {
    const players = playersIn(game.state, areaOf(game.state, side));
    return playerToHit(
      game,
      'player',
      players.filter((player) => from.includes(player)),
    );
  }
  return from.length < 2 ? from[0] : yield* choose(game, side, 'foe', from, ({ no }) => no, sourceOf(cx));
}

/** The character or support that the card is, with its own dice in the pool. */
export function ownDiceInPool(cx: Cx): readonly InPool[] {
  return diceFor(cx, { whose: 'own', of: 'this card' });
}

/** The AI whose card it is: the words of AI cards and stages stand on nothing else. */
export function aiSide({ game, side }: Cx): Area {
  return areaOf(game.state, side);
}

/** OPS-54: the players whom an AI card means. */
export function playersOf(cx: Cx): readonly Player[] {
  return playersIn(cx.game.state, aiSide(cx));
}
