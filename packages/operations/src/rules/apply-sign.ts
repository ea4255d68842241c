import { type Play, read, type Source } from '@holofoe/kernel';
import type { Sign } from '../cards/face.ts';
import {
  aiOf,
  type Character,
  charactersIn,
  type Die,
  friendsOf,
  MOST_SHIELDS,
  type Player,
  type Side,
} from '../state.ts';
import type { Battle } from './battle.ts';
import { dealDamage, dealSpread, defeatWithoutHealth } from './damage.ts';
import { cardOfDie, facesOf, turnDie } from './dice.ts';
import { tell } from './happening.ts';
import { holderOf, isCharacter } from './in-play.ts';
import { discardAtRandom } from './own-cards.ts';
import { thingOfSide } from './things.ts';
import { gain, giveShields, lose } from './tokens.ts';
import { choose, type Turn } from './topics.ts';

/** What a player's symbol does. A special is an ability of its card and is resolved elsewhere. */
export function* applySign(
  battle: Battle,
  player: Player,
  sign: Sign,
  value: number,
  die: Die | undefined,
): Play {
  if (value <= 0) return;
  const ai = aiOf(battle.state, player.no);
  const source = die ? cardOfDie(die.no) : 'symbol';
  switch (sign) {
    case 'melee':
    case 'ranged': {
      const target = boundTarget(battle, die) ?? (yield* chooseTarget(battle, player, ai.characters, source));
      if (target) yield* dealDamage(battle, target, value, { sign });
      return;
    }
    case 'indirect':
      return yield* dealSpread(battle, ai, value, source, 'OPS-19');
    case 'shield': {
      // OPS-46: also a teammate's character.
      const open = charactersIn(friendsOf(battle.state, player.no)).filter(
        ({ shields }) => shields < MOST_SHIELDS,
      );
      if (open.length === 0) return;
      const things = open.map(({ card }) => card);
      const card = yield* choose(battle, player.no, 'shield', things, source);
      const target = open[things.indexOf(card)];
      if (target) giveShields(battle, target, value);
      return;
    }
    case 'resource': {
      const placed = yield* placeCounter(battle, player);
      gain(battle, player, value - placed);
      return;
    }
    case 'disrupt':
      return lose(battle, ai, value);
    case 'discard':
      return yield* discardAtRandom(battle, ai, value, 'OPS-09');
    case 'focus':
      return yield* focus(battle, player, value, die);
  }
}

/** A downgrade's die that finds no other target than the character it is attached to. */
export function boundTarget(battle: Battle, die: Die | undefined): Character | undefined {
  if (!die || read(battle, 'bound', cardOfDie(die.no)) === 0) return undefined;
  const holder = holderOf(battle.state, cardOfDie(die.no));
  return holder && isCharacter(holder) ? holder : undefined;
}

function* chooseTarget(
  battle: Battle,
  player: Player,
  from: readonly Character[],
  source: Source,
): Play<Character | undefined> {
  return from.length === 0 ? undefined : yield* choose(battle, player.no, 'target', from, source);
}

/** The Reactor Run: a counter on the stage instead of a resource. */
function* placeCounter(battle: Battle, player: Player): Play<number> {
  const ai = aiOf(battle.state, player.no);
  if (read(battle, 'sabotage', thingOfSide(player.no)) === 0) return 0;
  const placed = yield* choose(battle, player.no, 'sabotage', ['counter', 'resource'], 'stage');
  if (placed === 'resource') return 0;
  ai.counters++;
  tell(battle, { kind: 'counter', area: player.area, now: ai.counters });
  yield* defeatWithoutHealth(battle, ai);
  return 1;
}

/** Every way to turn the dice: to another side than they show. */
function turnsOf(dice: readonly { readonly side: Side; readonly die: Die }[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const { side, die } of dice) {
    const sides = facesOf(die.no).length;
    for (let to = 0; to < sides; to++) if (to !== die.side) turns.push({ side, die, to });
  }
  return turns;
}

/** Up to `value` other dice, each to any other side; OPS-46: also a teammate's. */
function* focus(battle: Battle, player: Player, value: number, focusing: Die | undefined): Play {
  const turned = new Set<Die | undefined>([focusing]);
  for (let left = value; left > 0; left--) {
    const dice: { readonly side: Side; readonly die: Die }[] = [];
    for (const side of friendsOf(battle.state, player.no))
      for (const die of side.pool) if (!turned.has(die)) dice.push({ side, die });
    if (dice.length === 0) return;
    const options: readonly (Turn | 'done')[] = [...turnsOf(dice), 'done'];
    const chosen = yield* choose(
      battle,
      player.no,
      'focus',
      options,
      focusing ? cardOfDie(focusing.no) : 'symbol',
    );
    if (chosen === 'done') return;
    turnDie(battle, chosen.side, chosen.die, chosen.to);
    turned.add(chosen.die);
  }
}
