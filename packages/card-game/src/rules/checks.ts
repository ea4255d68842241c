import { DONE, type Play, read, type Seat, type Thing } from '@holofoe/kernel';
import { kindOf } from '../cards/catalogue.ts';
import type { InPlay } from '../state.ts';
import type { CardGameEngine } from '../terms/words.ts';
import { aiFor } from './asking.ts';
import { isPilot, isSeated } from './attaching.ts';
import { canLeave, isLeaving, leave } from './leaving.ts';
import { wakeForUnits } from './passing.ts';
import { capacityOf, forceOf } from './reads.ts';
import { choose } from './topics.ts';
import { checkWinner } from './winning.ts';

/** After each change: what has no capacity left, what is attached to nothing, one pilot a unit, who has won. */
export function check(game: CardGameEngine): Play {
  const { play } = game.state;
  checkWinner(game);
  wakeForUnits(game);
  const fallen: Thing[] = [];
  // Nothing is asked more often: where no rule changes what is printed, the rules are looked up once for all cards.
  const isAsPrinted = game.standing.rules.capacity === undefined;
  for (const record of play) if (isDestroyed(game, record, isAsPrinted)) fallen.push(record.card);
  if (fallen.length > 0) return leave(game, fallen, 'destroyed', destroyer(game, fallen));
  const loose = play.find((record) => isLoose(game, record));
  if (loose) return leave(game, [loose.card], 'discarded', loose.seat);
  // Seldom is there one: all units are looked at only then.
  const crowded = play.some(isPilot) && play.find((record) => pilotsTooMany(game, record).length > 0);
  return crowded ? excess(game, crowded.seat, pilotsTooMany(game, crowded)) : DONE;
}

function isDestroyed(game: CardGameEngine, { card, type, damage }: InPlay, isAsPrinted: boolean): boolean {
  if (type === 'affiliation' || type === 'enhancement') return false;
  const isSpent = damage >= (isAsPrinted ? kindOf(card).capacity : capacityOf(game, card));
  if (!isSpent && !fallsWithoutForce(game, card)) return false;
  return !isLeaving(game, card) && canLeave(game, card, 'destroyed');
}

function fallsWithoutForce(game: CardGameEngine, card: Thing): boolean {
  if (game.standing.rules['falls without Force icons'] === undefined) return false;
  return read(game, 'falls without Force icons', card) > 0 && forceOf(game, card) <= 0;
}

function isLoose(game: CardGameEngine, record: InPlay): boolean {
  return record.type === 'enhancement' && !isLeaving(game, record.card) && !isSeated(game, record);
}

/** Whose damage it was, or whose effect made its capacity shrink; what merely ended is nobody's doing. */
function destroyer({ flight }: CardGameEngine, fallen: readonly Thing[]): Seat | undefined {
  const latest = [...flight].reverse();
  const dealt = latest.find(
    ({ kind, card }) => kind === 'damage' && card !== undefined && fallen.includes(card),
  );
  return dealt ? dealt.by : latest.find(({ kind }) => SHRINKING.has(kind))?.by;
}

const SHRINKING: ReadonlySet<string> = new Set(['enters', 'ability', 'engaged', 'moves damage']);

/** The pilots of a unit, where there are more than one. */
function pilotsTooMany(game: CardGameEngine, { card, type }: InPlay): readonly Thing[] {
  if (type !== 'unit') return [];
  const pilots = game.state.play.filter(
    (other) =>
      other.host === card &&
      isPilot(other) &&
      kindOf(other.card).pilot?.uncounted === false &&
      !isLeaving(game, other.card),
  );
  return pilots.length < 2 ? [] : pilots.map((other) => other.card);
}

/** LCG-53: of two pilots on a unit the AI discards by LCG-29. */
function* excess(game: CardGameEngine, seat: Seat, pilots: readonly Thing[]): Play {
  const ai = aiFor(game, seat);
  const gone = ai
    ? yield* ai.givesUp(game, seat, pilots)
    : yield* choose(game, seat, 'discard pilot', pilots);
  if (gone !== undefined) yield* leave(game, [gone], 'discarded', seat);
}
