import { openDesk, refillBudget } from '../../src/desk.ts';
import { attach } from '../../src/engine/changes.ts';
import { contextOf } from '../../src/engine/context.ts';
import { openEngine } from '../../src/engine/engine.ts';
import type { TableEvent } from '../../src/event.ts';
import { actionsOf } from '../../src/happenings/actions.ts';
import { use } from '../../src/happenings/happen.ts';
import { stateHash } from '../../src/hash.ts';
import { jsonCopy } from '../../src/json.ts';
import type { Thing } from '../../src/language/thing.ts';
import type { Ask, Play, Request, Seat } from '../../src/request.ts';
import { damage } from './damage.ts';
import { kindNamed, kindOf } from './kinds.ts';
import { playToy } from './play.ts';
import { TOY } from './rules.ts';
import { Script } from './script.ts';
import { emptyState } from './setup.ts';
import { type CardState, cardAt, freshCard, type ToyState, type Zone } from './state.ts';
import type { Toy, ToyCx, ToyGame } from './terms.ts';

/** A card of a table: its name, whose it is, where it is (in play unless said), what it lies on. */
export type Row = readonly [name: string, seat: Seat, zone?: Zone, host?: number];

/** A table set up by hand; cards are numbered in the order of the rows. */
export class Table {
  state: ToyState;
  readonly events: TableEvent[] = [];
  readonly script = new Script();
  /** The steps at which the loop stood. */
  readonly steps: string[] = [];

  constructor(...rows: readonly Row[]) {
    this.state = emptyState();
    Object.assign(this.state, { turn: 2, active: 0, step: 'conflict', phase: 'conflict' });
    this.state.resources.splice(0, 2, 9, 9);
    for (const row of rows) this.add(row);
    for (let i = 0; i < 12; i++) this.state.cards.push(freshCard('trooper', 'unit', i % 2));
    const game = this.game();
    rows.forEach(([, seat, zone = 'play'], thing) => {
      if (zone === 'play') attach(game, thing, seat);
      if (zone === 'hand') attach(game, thing, seat, 'hand');
    });
  }

  private add([name, seat, zone = 'play', host = -1]: Row): void {
    const kind = kindNamed(name);
    const type = host >= 0 && zone === 'play' ? 'enhancement' : kind.type;
    this.state.cards.push({ ...freshCard(kind.id, type, seat), zone, host });
    if (zone === 'play') this.state.play.push(this.state.cards.length - 1);
  }

  /** An engine for one action. */
  game(): ToyGame {
    const desk = openDesk({ tell: (event) => this.events.push(event) });
    return openEngine<Toy>({ state: this.state, desk }, TOY, this.state.standing, undefined);
  }

  card(thing: Thing): CardState {
    return cardAt(this.state, thing);
  }

  set(thing: Thing, tokens: Partial<CardState>): void {
    Object.assign(this.card(thing), tokens);
  }

  zones(...things: readonly Thing[]): readonly Zone[] {
    return things.map((thing) => this.card(thing).zone);
  }

  kinds(): readonly string[] {
    return this.events.map(({ kind }) => kind);
  }

  told(kind: string): readonly unknown[] {
    return this.events.filter((event) => event.kind === kind).map(({ data }) => data);
  }

  /** Something happens, outside of the loop; the script answers. */
  run(start: (game: ToyGame) => Play): this {
    const game = this.game();
    const play = start(game);
    for (let next = play.next(); !next.done; next = play.next(this.answer(next.value)));
    if (game.flight.length + game.desk.inside.length > 0) throw new Error('Something was left open.');
    return this;
  }

  private answer(request: Request) {
    if (request.kind === 'checkpoint') return undefined;
    return request.kind === 'chance' ? 0 : request.asks.map((ask: Ask) => this.script.reply(ask));
  }

  hit(thing: Thing, n: number, by: Seat): this {
    return this.run((game) => damage(game, { card: thing, n, cause: 'icon', source: -1, by }));
  }

  /** Uses the first action of a card, or a triggered ability as if it had been triggered. */
  use(thing: Thing, index = 0): this {
    return this.run((game) => {
      const ability = kindOf(this.state, thing).abilities[index];
      if (!ability || 'holds' in ability || 'asSoonAs' in ability) throw new Error('It cannot be used.');
      return use(game, { cx: this.cx(game, thing, index), ability, id: `${thing}.${index}` });
    });
  }

  cx(game: ToyGame, thing: Thing, index = 0): ToyCx {
    return contextOf(game, this.card(thing).seat, thing, index);
  }

  /** What a seat could use of a card now. */
  usable(thing: Thing, seat: Seat): readonly string[] {
    const { zone } = this.card(thing);
    return actionsOf(this.game(), thing, seat, zone === 'hand' ? 'hand' : undefined).map(({ id }) => id);
  }

  /**
   * Through the real loop; at every checkpoint the generator is thrown away and the game goes on from the text of the
   * state.
   */
  drive(isOver: (state: ToyState) => boolean): this {
    for (let steps = 0; !isOver(this.state); steps++) {
      if (steps > 3000) throw new Error(`It does not end: ${this.steps.slice(-9).join(', ')}`);
      this.steps.push(stepOf(this.state));
      if (!this.stepOnce()) return this;
      const copy = jsonCopy(this.state);
      if (stateHash(copy) !== stateHash(this.state)) throw new Error('The text is not the state.');
      this.state = copy;
    }
    return this;
  }

  private stepOnce(): boolean {
    const desk = openDesk({ tell: (event) => this.events.push(event) });
    const play = playToy({ state: this.state, desk });
    play.next();
    refillBudget(desk);
    let next = play.next();
    while (!next.done && next.value.kind !== 'checkpoint') next = play.next(this.answer(next.value));
    return !next.done;
  }

  /** One engagement, to its end. */
  fight(): this {
    let hasBegun = false;
    return this.drive(({ engagement, step }) => {
      hasBegun ||= engagement !== null;
      return (hasBegun && engagement === null) || step === 'end';
    });
  }

  /** The conflict phase, to its end. */
  conflict(): this {
    return this.drive(({ step }) => step === 'end' || step === 'begin');
  }

  /** As if an engagement stood at its strikes. */
  engage(objective: Thing, attackers: readonly Thing[], defenders: readonly Thing[] = []): this {
    const attacker = attackers[0] === undefined ? 0 : this.card(attackers[0]).seat;
    for (const thing of attackers) this.card(thing).role = 'attacker';
    for (const thing of defenders) this.card(thing).role = 'defender';
    const none = { came: [], shown: [], battle: null, edge: -1, passes: 0, steps: 0, over: false };
    this.state.engagement = {
      attacker,
      declared: objective,
      engaged: objective,
      step: 'strikes',
      turn: attacker,
      ...none,
    };
    return this;
  }
}

function stepOf({ window, engagement, step }: ToyState): string {
  if (engagement?.over) return 'over';
  if (window) return `window ${window.at}`;
  return engagement?.battle?.step ?? engagement?.step ?? step;
}
