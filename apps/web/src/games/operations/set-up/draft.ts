import {
  type Breach,
  checkTeam,
  type Deck,
  findScenario,
  nameOfSeat,
  READY_DECKS,
  type ReadyDeck,
  readyDecksFor,
  SCENARIOS,
  type Scenario,
} from '@holofoe/operations';

/** What the players have set so far. */
export interface Draft {
  readonly scenario: string;
  readonly expert: boolean;
  readonly seats: readonly SeatDraft[];
  readonly openHands: boolean;
}

export interface SeatDraft {
  readonly name: string;
  /** The code of a ready deck. */
  readonly deck: string;
}

export interface SeatBreach extends Breach {
  readonly seat: number;
}

export const MOST_PLAYERS = 4;

const NO_DECK: Deck = { name: '', characters: [], cards: {} };

export function newDraft(): Draft {
  const [scenario] = SCENARIOS;
  if (!scenario) throw new Error('There is no scenario to begin with.');
  return {
    scenario: scenario.code,
    expert: false,
    seats: seatsFor(scenario, [{ name: nameOfSeat(0), deck: '' }]),
    openHands: false,
  };
}

export function scenarioOf({ scenario }: Draft): Scenario {
  const found = findScenario(scenario);
  if (!found) throw new Error(`There is no scenario "${scenario}".`);
  return found;
}

export function deckOf(code: string): ReadyDeck | undefined {
  return READY_DECKS.find((deck) => deck.code === code);
}

/** Another scenario; where it is for the other side, with the ready decks of that side. */
export function withScenario(draft: Draft, code: string): Draft {
  const next = { ...draft, scenario: code };
  const scenario = scenarioOf(next);
  return scenario.players === scenarioOf(draft).players
    ? next
    : { ...next, seats: seatsFor(scenario, draft.seats) };
}

function seatsFor(scenario: Scenario, seats: readonly SeatDraft[]): readonly SeatDraft[] {
  const decks = readyDecksFor(scenario);
  return seats.map((seat, at) => ({ ...seat, deck: decks[at]?.code ?? '' }));
}

/** More players come with the first decks that fit; who leaves is the last. */
export function withPlayers(draft: Draft, count: number): Draft {
  const seats = draft.seats.slice(0, count);
  while (seats.length < count) {
    const seat = seats.length;
    const deck = fitting({ ...draft, seats: [...seats, { name: '', deck: '' }] }, seat)[0]?.code ?? '';
    seats.push({ name: nameOfSeat(seat), deck });
  }
  return { ...draft, seats };
}

export function withSeat(draft: Draft, seat: number, change: Partial<SeatDraft>): Draft {
  return { ...draft, seats: draft.seats.map((each, at) => (at === seat ? { ...each, ...change } : each)) };
}

/** What the team does not keep, each at the seat that it is shown at. */
export function breachesOf(draft: Draft): readonly SeatBreach[] {
  const decks = draft.seats.map(({ deck }): Deck => deckOf(deck) ?? NO_DECK);
  return checkTeam(decks, scenarioOf(draft).players).map((breach) => ({
    ...breach,
    says: named(breach.says, draft),
    seat: Number(/^decks\[(\d+)\]/.exec(breach.path)?.[1] ?? 0),
  }));
}

/** The rules speak of players by their numbers. */
function named(says: string, { seats }: Draft): string {
  return says.replace(/player (\d)/g, (text, number: string) => seats[Number(number) - 1]?.name ?? text);
}

/** The ready decks that a seat can take without a breach, those of the scenario's side first. */
export function fitting(draft: Draft, seat: number): readonly ReadyDeck[] {
  const { players } = scenarioOf(draft);
  return READY_DECKS.filter(
    ({ code }) => !breachesOf(withSeat(draft, seat, { deck: code })).some((breach) => breach.seat === seat),
  ).toSorted((one, other) => Number(other.affiliation === players) - Number(one.affiliation === players));
}

export function configOf({ scenario, expert, seats }: Draft): object {
  return {
    scenario,
    expert,
    players: seats.map(({ name, deck }, seat) => ({ name: name.trim() || nameOfSeat(seat), deck })),
  };
}
