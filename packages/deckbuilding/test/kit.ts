import { type Json, type Key, type Named, readKey } from '@holofoe/kernel';
import { openTable } from '@holofoe/table';
import { AnyTestTable, type ChanceScript, readOrThrow, scripted } from '@holofoe/table/testing';
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
  readonly chance?: ChanceScript;
  readonly seed?: number;
}

/** Opens a live table at the given position. Where it is the bot's turn, the bot has played when this returns. */
export function deckbuildingTable({ chance = {}, seed = 1, ...file }: Setup): TestTable {
  const { state } = readOrThrow(readTable(file));
  const { value } = readOrThrow(tableSchema.parse(file));
  const control = (faction: Faction) => (value.bot === faction || value.bot === 'both' ? 'bot' : 'person');
  const config = { empire: control('empire'), rebel: control('rebel'), options: value.options };
  const source = scripted(comesUp(value.next), chance);
  return new TestTable(openTable(deckbuilding, { config, seed, start: state, chance: source }));
}

/** Every card of the galaxy but one copy of each that is named. */
export function galaxyWithout(...ids: readonly string[]): string[] {
  return KINDS.filter(({ from }) => from === 'galaxy').flatMap(({ id, copies }) =>
    Array.from({ length: copies - ids.filter((each) => each === id).length }, () => id),
  );
}

export class TestTable extends AnyTestTable<View, Outcome> {
  /** The table as the first seat sees it. */
  get view(): View {
    return this.live.view(0);
  }

  get asked(): Faction {
    return this.question.seat === 0 ? 'empire' : 'rebel';
  }

  /** "play at-st", "buy lobot", "end"; for cards alone their ids. */
  protected override inWords(key: Key): string {
    return inWords(readKey(key));
  }

  protected override candidateInWords(key: Key): string {
    return this.inWords(key);
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
    return this.dataOf(kind, to === 'empire' ? 0 : 1);
  }
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
