import { EVERYBODY, type Play, reveal, type Thing } from '@holofoe/kernel';
import { idOf } from '../cards/number.ts';
import type { Cx } from '../rules/battle.ts';
import { tell } from '../rules/happening.ts';
import { type Holder, holderOf } from '../rules/in-play.ts';
import {
  aiHandSize,
  chooseDiscards,
  discardLookedAt,
  drawCards,
  handSizeOf,
  lookAtTop,
  millCards,
} from '../rules/own-cards.ts';
import { canPlay, playCard } from '../rules/play-card.ts';
import { sideOfThing } from '../rules/things.ts';
import { type Area, areaOf, isAi, isPlayer, playerOf, type Side, sideOf } from '../state.ts';
import { ownSide, sourceOf } from './select.ts';
import { withCountLast } from './texts.ts';
import type { WordsIn } from './words-in.ts';
import { CARD } from './worth.ts';

/** Discards from the AI's hand, as the AI chooses: face-up cards first, then the lowest of the five (OPS-29). */
function* aiDiscards({ game }: Cx, area: Area, count: number): Play {
  for (let left = count; left > 0 && area.deck.length > 0; left--) {
    const hand = area.deck.slice(0, aiHandSize(area));
    const open = hand.findIndex((place) => 'card' in place && place.by === EVERYBODY);
    const at = open >= 0 ? open : hand.length - 1;
    const card = yield* reveal(game, 'AI hand', area.deck, at, EVERYBODY, idOf);
    area.deck.splice(at, 1);
    area.discard.push(card);
    tell(game, { kind: 'discard', side: area.no, cards: [card] }, 'OPS-09');
  }
}

function sideAt({ game }: Cx, thing: Thing): Side {
  return sideOf(game.state, sideOfThing(thing));
}

/** Of one's own hand all that is asked for, as a price; of an opponent what there is. */
function canDiscard(cx: Cx, side: Side, from: 'hand' | 'deck', n: number): boolean {
  if (from === 'deck') return n > 0 && side.deck.length > 0;
  return handSizeOf(side) >= (side.no === cx.seat ? n : 1);
}

function* discardFrom(cx: Cx, side: Side, from: 'hand' | 'deck', n: number): Play {
  if (from === 'deck') yield* millCards(cx.game, side, n);
  else if (isPlayer(side)) yield* chooseDiscards(cx.game, side, n, sourceOf(cx));
  else yield* aiDiscards(cx, areaOf(cx.game.state, side.no), n);
}

/** The AI, who plays nothing from a deck, discards at once. */
function* lookAndDiscard(cx: Cx, side: Side, n: number, looking: { run: (cx: Cx) => Play }): Play {
  const { game, seat } = cx;
  if (isAi(seat)) return yield* millCards(game, side, n);
  const cards = yield* lookAtTop(game, side, n, seat);
  cx.it = cards;
  yield* looking.run(cx);
  yield* discardLookedAt(game, side, cards);
}

function holderIn({ game }: Cx, on: readonly Thing[] | undefined): Holder | undefined {
  return on?.[0] === undefined ? undefined : holderOf(game.state, on[0]);
}

/** Cards of hands and decks. */
export const HANDS_AND_DECKS: WordsIn<'draw' | 'discard' | 'play'> = {
  draw: {
    slots: { n: 'amount' },
    // The AI has no hand to draw into (OPS-09).
    can: (cx) => !isAi(cx.seat) && ownSide(cx).deck.length > 0,
    *run(cx, { n }) {
      yield* drawCards(cx.game, playerOf(cx.game.state, cx.seat), n);
    },
    worth: (_, { n }) => n * CARD,
    text: ({ n }) => `draw ${cardsText(n)}`,
  },
  discard: {
    slots: { who: 'cards', n: 'amount', looking: 'effect' },
    can: (cx, { who, from, n }) => who.some((thing) => canDiscard(cx, sideAt(cx, thing), from, n)),
    *run(cx, { who, from, n, looking }) {
      for (const thing of who) {
        const side = sideAt(cx, thing);
        if (looking) yield* lookAndDiscard(cx, side, n, looking);
        else yield* discardFrom(cx, side, from, n);
      }
    },
    worth: (cx, { who, n }) =>
      who.reduce((sum, thing) => sum + (sideOfThing(thing) === cx.seat ? -n : n) * CARD, 0),
    text: ({ who, from, n, looking }) => {
      if (looking !== undefined)
        return `look at the top ${cardsText(n)} of your deck, ${looking}, and discard the others`;
      if (who === 'yourself') return `discard ${cardsText(n)} from your ${from}`;
      if (who === 'it') return `discard ${cardsText(n)} from their ${from}`;
      if (from === 'hand') return `force ${who} to choose and discard ${cardsText(n)} from their hand`;
      const [many, forEach] = withCountLast(n);
      return `discard ${cardsText(many)} from the top of ${who}'s deck${forEach}`;
    },
  },
  play: {
    slots: { on: 'cards', card: 'cards', less: 'amount' },
    can: (cx, { on, card, from, less }) => {
      if (isAi(cx.seat)) return false;
      const player = playerOf(cx.game.state, cx.seat);
      return card.some(
        (each) =>
          // It may have gone elsewhere meanwhile.
          (from === undefined || player.discard.includes(each)) &&
          canPlay(cx.game, player, each, { less, on: holderIn(cx, on) }),
      );
    },
    *run(cx, { on, card, less }) {
      const player = playerOf(cx.game.state, cx.seat);
      for (const each of card) yield* playCard(cx.game, player, each, { less, on: holderIn(cx, on) });
    },
    worth: () => CARD,
    text: ({ on, card, from, less }) => {
      const price =
        less === undefined ? ', paying its cost' : less === 'any number' ? ' for free' : ` for ${less} less`;
      const where = from === undefined ? '' : ` from your ${from}`;
      return `play ${card}${where}${on === undefined ? '' : ` on ${on}`}${price}`;
    },
  },
};

/** "a card", "2 cards" */
function cardsText(n: string): string {
  return n === '1' ? 'a card' : `${n} cards`;
}
