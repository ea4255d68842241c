import {
  type Answer,
  type AnyState,
  type Ask,
  type Chance,
  Course,
  cutEvent,
  type Decide,
  type Form,
  firstReply,
  type GameDefinition,
  type Key,
  openDesk,
  type Seat,
  seededOutcome,
} from '@holofoe/kernel';
import type { Assumption, Told } from './story.ts';

/** What somebody at the table is asked: by the rules, or about what came up. */
export interface Question {
  readonly prompt: string;
  readonly form: Form;
  readonly options: readonly { readonly key: Key; readonly label: string }[];
}

/** Who answers what the rules leave open during the turn. */
export interface Answers {
  /** What is known to come up. */
  readonly listed: (chance: Chance) => Key | undefined;
  /** Absent: chance is drawn by the seed, and a decision falls on its first option. */
  readonly person?: (question: Question) => Promise<readonly Key[]>;
  readonly seed: number;
  /** What a decision falls on where nobody is asked, unless on its first option. */
  readonly assumed: (ask: Ask) => readonly number[] | undefined;
  /** What a seat is called, where several persons could be asked. */
  readonly nameOfSeat: (seat: Seat) => string | undefined;
}

export interface TurnTaken<S> {
  readonly told: readonly Told[];
  readonly state: S;
  readonly over: boolean;
}

type Playable<S extends AnyState, O> = Pick<
  GameDefinition<unknown, S, unknown, unknown, O>,
  'play' | 'wording' | 'chanceWording'
>;

const ONE: Form = { pick: 'one' };

/** Plays from a state up to the checkpoint at which the turn has passed, or the game is over. */
export async function takeTurn<S extends AnyState, O>(
  game: Playable<S, O>,
  state: S,
  seat: Seat,
  hasPassed: (state: S) => boolean,
  answers: Answers,
): Promise<TurnTaken<S>> {
  const told: Told[] = [];
  let assumed: Assumption[] = [];
  let drawn = 0;
  const desk = openDesk({
    tell: (event) => {
      told.push({ event: cutEvent(event, seat), assumed });
      assumed = [];
    },
  });
  const course = new Course(game.play, { state, desk }, (now) => (hasPassed(state) ? undefined : now));
  for (let { request } = course; request; { request } = course) course.go(await answerTo(request));
  return { told, state, over: course.outcome !== undefined };

  async function answerTo(request: Chance | Decide): Promise<Answer> {
    if (request.kind === 'chance') return comeUp(request);
    const replies: (readonly number[])[] = [];
    for (const ask of request.asks) replies.push(await decide(ask));
    return replies;
  }

  async function comeUp(chance: Chance): Promise<number> {
    const listed = answers.listed(chance);
    if (listed !== undefined) return indexOf(chance, listed);
    const outcomes = new Set(Array.from({ length: chance.size }, (_, i) => chance.keyOf(i)));
    if (outcomes.size === 1 || chance.unseen) return seededOutcome(chance, answers.seed, drawn++);
    const { prompt, labels } = game.chanceWording(state, chance);
    const options = [...outcomes].map((key) => ({ key, label: labels[indexOf(chance, key)] ?? key }));
    if (answers.person) {
      const [key] = await answers.person({ prompt, form: ONE, options });
      if (key === undefined) throw new Error(`Nobody said what came up as "${chance.what}".`);
      return indexOf(chance, key);
    }
    const index = seededOutcome(chance, answers.seed, drawn++);
    assumed.push({ what: chance.what, is: labels[index] ?? chance.keyOf(index) });
    return index;
  }

  async function decide(ask: Ask): Promise<readonly number[]> {
    const { prompt, labels } = game.wording(state, ask, ask.seat);
    const who = answers.nameOfSeat(ask.seat);
    const options = ask.options.map((_, i) => ({ key: ask.keyOf(i), label: labels[i] ?? '' }));
    if (answers.person) {
      return replyOf(
        ask,
        await answers.person({
          prompt: who === undefined ? prompt : `${who}: ${prompt}`,
          form: ask.form,
          options,
        }),
      );
    }
    const reply = answers.assumed(ask) ?? firstReply(ask);
    const split = ask.form.pick === 'split';
    const chosen = labels.filter((_, i) => (split ? (reply[i] ?? 0) > 0 : reply.includes(i)));
    assumed.push({
      what: prompt,
      is: `${who === undefined ? 'your' : `${who}'s`} choice: ${chosen.join(', ') || 'nothing'}`,
    });
    return reply;
  }
}

function indexOf(chance: Chance, key: Key): number {
  for (let i = 0; i < chance.size; i++) if (chance.keyOf(i) === key) return i;
  throw new Error(`"${key}" cannot come up for "${chance.what}".`);
}

function replyOf(ask: Ask, keys: readonly Key[]): readonly number[] {
  if (ask.form.pick === 'split') {
    return ask.options.map((_, i) => keys.filter((key) => key === ask.keyOf(i)).length);
  }
  return keys.map((key) => ask.options.findIndex((_, i) => ask.keyOf(i) === key));
}
