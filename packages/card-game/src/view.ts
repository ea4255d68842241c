import { knows, openDesk, type Pile, type Place, type Seat, type Thing } from '@holofoe/kernel';
import { kindOf } from './cards/catalogue.ts';
import { openGame } from './open-game.ts';
import { enhancementsOn } from './rules/attaching.ts';
import { forceCardsLeft } from './rules/commitment.ts';
import { edgeTotal } from './rules/edge-battle.ts';
import { strikesNext } from './rules/engagement.ts';
import { resourceCards } from './rules/paying.ts';
import {
  capacityOf,
  costOf,
  dialOf,
  edgeOf,
  forceOf,
  iconsOf,
  reserveOf,
  resourcesOf,
} from './rules/reads.ts';
import type {
  ActionWindow,
  EdgeBattle,
  Ending,
  Engagement,
  InPlay,
  Options,
  PassUntil,
  Player,
  State,
  Step,
} from './state.ts';
import type { Phase } from './terms/traits.ts';
import { ICONS, type Icon, type Side } from './terms/traits.ts';
import type { CardGameEngine } from './terms/words.ts';

/** A card as a seat sees it. */
export interface CardView {
  readonly card: Thing;
  readonly id: string;
  readonly title: string;
}

/** Cards in order from the top: null where the seat does not know the card. */
export type PileView = readonly (CardView | null)[];

export interface InPlayView extends CardView {
  readonly type: InPlay['type'];
  readonly seat: Seat;
  readonly damage: number;
  /** Null: it takes no damage. */
  readonly capacity: number | null;
  readonly focus: number;
  readonly shields: number;
  readonly committed: boolean;
  readonly role: InPlay['role'];
  /** As they are now: always usable, and with the edge. */
  readonly icons: Readonly<Record<Icon, readonly [number, number]>>;
  readonly force: number;
  readonly edge: number;
  readonly resources: number;
  readonly cost: number;
  readonly enhancements: readonly InPlayView[];
  readonly captives: PileView;
  readonly kept: PileView;
  readonly pool: InPlay['pool'];
  readonly bonus: boolean;
}

export interface SideView {
  readonly seat: Seat;
  readonly side: Side;
  readonly name: string;
  readonly isAi: boolean;
  readonly affiliation: CardView;
  /** What the player controls and what enhances nothing else; the affiliation card first. */
  readonly cards: readonly InPlayView[];
  readonly hand: PileView;
  readonly deck: PileView;
  readonly objectives: PileView;
  readonly fates: PileView;
  readonly discard: readonly CardView[];
  readonly victory: readonly CardView[];
  readonly outOfGame: readonly CardView[];
  readonly reserve: number;
  /** What ready cards give. */
  readonly resources: number;
  readonly forceCards: number;
  readonly limited: boolean;
  /** What a player passes until is for that player alone. */
  readonly passing: PassUntil | null;
}

export interface EdgeBattleView {
  readonly step: EdgeBattle['step'];
  readonly opposed: boolean;
  readonly turn: Seat;
  readonly stacks: readonly [PileView, PileView];
  /** By seat, once the stacks lie open. */
  readonly totals: readonly [number, number] | null;
}

export interface EngagementView {
  readonly attacker: Seat;
  readonly declared: Thing;
  readonly engaged: Thing | null;
  readonly step: Engagement['step'];
  readonly edge: Seat | null;
  /** Who strikes next; null: nobody yet, or any more. */
  readonly turn: Seat | null;
  readonly battle: EdgeBattleView | null;
}

export interface View {
  readonly options: Options;
  readonly round: number;
  readonly active: Seat;
  readonly phase: Phase | null;
  readonly step: Step;
  readonly window: Pick<ActionWindow, 'at' | 'turn'> | null;
  readonly engagement: EngagementView | null;
  readonly dial: number;
  readonly dialDamage: number;
  readonly balance: Side;
  /** Light, dark. */
  readonly sides: readonly SideView[];
  /** What the seat looks at just now. */
  readonly looking: readonly CardView[];
  readonly winner: Seat | null;
  readonly ending: Ending | null;
}

