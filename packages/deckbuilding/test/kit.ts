import {
  type Chance,
  type Json,
  type Key,
  type Named,
  type Reason,
  readKey,
  type Seat,
} from '@holofoe/kernel';
import { type LiveTable, openTable, type Pending } from '@holofoe/table';
import type * as z from 'zod';
import { KINDS, kindOf } from '../src/cards/catalogue.ts';
import { deckbuilding } from '../src/definition.ts';
import type { Outcome } from '../src/state.ts';
import { comesUp } from '../src/table-file/next.ts';
import { readTable } from '../src/table-file/read.ts';
import { type TABLE, tableSchema } from '../src/table-file/schema.ts';
import type { SideView, View } from '../src/view.ts';

type Faction = 'empire' | 'rebel';

/** A table as it would be written by hand; `chance` says what else comes up, by the name of the chance. */
export interface Setup extends z.input<typeof TABLE> {
  readonly chance?: Readonly<Record<string, readonly string[]>>;
  readonly seed?: number;
}

/** Opens a live table at the given position. Where it is the bot's turn, the bot has played when this returns. */
export function deckbuildingTable({ chance = {}, seed = 1, ...file }: Setup): TestTable {
  const read = readTable(file);
  if ('faults' in read) throw new Error(read.faults.map(({ path, says }) => `${path}: ${says}`).join('\n'));
  const parsed = tableSchema.parse(file);
  if ('faults' in parsed) throw new Error('The table was read and cannot be parsed.');
  const next = comesUp(parsed.value.next);
  const script = new Map(Object.entries(chance).map(([what, ids]) => [what, [...ids]]));
  const control = (faction: Faction) =>
    parsed.value.bot === faction || parsed.value.bot === 'both' ? 'bot' : 'person';
  const config = { empire: control('empire'), rebel: control('rebel'), options: parsed.value.options };
  const source = (request: Chance): Key | undefined => next(request) ?? script.get(request.what)?.shift();
  return new TestTable(openTable(deckbuilding, { config, seed, start: read.state, chance: source }));
}

/** Every card of the galaxy but one copy of each that is named. */
export function galaxyWithout(...ids: readonly string[]): string[] {
  return KINDS.filter(({ from }) => from === 'galaxy').flatMap(({ id, copies }) =>
    Array.from({ length: copies - ids.filter((each) => each === id).length }, () => id),
  );
}

export class TestTable {
  readonly live: LiveTable<View, Outcome>;

  constructor(live: LiveTable<View, Outcome>) {
    this.live = live;
  }

  /** The question that is open, with the seat that is asked. */
  get question(): Extract<Pending, { kind: 'ask' }> & { readonly seat: Seat } {
    for (const seat of [0, 1]) {
      const pending = this.live.pending(seat);
      if (pending.kind === 'ask') return { ...pending, seat };
    }
    throw new Error('Nobody is asked anything.');
  }

  get topic(): string {
    return this.question.topic;
  }

  get asked(): Faction {
    return this.question.seat === 0 ? 'empire' : 'rebel';
  }

  get outcome(): Outcome | undefined {
    return this.live.outcome;
  }

  /** Exactly what can be chosen, in words: "play at-st", "buy lobot", "end"; for cards alone their ids. */
  get choices(): readonly string[] {
    return this.question.options.map(({ key }) => readable(key));
  }

  /** Choices of one sort, without the word in front: `choicesTo('buy')`. */
  choicesTo(verb: string): readonly string[] {
    return this.choices.flatMap((choice) =>
      choice.startsWith(`${verb} `) ? [choice.slice(verb.length + 1)] : [],
    );
  }

  /** Chooses by the words of `choices`; a word given twice takes two copies, or two points of a split. */
  choose(...words: readonly string[]): this {
    const { seat, to, options, form } = this.question;
    const left = [...options];
    const keys = words.map((word) => {
      const index = left.findIndex(({ key }) => readable(key) === word);
      const option = left[index];
      if (!option) throw new Error(`"${word}" cannot be chosen. What can: ${this.choices.join(', ')}`);
      if (form.pick !== 'split') left.splice(index, 1);
      return option.key;
    });
    const refusal = this.live.reply(seat, to, keys);
    if (refusal) throw new Error(refusal.says);
    return this;
  }

