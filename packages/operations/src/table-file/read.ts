import { type Fault, nothingStands } from '@holofoe/kernel';
import { kindOf } from '../cards/number.ts';
import { findScenario, readyDecksFor, unknownScenario } from '../config.ts';
import { invariants } from '../invariants.ts';
import { healthOf } from '../rules/in-play.ts';
import { countingOf } from '../rules/play-card.ts';
import { stagesOf } from '../rules/stages.ts';
import { stand } from '../rules/stand.ts';
import { markUsed } from '../rules/standing.ts';
import type { Scenario } from '../scenarios/stage.ts';
import {
  FIRST_AREA,
  isAi,
  isIn,
  MOST_UPGRADES,
  type Side,
  type SideNo,
  STATE_FORMAT,
  type State,
  type Step,
} from '../state.ts';
import { battleToLookAt } from '../vocabulary/language.ts';
import { type AreaToLay, layCardsOfArea, layHoldersOfArea, newArea } from './area.ts';
import { dieAt } from './dice.ts';
import { namedOnTeams, type Owners } from './holders.ts';
import { checkNext } from './next.ts';
import { handSizeAt, layCardsOfPlayer, layHoldersOfPlayer, newPlayer, type PlayerToLay } from './player.ts';
import { type AreaFile, type DieFile, type TableFile, tableSchema } from './schema.ts';
import { fault, newSupply, type Owner, type Supply } from './supply.ts';

/** A table written by hand, made whole: what the file does not name is as in a new game of its stage. */
export function readTable(data: unknown): { readonly state: State } | { readonly faults: readonly Fault[] } {
  const parsed = tableSchema.parse(data);
  if ('faults' in parsed) return parsed;
  const file = parsed.value;
  const scenario = findScenario(file.scenario);
  if (!scenario) return { faults: [{ path: 'scenario', says: unknownScenario(file.scenario) }] };
  const last = scenario.stages.at(-1)?.number ?? 1;
  if (file.stage > last)
    return { faults: [{ path: 'stage', says: `the stages of ${scenario.name} are 1 to ${last}` }] };
  const supply = newSupply(file);
  const state = layTable(file, scenario, supply);
  checkNext(supply, file.next);
  if (supply.faults.length > 0) return { faults: supply.faults };
  const says = invariants(state);
  return says === undefined ? { state } : { faults: [{ path: '', says }] };
}

/** Steps before the areas of a stage are laid out: those of the stage before still lie there. */
const BEFORE_THE_STAGE: readonly Step[] = ['draw hands', 'spread shields', 'choose areas', 'begin stage'];

function layTable(file: TableFile, scenario: Scenario, supply: Supply): State {
  const number = BEFORE_THE_STAGE.includes(file.step) ? file.stage - 1 : file.stage;
  const stages = stagesOf({ scenario: scenario.code }, number);
  const players = file.players.map((player, seat) =>
    newPlayer(supply, seat, player, usualDeck(scenario, seat), stages.length),
  );
  const areas = areaFiles(supply, file, stages.length).map(([path, area], at) => {
    const inIt = players.filter(({ player }) => isIn(player) && player.area === at).length;
    return newArea(path, area, stageAt(stages, at), at, inIt, file.expert);
  });
  const owners = ownersOf(supply, players, areas);
  for (const player of players) layHoldersOfPlayer(player, owners);
  for (const area of areas) layHoldersOfArea(area, owners);
  const hidden = { stocks: {}, next: 1 };
  const state: State = {
    format: STATE_FORMAT,
    hidden,
    options: file.options,
    scenario: scenario.code,
    expert: file.expert,
    step: file.step,
    round: file.round,
    stage: file.stage,
    players: players.map((player) => layCardsOfPlayer(player, owners, hidden, handSizeAt(file.step))),
    areas: areas.map((area) => layCardsOfArea(area, owners, hidden)),
    first: seatAt(supply, 'first', file.first, players.length),
    opener: seatAt(supply, 'opener', file.opener ?? file.first, players.length),
    battlefield: file.battlefield,
    claimed: file.claimed === undefined ? null : seatAt(supply, 'claimed', file.claimed, players.length),
    turn: turnOf(supply, file, players.length, areas),
    additional: file.additional,
    actions: file.actions,
    resolved: file.resolved,
    passes: file.passes,
    lostTitles: [...file.lostTitles],
    winner: file.winner ?? null,
    standing: nothingStands(),
  };
  for (const card of owners.used) markUsed(state.standing, card);
  layPools(supply, state, [...players, ...areas]);
  for (const {
    path,
    file: area,
    area: { no },
  } of areas)
    state.areas[no - FIRST_AREA]?.offered.push(
      ...namedOnTeams(supply, `${path}.offered`, area.offered ?? [], state.players),
    );
  // Before the first step the teams are only being laid out.
  if (state.step !== 'draw hands') stand(battleToLookAt(state));
  checkUpgrades(supply, state, [...players, ...areas]);
  checkHealth(supply, state, players, areas);
  return state;
}