/** The table as one seat may see it. */
export function view(state: State, seat: Seat): View {
  const game = openGame({ state, desk: openDesk() });
  const { options, round, active, phase, step, window, engagement, looking } = state;
  return {
    options,
    round,
    active,
    phase,
    step,
    window: window && { at: window.at, turn: window.turn },
    engagement: engagement && engagementView(game, engagement, seat),
    dial: dialOf(game),
    dialDamage: state.dialDamage,
    balance: state.balance,
    sides: state.players.map((player) => sideView(game, player, seat)),
    looking: looking?.seat === seat ? looking.cards.map(cardView) : [],
    winner: state.winner,
    ending: state.ending,
  };
}

function engagementView(game: CardGameEngine, engagement: Engagement, seat: Seat): EngagementView {
  const { attacker, declared, engaged, step, edge, battle } = engagement;
  return {
    attacker,
    declared,
    engaged,
    step,
    edge,
    turn: step === 'strikes' ? strikesNext(game, engagement) : null,
    battle: battle && {
      step: battle.step,
      opposed: battle.opposed,
      turn: battle.turn,
      stacks: [pileView(battle.stacks[0], seat), pileView(battle.stacks[1], seat)],
      totals: battle.open ? [edgeTotal(game, battle, 0), edgeTotal(game, battle, 1)] : null,
    },
  };
}

function sideView(game: CardGameEngine, player: Player, viewer: Seat): SideView {
  const { state } = game;
  const { seat, side, name, isAi, affiliation, limited } = player;
  const sources = resourceCards(game, seat);
  return {
    seat,
    side,
    name,
    isAi,
    affiliation: cardView(affiliation),
    cards: state.play
      .filter((each) => each.seat === seat && each.host === null)
      .map((each) => inPlayView(game, each, viewer)),
    hand: pileView(player.hand, viewer),
    deck: pileView(player.deck, viewer),
    objectives: pileView(player.objectives, viewer),
    fates: pileView(player.fates, viewer),
    discard: player.discard.map(cardView),
    victory: player.victory.map(cardView),
    outOfGame: player.outOfGame.map(cardView),
    reserve: reserveOf(game, seat),
    resources: sources.reduce((sum, card) => sum + resourcesOf(game, card), 0),
    forceCards: forceCardsLeft(state, seat),
    limited,
    passing: seat === viewer ? player.passing : null,
  };
}

function inPlayView(game: CardGameEngine, record: InPlay, viewer: Seat): InPlayView {
  const { card, type, seat, damage, focus, shields, committed, role, pool, bonus } = record;
  const capacity = capacityOf(game, card);
  const under = enhancementsOn(game.state, card);
  return {
    ...cardView(card),
    type,
    seat,
    damage,
    capacity: Number.isFinite(capacity) ? capacity : null,
    focus,
    shields,
    committed,
    role,
    icons: iconsView(game, card),
    force: forceOf(game, card),
    edge: edgeOf(game, card),
    resources: resourcesOf(game, card),
    cost: costOf(game, card),
    enhancements: game.state.play
      .filter((each) => under.includes(each.card))
      .map((each) => inPlayView(game, each, viewer)),
    captives: pileView(record.captives, viewer),
    kept: pileView(record.kept, viewer),
    pool,
    bonus,
  };
}

function iconsView(game: CardGameEngine, card: Thing): InPlayView['icons'] {
  const count = (icon: Icon): readonly [number, number] => {
    const normal = iconsOf(game, card, icon, false);
    return [normal, iconsOf(game, card, icon, true) - normal];
  };
  const [unit, blast, tactics] = ICONS;
  return { unit: count(unit), blast: count(blast), tactics: count(tactics) };
}

function pileView(pile: Pile, seat: Seat): PileView {
  return pile.map((place) => seen(place, seat));
}

function seen(place: Place, seat: Seat): CardView | null {
  return 'card' in place && knows(place, seat) ? cardView(place.card) : null;
}

function cardView(card: Thing): CardView {
  const { id, title } = kindOf(card);
  return { card, id, title };
}