  /** Plays cards from the hand, one after another. */
  play(...ids: readonly string[]): this {
    for (const id of ids) this.choose(`play ${id}`);
    return this;
  }

  /** Attacks the enemy base with everything that is named. */
  attack(...ids: readonly string[]): this {
    return this.choose('attack').choose(...ids);
  }

  hunt(target: string, ...ids: readonly string[]): this {
    return this.choose(`hunt ${target}`).choose(...ids);
  }

  /** A side as its owner sees it. */
  side(faction: Faction): SideView {
    const seat = faction === 'empire' ? 0 : 1;
    const side = this.live.view(seat).sides[seat];
    if (!side) throw new Error(`There is no side ${faction}.`);
    return side;
  }

  /** The table as nobody's seat in particular sees it: only what is open. */
  get view(): View {
    return this.live.view(0);
  }

  get row(): readonly (string | null)[] {
    return this.view.row.map((card) => card?.id ?? null);
  }

  /** Where the Force lies: -3 the Empire's end, 3 the Rebels' end. */
  get force(): number {
    return this.view.force;
  }

  /** Every known place of a card: "row", "galaxy discard", "exile", "empire hand", "rebel ships" … */
  places(id: string): readonly string[] {
    const { view } = this;
    const piles: [string, readonly ({ readonly id: string } | null)[]][] = [
      ['row', view.row],
      ['galaxy deck', view.galaxyDeck],
      ['galaxy discard', view.galaxyDiscard],
      ['exile', view.exile],
    ];
    for (const faction of ['empire', 'rebel'] as const) {
      const { hand, deck, discard, drawn, units, ships, base, victory, basesToCome } = this.side(faction);
      const own = { hand, deck, discard, drawn, units, ships, base: [base], victory, basesToCome };
      for (const [name, pile] of Object.entries(own)) piles.push([`${faction} ${name}`, pile]);
    }
    return piles.flatMap(([name, pile]) => pile.flatMap((card) => (card?.id === id ? [name] : [])));
  }

  /** The ids of the cards of a pile that its owner knows. */
  ids(
    faction: Faction,
    pile: 'hand' | 'deck' | 'discard' | 'units' | 'ships' | 'victory',
  ): readonly string[] {
    return this.side(faction)[pile].flatMap((card) => (card ? [card.id] : []));
  }

  /** What happened of a kind, as a side is told. */
  events(kind: string, to: Faction = 'empire'): readonly Json[] {
    return this.live
      .events(to === 'empire' ? 0 : 1)
      .flatMap(({ event }) => (event.kind === kind ? [event.data] : []));
  }

  /** Rules cited by events of a kind, in order. */
  rulesOf(kind: string): readonly (string | undefined)[] {
    return this.live.events(0).flatMap(({ event }) => (event.kind === kind ? [event.rule] : []));
  }

  /** The bot's choices on a topic, in order: who was considered, who was picked, which rule decided. */
  reasons(topic: string): readonly {
    considered: readonly string[];
    picked: string;
    decided: string;
    rule: string;
    reason: Reason;
  }[] {
    return this.live
      .events(0)
      .flatMap(({ event }) => event.reasons ?? [])
      .filter((reason) => reason.topic === topic)
      .map((reason) => ({
        considered: reason.candidates.map(readable),
        picked: readable(reason.picked),
        decided: reason.decided.name,
        rule: reason.decided.rule,
        reason,
      }));
  }
}

/** A key with its cards as ids: "play card:12" is "play at-st". */
function readable(key: Key): string {
  return inWords(readKey(key));
}

function inWords(named: Named): string {
  switch (named.is) {
    case 'card':
      return kindOf(named.card).id;
    case 'cards':
      return named.cards.map((card) => kindOf(card).id).join('+');
    case 'act':
      return `${named.act} ${inWords(named.on)}`;
    case 'effect':
      return named.effect;
    case 'word':
      return named.word;
    default:
      throw new Error(`Nothing here is chosen by a ${named.is}.`);
  }
}
