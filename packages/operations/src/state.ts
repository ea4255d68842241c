import type { CardNo, Hidden, Pile, Seat, Standing } from '@holofoe/kernel';
import type { Affiliation } from './cards/affiliation.ts';

export const STATE_FORMAT = 4;
export const HAND_SIZE = 5;
export const MOST_SHIELDS = 3;
export const MOST_UPGRADES = 3;
export const START_RESOURCES = 2;
export const PLAYERS_MOST = 4;

/** The choices that the rulings leave open. */
export interface Options {
  /** OPS-02: the action phase ends when everybody has passed in a row, or when all players have and the AI has had a turn. */
  readonly phase: 'full' | 'short';
  /** OPS-04: the AI pays for cards that would be of use to it, or for all that it can pay. */
  readonly pay: 'useful' | 'always';
  /** OPS-33: the AI gains the cost of a die just before it pays for it, or pays from what it has. */
  readonly dieCosts: 'gained' | 'paid';
}

/** Players have the numbers of their seats, the AI of each play area has 4 and up. */
export type SideNo = number;
export const FIRST_AREA: SideNo = 4;

/** A die, by its card and its place on it: 0, 1 for the second die of an elite character, 2 for one that was lent. */
export type DieNo = number;

/** A die in a pool. */
export interface Die {
  readonly no: DieNo;
  /** The side that it shows, 0 to 5. */
  side: number;
}

export interface Character {
  readonly card: CardNo;
  side: SideNo;
  readonly elite: boolean;
  /** Without what other cards change. */
  readonly health: number;
  readonly hunter: boolean;
  ready: boolean;
  damage: number;
  shields: number;
  readonly upgrades: Attached[];
  /** Cards of the other side. */
  readonly downgrades: Attached[];
}

/** An upgrade or a downgrade. */
export interface Attached {
  readonly card: CardNo;
  ready: boolean;
  /** OPS-78: a card of the AI from a stage that is over; where it leaves play, it leaves the game. */
  stray?: true;
}

export interface Support {
  readonly card: CardNo;
  side: SideNo;
  ready: boolean;
  readonly upgrades: Attached[];
  readonly downgrades: Attached[];
  /** Only where a card counts it ("Mauler" Mithel). */
  damage: number;
}

/** What a player and the AI of an area have alike. */
export interface Side {
  readonly no: SideNo;
  readonly characters: Character[];
  readonly supports: Support[];
  readonly plots: CardNo[];
  readonly pool: Die[];
  resources: number;
  deck: Pile;
  readonly discard: CardNo[];
  /** Defeated characters. */
  readonly defeated: CardNo[];
  /** An upgrade was replaced for the difference this round. */
  replaced: boolean;
}

/** A die with the side whose pool it is in. */
export interface InPool {
  readonly side: Side;
  readonly die: Die;
}

export interface Player extends Side {
  readonly name: string;
  readonly affiliation: Affiliation | 'both';
  readonly hand: Pile;
  /** The index of the play area. */
  area: number;
  eliminated: 'no' | 'damage' | 'cards';
  /** An upgrade was played this round. */
  upgraded: boolean;
  /** Claimed the battlefield this round, before somebody else did by a card. */
  outclaimed?: true;
}

/** OPS-52: the AI of a play area, with a deck that other areas cannot touch. */
export interface Area extends Side {
  /** The index of its stage in the scenario. */
  readonly stage: number;
  /** The per-player number (OPS-58). */
  readonly perPlayer: number;
  counters: number;
  /** OPS-51: it has stopped acting. */
  cleared: boolean;
  /** It has had a turn this round. */
  acted: boolean;
  /** One of its characters was activated this round. */
  activated: boolean;
  /** Cards of players that offer the AI an action, used this round (OPS-36). */
  readonly offered: CardNo[];
}

/** A play area with nothing in it yet. */
export function emptyArea(no: SideNo, stage: number, perPlayer: number): Area {
  return {
    no,
    stage,
    perPlayer,
    characters: [],
    supports: [],
    plots: [],
    pool: [],
    resources: 0,
    deck: [],
    discard: [],
    defeated: [],
    replaced: false,
    counters: 0,
    cleared: false,
    acted: false,
    activated: false,
    offered: [],
  };
}

/** What the top loop does next. */
export type Step =
  | 'draw hands'
  | 'spread shields'
  | 'choose areas'
  | 'begin stage'
  | 'begin phase'
  | 'turn'
  | 'end of phase'
  | 'upkeep'
  | 'AI upkeep';

export interface State {
  readonly format: number;
  readonly hidden: Hidden;
  readonly options: Options;
  readonly scenario: string;
  readonly expert: boolean;
  step: Step;
  round: number;
  /** Where the scenario stands: the number of the stage, 1 and up. */
  stage: number;
  readonly players: readonly Player[];
  areas: Area[];
  /** The player who controls the First Player battlefield. */
  first: Seat;
  /** Who took the first turn of this round. */
  opener: Seat;
  battlefield: 'A' | 'B';
  /** Who claimed it this round. */
  claimed: Seat | null;
  /** Whose turn it is. */
  turn: SideNo;
  /** Actions that the one whose turn it is may still take at once. */
  additional: number;
  /** Actions that they have taken in this turn, and dice that they have resolved in it. */
  actions: number;
  resolved: number;
  /** How many sides have passed in an unbroken row. */
  passes: number;
  /** Unique titles of eliminated players (OPS-56, OPS-81). */
  readonly lostTitles: string[];
  winner: 'players' | 'AI' | null;
  /** What cards and stages wait for and change, and what was used this round. */
  readonly standing: Standing;
}

