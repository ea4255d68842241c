import {
  actKey,
  askedAlways,
  askedIfOpen,
  askingBy,
  type CardNo,
  cardKey,
  dieKey,
  type Key,
  numberKey,
  type Ready,
  seatKey,
  type Thing,
  type TopicsAbout,
  turnKey,
  type Usable,
  type Why,
  wordKey,
} from '@holofoe/kernel';
import type { Sign } from '../cards/face.ts';
import type { Operations } from '../cards/terms.ts';
import {
  type Attached,
  type Character,
  type Die,
  type InPool,
  isAi,
  type Player,
  type Side,
  type Support,
} from '../state.ts';
import type { Battle } from './battle.ts';
import type { Holder } from './in-play.ts';
import { dieOfFace, dieOfThing, isDieThing, isFaceThing, sideOfThing } from './things.ts';

/** What a player can do with a turn. */
export type Action =
  | { readonly do: 'play'; readonly card: CardNo }
  | { readonly do: 'activate'; readonly card: CardNo }
  | { readonly do: 'resolve'; readonly sign: Sign }
  | { readonly do: 'reroll' }
  | { readonly do: 'use'; readonly card: CardNo }
  /** An action on a teammate's card that any player may take (Jar Jar Binks). */
  | { readonly do: 'force'; readonly card: CardNo }
  | { readonly do: 'claim' }
  /** An additional action is declined; that is no pass. */
  | { readonly do: 'done' }
  | { readonly do: 'pass' };

/** A die and the side that it is turned to. */
export interface Turn extends InPool {
  readonly to: number;
}

/** A die and the symbol that it is resolved as. */
export interface ResolvedAs extends InPool {
  readonly as: Sign;
}

/** What an upgrade or downgrade is played on, and which one it replaces. */
export interface Way {
  readonly on: Holder;
  readonly instead?: Attached;
  /** Why the AI replaces that one. */
  readonly why?: Why;
  readonly cost: number;
}

/** All that the rules ask a person, and what the options of each question are; besides, cards ask what they say. */
export interface Topics {
  // Set-up, stages and upkeep
  mulligan: CardNo;
  area: number;
  income: 'gain less' | 'discard two';
  'upkeep discard': CardNo;
  'spread heal': Character;
  'shuffle back': CardNo;
  // A turn
  action: Action;
  'which action': Usable<Operations>;
  'discard to reroll': CardNo;
  'dice to reroll': Die;
  'next die': Die | 'done';
  modifiers: Die;
  'one modifier': Die | 'done';
  'attach to': Holder;
  replace: Way;
  'too many upgrades': Attached;
  'order of abilities': Ready<Operations>;
  guardian: InPool | 'no';
  redeploy: Character | 'discard';
  // What symbols do
  target: Character;
  shield: Thing;
  'spread damage': Character;
  'spread shields': Character;
  focus: Turn | 'done';
  sabotage: 'counter' | 'resource';
  // What cards do
  /** What an effect is about that says no more of it. */
  choose: Thing;
  player: Thing;
  foe: Thing;
  battlefield: Player;
  hit: Thing;
  heal: Thing;
  'strip shields': Thing;
  defeat: Thing;
  activate: Thing;
  'activate some': Thing;
  'remove die': Thing;
  'remove own die': Thing;
  'remove this die': Thing;
  block: Thing;
  reroll: Thing;
  'discard to reroll again': CardNo | 'no';
  strike: 'yes' | 'no';
  'turn die': Thing;
  'resolve die': Thing;
  'resolve as another symbol': Thing;
  symbol: ResolvedAs;
  'resolve dice': InPool | 'done';
  discard: CardNo;
  'play a card': Thing;
  detect: number;
  'ready a vehicle': Thing;
  'exhaust a support': Thing;
  'discard a support': Thing;
  'discard a card': Thing;
  /** One that is not in play. */
  'move a card': Thing;
  'wreck a vehicle': Support;
  'take an upgrade': Attached;
}

/** The topics whose options are of this type. */
export type About<Option> = TopicsAbout<Topics, Option>;

export function keyOfCard({ card }: { readonly card: CardNo }): Key {
  return cardKey(card);
}

export function keyOfThing(thing: Thing): Key {
  if (isDieThing(thing)) return dieKey(dieOfThing(thing));
  if (isFaceThing(thing)) {
    const { no, side } = dieOfFace(thing);
    return turnKey(no, side);
  }
  return thing < 0 ? seatKey(sideOfThing(thing)) : cardKey(thing);
}

