import {
  because,
  type CardNo,
  cardKey,
  choose as chooseEffect,
  DONE,
  EVERYBODY,
  most,
  noteWhy,
  type Play,
  type Priority,
  pick,
  plainly,
  reveal,
  takeChoice,
} from '@holofoe/kernel';
import { botAnswers } from '../bot/answers.ts';
import { iconsOf } from '../bot/criteria.ts';
import { idOf, kindOf } from '../cards/catalogue.ts';
import type { Effect, Word } from '../cards/words.ts';
import { damageBase, damageShip, destroyShip, hitPointsLeft, wouldDestroyBase } from '../rules/damage.ts';
import { discardFromHand, hasCardToDiscard, madeToDiscard, topOfDeck } from '../rules/discard.ts';
import type { Cx, Duel } from '../rules/duel.ts';
import { forceIsWith } from '../rules/force.ts';
import { discardFromRow, rowCards } from '../rules/galaxy.ts';
import { happen } from '../rules/happening.ts';
import { handCards, takeFromHand } from '../rules/own-cards.ts';
import { choose, select } from '../rules/topics.ts';
import { enemyOf, factionOf, type InPlay, isBot, type Side, sideOf } from '../state.ts';
import { forBot } from './own-cards.ts';
import { WORTH } from './values.ts';
import type { WordsIn } from './words-in.ts';

type Enemy = Extract<Word, { do: 'hit' | 'destroy ship' | 'foe discards' | 'foe chooses' | 'look at hand' }>;

/** Words that are aimed at the other side. */
export const ENEMY: WordsIn<Enemy['do']> = {
  hit: {
    can: (cx, { at }) => enemy(cx).base !== null || (at === 'base or ship' && enemy(cx).ships.length > 0),
    run(cx, { damage, at }) {
      if (at === 'base or ship') return hitTarget(cx, damage);
      damageBase(cx.game, enemyOf(cx.seat), damage);
      return DONE;
    },
    worth: (_, { damage }) => damage * WORTH.damage,
    text: ({ damage, at }) =>
      at === 'base'
        ? `deal ${damage} damage to your opponent's base`
        : `deal ${damage} damage to your opponent's base or to one of your opponent's capital ships`,
  },
  'destroy ship': {
    can: (cx, { inRow }) => enemy(cx).ships.length > 0 || rowShips(cx, inRow).length > 0,
    *run(cx, { inRow }) {
      const { game, seat, card } = cx;
      const targets = [...enemy(cx).ships.map((ship) => ship.card), ...rowShips(cx, inRow)];
      const target = yield* select(game, seat, 'destroy ship', targets, DEAREST_SHIP, card);
      if (!target) return;
      const why = because(target, forBot(cx) ? 'DBG-18' : undefined);
      if (game.state.row.includes(target.picked)) yield* discardFromRow(game, target.picked, why);
      else destroyShip(game, enemyOf(seat), target.picked, why);
    },
    worth: (cx) => Math.max(0, ...enemy(cx).ships.map((ship) => kindOf(ship.card).cost)) * 0.8,
    text: ({ inRow }) => `destroy ${SHIP_TEXT[inRow]}`,
  },
  'foe discards': {
    can: ({ game, seat }) => hasCardToDiscard(game.state, enemyOf(seat)),
    run: (cx, { picked }) =>
      madeToDiscard(
        cx.game,
        enemyOf(cx.seat),
        picked === 'by foe' ? 'by owner' : 'at random',
        cx.card,
        takeChoice(cx),
      ),
    worth: () => WORTH.enemyDiscard,
    text: ({ picked }) =>
      picked === 'by foe'
        ? `${MAKE_FOE}discard a card from hand`
        : `${MAKE_FOE}discard a random card from hand`,
  },
  'foe chooses': {
    slots: { one: 'effect', other: 'effect' },
    can: (cx, { one, other }) => one.can(cx) || other.can(cx),
    *run(cx, { one, other }) {
      const { game, seat, card } = cx;
      const { language } = game.rules;
      const open = [one, other].filter((effect) => effect.can(cx)).map(({ says }) => says);
      if (open.length === 0) return;
      const foe = enemyOf(seat);
      const keyOf = (effect: Effect) => language.keyOf(effect, open);
      const chosen = isBot(game.state, foe)
        ? yield* botAnswers(cx, open, keyOf)
        : plainly(yield* chooseEffect(game, foe, 'foe chooses', open, keyOf, card));
      noteWhy(cx, chosen.reason);
      yield* language.run(cx, chosen.picked);
    },
    worth: (cx, { one, other }) => Math.min(one.worth(cx), other.worth(cx)),
    text: ({ one, other }) =>
      `${MAKE_FOE}choose one: ${[one, other].map((text) => asToldToFoe(text, 'you')).join('; or ')}`,
  },
  'look at hand': {
    can: (cx) => lookable(cx) && (!forBot(cx) || forceIsWith(cx.game.state, cx.seat)),
    run: (cx) =>
      forBot(cx)
        ? jynOfTheBot(cx)
        : isBot(cx.game.state, enemyOf(cx.seat))
          ? lookAtBotsDeck(cx)
          : lookAtHand(cx),
    worth: (cx) => (forceIsWith(cx.game.state, cx.seat) ? WORTH.enemyDiscard : 0.1),
    text: () =>
      "look at your opponent's hand; if the Force is with you, put one of its cards on top of your opponent's deck",
  },
};

