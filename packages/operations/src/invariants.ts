import { astray, type CardNo, nothingStands, type Pile, stocksFault } from '@holofoe/kernel';
import { AI_OWNER, kindOf, ownerOf } from './cards/number.ts';
import { cardOfDie, diceOf, dieNo, facesOf, isLent } from './rules/dice.ts';
import { attachedOf, healthOf, uniqueTitles } from './rules/in-play.ts';
import { countingOf } from './rules/play-card.ts';
import { stagesOf } from './rules/stages.ts';
import { misplaced, stand } from './rules/stand.ts';
import { scenarioByCode } from './scenarios/catalogue.ts';
import {
  type Area,
  aiOf,
  type Character,
  type DieNo,
  FIRST_AREA,
  isAi,
  isIn,
  MOST_SHIELDS,
  MOST_UPGRADES,
  type Player,
  type Side,
  type State,
  type Support,
} from './state.ts';
import { battleToLookAt } from './vocabulary/language.ts';

/** The first thing that is not as it must be between actions: every card in one place, every die on one card, numbers in range. */
export function invariants(state: State): string | undefined {
  return (
    cardsFault(state) ??
    seatsFault(state) ??
    placesOnTheTable(state) ??
    first(sidesOf(state), (side) => sideFault(state, side)) ??
    first(state.players, (player) => playerFault(state, player)) ??
    first(state.areas, (area) => areaFault(state, area)) ??
    diceFault(state) ??
    standingFault(state) ??
    titlesFault(state)
  );
}

/** Cards in play wait for and change what they say, and nothing else does. */
function standingFault(state: State): string | undefined {
  const nowhere = astray(battleToLookAt(state));
  if (nowhere !== undefined) return `What waits for or changes "${nowhere}" is nothing that a card says.`;
  if (state.winner !== null) return undefined;
  const fresh = { ...state, standing: nothingStands() };
  // Before the hands are drawn nothing waits or holds yet.
  if (state.step !== 'draw hands') stand(battleToLookAt(fresh));
  const wrong = misplaced(state.standing, fresh.standing);
  return wrong === undefined
    ? undefined
    : `What waits for or changes "${wrong}" is not what the cards in play say.`;
}

/** What holds in the midst of an action too. */
export function cardsFault(state: State): string | undefined {
  return cardsInOnePlace(state) ?? stocksMatchPlaces(state);
}

