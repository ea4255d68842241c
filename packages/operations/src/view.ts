import { type CardNo, knows, type Pile, type Place, type Seat } from '@holofoe/kernel';
import type { Affiliation } from './cards/affiliation.ts';
import type { Face } from './cards/face.ts';
import { kindOf } from './cards/number.ts';
import { cardOfDie, dieInPool, dieNo, faceOf, kindOfDie, ownDice, shownValue } from './rules/dice.ts';
import { hasGuardian, healthOf } from './rules/in-play.ts';
import { stageOf } from './rules/stage.ts';
import { isUsed } from './rules/standing.ts';
import { SCENARIOS, scenarioByCode } from './scenarios/catalogue.ts';
import type { Stage } from './scenarios/stage.ts';
import {
  type Area,
  type Attached,
  type Character,
  type Die,
  type DieNo,
  type Options,
  PLAYERS_MOST,
  type Player,
  type Side,
  type SideNo,
  type State,
  type Step,
  type Support,
} from './state.ts';
import { battleToLookAt } from './vocabulary/language.ts';
import { stageRuleText } from './wording/describe-stage.ts';
import { nameOfCard, nameOfDie } from './wording/phrases.ts';

/** A card as a seat sees it. */
export interface CardView {
  readonly card: CardNo;
  readonly id: string;
  readonly name: string;
}

/** Cards in order from the top: null where the seat does not know the card. */
export type PileView = readonly (CardView | null)[];

/** A die of a card in play: in the pool, or on its card. */
export interface DieOfCard {
  readonly die: DieNo;
  readonly inPool: boolean;
}

export interface AttachedView extends CardView {
  /** Its name with its mark, as the log has it: "Death Trooper A". */
  readonly called: string;
  readonly ready: boolean;
  /** Its power action was used this round. */
  readonly used: boolean;
  readonly dice: readonly DieOfCard[];
}

export interface SupportView extends AttachedView {
  readonly damage: number;
  readonly upgrades: readonly AttachedView[];
  readonly downgrades: readonly AttachedView[];
}

export interface CharacterView extends SupportView {
  readonly elite: boolean;
  /** With what lasts, without the damage. */
  readonly health: number;
  readonly shields: number;
  readonly guardian: boolean;
  readonly hunter: boolean;
}

/** A die in a pool; its card is the one that a lent die lies on, its id and name are those of the die. */
export interface DieView extends CardView {
  readonly die: DieNo;
  /** As the log has it, with the mark of its card. */
  readonly called: string;
  /** 0 to 5 */
  readonly side: number;
  readonly face: Face;
  /** With what cards add to it. */
  readonly value: number;
}

export interface SideView {
  readonly side: SideNo;
  readonly resources: number;
  readonly characters: readonly CharacterView[];
  readonly supports: readonly SupportView[];
  readonly plots: readonly CardView[];
  readonly pool: readonly DieView[];
  readonly deck: PileView;
  readonly discard: readonly CardView[];
  readonly defeated: readonly CardView[];
}

export interface PlayerView extends SideView {
  readonly seat: Seat;
  readonly name: string;
  /** The index of the play area. */
  readonly area: number;
  readonly affiliation: Affiliation | 'both';
  readonly eliminated: 'no' | 'damage' | 'cards';
  readonly hand: PileView;
  /** Controls the battlefield. */
  readonly first: boolean;
  readonly claimed: boolean;
}

export interface AreaView extends SideView {
  readonly stage: {
    readonly number: number;
    /** The X of M-X. */
    readonly multi: number | null;
    readonly name: string;
    readonly story: string;
    readonly rules: readonly string[];
  };
  readonly perPlayer: number;
  readonly counters: number;
  readonly cleared: boolean;
}

export interface View {
  readonly scenario: { readonly code: string; readonly name: string; readonly story: string };
  readonly expert: boolean;
  readonly options: Options;
  readonly round: number;
  readonly step: Step;
  readonly stage: number;
  readonly turn: SideNo;
  readonly additional: number;
  /** How many sides have passed in a row. */
  readonly passes: number;
  readonly first: Seat;
  readonly battlefield: 'A' | 'B';
  readonly claimed: Seat | null;
  readonly areas: readonly AreaView[];
  readonly players: readonly PlayerView[];
  readonly winner: 'players' | 'AI' | null;
}