const MAKE_FOE = 'make your opponent ';

/** What the opponent does, or lets the one who plays the card do: "discard a card from hand", "let you gain 1 Force". */
export function asToldToFoe(text: string, you: string): string {
  return text.startsWith(MAKE_FOE) ? text.slice(MAKE_FOE.length) : `let ${you} ${text}`;
}

const DEAREST_SHIP: Priority<CardNo, Duel> = [
  most('DBG-18', 'cost', (card) => kindOf(card).cost),
  most('DBG-18', 'hit points left', (card, { state }) => {
    const ship = sideOf(state, enemyOf(state.active)).ships.find((other) => other.card === card);
    return ship ? hitPointsLeft(ship) : 0;
  }),
];

const SHIP_TEXT = {
  none: "one of your opponent's capital ships",
  enemy:
    "one of your opponent's capital ships or a capital ship of your opponent's faction in the galaxy row",
  any: "one of your opponent's capital ships or a capital ship in the galaxy row",
} as const;

type Target = 'base' | InPlay;

/** The bot hits where it destroys something, the base before the dearest ship; otherwise the base. */
const HIT = (cx: Cx, damage: number): Priority<Target, Duel> => [
  most(
    'DBG-18',
    'destroys the base',
    (target) => Number(target === 'base' && wouldDestroyBase(cx.game.state, enemyOf(cx.seat), damage)),
    'yes or no',
  ),
  most('DBG-18', 'cost of a ship that it destroys', (target) =>
    target !== 'base' && hitPointsLeft(target) <= damage ? kindOf(target.card).cost : 0,
  ),
  most('DBG-18', 'the base', (target) => Number(target === 'base'), 'yes or no'),
];

function* hitTarget(cx: Cx, damage: number): Play {
  const { game, seat, card } = cx;
  const targets: Target[] = [...(enemy(cx).base ? ['base' as const] : []), ...enemy(cx).ships];
  const target = yield* select(game, seat, 'hit', targets, HIT(cx, damage), card);
  if (!target) return;
  const why = because(target, forBot(cx) ? 'DBG-18' : undefined);
  if (target.picked === 'base') damageBase(game, enemyOf(seat), damage, why);
  else damageShip(game, enemyOf(seat), target.picked, damage, why);
}