export function keyOfDie({ die }: InPool): Key {
  return dieKey(die.no);
}

export function keyOfTurn({ die, to }: Turn): Key {
  return turnKey(die.no, to);
}

const keyOfOwnDie = ({ no }: Die): Key => dieKey(no);
const keyOfSide = ({ no }: Side): Key => seatKey(no);

/** With one more option that is a word. */
function orElse<T extends object, W extends string>(keyOf: (option: T) => Key): (option: T | W) => Key {
  return (option) => (typeof option === 'string' ? wordKey(option) : keyOf(option));
}

function keyOfAction(action: Action): Key {
  if ('card' in action) return actKey(action.do, cardKey(action.card));
  return wordKey(action.do === 'resolve' ? `${action.do} ${action.sign}` : action.do);
}

/** A turn, and what a reroll costs, is asked in any case; all else where there is something to decide. */
export const { arrange, ask, choose, chooseAtOnce, chooseSome, split } = askingBy<Topics, Battle>(
  {
    mulligan: askedIfOpen(cardKey),
    area: askedIfOpen(numberKey),
    income: askedIfOpen(wordKey),
    'upkeep discard': askedIfOpen(cardKey),
    'spread heal': askedIfOpen(keyOfCard),
    'shuffle back': askedIfOpen(cardKey),
    action: askedAlways(keyOfAction),
    'which action': askedIfOpen(({ cx }) => numberKey(cx.ability)),
    'discard to reroll': askedAlways(cardKey),
    'dice to reroll': askedAlways(keyOfOwnDie),
    'next die': askedIfOpen(orElse(keyOfOwnDie)),
    modifiers: askedIfOpen(keyOfOwnDie),
    'one modifier': askedIfOpen(orElse(keyOfOwnDie)),
    'attach to': askedIfOpen(keyOfCard),
    replace: askedIfOpen(({ instead }) => (instead ? keyOfCard(instead) : wordKey('none'))),
    'too many upgrades': askedIfOpen(keyOfCard),
    'order of abilities': askedIfOpen(({ cx }) => cardKey(cx.card)),
    guardian: askedIfOpen(orElse(keyOfDie)),
    redeploy: askedIfOpen(orElse(keyOfCard)),
    target: askedIfOpen(keyOfCard),
    shield: askedIfOpen(keyOfThing),
    'spread damage': askedIfOpen(keyOfCard),
    'spread shields': askedIfOpen(keyOfCard),
    focus: askedIfOpen(orElse(keyOfTurn)),
    sabotage: askedIfOpen(wordKey),
    choose: askedIfOpen(keyOfThing),
    player: askedIfOpen(keyOfThing),
    foe: askedIfOpen(keyOfThing),
    battlefield: askedIfOpen(keyOfSide),
    hit: askedIfOpen(keyOfThing),
    heal: askedIfOpen(keyOfThing),
    'strip shields': askedIfOpen(keyOfThing),
    defeat: askedIfOpen(keyOfThing),
    activate: askedIfOpen(keyOfThing),
    'activate some': askedIfOpen(keyOfThing),
    'remove die': askedIfOpen(keyOfThing),
    'remove own die': askedIfOpen(keyOfThing),
    'remove this die': askedIfOpen(keyOfThing),
    block: askedIfOpen(keyOfThing),
    reroll: askedIfOpen(keyOfThing),
    'discard to reroll again': askedIfOpen((option) => (option === 'no' ? wordKey(option) : cardKey(option))),
    strike: askedIfOpen(wordKey),
    'turn die': askedIfOpen(keyOfThing),
    'resolve die': askedIfOpen(keyOfThing),
    'resolve as another symbol': askedIfOpen(keyOfThing),
    symbol: askedIfOpen(({ as }) => wordKey(as)),
    'resolve dice': askedIfOpen(orElse(keyOfDie)),
    discard: askedIfOpen(cardKey),
    'play a card': askedIfOpen(keyOfThing),
    detect: askedIfOpen(numberKey),
    'ready a vehicle': askedIfOpen(keyOfThing),
    'exhaust a support': askedIfOpen(keyOfThing),
    'discard a support': askedIfOpen(keyOfThing),
    'discard a card': askedIfOpen(keyOfThing),
    'move a card': askedIfOpen(keyOfThing),
    'wreck a vehicle': askedIfOpen(keyOfCard),
    'take an upgrade': askedIfOpen(keyOfCard),
  },
  (_, seat) => isAi(seat),
);
