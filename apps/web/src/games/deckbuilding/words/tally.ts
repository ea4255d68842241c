import { idOf, kindById } from '@holofoe/deckbuilding';
import type { CardNo, Seat, TableEvent } from '@holofoe/kernel';
import type { EventAt } from '@holofoe/table';
import type { Purchases, Tally } from '../../../host/chronicle.ts';

const SEATS: readonly Seat[] = [0, 1];
const NAMES = ['the Empire', 'the Rebels'] as const;
const FORCE_END = 3;

interface Dealt {
  readonly index: number;
  readonly turn: number;
  /** Who takes it. */
  readonly seat: Seat;
  readonly damage: number;
  readonly event: TableEvent;
}

/** The figures of a game, counted from what its rules told; undefined until somebody has won. */
export function tally(events: readonly EventAt[]): Tally | undefined {
  const won = events.findLastIndex(({ event }) => event.kind === 'won');
  const victory = events[won]?.event;
  if (!victory) return undefined;
  const winner = dataOf(victory).seat ?? 0;
  const turnAt = turnsOf(events);
  const turns = turnAt.at(-1) ?? 0;
  const hits = damageToBases(events, turnAt);
  const losses = events.flatMap(({ event }, i) =>
    event.kind === 'base destroyed' ? [{ event, turn: turnAt[i] ?? 0, ...dataOf(event) }] : [],
  );
  const heaviest = hits
    .filter(({ seat }) => seat !== winner)
    .reduce<Dealt | undefined>((most, hit) => (most && most.damage >= hit.damage ? most : hit), undefined);
  return {
    winner,
    turns,
    ending: endingOf(events.slice(0, won + 1), winner),
    facts: factsOf(events, hits),
    climb: {
      title: 'Damage to bases',
      lines: SEATS.map((seat) => ({
        seat,
        label: `by ${NAMES[seat]}`,
        totals: runningTotals(
          hits.filter((hit) => hit.seat !== seat),
          turns,
        ),
        medals: losses
          .filter((loss) => loss.seat !== seat)
          .map(({ turn, card = 0 }) => ({ turn, label: nameOf(card) })),
      })),
    },
    balance: { title: 'The Force', most: FORCE_END, values: forceAfter(events, turnAt, turns) },
    purchases: SEATS.map((seat) => purchasesOf(events, seat)),
    ...(heaviest ? { turned: heaviest } : {}),
  };
}

interface Data {
  readonly seat?: Seat;
  readonly card?: CardNo;
  readonly cost?: number;
  readonly damage?: number;
  readonly by?: number;
  readonly to?: number | string;
  readonly turn?: number;
}

/** The rules tell events whose data are those of their kind. */
function dataOf({ data }: TableEvent): Data {
  return data as Data;
}

function nameOf(card: CardNo): string {
  return kindById(idOf(card))?.name ?? '';
}

/** The turn of each event. */
function turnsOf(events: readonly EventAt[]): readonly number[] {
  let turn = 0;
  return events.map(({ event }) => {
    if (event.kind === 'turn') turn = dataOf(event).turn ?? turn;
    return turn;
  });
}

function damageToBases(events: readonly EventAt[], turnAt: readonly number[]): readonly Dealt[] {
  return events.flatMap(({ event }, index) => {
    const { seat, card, damage } = dataOf(event);
    if (event.kind !== 'damage' || seat === undefined || card === undefined || damage === undefined)
      return [];
    if (kindById(idOf(card))?.type !== 'base') return [];
    return [{ index, turn: turnAt[index] ?? 0, seat, damage, event }];
  });
}

function runningTotals(hits: readonly Dealt[], turns: number): readonly number[] {
  return Array.from({ length: turns }, (_, i) =>
    hits.filter(({ turn }) => turn <= i + 1).reduce((sum, { damage }) => sum + damage, 0),
  );
}

function forceAfter(events: readonly EventAt[], turnAt: readonly number[], turns: number): readonly number[] {
  const moves = events.flatMap(({ event }, i) => {
    const { to, by = 0, seat } = dataOf(event);
    if (event.kind !== 'force' || typeof to !== 'number') return [];
    return [{ turn: turnAt[i] ?? 0, to, from: seat === 0 ? to + by : to - by }];
  });
  const atFirst = moves[0]?.from ?? 0;
  return Array.from({ length: turns }, (_, i) => moves.findLast(({ turn }) => turn <= i + 1)?.to ?? atFirst);
}

function factsOf(events: readonly EventAt[], hits: readonly Dealt[]): Tally['facts'] {
  const damage = (seat: Seat) => hits.reduce((sum, hit) => sum + (hit.seat === seat ? hit.damage : 0), 0);
  const count = (kind: string, seat: Seat) =>
    events.filter(({ event }) => event.kind === kind && dataOf(event).seat === seat).length;
  const hunted = (seat: Seat) =>
    events.filter(({ event }) => {
      const data = dataOf(event);
      return event.kind === 'hunt' && data.seat === seat;
    }).length;
  return [
    ...SEATS.map((seat) => ({ value: damage(1 - seat), label: `damage to bases by ${NAMES[seat]}` })),
    ...SEATS.map((seat) => ({ value: hunted(seat), label: `row cards that ${NAMES[seat]} defeated` })),
    ...SEATS.map((seat) => ({
      value: count('ship destroyed', seat),
      label: `capital ships that ${NAMES[seat]} lost`,
    })),
  ];
}

function purchasesOf(events: readonly EventAt[], seat: Seat): Purchases {
  const cards = new Map<string, { card: string; cost: number; count: number }>();
  for (const { event } of events) {
    const { seat: buyer, card, cost } = dataOf(event);
    if (event.kind !== 'buy' || buyer !== seat || card === undefined || cost === undefined) continue;
    const id = idOf(card);
    const known = cards.get(`${id} ${cost}`);
    cards.set(`${id} ${cost}`, { card: id, cost, count: (known?.count ?? 0) + 1 });
  }
  return { seat, cards: [...cards.values()].sort((a, b) => b.cost - a.cost) };
}

/** The winner's last attack, or the damage where there was none in that turn; what it destroyed; the victory. */
function endingOf(events: readonly EventAt[], winner: Seat): readonly TableEvent[] {
  const turn = events.findLastIndex(({ event }) => event.kind === 'turn');
  const told = events.slice(Math.max(0, turn)).map(({ event }) => event);
  const last = (kind: string) => told.findLast((event) => event.kind === kind);
  const attack = told.findLast((event) => event.kind === 'attack' && dataOf(event).seat === winner);
  return [attack ?? last('damage'), last('base destroyed'), last('won')].flatMap((event) => event ?? []);
}
