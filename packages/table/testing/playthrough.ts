import {
  type AnyState,
  type Ask,
  Course,
  cutEvent,
  type GameDefinition,
  type Key,
  openDesk,
  randomReply,
  readKey,
  type Seat,
  seededFraction,
  seededOutcome,
  stateHash,
} from '@holofoe/kernel';

interface Playthrough<S extends AnyState, O> {
  readonly game: Pick<GameDefinition<unknown, S, unknown, unknown, O>, 'play' | 'say'>;
  readonly start: S;
  readonly seed: number;
  /** Absent: replies at random. */
  readonly replyTo?: ((ask: Ask, state: S) => readonly number[]) | undefined;
  /** The seat that the log is for. */
  readonly watcher: Seat;
  /** Whether it is said who replies. */
  readonly namesSeats: boolean;
  /** About so many lines, then it is left. */
  readonly mostLines?: number;
}

/** What chance brought: a card by its id, a number; anything else by its key. */
function cameUp(key: Key): string {
  const named = readKey(key);
  if (named.is === 'kind') return named.kind;
  return named.is === 'number' ? String(named.number) : key;
}

/** A game, a line an event in the log's own words with its rule, a hash a checkpoint: reviewed as a diff. */
export function playthrough<S extends AnyState, O>(wanted: Playthrough<S, O>) {
  const { game, start: state, seed, replyTo, watcher, namesSeats, mostLines = Infinity } = wanted;
  const lines: string[] = [];
  let entries = 0;
  const desk = openDesk({
    chance: (request) => {
      const index = seededOutcome(request, seed, entries++);
      lines.push(`  ? ${request.what}: ${cameUp(request.keyOf(index))}`);
      return index;
    },
    decide: (ask) => {
      entries++;
      let draws = 0;
      const reply = replyTo?.(ask, state) ?? randomReply(ask, () => seededFraction(seed + entries, draws++));
      const chosen = reply.map((index) => (ask.form.pick === 'split' ? index : ask.keyOf(index)));
      const who = namesSeats ? `${ask.seat} ` : '';
      lines.push(`  > ${who}${ask.topic}: ${chosen.join(', ')} of ${ask.options.length}`);
      return reply;
    },
    tell: (event) => {
      const line = game.say(cutEvent(event, watcher), watcher);
      if (line !== undefined) lines.push(event.rule === undefined ? line : `${line} [${event.rule}]`);
      for (const { topic, candidates, decided, passedOver = [] } of event.reasons ?? []) {
        const of = `${Math.min(1, candidates.length)} of ${candidates.length + passedOver.length}`;
        lines.push(`  ! ${topic}: ${of}, ${decided.name} [${decided.rule}]`);
      }
    },
  });
  lines.push(`# ${stateHash(state)}`);
  const { outcome } = new Course(
    game.play,
    { state, desk },
    (same) => {
      if (lines.length >= mostLines) return undefined;
      lines.push(`# ${stateHash(state)}`);
      return same;
    },
    Infinity,
  );
  return { lines, isOver: outcome !== undefined };
}
