import { type Ask, best, type CardNo, firstReply, read, type Thing, type Wish } from '@holofoe/kernel';
import { isDamage } from '../cards/face.ts';
import { AI_OWNER, kindOf, ownerOf } from '../cards/number.ts';
import type { Effect, Operations } from '../cards/terms.ts';
import { characterOf, characterOfThing } from '../rules/about.ts';
import type { Live } from '../rules/battle.ts';
import { controllerOf } from '../rules/controller.ts';
import { faceOf, shownValue } from '../rules/dice.ts';
import { type Holder, holderOf, remainingHealth } from '../rules/in-play.ts';
import { handOf } from '../rules/own-cards.ts';
import { countingOf, hasRoomFor } from '../rules/play-card.ts';
import { inPool } from '../rules/pool.ts';
import { dieOfFace, dieOfThing, sideOfThing, thingOfSide } from '../rules/things.ts';
import type { Action, Turn, Way } from '../rules/topics.ts';
import {
  type Attached,
  type Character,
  type Die,
  type InPool,
  isAi,
  MOST_UPGRADES,
  type Side,
  type State,
  type Support,
} from '../state.ts';
import { battleToLookAt } from '../vocabulary/language.ts';
import { hostScore, keepWorth } from './card-worth.ts';
import { mulligan, shuffleBack, upkeepDiscard, worstCards } from './cards-given-up.ts';
import {
  expectedWorth,
  gainOfReroll,
  threatOfDie,
  threatOfHolder,
  worthOfActivation,
  worthOfDie,
} from './dice-worth.ts';
import { effectWorth } from './effect-worth.ts';
import { type Answer, askingKind, contextOf, inOrder, type Look, lookFrom } from './look.ts';
import { nextAction } from './next-action.ts';
import { modifiers, nextDie, strike, strikeBy } from './striking.ts';
import { needOfShield, targetScore } from './targets.ts';
import { gainOfSymbol, gainOfTurn, rerollGain, worthAs, worthOfRemoval } from './worth-of-dice.ts';

/** Answers a question with indexes of its options, or for a split with a share for each. */
type Policy = (ask: Ask, state: State) => readonly number[];

/**
 * A player that takes what is worth most at once: equips and activates, strikes where somebody falls or at the greatest
 * danger, takes the AI's dice away before they are resolved, rolls poor dice again. It looks only at what its seat sees.
 */
export function greedy(): Policy {
  return (ask, state) => {
    const look = lookFrom(battleToLookAt(state), ask.seat);
    if (ask.topic === 'action') return [nextAction(look, ask.options as readonly Action[])];
    return ANSWERS[ask.topic]?.(look, ask) ?? firstReply(ask);
  };
}

const all: Answer = (_, { options }) => options.map((_each, index) => index);
const first: Answer = () => [0];

/** Questions for one option, by what each of them is worth. */
function byWorth<T>(worth: (look: Look, option: T, ask: Ask) => number): Answer {
  return (look, ask) => [best(ask.options as readonly T[], (option) => worth(look, option, ask))];
}

/** The same among things of a sort, which cards name by their numbers. */
function byThing<T>(
  find: (state: State, thing: Thing) => T | undefined,
  worth: (look: Look, found: T) => number,
): Answer {
  const worthOf = (look: Look, thing: Thing) => {
    const found = find(look.state, thing);
    return found === undefined ? Number.NEGATIVE_INFINITY : worth(look, found);
  };
  return (look, { options, form }) => {
    const things = options as readonly Thing[];
    return form.pick === 'some'
      ? theBest(things, form, (thing) => worthOf(look, thing))
      : [best(things, (thing) => worthOf(look, thing))];
  };
}

const byCharacter = (worth: (look: Look, character: Character) => number) => byThing(characterOfThing, worth);
const byHolder = (worth: (look: Look, holder: Holder) => number) => byThing(holderOf, worth);
const byDie = (worth: (look: Look, die: InPool) => number) =>
  byThing((state, thing) => inPool(state, dieOfThing(thing)), worth);
const byFace = (worth: (look: Look, turn: Turn) => number) =>
  byThing((state, thing) => {
    const { no, side: to } = dieOfFace(thing);
    const found = inPool(state, no);
    return found && { side: found.side, die: found.die, to };
  }, worth);

/** As many as must be, and more that gain something, within the total. */
function theBest(
  things: readonly Thing[],
  { min, max, within }: Extract<Ask['form'], { readonly pick: 'some' }>,
  worth: (thing: Thing) => number,
): readonly number[] {
  const chosen: number[] = [];
  let left = within?.total ?? Number.POSITIVE_INFINITY;
  for (const index of inOrder(things, worth)) {
    const share = within?.values[index] ?? 0;
    if (chosen.length >= max || share > left) continue;
    if (chosen.length >= min && worth(things[index] as Thing) <= SLIGHT) continue;
    chosen.push(index);
    left -= share;
  }
  return chosen;
}

