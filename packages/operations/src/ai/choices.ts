import { type Asked, type Choice, most, type Priority, rank, read, type Thing } from '@holofoe/kernel';
import type { Operations } from '../cards/terms.ts';
import { characterOfThing } from '../rules/about.ts';
import type { Battle, Cx } from '../rules/battle.ts';
import { controllerOf } from '../rules/controller.ts';
import { type Holder, holderOf } from '../rules/in-play.ts';
import { isDieThing, isFaceThing, isSideThing, sideOfThing, thingOfSide } from '../rules/things.ts';
import { keyOfCard, keyOfThing } from '../rules/topics.ts';
import { areaOf, type Character, isAi, playerOf, type SideNo } from '../state.ts';
import { sufferer } from './blow-taken.ts';
import { pickDieForAi, pickFaceForAi } from './choose-dice.ts';
import {
  ACTIVATION,
  ACTIVATION_SUPPORTS_FIRST,
  CARD_TARGET,
  EASED,
  GIVEN_UP,
  SHIELDS,
} from './priorities.ts';
import { playerToHit, targetOf, turnAgainst } from './targets.ts';

/** What the AI picks where a card lets it choose; nothing for a player who is out of the game. */
export function pickForAi(
  cx: Cx,
  asked: Asked<Operations>,
  from: readonly Thing[],
  worthOf: (thing: Thing) => number,
): Choice<Thing> | undefined {
  const [first] = from;
  if (first === undefined || !isAi(asked.seat)) return undefined;
  if (isSideThing(first)) return pickPlayer(cx, asked, from);
  if (isDieThing(first)) return pickDieForAi(cx, asked, from, worthOf);
  if (isFaceThing(first)) return pickFaceForAi(cx, asked, from);
  if (asked.word && WAKES.has(asked.word.do)) return pickToWake(cx, asked, from);
  if (asked.word?.do === 'move' && asked.word.from !== undefined) return pickOutOfPlay(cx, from, worthOf);
  if (isSourceOfDamage(asked)) return pickToEase(cx, from, worthOf);
  return characterOfThing(cx.game.state, first) ? pickCharacter(cx, asked, from) : pickCard(cx, asked, from);
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

/** OPS-20: what comes into the pool next. AI cards say `AI` of what they activate: never a player's character (OPS-71). */
const WAKES: ReadonlySet<string> = new Set(['activate', 'ready']);

function pickToWake({ game }: Cx, { word, picked }: Asked<Operations>, from: readonly Thing[]) {
  const isByAiCard = 'one' in picked && picked.one.whose === 'AI';
  const topic = word?.do === 'ready' ? 'ready' : isByAiCard ? 'activation' : game.rules.topicOf(word, picked);
  const by = game.standing.rules.haste === undefined ? ACTIVATION : ACTIVATION_SUPPORTS_FIRST;
  return asThing(rank<Holder, Battle>(game, topic, by, holdersAmong(game, from), keyOfCard));
}

/** OPS-30: rather its own card back than a player's. */
function pickOutOfPlay({ game }: Cx, from: readonly Thing[], worthOf: (thing: Thing) => number) {
  const by: Priority<Thing, Battle> = [most('OPS-30', 'worth of the card', worthOf)];
  return rank(game, 'move a card', by, from, keyOfThing);
}

/** OPS-30: a card of the players by the target priority, as far as that speaks of it; of its own the least. */
function pickCard(cx: Cx, { seat, word, picked }: Asked<Operations>, from: readonly Thing[]) {
  const { game } = cx;
  const theirs = ofOthers(game, seat, from);
  if (theirs.length === 0) return asThing(rank(game, 'own card', GIVEN_UP, from.map(asCard), keyOfCard));
  const topic = game.rules.topicOf(word, picked);
  const filter = 'one' in picked ? picked.one : undefined;
  if (filter?.most === undefined)
    return asThing(rank(game, topic, CARD_TARGET, theirs.map(asCard), keyOfCard));
  // The card itself asks for the most of something: those that have less were considered too.
  const { most: stat } = filter;
  const all = ofOthers(game, seat, game.rules.things(cx, { ...filter, most: undefined }));
  const by = [most('OPS-06', stat, ({ card }: Card) => read(game, stat, card)), ...CARD_TARGET];
  return asThing(rank(game, topic, by, all.map(asCard), keyOfCard));
}

interface Card {
  readonly card: Thing;
}

function asCard(card: Thing): Card {
  return { card };
}

function ofOthers({ state }: Battle, seat: SideNo, cards: readonly Thing[]): readonly Thing[] {
  return cards.filter((card) => controllerOf(state, card) !== seat);
}

function holdersAmong({ state }: Battle, things: readonly Thing[]): readonly Holder[] {
  return things.map((thing) => holderOf(state, thing)).filter((holder) => holder !== undefined);
}

function isSourceOfDamage({ word, picked }: Asked<Operations>): boolean {
  return word?.do === 'heal' && word.onto !== undefined && picked === word.to;
}

/** OPS-30: damage leaves the players' character that is in the least danger, or none where nothing is won by it. */
function pickToEase({ game }: Cx, from: readonly Thing[], worthOf: (thing: Thing) => number) {
  const open = from.filter((thing) => worthOf(thing) > 0);
  return asThing(rank(game, 'move damage', EASED, charactersAmong(game, open), keyOfCard));
}

/** It harms by its target priority (OPS-10), helps by its shield priority (OPS-16), and spares its own (OPS-30). */
function pickCharacter(cx: Cx, { seat, word, picked }: Asked<Operations>, from: readonly Thing[]) {
  const { game } = cx;
  const characters = charactersAmong(game, from);
  const isOwn = characters[0]?.side === seat;
  const topic = game.rules.topicOf(word, picked);
  if (isOwn && word?.do === 'hit') {
    const n = game.rules.language.amount(cx, word.n);
    const by = sufferer({ n, unblockable: word.unblockable === true });
    return asThing(rank(game, 'own character', by, characters, keyOfCard));
  }
  return asThing(
    isOwn
      ? rank(game, topic === 'shield' ? 'shields' : topic, SHIELDS, characters, keyOfCard)
      : targetOf(game, characters, topic),
  );
}

function charactersAmong({ state }: Battle, things: readonly Thing[]): readonly Character[] {
  return things.map((thing) => characterOfThing(state, thing)).filter((character) => character !== undefined);
}

function asThing(choice: Choice<Card> | undefined): Choice<Thing> | undefined {
  return choice && { picked: choice.picked.card, reason: choice.reason };
}
