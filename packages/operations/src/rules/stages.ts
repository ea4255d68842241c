import { type CardNo, type Pile, type Play, settle, shuffle } from '@holofoe/kernel';
import { kindById } from '../cards/catalogue.ts';
import { AI_OWNER, kindOf, Numbers, nextNumber, ownerOf } from '../cards/number.ts';
import { aiDeck } from '../scenarios/ai-deck.ts';
import { scenarioByCode } from '../scenarios/catalogue.ts';
import { EXPERT_MODE } from '../scenarios/sets.ts';
import type { PerPlayer, Stage } from '../scenarios/stage.ts';
import {
  type Area,
  type Character,
  emptyArea,
  FIRST_AREA,
  isIn,
  isPlayer,
  type Side,
  START_RESOURCES,
  type State,
  type Step,
  type Support,
  turnOrder,
} from '../state.ts';
import { type Battle, cxOf } from './battle.ts';
import { end } from './elimination.ts';
import { tell } from './happening.ts';
import { moment } from './heard.ts';
import { attachedOf, discardAttached, type Holder, newSupport } from './in-play.ts';
import { newCharacter } from './setup.ts';
import { stageOf } from './stage.ts';
import { stand } from './stand.ts';
import { thingOfStage } from './things.ts';
import { choose } from './topics.ts';

/** The stages of a number: one, or the multi-stages M-1, M-2 … side by side (OPS-50, OPS-51). */
export function stagesOf(
  { scenario }: Pick<State, 'scenario'>,
  number: number,
): readonly { readonly stage: Stage; readonly index: number }[] {
  const stages = scenarioByCode(scenario)?.stages ?? [];
  return stages.flatMap((stage, index) => (stage.number === number ? [{ stage, index }] : []));
}

function isFinal(state: State): boolean {
  return stagesOf(state, state.stage + 1).length === 0;
}

/** OPS-51: each player, first player first, picks an area; while one is empty and players enough remain, it must be picked. */
export function* chooseAreas(battle: Battle): Play<Step> {
  const { state } = battle;
  const areas = stagesOf(state, state.stage).map((_, area) => area);
  const players = turnOrder(state);
  const taken = new Set<number>();
  // The area that an eliminated player was in may be gone.
  for (const player of state.players) player.area = 0;
  for (const [i, player] of players.entries()) {
    const empty = areas.filter((area) => !taken.has(area));
    const must = empty.length > 0 && players.length - i <= empty.length;
    const open = must ? empty : areas;
    player.area = yield* choose(battle, player.no, 'area', open);
    taken.add(player.area);
    if (areas.length > 1) tell(battle, { kind: 'joins', seat: player.no, area: player.area }, 'OPS-51');
  }
  return 'begin stage';
}

/** OPS-61 to OPS-66, OPS-77: the AI decks from side A, the listed characters, side B turned up. */
export function* beginStage(battle: Battle): Play<Step> {
  const { state } = battle;
  const before = state.areas;
  const stayed = before.flatMap(leaveBehind);
  for (const { deck } of before) forget(state, deck.splice(0));
  state.areas = stagesOf(state, state.stage).map(({ index }, area) => newArea(state, index, area));
  // An area whose turn was the last may be gone.
  state.turn = state.first;
  const [home] = state.areas;
  if (home) for (const each of stayed) moveIn(battle, home, each);
  for (const area of state.areas) {
    layOut(battle, area);
  }
  stand(battle);
  for (const area of state.areas) yield* moment(battle, 'stage begins', area.no);
  yield* settle(battle);
  return state.round === 0 ? 'begin phase' : 'upkeep';
}

function newArea(state: State, index: number, area: number): Area {
  const perPlayer = state.players.filter((player) => isIn(player) && player.area === area).length;
  // OPS-69: at the start of the game only (OPS-77).
  const resources = state.round === 0 ? START_RESOURCES : 0;
  return { ...emptyArea(FIRST_AREA + area, index, perPlayer), resources };
}

interface Stayed {
  readonly characters: readonly Character[];
  readonly supports: readonly Support[];
}

/** OPS-85: what has Hunter stays in play. */
function leaveBehind({ characters, supports }: Area): Stayed[] {
  const hunters = characters.filter(({ hunter }) => hunter);
  const others = supports.filter(({ card }) => kindOf(card).hunter);
  return hunters.length + others.length === 0 ? [] : [{ characters: hunters, supports: others }];
}

function moveIn(battle: Battle, area: Area, { characters, supports }: Stayed): void {
  for (const each of [...characters, ...supports]) {
    each.side = area.no;
    tell(battle, { kind: 'stays', side: area.no, card: each.card }, 'OPS-85');
  }
  area.characters.push(...characters);
  area.supports.push(...supports);
}

/** The numbers of all cards that are somewhere at the table: a new one must have another. */
function numbersAt({ players, areas, hidden }: State): Numbers {
  const numbers = new Numbers();
  for (const side of [...players, ...areas] as readonly Side[]) {
    for (const holder of [...side.characters, ...side.supports]) {
      numbers.add(holder.card);
      for (const { card } of attachedOf(holder)) numbers.add(card);
    }
    for (const card of [...side.plots, ...side.defeated, ...side.discard]) numbers.add(card);
    for (const place of [...side.deck, ...(isPlayer(side) ? side.hand : [])])
      if ('card' in place) numbers.add(place.card);
  }
  for (const { cards } of Object.values(hidden.stocks)) for (const card of cards) numbers.add(card);
  return numbers;
}