/** What need not be done is not done for so little. */
const SLIGHT = 0.1;

const removed = byDie(worthOfRemoval);
const upgradeKept = (_: Look, { card }: Attached) => expectedWorth(card) + kindOf(card).cost * 0.1;
const holderReady = (_: Look, holder: Holder) => worthOfActivation(holder);
const harmed = ({ battle }: Look, card: CardNo) =>
  (isAi(controllerOf(battle.state, card)) ? 10 : 0) + kindOf(card).cost;
const helped = byCharacter(needOfShield);

/** Of the hand the worst; of discard piles the best of one's own, and rather a teammate's than the AI's. */
function cardMoved(look: Look, card: CardNo): number {
  const { me } = look;
  if (handOf(me).includes(card)) return -keepWorth(look, card);
  const owner = ownerOf(card);
  return owner === AI_OWNER ? -10 : keepWorth(look, card) + (owner === me.no ? 5 : 0);
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  action: (look, { options }) => [nextAction(look, options as readonly Action[])],
  mulligan,
  'upkeep discard': upkeepDiscard,
  discard: worstCards,
  'discard to reroll': worstCards,
  'discard to reroll again': (_, { options }) => [options.indexOf('no')],
  'shuffle back': shuffleBack,
  'play a card': byWorth((look, card: CardNo) => keepWorth(look, card) - kindOf(card).cost * 0.01),
  'spread shields': (look, ask) => shares(ask, (character: Character) => needOfShield(look, character)),
  'spread heal': (look, ask) => shares(ask, (character: Character) => needOfShield(look, character)),
  'spread damage': spreadDamage,
  area: (look, { options }) => [look.me.no % options.length],
  'attach to': byWorth((look, on: Holder, { source }) => hostFor(look, on, source)),
  redeploy: byWorth((look, on: Character | 'discard', { source }) =>
    on === 'discard' ? -1 : hostFor(look, on, source),
  ),
  replace: byWorth((look, way: Way, { source }) => wayWorth(look, way, source)),
  'too many upgrades': byWorth((look, upgrade: Attached) => -upgradeKept(look, upgrade)),
  target: strike,
  hit: strikeBy,
  defeat: byCharacter((look, character) =>
    isAi(character.side) ? threatOfHolder(character) * 3 + remainingHealth(look.battle, character) : -20,
  ),
  'strip shields': byCharacter((look, character) => character.shields + targetScore(look, character, 0)),
  shield: helped,
  heal: byCharacter((look, character) => needOfShield(look, character) + Math.min(3, character.damage)),
  'next die': nextDie,
  modifiers,
  'one modifier': byWorth((look, die: Die | 'done') => (die === 'done' ? 0 : shownValue(look.battle, die))),
  'dice to reroll': diceToReroll,
  reroll: byDie(rerollGain),
  'remove die': removed,
  'remove this die': removed,
  'remove own die': removed,
  block: removed,
  'resolve die': byDie((look, { side, die }) => resolved(look, side, die)),
  'resolve as another symbol': byDie(gainOfSymbol),
  symbol: byWorth(worthAs),
  'resolve dice': byWorth((look, each: InPool | 'done') =>
    each === 'done' ? 0.1 : resolved(look, each.side, each.die),
  ),
  'turn die': byFace((look, turn) => gainOfTurn(look, turn, turn.to)),
  focus: byWorth((look, turn: Turn | 'done') => (turn === 'done' ? 0.2 : gainOfTurn(look, turn, turn.to))),
  guardian,
  may: (look, { options, source }) => [wishes(look, options[0] as Wish<Operations>, source) ? 0 : 1],
  'one of': byWorth((look, effect: Effect, { source }) => effectWorth(contextOf(look, source), effect)),
  'how many': (_, { options }) => [options.length - 1],
  'order of abilities': all,
  'which action': first,
  sabotage: (look, { options }) => [options.indexOf(needsCounter(look) ? 'counter' : 'resource')],
  income: ({ me }, { options }) => [options.indexOf(me.deck.length > 18 ? 'discard two' : 'gain less')],
  battlefield: first,
  player: byWorth(({ me }, thing: Thing) => (sideOfThing(thing) === me.no ? 1 : 0)),
  foe: byWorth((_, thing: Thing) => sideOfThing(thing)),
  activate: byHolder(holderReady),
  'activate some': all,
  'ready a vehicle': byHolder(holderReady),
  'exhaust a support': byWorth(harmed),
  'discard a support': byWorth(harmed),
  'discard a card': byWorth(harmed),
  'move a card': byWorth(cardMoved),
  'wreck a vehicle': byWorth((look, { card }: Support) => harmed(look, card)),
  'take an upgrade': byWorth(upgradeKept),
  detect: first,
  strike: (_, { options }) => [options.indexOf('yes')],
};

