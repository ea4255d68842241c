import { type CardNo, knows, type Pile, type Place, type Seat } from '@holofoe/kernel';
import { attackOnBase } from './bot/attack-base.ts';
import { idOf, kindOf } from './cards/catalogue.ts';
import { attackOf } from './rules/attack-value.ts';
import { baseHitPoints } from './rules/damage.ts';
import { forceIsWith } from './rules/force.ts';
import {
  type Attack,
  basesLost,
  basesToWin,
  factionOf,
  type InPlay,
  type Side,
  type State,
  type Step,
} from './state.ts';

/** A card as a seat sees it. */
export interface CardView {
  readonly card: CardNo;
  readonly id: string;
}

export interface InPlayView extends CardView {
  /** Against the base, and against a card of the galaxy row. */
  readonly attack: number;
  readonly attackOnRow: number;
  readonly damage: number;
  readonly hitPoints: number;
  readonly committed: boolean;
  readonly used: boolean;
}

/** Cards in order from the top: null where the seat does not know the card. */
export type PileView = readonly (CardView | null)[];

export interface SideView {
  readonly seat: Seat;
  readonly faction: 'empire' | 'rebel';
  readonly control: 'person' | 'bot';
  readonly base:
    | (CardView & { readonly damage: number; readonly hitPoints: number; readonly used: boolean })
    | null;
  readonly basesToCome: PileView;
  /** DBG-08: bases lost; for the bot this is X. */
  readonly lost: number;
  readonly victory: readonly CardView[];
  readonly resources: number;
  readonly deck: PileView;
  readonly hand: PileView;
  readonly drawn: PileView;
  readonly discard: readonly CardView[];
  readonly units: readonly InPlayView[];
  readonly ships: readonly InPlayView[];
  readonly forceIsWith: boolean;
  /** The bot's attack that is left for the base. */
  readonly attack: number;
}

export interface View {
  readonly turn: number;
  readonly active: Seat;
  readonly step: Step;
  readonly force: number;
  /** Slot 0 is the one closest to the galaxy deck. */
  readonly row: readonly (CardView | null)[];
  readonly galaxyDeck: PileView;
  readonly galaxyDiscard: readonly CardView[];
  readonly pilots: number;
  readonly exile: readonly CardView[];
  /** How many bases a side can lose; with the last the game is lost. */
  readonly basesToWin: number;
  readonly sides: readonly SideView[];
  readonly attack: Attack | null;
  readonly winner: Seat | null;
}

/** The table as one seat may see it. */
export function view(state: State, seat: Seat): View {
  const see = (pile: Pile): PileView => pile.map((place) => seen(place, seat));
  return {
    turn: state.turn,
    active: state.active,
    step: state.step,
    force: state.force,
    row: state.row.map((card) => (card === null ? null : cardView(card))),
    galaxyDeck: see(state.galaxyDeck),
    galaxyDiscard: state.galaxyDiscard.map(cardView),
    pilots: state.pilots.length,
    exile: state.exile.map(cardView),
    basesToWin: basesToWin(state),
    sides: state.sides.map((side, owner) => sideView(state, side, owner, see)),
    attack: state.attack,
    winner: state.winner,
  };
}

function sideView(state: State, side: Side, owner: Seat, see: (pile: Pile) => PileView): SideView {
  const { base } = side;
  return {
    seat: owner,
    faction: factionOf(owner),
    control: side.control,
    base: base && {
      ...cardView(base.card),
      damage: base.damage,
      hitPoints: baseHitPoints(state, owner, base.card),
      used: base.used,
    },
    basesToCome: see(side.bases),
    lost: basesLost(state, owner),
    victory: side.victory.map(cardView),
    resources: side.resources,
    deck: see(side.deck),
    hand: see(side.hand),
    drawn: see(side.drawn),
    discard: side.discard.map(cardView),
    units: side.units.map((unit) => inPlayView(state, owner, unit)),
    ships: side.ships.map((ship) => inPlayView(state, owner, ship)),
    forceIsWith: forceIsWith(state, owner),
    attack: attackOnBase(state, owner),
  };
}

function inPlayView(state: State, owner: Seat, thing: InPlay): InPlayView {
  return {
    ...cardView(thing.card),
    attack: attackOf(state, owner, thing, 'base'),
    attackOnRow: attackOf(state, owner, thing, 'row'),
    damage: thing.damage,
    hitPoints: kindOf(thing.card).hitPoints,
    committed: thing.committed,
    used: thing.used,
  };
}

function seen(place: Place, seat: Seat): CardView | null {
  return 'card' in place && knows(place, seat) ? cardView(place.card) : null;
}

function cardView(card: CardNo): CardView {
  return { card, id: idOf(card) };
}
