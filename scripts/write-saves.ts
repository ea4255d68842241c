/**
 * Writes saves of this release for the tests of later ones, each with the cards that lie at the table: once a release,
 * into a new folder that is never changed again.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { idOf as idInCardGame } from '../packages/card-game/src/cards/catalogue.ts';
import { cardGame } from '../packages/card-game/src/definition.ts';
import { handWritten as handWrittenCardGame } from '../packages/card-game/src/hand-written.ts';
import * as cardGameCards from '../packages/card-game/test/saves/cards-at-the-table.ts';
import { idOf as idInDeckbuilding } from '../packages/deckbuilding/src/cards/catalogue.ts';
import { deckbuilding } from '../packages/deckbuilding/src/definition.ts';
import { handWritten as handWrittenDeckbuilding } from '../packages/deckbuilding/src/hand-written.ts';
import * as deckbuildingCards from '../packages/deckbuilding/test/saves/cards-at-the-table.ts';
import type { AnyState, GameDefinition, HandWritten } from '../packages/kernel/src/index.ts';
import { idOf as idInOperations } from '../packages/operations/src/cards/number.ts';
import { operations } from '../packages/operations/src/definition.ts';
import { handWritten as handWrittenOperations } from '../packages/operations/src/hand-written.ts';
import * as operationsCards from '../packages/operations/test/saves/cards-at-the-table.ts';
import { type LiveTable, OptionsError, openTable, type TableOptions } from '../packages/table/src/index.ts';
import { CARD_GAME, DECKBUILDING, OPERATIONS } from '../tests/saves/positions.ts';
import { ROOT } from './rulebooks.ts';

interface Position extends Omit<TableOptions, 'start'> {
  /** Written by hand: the game begins there. */
  readonly table?: unknown;
  readonly play: (table: LiveTable) => void;
}

function write<C, S extends AnyState, V, E, O>(
  game: GameDefinition<C, S, V, E, O>,
  { read }: HandWritten<S>,
  positions: Readonly<Record<string, Position>>,
  cardsAtTheTable: (state: unknown) => string,
): void {
  const folder = join(ROOT, 'packages', game.id, 'test/saves', `rules-${game.rules}`);
  if (existsSync(folder)) {
    console.log(`Saves of the rules ${game.rules} of ${game.id} are kept already.`);
    return;
  }
  mkdirSync(folder);
  for (const [name, { play, table: written, ...options }] of Object.entries(positions)) {
    const start = written === undefined ? {} : startOf(read(written));
    const table = openTable(game, { ...options, ...start });
    play(table);
    const save = table.save();
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(save)}\n`);
    writeFileSync(join(folder, `${name}.txt`), cardsAtTheTable(save.mark.state));
  }
  console.log(`Saves of the rules ${game.rules} of ${game.id} are written.`);
}

function startOf<S>(read: ReturnType<HandWritten<S & AnyState>['read']>) {
  if ('faults' in read) throw new OptionsError(read.faults);
  return { start: read.state };
}

write(deckbuilding, handWrittenDeckbuilding, DECKBUILDING, (state) =>
  deckbuildingCards.cardsAtTheTable(
    state as Parameters<typeof deckbuildingCards.cardsAtTheTable>[0],
    idInDeckbuilding,
  ),
);
write(operations, handWrittenOperations, OPERATIONS, (state) =>
  operationsCards.cardsAtTheTable(
    state as Parameters<typeof operationsCards.cardsAtTheTable>[0],
    idInOperations,
  ),
);
write(cardGame, handWrittenCardGame, CARD_GAME, (state) =>
  cardGameCards.cardsAtTheTable(state as Parameters<typeof cardGameCards.cardsAtTheTable>[0], idInCardGame),
);
