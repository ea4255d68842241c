import { type CardNo, listed, type TableEvent } from '@holofoe/kernel';
import { idOf, kindById, operations, SCENARIOS } from '@holofoe/operations';
import type { EventAt } from '@holofoe/table';
import type { Climb, Tally } from '../../../host/chronicle.ts';
import { FIRST_AI } from './chronicle.ts';
import { namesOf } from './players.ts';

interface Blow {
  readonly index: number;
  readonly turn: number;
  readonly isTheirs: boolean;
  readonly damage: number;
  readonly event: TableEvent;
}

/** The figures of a game, counted from what its rules told; undefined until it is over. */
export function tally(events: readonly EventAt[], config: unknown): Tally | undefined {
  const over = events.findLastIndex(({ event: { kind } }) => kind === 'won' || kind === 'lost');
  const end = events[over]?.event;
  if (!end) return undefined;
  const isWon = end.kind === 'won';
  const rounds = roundsOf(events);
  const turns = rounds.at(-1) ?? 0;
  const blows = blowsOf(events, rounds);
  const losses = events.flatMap(({ event }, i) => {
    const { loss } = operations.about(event);
    return loss ? [{ turn: rounds[i] ?? 0, isTheirs: loss.seat < FIRST_AI, card: loss.card }] : [];
  });
  const line = (isTheirs: boolean, seat: number, label: string): Climb['lines'][number] => ({
    seat,
    label,
    totals: Array.from({ length: turns }, (_, i) =>
      sum(blows.filter((blow) => blow.isTheirs === isTheirs && blow.turn <= i + 1)),
    ),
    medals: losses
      .filter((loss) => loss.isTheirs === isTheirs)
      .map(({ turn, card }) => ({ turn, label: nameOf(card) })),
  });
  const heaviest = blows
    .filter(({ isTheirs }) => isTheirs !== isWon)
    .reduce<Blow | undefined>((most, blow) => (most && most.damage >= blow.damage ? most : blow), undefined);
  const stages = stagesOf(events);
  return {
    winner: isWon ? 0 : FIRST_AI,
    title: isWon ? winners(config) : 'The AI won.',
    turns,
    ending: endingOf(events.slice(0, over + 1), isWon),
    facts: [
      { value: stages, label: 'last stage reached' },
      { value: sum(blows.filter(({ isTheirs }) => !isTheirs)), label: 'damage to the AI' },
      { value: sum(blows.filter(({ isTheirs }) => isTheirs)), label: 'damage to your team' },
      { value: losses.filter(({ isTheirs }) => !isTheirs).length, label: 'AI characters defeated' },
      { value: losses.filter(({ isTheirs }) => isTheirs).length, label: 'of your team defeated' },
    ],
    climb: {
      title: 'Damage',
      lines: [line(false, 0, 'to the AI'), line(true, FIRST_AI, 'to your team')],
    },
    purchases: [],
    ...(heaviest ? { turned: heaviest } : {}),
  };
}

function winners(config: unknown): string {
  const names = namesOf(config);
  return `${names.length === 1 ? 'You' : listed(names)} won.`;
}

function nameOf(card: CardNo): string {
  return kindById(idOf(card))?.name ?? '';
}

function sum(blows: readonly Blow[]): number {
  return blows.reduce((total, { damage }) => total + damage, 0);
}

/** The round of each event. */
function roundsOf(events: readonly EventAt[]): readonly number[] {
  let round = 0;
  return events.map(({ event: { kind, data } }) => {
    if (kind === 'round') round = Number(Object(data).round);
    return round;
  });
}

function blowsOf(events: readonly EventAt[], rounds: readonly number[]): readonly Blow[] {
  return events.flatMap(({ event }, index) => {
    if (event.kind !== 'damage') return [];
    const { befalls } = operations.about(event);
    const isTheirs = befalls !== undefined && befalls < FIRST_AI;
    return [{ index, turn: rounds[index] ?? 0, isTheirs, damage: Number(Object(event.data).damage), event }];
  });
}

/** The number of the last stage that began. */
function stagesOf(events: readonly EventAt[]): number {
  const numbers = events.flatMap(({ event: { kind, data } }) => {
    const { scenario, stage } = Object(data);
    const begun =
      kind === 'stage' ? SCENARIOS.find(({ code }) => code === scenario)?.stages[stage] : undefined;
    return begun ? [begun.number] : [];
  });
  return Math.max(1, ...numbers);
}

/** Who fell last, and the victory. */
function endingOf(events: readonly EventAt[], isWon: boolean): readonly TableEvent[] {
  const told = events.map(({ event }) => event);
  const last = told.findLast(({ kind }) => kind === (isWon ? 'defeated' : 'eliminated'));
  return [last, told.at(-1)].flatMap((event) => event ?? []);
}
