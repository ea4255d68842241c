import { astray, type Listener, openDesk, type Pile, stocksFault, type Thing } from '@holofoe/kernel';
import { isCard, kindOf, ownerOf } from './cards/catalogue.ts';
import { openGame } from './open-game.ts';
import { whereIs } from './rules/zones.ts';
import { type InPlay, inPlay, MOST_COMMITTED, type Player, type State } from './state.ts';
import { AS_PILOT, abilitiesOn } from './terms/abilities.ts';

/** The first thing that is not as it must be, even in the middle of an action: every card in one place, tokens in range. */
export function invariants(state: State): string | undefined {
  return (
    cardsFault(state) ??
    first(state.players, (player) => playerFault(state, player)) ??
    first(state.play, (record) => recordFault(state, record)) ??
    engagementFault(state) ??
    standingFault(state)
  );
}

/** What must hold only where nothing is under way; a game that is over may have ended in the midst of something. */
export function faultAtCheckpoint(state: State): string | undefined {
  if (state.winner !== null) return undefined;
  return titlesFault(state) ?? first(state.play, (record) => hostFault(state, record)) ?? periodsFault(state);
}

function first<T>(all: readonly T[], faultOf: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const fault = faultOf(one);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function named(card: Thing): string {
  return `${kindOf(card).title} (card ${card})`;
}

function pilesOf(state: State): readonly (readonly [string, Pile])[] {
  const { battle } = state.engagement ?? { battle: null };
  return [
    ...state.players.flatMap(({ side, hand, deck, objectives, fates }) => [
      [`hand of the ${side} side`, hand] as const,
      [`deck of the ${side} side`, deck] as const,
      [`objective deck of the ${side} side`, objectives] as const,
      [`fate deck of the ${side} side`, fates] as const,
    ]),
    ...(battle?.stacks.map((stack, seat) => [`stack of seat ${seat}`, stack] as const) ?? []),
    ...state.play.map(({ card, captives }) => [`captives of ${named(card)}`, captives] as const),
    ...state.play.map(({ card, kept }) => [`cards kept by ${named(card)}`, kept] as const),
  ];
}

/** Where each card lies, with the stocks as places. */
function* placesOf(state: State): Generator<readonly [place: string, card: Thing]> {
  for (const { card } of state.play) yield ['play', card];
  for (const { side, discard, victory, outOfGame } of state.players) {
    for (const card of discard) yield [`discard pile of the ${side} side`, card];
    for (const card of victory) yield [`victory pile of the ${side} side`, card];
    for (const card of outOfGame) yield [`out of the game for the ${side} side`, card];
  }
  for (const [name, pile] of pilesOf(state))
    for (const place of pile) if ('card' in place) yield [name, place.card];
  for (const { cards } of Object.values(state.hidden.stocks)) for (const card of cards) yield ['stock', card];
}

function cardsFault(state: State): string | undefined {
  const seen = new Map<Thing, string>();
  for (const [place, card] of placesOf(state)) {
    if (!isCard(card)) return `There is no card ${card}: ${place}.`;
    const other = seen.get(card);
    if (other !== undefined) return `${named(card)} is in two places: ${other} and ${place}.`;
    seen.set(card, place);
  }
  return stocksFault(
    state.hidden,
    pilesOf(state).map(([, pile]) => pile),
  );
}

/** A pile of a player holds the player's own cards; the victory pile those of the other side, and completed missions. */
function playerFault(state: State, player: Player): string | undefined {
  const { seat, side, hand, deck, discard, outOfGame, victory, affiliation } = player;
  if (state.players[seat] !== player) return `The ${side} side does not sit at seat ${seat}.`;
  if (inPlay(state, affiliation)?.type !== 'affiliation') return `The ${side} side has no affiliation card.`;
  const own = [
    ...discard,
    ...outOfGame,
    ...[...hand, ...deck].flatMap((place) => ('card' in place ? [place.card] : [])),
  ];
  const foreign = own.find((card) => ownerOf(card) !== seat);
  if (foreign !== undefined) return `${named(foreign)} lies in a pile of the ${side} side.`;
  const stray = victory.find((card) => (ownerOf(card) === seat) !== (kindOf(card).type === 'mission'));
  if (stray !== undefined) return `${named(stray)} lies in the victory pile of the ${side} side.`;
  const committed = state.play.filter((each) => each.seat === seat && each.committed).length;
  return committed > MOST_COMMITTED ? `The ${side} side has ${committed} Force cards.` : undefined;
}

function recordFault(state: State, record: InPlay): string | undefined {
  const { card, type, seat, damage, focus, shields, host, role, committed, captives, kept } = record;
  const { engagement } = state;
  if (Math.min(damage, focus, shields) < 0) return `${named(card)} has fewer than no tokens.`;
  if (host !== null && type !== 'enhancement') return `${named(card)} has a host and is no enhancement.`;
  if (committed && type !== 'unit') return `${named(card)} is committed and no unit.`;
  if (type === 'affiliation' && ownerOf(card) !== seat) return `${named(card)} has changed sides.`;
  const free = captives.find((place) => 'card' in place && ownerOf(place.card) === seat);
  if (free) return `${named(card)} holds a card of its own side.`;
  const foreign = kept.find((place) => 'card' in place && ownerOf(place.card) !== ownerOf(card));
  if (foreign) return `${named(card)} keeps a card of the other side.`;
  if (role === null) return undefined;
  if (!engagement || type !== 'unit') return `${named(card)} is ${role}.`;
  return (role === 'attacker') === (seat === engagement.attacker)
    ? undefined
    : `${named(card)} is ${role} for ${seat}.`;
}

function engagementFault({ engagement, players, dial, dialDamage, play }: State): string | undefined {
  if (Math.min(dial, dialDamage) < 0) return 'The dial is below 0.';
  if (!engagement)
    return players.some(({ passing }) => passing === 'engagement')
      ? 'Somebody passes after the engagement.'
      : undefined;
  if (engagement.battle && engagement.edge !== null) return 'The edge is won before the end of the battle.';
  if (engagement.engaged === null || engagement.engaged === 0) return undefined;
  const objective = play.find(({ card }) => card === engagement.engaged);
  const isLegal = objective?.type === 'objective' || objective?.type === 'mission';
  return isLegal && objective.seat !== engagement.attacker ? undefined : 'Engaged with nothing that can be.';
}

function standingFault(state: State): string | undefined {
  const { before, after, rules } = state.standing;
  const nowhere = astray(openGame({ state, desk: openDesk() }));
  if (nowhere !== undefined) return `${nowhere}: this is nothing that a card says.`;
  for (const lists of [before, after, rules])
    for (const [key, list] of Object.entries<readonly Listener[]>(lists)) {
      if (list.length === 0) return `Nobody stands at ${key}.`;
      const fault = first(list, (one) => listenerFault(state, one));
      if (fault !== undefined) return `${key}: ${fault}`;
    }
  return undefined;
}

function listenerFault(
  state: State,
  { card, ability, seat, on, bound, until }: Listener,
): string | undefined {
  const { engagement } = state;
  if (until === 'engagement' && !engagement) return `${named(card)} lasts longer than the engagement.`;
  if (until === 'edge battle' && !engagement?.battle)
    return `${named(card)} lasts longer than the edge battle.`;
  if (bound || on) return undefined;
  const record = inPlay(state, card);
  const controller = record?.seat ?? ownerOf(card);
  const said = abilitiesOn(kindOf(card))[ability];
  const from = said && 'from' in said ? said.from : undefined;
  const where = whereIs(state, card);
  const wanted = from === undefined || from === AS_PILOT ? 'play' : from;
  if (where !== wanted) return `${named(card)} stands as if it were in ${wanted}, and is in ${where}.`;
  return seat === controller ? undefined : `${named(card)} stands for ${seat}, and ${controller} has it.`;
}

function titlesFault({ play }: State): string | undefined {
  const titles = play.flatMap(({ card }) => (kindOf(card).unique ? [kindOf(card).title] : []));
  const twice = titles.find((title, i) => titles.indexOf(title) < i);
  return twice === undefined ? undefined : `The unique ${twice} is in play twice.`;
}

function hostFault(state: State, { card, type, host }: InPlay): string | undefined {
  if (type !== 'enhancement') return undefined;
  if (host !== null) return inPlay(state, host) ? undefined : `${named(card)} lies on what has left.`;
  const { enhances } = kindOf(card);
  return enhances === 'play area' || enhances === 'dial' ? undefined : `${named(card)} lies on nothing.`;
}

function periodsFault({ standing }: State): string | undefined {
  const all = [standing.before, standing.after, standing.rules].flatMap((lists) =>
    Object.values(lists).flat(),
  );
  return all.some(({ until }) => until?.startsWith('strike'))
    ? 'Something lasts longer than the strike.'
    : undefined;
}
