import {
  because,
  type CardNo,
  type Choice,
  cardKey,
  EVERYBODY,
  type Play,
  plainly,
  rank,
} from '@holofoe/kernel';
import { dearest, ROW_TIES } from '../bot/criteria.ts';
import { kindOf } from '../cards/catalogue.ts';
import type { Word } from '../cards/words.ts';
import { damageBase } from '../rules/damage.ts';
import type { Cx } from '../rules/duel.ts';
import { forceIsWith } from '../rules/force.ts';
import {
  discardFromRow,
  lookAtGalaxy,
  refillRow,
  rowCards,
  slotOf,
  takeFromRow,
  takeGalaxyTop,
} from '../rules/galaxy.ts';
import { happen } from '../rules/happening.ts';
import { choose, select } from '../rules/topics.ts';
import { enemyOf, factionOf, type State } from '../state.ts';
import { forBot, hold, playHeld } from './own-cards.ts';
import { WORTH } from './values.ts';
import type { WordsIn } from './words-in.ts';

type Galaxy = Extract<
  Word,
  {
    do:
      | 'discard from row'
      | 'scout'
      | 'peek and trade'
      | 'peek at two'
      | 'raid row'
      | 'salvage'
      | 'borrow from row';
  }
>;

/** Words about the galaxy row, deck and discard pile. */
export const GALAXY: WordsIn<Galaxy['do']> = {
  'discard from row': {
    can: (cx) => discardable(cx).length > 0,
    *run(cx) {
      const { game, seat, card } = cx;
      const gone = yield* select(
        game,
        seat,
        'discard from row',
        discardable(cx),
        [dearest('DBG-18'), ...ROW_TIES],
        card,
      );
      if (gone) yield* discardFromRow(game, gone.picked, because(gone, forBot(cx) ? 'DBG-18' : undefined));
    },
    worth: (cx) => Math.max(0, ...enemyCards(cx).map((card) => kindOf(card).cost)) / 4,
    text: () => 'discard a card from the galaxy row',
  },
  scout: {
    slots: { ours: 'effect' },
    can: ({ game }) => hasGalaxyCard(game.state),
    *run(cx, { ours }) {
      const { game, seat } = cx;
      const [card] = yield* lookAtGalaxy(game, 1, EVERYBODY);
      if (card === undefined) return;
      const { faction } = kindOf(card);
      const enemy = faction === factionOf(enemyOf(seat));
      happen(game, { kind: 'turn up', card, kept: !enemy });
      if (enemy) {
        takeGalaxyTop(game.state);
        game.state.galaxyDiscard.push(card);
      }
      if (faction === factionOf(seat)) yield* ours.run(cx);
    },
    worth: (cx, { ours }) => ours.worth(cx) / 3,
    text: ({ ours }) =>
      `turn up the top card of the galaxy deck; if it is of your faction, ${ours}; if it is of your opponent's faction, discard it`,
  },
  'peek and trade': {
    can: (cx) =>
      hasGalaxyCard(cx.game.state) &&
      (!forBot(cx) || (forceIsWith(cx.game.state, cx.seat) && enemyCards(cx).length > 0)),
    *run(cx) {
      const { game, seat } = cx;
      const [card] = yield* lookAtGalaxy(game, 1, forBot(cx) ? EVERYBODY : 1 << seat);
      if (card === undefined) return;
      tellPeek(cx, [card]);
      if (!forceIsWith(game.state, seat)) return;
      const other = forBot(cx) ? botTrade(cx, card) : yield* chooseTrade(cx);
      if (other) trade(cx, card, other);
    },
    worth: () => 0.5,
    text: () =>
      'look at the top card of the galaxy deck; if the Force is with you, you may swap it with a card of the galaxy row',
  },
  'peek at two': {
    can: ({ game }) => hasGalaxyCard(game.state),
    *run(cx) {
      const { game, seat, card: base } = cx;
      const cards = yield* lookAtGalaxy(game, 2, 1 << seat);
      tellPeek(cx, cards);
      if (cards.length < 2) return;
      const choice = yield* select(game, seat, 'discard from galaxy deck', cards, [], base);
      if (!choice) return;
      const gone = choice.picked;
      takeGalaxyTop(game.state, cards.indexOf(gone));
      game.state.galaxyDiscard.push(gone);
      happen(game, { kind: 'galaxy discard', card: gone });
    },
    worth: () => 0.7,
    text: () => 'look at the top two cards of the galaxy deck, discard one and put the other back on top',
  },
  'raid row': {
    can: (cx) => enemyCards(cx).length > 0,
    *run(cx) {
      const { game, seat } = cx;
      const raided = enemyCards(cx);
      for (const card of raided) {
        takeFromRow(game.state, card);
        game.state.galaxyDiscard.push(card);
        happen(game, { kind: 'row discard', card });
      }
      damageBase(game, enemyOf(seat), raided.length);
      yield* refillRow(game);
    },
    worth: (cx) => enemyCards(cx).length * WORTH.damage,
    text: () =>
      "discard every card of your opponent's faction from the galaxy row and deal 1 damage to your opponent's base for each",
  },
  salvage: {
    can: (cx) => salvageable(cx).length > 0 && rowCards(cx.game.state).length > 0,
    *run(cx) {
      const { game, seat, card: base } = cx;
      const { state } = game;
      const found = yield* select(game, seat, 'salvage', salvageable(cx), [], base);
      if (!found) return;
      const gone = yield* select(game, seat, 'discard from row', rowCards(state), [], base);
      if (!gone) return;
      state.row[slotOf(state, gone.picked)] = found.picked;
      state.galaxyDiscard.splice(state.galaxyDiscard.indexOf(found.picked), 1);
      state.galaxyDiscard.push(gone.picked);
      happen(game, { kind: 'trade', seat, card: found.picked, for: gone.picked });
    },
    worth: () => 1,
    text: () => 'swap a card of your faction from the galaxy discard pile with a card of the galaxy row',
  },
  'borrow from row': {
    can: (cx) => ownCards(cx).length > 0,
    *run(cx) {
      const { game, seat, card: source } = cx;
      const choice = yield* select(
        game,
        seat,
        'borrow',
        ownCards(cx),
        [dearest('DBG-47'), ...ROW_TIES.slice(1)],
        source,
      );
      if (!choice) return;
      const card = choice.picked;
      takeFromRow(game.state, card);
      game.state.lent.push(card);
      happen(game, { kind: 'lend', seat, card }, because(choice, forBot(cx) ? 'DBG-47' : undefined));
      hold(cx, card);
      yield* refillRow(game);
      yield* playHeld(cx, card);
    },
    worth: (cx) => Math.max(0, ...ownCards(cx).map((card) => kindOf(card).cost)) * 0.7,
    text: () =>
      'put a card of your faction from the galaxy row into your hand and exile it at the end of the turn',
  },
};

