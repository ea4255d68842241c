import { detach, type Pile, type Seat, type Thing } from '@holofoe/kernel';
import { ownerOf } from '../cards/catalogue.ts';
import { inPlay, type State, type Where } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { indexIn } from './piles.ts';

/** Where a known card is, and in whose pile; undefined: nobody has seen it yet. */
export interface Spot {
  readonly where: Where;
  /** Whose hand, pile or stack; of a captive: who owns it. */
  readonly seat: Seat;
  readonly pile: Pile | Thing[];
  readonly index: number;
}

/** Where a card is that somebody knows, out of play. */
export function spotOf(state: State, card: Thing): Spot | undefined {
  for (const { seat, hand, discard, deck, objectives, fates, victory, outOfGame } of state.players) {
    const found =
      spotIn(hand, card, 'hand', seat) ??
      spotAmong(discard, card, 'discard', seat) ??
      spotIn(deck, card, 'deck', seat) ??
      spotIn(objectives, card, 'objective deck', seat) ??
      spotIn(fates, card, 'fate deck', seat) ??
      spotAmong(victory, card, 'victory pile', seat) ??
      spotAmong(outOfGame, card, 'out of the game', seat) ??
      spotIn(state.engagement?.battle?.stacks[seat], card, 'edge stack', seat);
    if (found) return found;
  }
  for (const { captives, kept } of state.play) {
    const found =
      spotIn(captives, card, 'captured', ownerOf(card)) ?? spotIn(kept, card, 'kept', ownerOf(card));
    if (found) return found;
  }
  return undefined;
}

function spotIn(pile: Pile | undefined, card: Thing, where: Where, seat: Seat): Spot | undefined {
  const index = pile ? indexIn(pile, card) : -1;
  return !pile || index < 0 ? undefined : { where, seat, pile, index };
}

function spotAmong(pile: Thing[], card: Thing, where: Where, seat: Seat): Spot | undefined {
  const index = pile.indexOf(card);
  return index < 0 ? undefined : { where, seat, pile, index };
}

export function whereIs(state: State, card: Thing): Where | undefined {
  return inPlay(state, card) ? 'play' : spotOf(state, card)?.where;
}

/** Out of the pile that it lies in, with what it said there; it is no longer one of those that are looked at. */
export function takeUp(game: CardGameEngine, card: Thing): void {
  const spot = spotOf(game.state, card);
  if (!spot) throw new Error(`Card ${card} lies nowhere that it could be taken from.`);
  spot.pile.splice(spot.index, 1);
  const battle = game.state.engagement?.battle;
  if (spot.where === 'edge stack' && battle?.fates.includes(card))
    battle.fates.splice(battle.fates.indexOf(card), 1);
  const { looking } = game.state;
  if (looking) game.state.looking = { ...looking, cards: looking.cards.filter((each) => each !== card) };
  detach(game, card);
}
