import type { Seat } from '@holofoe/kernel';
import type { Question } from '../advice.ts';
import type { CliGame, Sitting } from '../game.ts';
import { storyFor } from '../story.ts';
import { questionLines } from '../terminal/choices.ts';
import type { Paper } from '../terminal/paper.ts';
import { leaves, type Prompt } from '../terminal/prompt.ts';
import { readReply } from '../terminal/reply.ts';
import { wrap } from '../terminal/text.ts';
import { type Chair, questionOf, toldTo } from './chair.ts';
import { commandIn } from './commands.ts';
import { newsLines, tellsOfOpponent } from './news.ts';
import { save } from './save.ts';
import { inPages, type Screen, screenOf } from './screen.ts';

interface Setting {
  readonly game: CliGame;
  readonly sitting: Sitting;
  /** One person holds all seats. */
  readonly solo: boolean;
  /** Its rows are those that a person sees at once; absent where nobody watches. */
  readonly paper: Paper;
  readonly prompt: Prompt;
  readonly say: (lines: readonly string[]) => void;
  /** Makes what was on the screen unreadable for the next person. */
  readonly wipe: () => void;
  /** Whenever the game has come further or gone back. */
  readonly afterStep?: () => void;
  /** What is said when it is left. */
  readonly farewell: (isUnsaved: boolean) => string;
}

/** What is printed before the next line is read. */
type Then = 'table' | 'question' | 'only the sign' | 'leave';

const SIGN = '> ';
const GO_ON = 'Enter goes on: ';

/** A game at one keyboard, a line at a time, until it is left. */
export class Session {
  readonly #setting: Setting;
  readonly #ownFiles = new Set<string>();
  /** How much of the story each person has been shown, by a seat of theirs. */
  readonly #shown = new Map<Seat, number>();
  /** Where the news began that last told each person of the opponent: `why` goes by its numbers. */
  readonly #since = new Map<Seat, number>();
  /** Replies that were given in one go are taken back in one go. */
  #oneGo: { readonly from: number; readonly to: number } | undefined;
  #seat: Seat | undefined;
  /** Which part of a question is in sight that does not fit on the screen. */
  #part = 0;
  #isInParts = false;
  #savedAt: number;

  constructor(setting: Setting, goesOn: boolean) {
    this.#setting = setting;
    const { table, persons } = setting.sitting;
    this.#savedAt = table.position;
    for (const seat of persons) {
      const told = toldTo(setting.sitting, seat);
      const first = told.findIndex(({ event }) => setting.game.story.about(event).turn !== undefined);
      this.#shown.set(this.#reader(seat), goesOn || first < 0 ? told.length : first);
    }
  }

  async run(): Promise<void> {
    for (let then: Then = 'table'; then !== 'leave'; ) {
      const seat = this.#asked();
      if (then !== 'only the sign') {
        const comes = seat !== this.#seat;
        const goesOn = (await this.#handOver(seat)) && (await this.#show(seat, then === 'table' || comes));
        if (!goesOn) return this.#farewell();
      }
      const line = await this.#setting.prompt.line(SIGN);
      const { sitting, afterStep } = this.#setting;
      const before = sitting.table.position;
      then = line === undefined ? 'leave' : await this.#take(this.#chair(seat), line.trim());
      if (sitting.table.position !== before) afterStep?.();
    }
    this.#farewell();
  }

  /** The seat that is waited for; at the end of the game whoever sat there last. */
  #asked(): Seat {
    const { table, persons } = this.#setting.sitting;
    const asked = persons.find((seat) => questionOf(table.pending(seat)) !== undefined);
    return asked ?? this.#seat ?? persons[0] ?? 0;
  }