/** The capital ships of the row that could be destroyed; the bot leaves the row alone. */
function rowShips(cx: Cx, inRow: 'none' | 'enemy' | 'any'): CardNo[] {
  if (inRow === 'none' || forBot(cx)) return [];
  const faction = factionOf(enemyOf(cx.seat));
  return rowCards(cx.game.state).filter((card) => {
    const kind = kindOf(card);
    return kind.type === 'ship' && (inRow === 'any' || kind.faction === faction);
  });
}

/** The bot's deck is looked at for its hand; a look shuffles nothing. For the bot it is a discard (DBG-43). */
function lookable(cx: Cx): boolean {
  const { state } = cx.game;
  const foe = enemyOf(cx.seat);
  if (isBot(state, foe) && !forBot(cx)) return sideOf(state, foe).deck.length > 0;
  return hasCardToDiscard(state, foe);
}

/** The printed card: the whole hand is seen, and with the Force one card of it goes on top of the deck. */
function* lookAtHand(cx: Cx): Play {
  const { game, seat, card } = cx;
  const foe = enemyOf(seat);
  const { hand, deck } = enemy(cx);
  const cards: CardNo[] = [];
  for (let i = 0; i < hand.length; i++) cards.push(yield* reveal(game, 'hand', hand, i, 1 << seat, idOf));
  const secret = { to: [seat], happening: { kind: 'look at hand', seat, cards } as const };
  happen(game, { kind: 'look at hand', seat, cards: cards.length }, undefined, secret);
  if (!forceIsWith(game.state, seat)) return;
  const chosen = yield* choose(game, seat, 'put on deck', cards, card);
  takeFromHand(enemy(cx), chosen);
  deck.unshift({ card: chosen, by: (1 << seat) | (1 << foe) });
  happen(game, { kind: 'put back', seat: foe, card: null, to: 'top' }, undefined, {
    to: [seat, foe],
    happening: { kind: 'put back', seat: foe, card: chosen, to: 'top' },
  });
}

/** The bot has no hand (DBG-07): its top card is seen instead, and with the Force it may go to the bottom. */
function* lookAtBotsDeck(cx: Cx): Play {
  const { game, seat, card } = cx;
  const foe = enemyOf(seat);
  const top = yield* topOfDeck(game, foe, 1 << seat);
  if (top === undefined) return;
  const secret = { to: [seat], happening: { kind: 'look at hand', seat, cards: [top] } as const };
  happen(game, { kind: 'look at hand', seat, cards: 1 }, 'DBG-07', secret);
  if (!forceIsWith(game.state, seat)) return;
  const where = yield* choose(game, seat, 'top or bottom', ['top', 'bottom'], card);
  if (where === 'top') return;
  const { deck } = enemy(cx);
  deck.push(...deck.splice(0, 1));
  happen(game, { kind: 'put back', seat: foe, card: null, to: 'bottom' }, undefined, {
    to: [seat],
    happening: { kind: 'put back', seat: foe, card: top, to: 'bottom' },
  });
}

/** DBG-43: the dearest card of the hand, then the highest total benefit, then by lot. It counts as a discard. */
const JYN: Priority<CardNo, Duel> = [
  most('DBG-43', 'cost', (card) => kindOf(card).cost),
  most('DBG-43', 'attack, Force and resources together', (card) => {
    const { attack, force, resources } = iconsOf(kindOf(card));
    return attack + force + resources;
  }),
];

function* jynOfTheBot(cx: Cx): Play {
  const { game, seat, card } = cx;
  const foe = enemyOf(seat);
  if (isBot(game.state, foe)) return yield* madeToDiscard(game, foe, 'by owner', card);
  const { hand } = enemy(cx);
  for (let i = 0; i < hand.length; i++) yield* reveal(game, 'hand', hand, i, EVERYBODY, idOf);
  const chosen = yield* pick(game, 'Jyn Erso', JYN, handCards(enemy(cx)), cardKey);
  if (chosen) yield* discardFromHand(game, foe, chosen.picked, because(chosen, 'DBG-43'));
}

function enemy({ game, seat }: Cx): Side {
  return sideOf(game.state, enemyOf(seat));
}