/** The ready decks of a side go together, one for each seat. */
function usualDeck(scenario: Scenario, seat: number) {
  const decks = readyDecksFor(scenario);
  const deck = decks[seat % decks.length];
  if (!deck) throw new Error(`There is no ready deck for ${scenario.name}.`);
  return deck;
}

function stageAt(stages: ReturnType<typeof stagesOf>, at: number): ReturnType<typeof stagesOf>[number] {
  const stage = stages[at];
  if (!stage) throw new Error(`There is no stage for area ${at}.`);
  return stage;
}

function areaFiles(
  supply: Supply,
  { ai, areas, stage }: TableFile,
  count: number,
): readonly (readonly [path: string, file: AreaFile])[] {
  if (ai && areas) fault(supply, 'areas', 'write `ai` or `areas`, not both');
  if (areas && areas.length > count)
    fault(supply, 'areas', `stage ${stage} has ${count === 1 ? 'one play area' : `${count} play areas`}`);
  return Array.from({ length: count }, (_, at) =>
    areas ? [`areas[${at}]`, areas[at] ?? {}] : ['ai', (at === 0 ? ai : undefined) ?? {}],
  );
}

function ownersOf(supply: Supply, players: readonly PlayerToLay[], areas: readonly AreaToLay[]): Owners {
  const of = (side: SideNo): Owner => {
    const found = isAi(side) ? areas[side - FIRST_AREA] : players[side];
    if (!found) throw new Error(`There is no side ${side}.`);
    return found.owner;
  };
  const against = (side: SideNo): Owner => {
    if (!isAi(side)) return of(FIRST_AREA + (players[side]?.player.area ?? 0));
    return of(players.find(({ player }) => player.area === side - FIRST_AREA)?.player.no ?? 0);
  };
  return { supply, of, against, seats: players.length, used: [] };
}

function seatAt(supply: Supply, path: string, seat: number, seats: number): number {
  if (seat >= seats)
    fault(supply, path, `there is no player on seat ${seat}: the seats are 0 to ${seats - 1}`);
  return seat;
}

function turnOf(
  supply: Supply,
  { turn, first }: TableFile,
  seats: number,
  areas: readonly AreaToLay[],
): SideNo {
  if (typeof turn === 'number') return seatAt(supply, 'turn', turn, seats);
  if (areas.length === 0) return first;
  if (turn.toLowerCase() === 'ai') {
    const acting = areas.findIndex(({ area }) => !area.cleared);
    return FIRST_AREA + Math.max(0, acting);
  }
  const at = Number(turn.slice(2)) - 1;
  if (at >= areas.length) fault(supply, 'turn', `there is no area ${turn}; the stage has ${areas.length}`);
  return FIRST_AREA + at;
}

interface ToLay {
  readonly path: string;
  readonly file: { readonly pool?: readonly DieFile[] | undefined };
}

function layPools(supply: Supply, state: State, toLay: readonly ToLay[]): void {
  const sides: readonly Side[] = [...state.players, ...state.areas];
  for (const [i, { path, file }] of toLay.entries()) {
    for (const [at, text] of (file.pool ?? []).entries()) {
      const side = sides[i];
      const die = side && dieAt(supply, `${path}.pool[${at}]`, text, state, side);
      if (!die) continue;
      side.pool.push(die);
    }
  }
}

/** What does not count toward the limit is seen when all of them lie there. */
function checkUpgrades(supply: Supply, state: State, toLay: readonly ToLay[]): void {
  const sides: readonly Side[] = [...state.players, ...state.areas];
  for (const [i, { path }] of toLay.entries()) {
    const { characters = [], supports = [] } = sides[i] ?? {};
    for (const [list, holders] of Object.entries({ characters, supports }))
      for (const [at, { upgrades }] of holders.entries())
        if (countingOf(battleToLookAt(state), upgrades).length > MOST_UPGRADES)
          fault(
            supply,
            `${path}.${list}[${at}].upgrades`,
            `there are at most ${MOST_UPGRADES} upgrades on a card`,
          );
  }
}

function checkHealth(
  supply: Supply,
  state: State,
  players: readonly PlayerToLay[],
  areas: readonly AreaToLay[],
): void {
  const sides: readonly Side[] = [...state.players, ...state.areas];
  for (const [i, { path }] of [...players, ...areas].entries()) {
    for (const [at, character] of (sides[i]?.characters ?? []).entries()) {
      const health = healthOf(battleToLookAt(state), character);
      if (character.damage < health) continue;
      const { name } = kindOf(character.card);
      fault(
        supply,
        `${path}.characters[${at}].damage`,
        `${name} has ${health} health; with ${character.damage} damage it is defeated`,
      );
    }
  }
  for (const { path, player } of players) {
    if (player.characters.length === 0 && isIn(player))
      fault(
        supply,
        `${path}.characters`,
        'a player without characters is eliminated: write eliminated: damage',
      );
  }
}