/** The rules of each stage in words, for the per-player numbers 0 to 4: put into words once, since a view is asked for often. */
const STAGE_RULES: ReadonlyMap<Stage, readonly (readonly string[])[]> = new Map(
  SCENARIOS.flatMap(({ stages }) => stages).map((stage) => [
    stage,
    Array.from({ length: PLAYERS_MOST + 1 }, (_, perPlayer) => stageRuleText(stage, perPlayer)),
  ]),
);

/** The table as one seat may see it. */
export function view(state: State, seat: Seat): View {
  const { code, name, story } = scenarioOf(state);
  return {
    scenario: { code, name, story },
    expert: state.expert,
    options: state.options,
    round: state.round,
    step: state.step,
    stage: state.stage,
    turn: state.turn,
    additional: state.additional,
    passes: state.passes,
    first: state.first,
    battlefield: state.battlefield,
    claimed: state.claimed,
    areas: state.areas.map((area) => areaView(state, area, seat)),
    players: state.players.map((player) => playerView(state, player, seat)),
    winner: state.winner,
  };
}

function scenarioOf({ scenario }: State) {
  const found = scenarioByCode(scenario);
  if (!found) throw new Error(`There is no scenario "${scenario}".`);
  return found;
}

function areaView(state: State, area: Area, seat: Seat): AreaView {
  const { perPlayer, counters, cleared } = area;
  const stage = stageOf(state, area);
  const { number, multi = null, name, story } = stage;
  return Object.assign(sideView(state, area, seat), {
    stage: { number, multi, name, story, rules: STAGE_RULES.get(stage)?.[perPlayer] ?? [] },
    perPlayer,
    counters,
    cleared,
  });
}

function playerView(state: State, player: Player, seat: Seat): PlayerView {
  const { no, name, area, affiliation, eliminated, hand } = player;
  return Object.assign(sideView(state, player, seat), {
    seat: no,
    name,
    area,
    affiliation,
    eliminated,
    hand: pileView(hand, seat),
    first: state.first === no,
    claimed: state.claimed === no,
  });
}

function sideView(state: State, side: Side, seat: Seat): SideView {
  return {
    side: side.no,
    resources: side.resources,
    characters: side.characters.map((character) => characterView(state, side, character)),
    supports: side.supports.map((support) => supportView(state, side, support)),
    plots: side.plots.map(cardView),
    pool: side.pool.map((die) => dieView(state, die)),
    deck: pileView(side.deck, seat),
    discard: side.discard.map(cardView),
    defeated: side.defeated.map(cardView),
  };
}

function characterView(state: State, side: Side, character: Character): CharacterView {
  const { elite, shields, hunter } = character;
  return Object.assign(supportView(state, side, character), {
    elite,
    health: healthOf(battleToLookAt(state), character),
    shields,
    guardian: hasGuardian(battleToLookAt(state), character),
    hunter,
  });
}

function supportView(state: State, side: Side, holder: Character | Support): SupportView {
  const { card, ready, damage, upgrades, downgrades } = holder;
  const { id, name } = kindOf(card);
  return {
    card,
    id,
    name,
    called: nameOfCard(card),
    ready,
    used: isUsed(state, card),
    damage,
    dice: ownDice(holder).map((die) => ({ die, inPool: dieInPool(side, die) !== undefined })),
    upgrades: upgrades.map((each) => attachedView(state, each)),
    downgrades: downgrades.map((each) => attachedView(state, each)),
  };
}

/** The die of a downgrade is in the pool of the other side. */
function attachedView(state: State, { card, ready }: Attached): AttachedView {
  const { players, areas } = state;
  const die = dieNo(card, 0);
  const inPool = [...players, ...areas].some((side) => dieInPool(side, die) !== undefined);
  return {
    ...cardView(card),
    called: nameOfCard(card),
    ready,
    used: isUsed(state, card),
    dice: kindOf(card).die ? [{ die, inPool }] : [],
  };
}

function dieView(state: State, die: Die): DieView {
  const { id, name } = kindOfDie(die.no);
  return {
    die: die.no,
    card: cardOfDie(die.no),
    id,
    name,
    called: nameOfDie(die.no),
    side: die.side,
    face: faceOf(die),
    value: shownValue(battleToLookAt(state), die),
  };
}

function pileView(pile: Pile, seat: Seat): PileView {
  return pile.map((place) => seen(place, seat));
}

function seen(place: Place, seat: Seat): CardView | null {
  return 'card' in place && knows(place, seat) ? cardView(place.card) : null;
}

function cardView(card: CardNo): CardView {
  const { id, name } = kindOf(card);
  return { card, id, name };
}
