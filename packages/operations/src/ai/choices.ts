import { type Asked, type Choice, rank, type Thing } from '@holofoe/kernel';
import type { Operations } from '../cards/terms.ts';
import { characterOfThing } from '../rules/about.ts';
import type { Battle, Cx } from '../rules/battle.ts';
import { isSideThing, sideOfThing, thingOfSide } from '../rules/things.ts';
import { keyOfCard } from '../rules/topics.ts';
import { areaOf, type Character, isAi, playerOf } from '../state.ts';
import { SHIELDS } from './priorities.ts';
import { playerToHit, targetOf, turnAgainst } from './targets.ts';

/** What the AI picks where a card lets it choose; nothing for a player who is out of the game. */
export function pickForAi(
  cx: Cx,
  asked: Asked<Operations>,
  from: readonly Thing[],
): Choice<Thing> | undefined {
  const [first] = from;
  if (first === undefined || !isAi(asked.seat)) return undefined;
  return isSideThing(first) ? pickPlayer(cx, asked, from) : pickCharacter(cx, asked, from);
}

/** OPS-35: the player with the best target; said at once, as the player may be asked next. */
function pickPlayer(
  { game }: Cx,
  { seat, word }: Asked<Operations>,
  from: readonly Thing[],
): Choice<Thing> | undefined {
  const players = from.map((thing) => playerOf(game.state, sideOfThing(thing)));
  const player = playerToHit(game, word?.do === 'indirect' ? 'indirect damage' : 'player', players);
  if (player) turnAgainst(game, areaOf(game.state, seat), player);
  return player && { picked: thingOfSide(player.picked.no), reason: undefined };
}

/** It harms by its target priority (OPS-10), and helps by its shield priority (OPS-16). */
function pickCharacter({ game }: Cx, { seat, word, picked }: Asked<Operations>, from: readonly Thing[]) {
  const characters = charactersAmong(game, from);
  const isOwn = characters[0]?.side === seat;
  const topic = game.rules.topicOf(word, picked);
  return asThing(
    isOwn
      ? rank(game, topic === 'shield' ? 'shields' : topic, SHIELDS, characters, keyOfCard)
      : targetOf(game, characters, topic),
  );
}

function charactersAmong({ state }: Battle, things: readonly Thing[]): readonly Character[] {
  return things.flatMap((thing) => characterOfThing(state, thing) ?? []);
}

function asThing(choice: Choice<{ readonly card: Thing }> | undefined): Choice<Thing> | undefined {
  return choice && { picked: choice.picked.card, reason: choice.reason };
}