function first<T>(all: readonly T[], faultOf: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const fault = faultOf(one);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function sidesOf({ players, areas }: State): readonly Side[] {
  return [...players, ...areas];
}

function holdersOf({ characters, supports }: Side): readonly (Character | Support)[] {
  return [...characters, ...supports];
}

function named(card: CardNo): string {
  return `${kindOf(card).name} (card ${card})`;
}

/** Where each card lies, with the stocks as places. */
function* placesOf(state: State): Generator<readonly [place: string, card: CardNo]> {
  for (const side of sidesOf(state)) {
    for (const holder of holdersOf(side)) {
      yield [`in play on side ${side.no}`, holder.card];
      for (const { card } of attachedOf(holder)) yield [`on ${named(holder.card)}`, card];
    }
    for (const card of side.plots) yield [`plots of side ${side.no}`, card];
    for (const card of side.discard) yield [`discard pile of side ${side.no}`, card];
    for (const card of side.defeated) yield [`defeated characters of side ${side.no}`, card];
  }
  for (const [name, pile] of pilesOf(state))
    for (const place of pile) if ('card' in place) yield [name, place.card];
  for (const { cards } of Object.values(state.hidden.stocks)) for (const card of cards) yield ['stock', card];
}

function pilesOf(state: State): readonly (readonly [string, Pile])[] {
  return [
    ...sidesOf(state).map(({ no, deck }) => [`deck of side ${no}`, deck] as const),
    ...state.players.map(({ no, hand }) => [`hand of player ${no}`, hand] as const),
  ];
}

function cardsInOnePlace(state: State): string | undefined {
  const seen = new Map<CardNo, string>();
  for (const [place, card] of placesOf(state)) {
    const other = seen.get(card);
    if (other !== undefined) return `${named(card)} is in two places: ${other} and ${place}.`;
    seen.set(card, place);
  }
  return undefined;
}

function stocksMatchPlaces(state: State): string | undefined {
  return stocksFault(
    state.hidden,
    pilesOf(state).map(([, pile]) => pile),
  );
}

/** Sides stand in the order of their numbers, and every card belongs to one of them. */
function seatsFault(state: State): string | undefined {
  const { players, areas } = state;
  for (const [at, { no }] of players.entries()) if (no !== at) return `Player ${no} sits at seat ${at}.`;
  for (const [at, { no }] of areas.entries())
    if (no !== FIRST_AREA + at) return `Area ${at} has the AI ${no}, but should have ${FIRST_AREA + at}.`;
  for (const [place, card] of placesOf(state)) {
    const owner = ownerOf(card);
    if (owner !== AI_OWNER && !players[owner])
      return `${named(card)}, ${place}, belongs to player ${owner}, whom there is not.`;
  }
  return undefined;
}

/** Whose turn it is, who is first, and where the scenario stands. */
function placesOnTheTable({
  players,
  areas,
  turn,
  first: seat,
  opener,
  claimed,
  stage,
  scenario,
  round,
  additional,
  actions,
  resolved,
  passes,
}: State): string | undefined {
  for (const [what, each] of Object.entries({ first: seat, opener, claimed: claimed ?? seat })) {
    if (!players[each]) return `There is no player ${each} for "${what}".`;
  }
  if (isAi(turn) ? !areas[turn - FIRST_AREA] : !players[turn])
    return `There is no side ${turn} to have a turn.`;
  if (stagesOf({ scenario }, stage).length === 0) return `${scenario} has no stage ${stage}.`;
  if (Math.min(round, additional, actions, resolved, passes) < 0) return 'A counter of the table is below 0.';
  return undefined;
}

function sideFault(state: State, side: Side): string | undefined {
  if (side.resources < 0) return `Side ${side.no} has ${side.resources} resources.`;
  for (const holder of holdersOf(side)) {
    const name = kindOf(holder.card).name;
    if (holder.side !== side.no) return `${name} lies on side ${side.no} and says ${holder.side}.`;
    if (holder.damage < 0) return `${name} has ${holder.damage} damage.`;
    const counting = countingOf(battleToLookAt(state), holder.upgrades).length;
    if (counting > MOST_UPGRADES) return `${name} has ${counting} upgrades.`;
    if (!('elite' in holder)) continue;
    const health = healthOf(battleToLookAt(state), holder);
    if (holder.damage >= health) return `${name} has ${holder.damage} damage and ${health} health.`;
    if (holder.shields < 0 || holder.shields > MOST_SHIELDS) return `${name} has ${holder.shields} shields.`;
  }
  const owner = isAi(side.no) ? AI_OWNER : side.no;
  const foreign = [...side.discard, ...side.defeated].find((card) => ownerOf(card) !== owner);
  return foreign === undefined ? undefined : `${named(foreign)} lies on a pile of side ${side.no}.`;
}

function playerFault(state: State, player: Player): string | undefined {
  const { no, area, characters, supports, pool, resources } = player;
  // While players choose areas, those of the stage before still lie there.
  const choosing = state.step === 'choose areas' || state.step === 'begin stage';
  if (!choosing && state.areas.length > 0 && !state.areas[area])
    return `Player ${no} is in area ${area}, which there is not.`;
  if (isIn(player)) return characters.length > 0 ? undefined : `Player ${no} has no characters.`;
  return characters.length + supports.length + pool.length + resources === 0
    ? undefined
    : `Player ${no} is eliminated and still has something in play.`;
}

function areaFault({ scenario }: State, area: Area): string | undefined {
  const { no, stage, perPlayer, counters, cleared, resources, pool, deck, discard } = area;
  if (!scenarioByCode(scenario)?.stages[stage])
    return `Area ${no - FIRST_AREA} has the stage with the index ${stage}, which ${scenario} does not have.`;
  if (perPlayer < 0 || counters < 0) return `A number of area ${no - FIRST_AREA} is below 0.`;
  return cleared && resources + pool.length + deck.length + discard.length > 0
    ? `Area ${no - FIRST_AREA} is cleared and its AI still has something.`
    : undefined;
}

/** A die in a pool is that of a card of the side, of a downgrade that the side played, or a lent one; and it is there once. */
function diceFault(state: State): string | undefined {
  const seen = new Set<DieNo>();
  for (const side of sidesOf(state)) {
    const own = ownDiceOf(state, side);
    for (const { no, side: shows } of side.pool) {
      const { name } = kindOf(cardOfDie(no));
      if (seen.has(no)) return `A die of ${name} is in two places.`;
      seen.add(no);
      if (!facesOf(no)[shows]) return `A die of ${name} shows side ${shows}.`;
      const isOwn = isLent(no) ? side.characters.some(({ card }) => card === cardOfDie(no)) : own.has(no);
      if (!isOwn) return `A die of ${name} is in the pool of side ${side.no}, which does not have the card.`;
    }
  }
  return undefined;
}

function ownDiceOf(state: State, side: Side): ReadonlySet<DieNo> {
  const dice = new Set(holdersOf(side).flatMap(diceOf));
  for (const other of sidesOf(state)) {
    for (const { downgrades } of holdersOf(other)) {
      for (const { card } of downgrades) {
        const owner = ownerOf(card);
        const by = owner === AI_OWNER ? aiOf(state, other.no).no : owner;
        if (by === side.no) dice.add(dieNo(card, 0));
      }
    }
  }
  return dice;
}

/** OPS-81: of the players together, and of each AI by itself. */
function titlesFault({ players, areas }: State): string | undefined {
  const teams = [players.flatMap(uniqueTitles), ...areas.map(uniqueTitles)];
  return first(teams, (titles) => {
    const twice = titles.find((title, i) => titles.indexOf(title) < i);
    return twice === undefined ? undefined : `The unique ${twice} is in play twice in a team.`;
  });
}
