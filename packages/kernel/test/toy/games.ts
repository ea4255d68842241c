import { openDesk, refillBudget } from '../../src/desk.ts';
import type { TableEvent } from '../../src/event.ts';
import { stateHash } from '../../src/hash.ts';
import { outcomeAt, seededFraction } from '../../src/random.ts';
import { randomReply } from '../../src/replies.ts';
import type { Answer, Request, Seat } from '../../src/request.ts';
import { faultAtCheckpoint, faultOf } from './invariants.ts';
import { playToy, type ToyOutcome } from './play.ts';
import { randomDecks } from './setup.ts';
import type { ToyState } from './state.ts';

interface Run {
  readonly state: ToyState;
  readonly journal: readonly Answer[];
  readonly events: readonly TableEvent[];
  readonly outcome: ToyOutcome;
}

type At = (state: ToyState, request: Request, journal: readonly Answer[]) => void;

/** Two persons, or one against the opponent. */
function botsOf(seed: number): readonly Seat[] {
  return seed % 3 === 0 ? [1] : [];
}

/** A whole game; every choice and chance by the seed. */
function playOut(seed: number, bots: readonly Seat[], isHeard: boolean, at?: At): Run {
  const state = randomDecks(seed, bots);
  const journal: Answer[] = [];
  const events: TableEvent[] = [];
  const desk = openDesk(isHeard ? { tell: (event) => events.push(event) } : {});
  let draws = 0;
  const fraction = () => seededFraction(seed, draws++);
  const play = playToy({ state, desk });
  let next = play.next();
  while (!next.done) {
    const request = next.value;
    at?.(state, request, journal);
    if (request.kind === 'checkpoint') {
      refillBudget(desk);
      next = play.next();
    } else {
      const answer =
        request.kind === 'chance'
          ? outcomeAt(request, fraction())
          : request.asks.map((ask) => randomReply(ask, fraction));
      journal.push(answer);
      next = play.next(answer);
    }
  }
  return { state, journal, events, outcome: next.value };
}

function questionOf(request: Request): string {
  if (request.kind === 'checkpoint') return 'checkpoint';
  if (request.kind === 'chance')
    return `${request.what}: ${Array.from({ length: request.size }, (_, i) => request.keyOf(i)).join(', ')}`;
  return request.asks
    .map(
      ({ seat, topic, options, keyOf }) => `${seat} ${topic}: ${options.map((_, i) => keyOf(i)).join(', ')}`,
    )
    .join('; ');
}

/** The first thing in a whole game that must not be; undefined: none. */
export type FaultOfGame = (seed: number) => string | undefined;

/** At every request all is as it must be, no two options share a key, and the game ends. */
export function faultInPlay(seed: number): string | undefined {
  let fault: string | undefined;
  const { outcome } = playOut(seed, botsOf(seed), false, (state, request) => {
    fault ??= faultAt(state, request);
  });
  return fault ?? (outcome.turns > 25 ? 'It did not end.' : undefined);
}

function faultAt(state: ToyState, request: Request): string | undefined {
  const fault = faultOf(state) ?? (request.kind === 'checkpoint' ? faultAtCheckpoint(state) : undefined);
  if (fault !== undefined) return `turn ${state.turn}: ${fault}`;
  const isDouble = request.kind === 'decide' && request.asks.some(hasDouble);
  return isDouble ? `Two options share a key: ${questionOf(request)}` : undefined;
}

function hasDouble({ options, keyOf }: { options: readonly unknown[]; keyOf(i: number): unknown }): boolean {
  return new Set(options.map((_, i) => keyOf(i))).size < options.length;
}

/** Killed at every request, and built again from the text of the last checkpoint and the answers since: the same there. */
export function faultAfterKill(seed: number): string | undefined {
  let fault: string | undefined;
  let text = '';
  let answered = 0;
  playOut(seed, botsOf(seed), false, (state, request, journal) => {
    if (request.kind === 'checkpoint') {
      text = JSON.stringify(state);
      answered = journal.length;
    } else {
      const was = `${stateHash(state)} ${questionOf(request)}`;
      const is = builtAgain(text, journal.slice(answered));
      if (is !== was) fault ??= `turn ${state.turn}: built again it is ${is}, and was ${was}`;
    }
  });
  return fault;
}

function builtAgain(text: string, answers: readonly Answer[]): string {
  const state: ToyState = JSON.parse(text);
  const play = playToy({ state, desk: openDesk() });
  play.next();
  let next = play.next();
  for (const answer of answers) next = play.next(answer);
  return `${stateHash(state)} ${next.done ? 'over' : questionOf(next.value)}`;
}

/** Somebody who listens changes nothing. */
export function faultOfListening(seed: number): string | undefined {
  const [heard, unheard] = [true, false].map((isHeard) => playOut(seed, [0, 1], isHeard));
  if (!heard || !unheard) return undefined;
  const isSame = stateHash(heard.state) === stateHash(unheard.state);
  return isSame && heard.journal.length === unheard.journal.length
    ? undefined
    : 'It went another way where somebody listened.';
}

/** No reason stands at an event about another card. */
export function faultOfReasons(seed: number): string | undefined {
  for (const { kind, data, reasons = [] } of playOut(seed, [0, 1], true).events)
    for (const { topic, picked } of reasons) {
      const { card } = data as { readonly card?: number };
      const isAboutCard = typeof picked === 'string' && picked.startsWith('card:');
      if (isAboutCard && card !== undefined && picked !== `card:${card}`)
        return `"${kind}" of card ${card} tells why ${picked} was chosen (${topic}).`;
    }
  return undefined;
}

/** How many reasons are told in a game of the opponent against itself. */
export function reasonsTold(seed: number): number {
  return playOut(seed, [0, 1], true).events.reduce((sum, { reasons = [] }) => sum + reasons.length, 0);
}