  #chair(seat: Seat): Chair {
    const { game, sitting, solo, paper, prompt, say } = this.#setting;
    const also = solo ? sitting.persons.filter((other) => other !== seat) : [];
    const since = this.#since.get(this.#reader(seat));
    return { game, sitting, seat, also, since, paper, say, ask: (text) => prompt.line(text) };
  }

  /** The seat under which it is kept what the person in a seat has been shown. */
  #reader(seat: Seat): Seat {
    return this.#setting.solo ? 0 : seat;
  }

  /** Between two persons nobody sees the other's hand; false where it is left here. */
  async #handOver(seat: Seat): Promise<boolean> {
    const { sitting, solo, prompt, wipe } = this.#setting;
    const changes = sitting.persons.length > 1 && !solo && seat !== this.#seat;
    this.#seat = seat;
    if (!changes) return true;
    wipe();
    const name = sitting.seats[seat]?.name ?? 'the other player';
    const line = await prompt.line(`Hand over to ${name}. Enter when nobody else looks: `);
    return line !== undefined && !leaves(line);
  }

  /** False where it is left before everything was shown. */
  async #show(seat: Seat, always: boolean): Promise<boolean> {
    const { game, sitting, paper, say } = this.#setting;
    const told = toldTo(sitting, seat);
    const from = this.#shown.get(this.#reader(seat)) ?? 0;
    this.#shown.set(this.#reader(seat), told.length);
    const { persons } = sitting;
    const reader = { story: storyFor(game.story, seat, persons), seat, persons };
    if (tellsOfOpponent(reader, told, from)) this.#since.set(this.#reader(seat), from);
    const chair = this.#chair(seat);
    const news = newsLines({ ...reader, since: chair.since }, told, from, paper);
    const pending = sitting.table.pending(seat);
    // In the middle of an action the table has hardly changed.
    const withTable = always || pending.kind !== 'ask' || sitting.table.betweenActions;
    const screen = this.#screen(chair, withTable);
    this.#isInParts = screen.isInParts;
    const rest = withTable ? ['', ...screen.lines] : screen.lines;
    const isLong = news.length > 0 && news.length + rest.length >= (paper.rows ?? Infinity);
    if (!(await inPages(news, paper, say, () => this.#pause(chair)))) return false;
    if (isLong && !(await this.#pause(chair))) return false;
    say(rest);
    return true;
  }

  /** What is asked, under the table; at the end what can still be done. */
  #screen(chair: Chair, withTable: boolean): Screen {
    const { sitting, paper, seat, also } = chair;
    const question = questionOf(sitting.table.pending(seat));
    const ending = sitting.ending();
    const below = (sheet: Paper) => [
      ...(question
        ? questionLines(this.#addressed(chair, question), sheet, ' ? lists the commands.', this.#part)
        : []),
      ...(ending === undefined
        ? []
        : [
            ...wrap(paper.ink.bold(ending), paper.width),
            'What you can still type: why, log, undo, save FILE, quit.',
          ]),
    ];
    return screenOf((sheet) => (withTable ? sitting.draw(seat, sheet, also) : []), below, paper);
  }

  /** Who holds several seats is told which of them is asked. */
  #addressed({ sitting, seat, also }: Chair, question: Question): Question {
    if (also.length === 0) return question;
    return { ...question, prompt: `${sitting.seats[seat]?.name ?? ''}: ${question.prompt}` };
  }

  /** The news would leave the screen unread: they wait, and can be asked about; false where it is left here. */
  async #pause(chair: Chair): Promise<boolean> {
    for (;;) {
      const line = await chair.ask(GO_ON);
      const { tell, argument } = commandIn(line ?? '');
      if (!tell) return line !== undefined && !leaves(line);
      if (!(await this.#tell(chair, tell(chair, argument)))) return false;
    }
  }

  /** Says what was asked for, a screen at a time; false where it is left before the end. */
  async #tell({ say, ask, paper }: Chair, lines: readonly string[]): Promise<boolean> {
    return await inPages(lines, paper, say, async () => {
      const line = await ask(GO_ON);
      return line !== undefined && !leaves(line);
    });
  }

  async #take(chair: Chair, line: string): Promise<Then> {
    const { word, tell, argument } = commandIn(line);
    const wantsMore = this.#isInParts && word === 'more';
    this.#part = wantsMore ? this.#part + 1 : 0;
    if (wantsMore) return 'question';
    const pending = this.#setting.sitting.table.pending(chair.seat);
    const question = questionOf(pending);
    const mayBeEmpty = question?.form.pick === 'some' && question.form.min === 0;
    if (line === '' && !mayBeEmpty) return 'table';
    if (tell) {
      return (await this.#tell(chair, tell(chair, argument))) ? 'only the sign' : 'leave';
    }
    if (word === 'undo') return this.#undo(chair);
    if (word === 'redo') return this.#redo(chair);
    if (leaves(line)) return 'leave';
    if (word === 'all' && question?.form.pick !== 'some') return this.#all(chair);
    if (word === 'save') return await this.#save(chair, argument);
    return this.#reply(chair, line);
  }

  async #save(chair: Chair, path: string): Promise<Then> {
    if (await save(chair, path, this.#ownFiles)) this.#savedAt = chair.sitting.table.position;
    return 'only the sign';
  }

  #reply(chair: Chair, line: string): Then {
    const { table } = chair.sitting;
    const pending = table.pending(chair.seat);
    const question = questionOf(pending);
    if (!question) return this.#nothingToAnswer(chair);
    const reply = readReply(line, question);
    if ('says' in reply) {
      chair.say(wrap(reply.says, chair.paper.width));
      return 'only the sign';
    }
    const [key = ''] = reply.keys;
    const refusal =
      pending.kind === 'chance'
        ? table.answer(question.to, key)
        : table.reply(chair.seat, question.to, reply.keys);
    if (!refusal) return 'question';
    chair.say(wrap(refusal.says, chair.paper.width));
    return 'only the sign';
  }

  /** Plays on while the rules ask nothing else. */
  #all(chair: Chair): Then {
    const { table, inOneGo } = chair.sitting;
    const from = table.position;
    for (let key = inOneGo(chair.seat); key !== undefined; key = inOneGo(chair.seat)) {
      const question = questionOf(table.pending(chair.seat));
      if (!question || table.reply(chair.seat, question.to, [key])) break;
    }
    if (table.position === from) {
      chair.say(['There is nothing to play in one go.']);
      return 'only the sign';
    }
    this.#oneGo = { from, to: table.position };
    return 'question';
  }

  #undo(chair: Chair): Then {
    const { table } = chair.sitting;
    const inOneGo = this.#oneGo?.to === table.position ? this.#oneGo : undefined;
    const own = [chair.seat, ...chair.also].flatMap((seat) => table.lastStep(seat) ?? []);
    const [last] = own.sort((a, b) => b.to - a.to);
    if (!last) {
      chair.say(['There is nothing to undo.']);
      return 'only the sign';
    }
    const refusal = table.undo(inOneGo?.from ?? last.to);
    if (refusal) {
      chair.say(wrap(refusal.says, chair.paper.width));
      return 'only the sign';
    }
    const what = inOneGo ? 'everything that "all" played' : last.says;
    return this.#goneBack(chair, `Undone: ${what}. "redo" takes it again.`);
  }

  #redo(chair: Chair): Then {
    const { table } = chair.sitting;
    const { redo } = table;
    const refusal = redo === undefined ? undefined : table.undo(redo);
    if (redo !== undefined && !refusal) return this.#goneBack(chair, 'Done again.');
    chair.say([refusal?.says ?? 'There is nothing to do again.']);
    return 'only the sign';
  }

  #goneBack(chair: Chair, says: string): Then {
    chair.say(wrap(says, chair.paper.width));
    for (const seat of this.#shown.keys()) this.#shown.set(seat, toldTo(chair.sitting, seat).length);
    this.#since.clear();
    return 'table';
  }

  #nothingToAnswer(chair: Chair): Then {
    chair.say(['The game is over. "undo" takes the last step back, "quit" leaves.']);
    return 'only the sign';
  }

  #farewell(): void {
    const { sitting, say, farewell, paper } = this.#setting;
    const isUnsaved = sitting.table.position > this.#savedAt && sitting.table.outcome === undefined;
    say(wrap(farewell(isUnsaved), paper.width));
  }
}