/** All that it can take for the neediest, then for the next. */
function shares({ options, form }: Ask, need: (character: Character) => number): readonly number[] {
  if (form.pick !== 'split') return [];
  const given = options.map(() => 0);
  let left = form.total;
  for (const index of inOrder(options as readonly Character[], need)) {
    const share = Math.min(left, form.most[index] ?? 0);
    given[index] = share;
    left -= share;
  }
  return given;
}

/** A point at a time: on shields first, then on whoever has the most health left, so that nobody falls who need not. */
function spreadDamage(look: Look, { options, form }: Ask): readonly number[] {
  if (form.pick !== 'split') return [];
  const characters = options as readonly Character[];
  const health = characters.map((character) => remainingHealth(look.battle, character));
  const given = characters.map(() => 0);
  for (let left = form.total; left > 0; left--) {
    const index = best(characters, ({ shields }, i) => {
      const taken = given[i] ?? 0;
      if (taken >= (form.most[i] ?? 0)) return Number.NEGATIVE_INFINITY;
      const through = Math.max(0, taken - shields);
      return (taken < shields ? 50 : 0) + (health[i] ?? 0) - through;
    });
    given[index] = (given[index] ?? 0) + 1;
  }
  return given;
}

function hostFor(look: Look, on: Holder, source: Ask['source']): number {
  const kind = askingKind(source);
  const card = look.me.hand.find((place) => 'card' in place && kindOf(place.card) === kind);
  if (card && 'card' in card) return hostScore(look, card.card, on);
  const room = countingOf(look.battle, on.upgrades).length < MOST_UPGRADES ? ROOM : 0;
  return (
    room +
    ('health' in on ? remainingHealth(look.battle, on as Character) : 5) +
    (on.side === look.me.no ? 4 : 0)
  );
}

/** Beside the others where it can be, otherwise in place of the one that is missed least. */
function wayWorth(look: Look, { on, instead, cost }: Way, source: Ask['source']): number {
  if (instead) return -upgradeKept(look, instead) - cost * 0.5;
  return typeof source === 'number' && hasRoomFor(look.battle, look.me, on, source) ? 10 : -10;
}

/** Where there is none, another upgrade goes. */
const ROOM = 10;

/** What resolving a die at once does. */
function resolved(look: Look, side: Side, die: Die): number {
  return worthOfDie(look, side, die) + (isDamage(faceOf(die)) ? 0.5 : 0);
}

function diceToReroll(look: Look, { options }: Ask): readonly number[] {
  const dice = options as readonly Die[];
  const gains = dice.map((die) => gainOfReroll(look, look.me, die));
  const poor: number[] = [];
  for (let i = 0; i < gains.length; i++) if ((gains[i] ?? 0) > 0.1) poor.push(i);
  return poor.length > 0 ? poor : [best(gains, (gain) => gain)];
}

/** The guardian takes what its shields stop, or what would hit somebody weaker. */
function guardian(look: Look, { options, source }: Ask): readonly number[] {
  const character = characterOf(contextOf(look, source));
  return [
    best(options as readonly (InPool | 'no')[], (each) => {
      if (each === 'no' || !character) return 0.5;
      const damage = shownValue(look.battle, each.die);
      const health = remainingHealth(look.battle, character);
      if (damage >= health + character.shields) return -10;
      const hurt = Math.max(0, damage - character.shields);
      return threatOfDie(look, each.die) - hurt * (health > 6 ? 0.8 : 1.1);
    }),
  ];
}

function wishes(look: Look, wish: Wish<Operations>, source: Ask['source']): boolean {
  if (!('wish' in wish)) return false;
  const now = wish.now && isOver(wish.now, source) ? wish.now : undefined;
  return effectWorth(contextOf(look, source, now), wish.wish) > 0;
}

/** It reckons with what has happened, and with what it is about to pay; not with what an interrupt makes of anything else. */
function isOver({ kind }: Live, source: Ask['source']): boolean {
  if (kind === 'playing') return true;
  const { abilities = [] } = askingKind(source) ?? {};
  return abilities.some((ability) => 'reaction' in ability && ability.at.at === kind);
}

/** The Reactor Run: until its counters take health from the AI's characters. */
function needsCounter({ battle, me, ai }: Look): boolean {
  const countersPerPlayer = read(battle, 'sabotage', thingOfSide(me.no));
  return ai.counters < countersPerPlayer * Math.max(1, ai.perPlayer);
}
