import {
  type Fault,
  type Hidden,
  nothingStands,
  openDesk,
  plain,
  type Seat,
  type Thing,
} from '@holofoe/kernel';
import { AFFILIATION_CARDS } from '../cards/affiliations.ts';
import { kindOf } from '../cards/catalogue.ts';
import { dialEnd, dialFault } from '../config.ts';
import { READY_DECKS } from '../decks/ready.ts';
import { faultAtCheckpoint, invariants } from '../invariants.ts';
import { openGame } from '../open-game.ts';
import { says } from '../rules/attaching.ts';
import { roomOn } from '../rules/damage.ts';
import { putAway } from '../rules/piles.ts';
import { affiliationOf, cardsOfDeck, emptyPlayer } from '../rules/setup.ts';
import {
  CURRENT_OBJECTIVES,
  DARK,
  type InPlay,
  newInPlay,
  playerOf,
  STATE_FORMAT,
  type State,
} from '../state.ts';
import type { Kind } from '../terms/kind.ts';
import { SIDES, type Side } from '../terms/traits.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { kindsCalled } from '../wording/names.ts';
import { SIDE_NAMES } from '../wording/phrases.ts';
import { layDeclared, layEngagement } from './engagement.ts';
import { isCommand, layDecks, layPiles } from './piles.ts';
import { type InPlayFile, type SideFile, type TableFile, tableSchema } from './schema.ts';
import { fault, newSupply, type Supply, take } from './supply.ts';

/** A table written by hand, made whole: cards of the decks that it does not name lie in the decks. */
export function readTable(data: unknown): { readonly state: State } | { readonly faults: readonly Fault[] } {
  const parsed = tableSchema.parse(data);
  if ('faults' in parsed) return parsed;
  const file = parsed.value;
  const faults: Fault[] = [];
  const state = emptyTable(file, faults);
  if (faults.length > 0) return { faults };
  const game = openGame({ state, desk: openDesk() });
  const supplies = SIDES.map((side) => supplyOf(file[side], side, faults));
  for (const [seat, supply] of supplies.entries()) {
    layCards(game, seat, supply, file[supply.side]);
    layPiles(game, seat, supply, file[supply.side]);
  }
  for (const [seat, supply] of supplies.entries())
    layMission(game, seat, supplies[1 - seat], file[supply.side]);
  for (const [seat, supply] of supplies.entries()) layOnCards(game, seat, supply, supplies[1 - seat], file);
  for (const [seat, supply] of supplies.entries())
    layVictory(game, supply, supplies[1 - seat], file[supply.side]);
  layDeclared(state, file.engaged, faults);
  if (file.engagement) layEngagement(game, file.engagement, supplies, faults);
  for (const [seat, supply] of supplies.entries()) layDecks(state, seat, supply);
  if (faults.length === 0) for (const supply of supplies) seeDamage(game, supply);
  if (faults.length > 0) return { faults };
  const impossible = invariants(state) ?? faultAtCheckpoint(state);
  return impossible === undefined ? { state } : { faults: [{ path: '', says: impossible }] };
}

function emptyTable(file: TableFile, faults: Fault[]): State {
  const hidden: Hidden = { stocks: {}, next: 1 };
  const [light, dark] = SIDES.map((side, seat) => {
    const id = affiliationId(file[side], side);
    if (id === undefined)
      fault({ faults }, `${side}.affiliation`, `there is no such affiliation of the ${side} side`);
    const deck = { name: '', affiliation: id ?? 'aff-jedi', sets: [] };
    const isAi = file.ai === side || file.ai === 'both';
    const player = emptyPlayer(seat, file[side].name ?? SIDE_NAMES[side], isAi, affiliationOf(deck));
    player.turns = turnsOf(file, side);
    return player;
  });
  if (!light || !dark) throw new Error('There are two sides.');
  const wrong = dialFault(file.options.dial, { light: light.isAi, dark: dark.isAi });
  if (wrong !== undefined) fault({ faults }, 'options.dial', wrong);
  const active = SIDES.indexOf(file.active);
  const { dial: _, ...options } = file.options;
  return {
    format: STATE_FORMAT,
    hidden,
    standing: nothingStands(),
    options: { ...options, dial: dialEnd(file.options.dial, light.isAi) },
    players: [light, dark],
    play: [light, dark].map(({ affiliation, seat }) => newInPlay(affiliation, seat, 'affiliation')),
    dial: file.dial,
    dialDamage: 0,
    balance: file.balance,
    round: file.step === 'turn begins' && active === DARK ? file.round - 1 : file.round,
    active,
    phase: file.step === 'engage' || file.engagement ? 'conflict' : null,
    step: file.engagement ? 'engage' : file.step,
    engagement: null,
    window: null,
    declared: {},
    played: [],
    numerals: [],
    looking: null,
    skipsForce: false,
    winner: null,
    ending: null,
  };
}

/** The Dark Side has the first turn of a round; a turn that has not begun does not count yet. */
function turnsOf({ round, active, step }: TableFile, side: Side): number {
  if (side === active) return step === 'turn begins' ? round - 1 : round;
  return side === 'dark' ? round : round - 1;
}

function affiliationId({ affiliation }: SideFile, side: Side): string | undefined {
  const own = AFFILIATION_CARDS.filter((kind) => kind.side === side);
  if (affiliation === undefined) return own[0]?.id;
  const wanted = plain(affiliation);
  return own.find(({ id, title }) => [id, title].some((each) => plain(each) === wanted))?.id;
}