/** DBG-41: an Empire card is swapped with the dearest enemy card of the row. */
function botTrade(cx: Cx, peeked: CardNo): Choice<CardNo> | undefined {
  if (kindOf(peeked).faction !== factionOf(cx.seat)) return undefined;
  return rank(cx.game, 'trade', [dearest('DBG-41'), ...ROW_TIES.slice(1)], enemyCards(cx), cardKey);
}

function* chooseTrade({ game, seat, card }: Cx): Play<Choice<CardNo> | undefined> {
  const options: (CardNo | 'keep')[] = [...rowCards(game.state), 'keep'];
  const chosen = yield* choose(game, seat, 'trade', options, card);
  return chosen === 'keep' ? undefined : plainly(chosen);
}

/** The card that is swapped out lies on top of the galaxy deck, where everybody has seen it (DBG-41). */
function trade(cx: Cx, peeked: CardNo, choice: Choice<CardNo>): void {
  const { game, seat } = cx;
  const other = choice.picked;
  const { state } = game;
  state.row[slotOf(state, other)] = peeked;
  state.galaxyDeck[0] = { card: other, by: EVERYBODY };
  happen(
    game,
    { kind: 'trade', seat, card: peeked, for: other },
    because(choice, forBot(cx) ? 'DBG-41' : undefined),
  );
}

function tellPeek(cx: Cx, cards: readonly CardNo[]): void {
  const { game, seat } = cx;
  if (forBot(cx)) happen(game, { kind: 'peek', seat, cards });
  else {
    const secret = { to: [seat], happening: { kind: 'peek', seat, cards } as const };
    happen(game, { kind: 'peek', seat, cards: cards.length }, undefined, secret);
  }
}

function discardable(cx: Cx): CardNo[] {
  return forBot(cx) ? enemyCards(cx) : rowCards(cx.game.state);
}

function enemyCards({ game, seat }: Cx): CardNo[] {
  const faction = factionOf(enemyOf(seat));
  return rowCards(game.state).filter((card) => kindOf(card).faction === faction);
}

function ownCards({ game, seat }: Cx): CardNo[] {
  return rowCards(game.state).filter((card) => kindOf(card).faction === factionOf(seat));
}

function salvageable({ game, seat }: Cx): CardNo[] {
  return game.state.galaxyDiscard.filter((card) => kindOf(card).faction === factionOf(seat));
}

/** With the galaxy deck empty there is nothing to look at, whatever lies in its discard pile. */
function hasGalaxyCard({ galaxyDeck }: State): boolean {
  return galaxyDeck.length > 0;
}