export interface Outcome {
  readonly winner: 'players' | 'AI';
  readonly rounds: number;
  readonly stage: number;
}

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`There is no player ${seat}: the game has ${state.players.length}.`);
  return player;
}

export function areaOf(state: State, no: SideNo): Area {
  const area = state.areas[no - FIRST_AREA];
  if (!area) throw new Error(`There is no play area ${no - FIRST_AREA}.`);
  return area;
}

export function sideOf(state: State, no: SideNo): Side {
  return no < FIRST_AREA ? playerOf(state, no) : areaOf(state, no);
}

export function isPlayer(side: Side): side is Player {
  return !isAi(side.no);
}

export function isAi(no: SideNo): boolean {
  return no >= FIRST_AREA;
}

/** The AI of the area that a player is in; of an AI, itself. */
export function aiOf(state: State, no: SideNo): Area {
  return isAi(no) ? areaOf(state, no) : areaOf(state, FIRST_AREA + playerOf(state, no).area);
}

/** Seats from the first player on, clockwise; eliminated players have no turn. */
export function turnOrder(state: State): readonly Player[] {
  const { players, first } = state;
  const order: Player[] = [];
  for (let i = 0; i < players.length; i++) {
    const player = players[(first + i) % players.length];
    if (player && isIn(player)) order.push(player);
  }
  return order;
}

/** OPS-54, OPS-87: who "each player" is: those in the AI's own area, from the first player on, and never the AI. */
export function playersIn(state: State, area: Area): readonly Player[] {
  if (state.areas.length === 1) return turnOrder(state);
  const { players, first } = state;
  const found: Player[] = [];
  for (let i = 0; i < players.length; i++) {
    const player = players[(first + i) % players.length];
    if (player && isIn(player) && player.area === area.no - FIRST_AREA) found.push(player);
  }
  return found;
}

/** Whether `playersIn` finds anybody, or anybody of whom something is true. */
export function anyPlayerIn(state: State, area: Area, is: (player: Player) => boolean = isIn): boolean {
  for (const player of state.players) {
    if (!isIn(player) || !is(player)) continue;
    if (state.areas.length === 1 || player.area === area.no - FIRST_AREA) return true;
  }
  return false;
}

export function isIn({ eliminated }: Player): boolean {
  return eliminated === 'no';
}

/** Other players in the same area. */
export function teammatesOf(state: State, seat: Seat): readonly Player[] {
  const mates: Player[] = [];
  addTeammates(state, seat, mates);
  return mates;
}

function addTeammates({ players, first }: State, seat: Seat, to: Side[]): void {
  if (players.length === 1) return;
  const area = players[seat]?.area;
  for (let i = 0; i < players.length; i++) {
    const player = players[(first + i) % players.length];
    if (player && player.no !== seat && player.area === area && isIn(player)) to.push(player);
  }
}

/** A player and the teammates in the area, the player first; of the AI, the AI alone. */
export function friendsOf(state: State, no: SideNo): readonly Side[] {
  if (isAi(no)) return [areaOf(state, no)];
  const friends: Side[] = [playerOf(state, no)];
  addTeammates(state, no, friends);
  return friends;
}

export function charactersIn(sides: readonly Side[]): readonly Character[] {
  const [only] = sides;
  if (sides.length === 1 && only) return only.characters;
  const found: Character[] = [];
  for (const { characters } of sides) for (const character of characters) found.push(character);
  return found;
}

/** OPS-88: a player's opponents are the AI and, where the player wishes, teammates; the AI's are the players in its area. */
export function foesOf(state: State, no: SideNo): readonly Side[] {
  if (isAi(no)) return playersIn(state, areaOf(state, no));
  const foes: Side[] = [aiOf(state, no)];
  addTeammates(state, no, foes);
  return foes;
}

/** The other side of the table in the area: of a player the AI, of the AI its players. */
export function sidesAgainst(state: State, no: SideNo): readonly Side[] {
  return isAi(no) ? playersIn(state, areaOf(state, no)) : [aiOf(state, no)];
}

/** Every side in the area. */
export function sidesAround(state: State, no: SideNo): readonly Side[] {
  const ai = aiOf(state, no);
  if (isAi(no)) return [ai, ...playersIn(state, ai)];
  const sides: Side[] = [playerOf(state, no)];
  addTeammates(state, no, sides);
  sides.push(ai);
  return sides;
}

/** Whether a side is one of `sidesAround` another. */
export function isAround(state: State, no: SideNo, side: SideNo): boolean {
  if (areaAt(state, no) !== areaAt(state, side)) return false;
  return side === no || isAi(side) || isIn(playerOf(state, side));
}

function areaAt(state: State, no: SideNo): SideNo {
  return isAi(no) ? no : FIRST_AREA + playerOf(state, no).area;
}
