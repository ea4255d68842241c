import { type Asked, type Choice, fewest, most, type Priority, rank, type Thing } from '@holofoe/kernel';
import { isDamage } from '../cards/face.ts';
import type { Operations } from '../cards/terms.ts';
import type { Battle, Cx } from '../rules/battle.ts';
import { faceAt, faceOf, shownValue } from '../rules/dice.ts';
import { inPool } from '../rules/pool.ts';
import { dieOfFace, dieOfThing, thingOfDie, thingOfFace } from '../rules/things.ts';
import { keyOfDie, keyOfTurn, type Turn } from '../rules/topics.ts';
import { areaOf, type InPool, type SideNo } from '../state.ts';
import { worstDie } from './dice-of-players.ts';
import { damageOf, specialDamage } from './resolve-dice.ts';

type WorthOf = (thing: Thing) => number;

/** The AI gives up the die that would do the least. */
export const LEAST: Priority<InPool, Battle> = [
  fewest('OPS-30', 'damage', (each, battle) => damageOf(battle, each)),
  fewest('OPS-30', 'value', ({ die }, battle) => shownValue(battle, die)),
];

/** OPS-30: the AI takes the players' most dangerous die, gives up the least of its own, and resolves the best. */
export function pickDieForAi(
  { game }: Cx,
  { seat, word, picked }: Asked<Operations>,
  from: readonly Thing[],
  worthOf: WorthOf,
): Choice<Thing> | undefined {
  const dice = from.flatMap((thing) => inPool(game.state, dieOfThing(thing)) ?? []);
  const topic = game.rules.topicOf(word, picked);
  if (word?.do === 'resolve') return asDie(rank(game, topic, toResolve(game, worthOf), dice, keyOfDie));
  if (word?.do === 'reroll') return asDie(worstDie(game, topic, dice.filter(isWorthRerolling(game, seat))));
  const theirs = dice.filter(({ side }) => side.no !== seat);
  return asDie(
    theirs.length > 0 ? worstDie(game, topic, theirs) : rank(game, 'own die', LEAST, dice, keyOfDie),
  );
}

/** The players' dice, and its own that would deal no damage. */
function isWorthRerolling(game: Battle, seat: SideNo) {
  return (each: InPool) => each.side.no !== seat || damageOf(game, each) === 0;
}

/** The AI resolves the die with the most damage, otherwise the highest. */
function toResolve(game: Battle, worthOf: WorthOf): Priority<InPool, Battle> {
  return [
    most('OPS-30', 'damage', ({ side, die }) =>
      faceOf(die).symbol === 'special'
        ? specialDamage(game, areaOf(game.state, side.no), die)
        : worthOf(thingOfDie(die.no)),
    ),
    most('OPS-35', 'value', ({ die }) => shownValue(game, die)),
  ];
}

function asDie(choice: Choice<InPool> | undefined): Choice<Thing> | undefined {
  return choice && { picked: thingOfDie(choice.picked.die.no), reason: choice.reason };
}

/** OPS-30: the AI turns a die where it gains damage; one of the players to damage that is dealt, to the most. */
export function pickFaceForAi(
  { game }: Cx,
  { seat, word, picked }: Asked<Operations>,
  from: readonly Thing[],
): Choice<Thing> | undefined {
  const turns = from.flatMap((thing) => turnOf(game, thing) ?? []);
  const topic = game.rules.topicOf(word, picked);
  const isDealt = turns.every(({ side, die, to }) => side.no !== seat && isDamage(faceAt(die.no, to)));
  if (isDealt) return asFace(rank(game, topic, MOST_DAMAGE, turns, keyOfTurn));
  const by: Priority<Turn, Battle> = [
    most('OPS-30', 'damage gained', (turn) => gainOfTurn(game, turn, seat)),
  ];
  const gaining = turns.filter((turn) => gainOfTurn(game, turn, seat) > 0);
  return asFace(rank(game, topic, by, gaining, keyOfTurn));
}

const MOST_DAMAGE: Priority<Turn, Battle> = [
  most('OPS-30', 'damage', ({ die, to }) => faceAt(die.no, to).value),
];

function turnOf({ state }: Battle, thing: Thing): Turn | undefined {
  const { no, side: to } = dieOfFace(thing);
  const found = inPool(state, no);
  return found && { side: found.side, die: found.die, to };
}

function asFace(choice: Choice<Turn> | undefined): Choice<Thing> | undefined {
  return choice && { picked: thingOfFace(choice.picked.die.no, choice.picked.to), reason: choice.reason };
}

/** OPS-30: what the AI gains by turning a die: damage on its own, damage less on a player's. */
export function gainOfTurn(battle: Battle, { side, die, to }: Turn, seat: SideNo): number {
  const turned = { ...die, side: to };
  const change = damageOf(battle, { side, die: turned }) - damageOf(battle, { side, die });
  return side.no === seat ? change : -change;
}