function supplyOf(file: SideFile, side: Side, faults: Fault[]): Supply {
  const id = affiliationId(file, side);
  const ready =
    READY_DECKS.find((deck) => deck.affiliation === id) ?? READY_DECKS.find((deck) => deck.side === side);
  const { objectives, commands } = cardsOfDeck({ sets: file.sets ?? ready?.sets ?? [] });
  return newSupply(side, [...objectives, ...commands], faults);
}

/** Objectives, units, the play area. */
function layCards(game: CardGameEngine, seat: Seat, supply: Supply, file: SideFile): void {
  says(game, newInPlay(playerOf(game.state, seat).affiliation, seat, 'affiliation'));
  const objectives = file.objectives ?? firstObjectives(supply);
  layInPlay(game, seat, supply, 'objectives', objectives, 'objective');
  layInPlay(game, seat, supply, 'units', file.units ?? [], 'unit');
  layInPlay(game, seat, supply, 'area', file.area ?? [], 'enhancement');
}

/** LCG-54: a mission lies in the area of the one who is to be attacked for it, and came after the objectives. */
function layMission(
  game: CardGameEngine,
  seat: Seat,
  enemy: Supply | undefined,
  { mission }: SideFile,
): void {
  if (!enemy || mission === undefined) return;
  lay(game, seat, enemy, `${SIDES[seat]}.mission`, mission, 'mission', isMission);
}

function isMission({ type, title }: Kind): string | undefined {
  return type === 'mission' ? undefined : `${title} is no mission`;
}

function firstObjectives({ left }: Supply): readonly string[] {
  const kinds = [...left].map(kindOf).filter(({ type }) => type === 'objective');
  return kinds.slice(0, CURRENT_OBJECTIVES).map(({ id }) => id);
}

function layInPlay(
  game: CardGameEngine,
  seat: Seat,
  supply: Supply,
  list: string,
  files: readonly InPlayFile[],
  type: InPlay['type'],
): void {
  files.forEach((file, i) => {
    const isType = (kind: Kind) => (kind.type === type ? undefined : `${kind.title} is no ${type}`);
    lay(game, seat, supply, `${supply.side}.${list}[${i}]`, file, type, isType);
  });
}

function lay(
  game: CardGameEngine,
  seat: Seat,
  supply: Supply,
  path: string,
  file: InPlayFile,
  type: InPlay['type'],
  allowed: (kind: Kind) => string | undefined,
  host: Thing | null = null,
): void {
  const written: Exclude<InPlayFile, string> = typeof file === 'string' ? { card: file } : file;
  const card = take(supply, path, written.card, allowed);
  if (card === undefined) return;
  const { damage = 0, focus = 0, shields = 0, committed = false, pool = null } = written;
  if (pool !== null && !playerOf(game.state, seat).isAi)
    fault(supply, `${path}.pool`, 'only units of the AI are in pools');
  if (damage > 0) supply.damaged.set(card, `${path}.damage`);
  const record = { ...newInPlay(card, seat, type), damage, focus, shields, committed, pool, host };
  game.state.play.push(record);
  says(game, record);
}

/** Once all that adds to a capacity is there. */
function seeDamage(game: CardGameEngine, supply: Supply): void {
  for (const [card, path] of supply.damaged)
    if (roomOn(game, card) === 0) fault(supply, path, 'with so much it is destroyed');
}

/** Enhancements of both sides and captives, once all that they lie on is there. */
function layOnCards(
  game: CardGameEngine,
  seat: Seat,
  own: Supply,
  enemy: Supply | undefined,
  file: TableFile,
): void {
  const { objectives = [], units = [], mission } = file[own.side];
  const hosts = game.state.play.filter((each) => each.seat === seat && each.host === null);
  const isFree = () => undefined;
  for (const [list, files, type] of [
    ['objectives', objectives, 'objective'],
    ['units', units, 'unit'],
    ['mission', mission === undefined ? [] : [mission], 'mission'],
  ] as const) {
    const records = hosts.filter((each) => each.type === type);
    for (const [i, each] of files.entries()) {
      const record = records[i];
      if (typeof each === 'string' || !record) continue;
      const path = `${own.side}.${list}${type === 'mission' ? '' : `[${i}]`}`;
      for (const [j, on] of (each.enhancements ?? []).entries())
        lay(game, seat, own, `${path}.enhancements[${j}]`, on, 'enhancement', isFree, record.card);
      for (const [j, text] of (each.kept ?? []).entries()) {
        const card = take(own, `${path}.kept[${j}]`, text, isCommand);
        if (card !== undefined) record.kept.push({ card, by: 1 << seat });
      }
      if (!enemy) continue;
      for (const [j, on] of (each.enemies ?? []).entries())
        lay(game, 1 - seat, enemy, `${path}.enemies[${j}]`, on, 'enhancement', isFree, record.card);
      for (const [j, text] of (each.captives ?? []).entries()) {
        const card = take(enemy, `${path}.captives[${j}]`, text, isCommand);
        if (card !== undefined) record.captives.push({ card, by: 1 << seat });
      }
    }
  }
}

/** Objectives of the other side that were destroyed, and own missions that are completed. */
function layVictory(
  game: CardGameEngine,
  own: Supply,
  enemy: Supply | undefined,
  { victory = [] }: SideFile,
): void {
  if (!enemy) return;
  const isObjective = ({ type, title }: Kind) =>
    type === 'objective' ? undefined : `${title} is no objective`;
  for (const [i, text] of victory.entries()) {
    const path = `${own.side}.victory[${i}]`;
    const card = isOwnMission(own, text)
      ? take(own, path, text, isMission)
      : take(enemy, path, text, isObjective);
    if (card !== undefined) putAway(game, card, 'victory pile');
  }
}

function isOwnMission({ side }: Supply, text: string): boolean {
  return kindsCalled(text).some((kind) => kind.side === side && kind.type === 'mission');
}