function layOut(battle: Battle, area: Area): void {
  const { state } = battle;
  const stage = stageOf(state, area);
  const numbers = numbersAt(state);
  const next = (id: string): CardNo => {
    const kind = kindById(id);
    if (!kind) throw new Error(`There is no card "${id}".`);
    return nextNumber(numbers, kind, AI_OWNER);
  };
  tell(
    battle,
    {
      kind: 'stage',
      scenario: state.scenario,
      stage: area.stage,
      area: area.no - FIRST_AREA,
      perPlayer: area.perPlayer,
    },
    'OPS-66',
  );
  for (const { id, count, elite, health, hunter } of stage.characters) {
    for (let i = 0; i < times(count, area); i++) {
      const card = next(id);
      area.characters.push(
        newCharacter(
          card,
          area.no,
          elite === true,
          healthIn(health, area),
          hunter === true || kindOf(card).hunter,
        ),
      );
      tell(battle, { kind: 'enters', side: area.no, card }, 'OPS-62');
    }
  }
  for (const { id, count } of stage.puts) {
    for (let i = 0; i < times(count, area); i++) {
      const card = next(id);
      area.supports.push(newSupport(card, area.no));
      tell(battle, { kind: 'enters', side: area.no, card }, 'OPS-66');
    }
  }
  area.deck = shuffle(
    state.hidden,
    aiDeck(stage, state.expert).map((id) => ({ card: next(id), by: 0 })),
  );
  if (state.expert) area.plots.push(next(EXPERT_MODE.plot));
}

/** A stage that nobody entered has the per-player number 0; its characters stand all the same. */
export function healthIn(health: PerPlayer, area: Pick<Area, 'perPlayer'>): number {
  return Math.max(1, times(health, area));
}

/** OPS-07 */
export function times({ base, perPlayer, alone }: PerPlayer, area: Pick<Area, 'perPlayer'>): number {
  return alone !== undefined && area.perPlayer === 1 ? alone : base + perPlayer * area.perPlayer;
}

/** OPS-76: after the end of the action phase a stage without AI characters is done; OPS-51 for areas side by side. Who joins one does not change its per-player number (OPS-86). */
export function* endOfPhase(battle: Battle): Play<Step> {
  const { state } = battle;
  tell(battle, { kind: 'end of phase' }, 'OPS-02');
  yield* moment(battle, 'phase ends', state.first);
  if (battle.queue.length > 0) yield* settle(battle);
  const done = state.areas.filter((area) => !area.cleared && isDone(state, area));
  if (state.areas.every((area) => area.cleared || done.includes(area))) return yield* advance(battle);
  for (const area of done) clear(battle, area);
  for (const player of turnOrder(state)) {
    const area = state.areas[player.area];
    if (!area?.cleared) continue;
    const open = state.areas.flatMap((each, index) => (each.cleared ? [] : [index]));
    player.area = yield* choose(battle, player.no, 'area', open);
    tell(battle, { kind: 'joins', seat: player.no, area: player.area }, 'OPS-51');
  }
  return 'upkeep';
}

/** Hunters do not hold a stage, except the final one. */
function isDone(state: State, { characters }: Area): boolean {
  return characters.every(({ hunter }) => hunter && !isFinal(state));
}

function* advance(battle: Battle): Play<Step> {
  const { state } = battle;
  if (isFinal(state)) end(battle, 'players', 'OPS-75');
  for (const area of state.areas) {
    if (!area.cleared) loseAll(battle, area);
    const effect = stageOf(state, area).onAdvance;
    if (effect !== undefined)
      yield* battle.rules.language.run(cxOf(battle, area.no, thingOfStage(area)), effect);
  }
  state.stage++;
  return 'choose areas';
}

/** OPS-51: the area stops acting. */
function clear(battle: Battle, area: Area): void {
  area.cleared = true;
  loseAll(battle, area);
  tell(battle, { kind: 'cleared', area: area.no - FIRST_AREA }, 'OPS-51');
}

/** OPS-78: the AI loses its resources and its remaining cards, downgrades included; what players hold or has Hunter stays. */
function loseAll(battle: Battle, area: Area): void {
  for (const { characters, supports, area: at } of battle.state.players) {
    if (at !== area.no - FIRST_AREA) continue;
    for (const holder of [...characters, ...supports]) {
      for (const downgrade of [...holder.downgrades]) {
        if (ownerOf(downgrade.card) === AI_OWNER) discardAttached(battle, holder, downgrade);
      }
      leaveAstray(holder);
    }
  }
  area.resources = 0;
  area.pool.length = 0;
  forget(battle.state, area.deck.splice(0));
  area.discard.length = 0;
  area.defeated.length = 0;
  area.plots.length = 0;
  keep(area.supports, ({ card }) => kindOf(card).hunter);
  keep(area.characters, ({ hunter }) => hunter);
  for (const holder of [...area.supports, ...area.characters]) leaveAstray(holder);
  stand(battle);
}

/** Cards of the AI that stay on the table without the deck they came from. */
function leaveAstray({ upgrades }: Holder): void {
  for (const upgrade of upgrades) if (ownerOf(upgrade.card) === AI_OWNER) upgrade.stray = true;
}

/** A pile leaves the game, and what nobody has seen of it. */
function forget({ hidden }: State, pile: Pile): void {
  const left = pile.flatMap((place) => ('stock' in place ? [place.stock] : []));
  for (const id of left) {
    left.push(...(hidden.stocks[id]?.parts ?? []));
    delete hidden.stocks[id];
  }
}

function keep<T>(list: T[], isKept: (each: T) => boolean): void {
  const kept = list.filter(isKept);
  list.splice(0, list.length, ...kept);
}
