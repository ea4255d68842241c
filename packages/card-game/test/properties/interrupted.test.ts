import {
  type Answer,
  jsonCopy,
  openDesk,
  outcomeAt,
  randomReply,
  refillBudget,
  seededFraction,
  stateHash,
  type TableEvent,
} from '@holofoe/kernel';
import { type LiveTable, loadTable, openTable } from '@holofoe/table';
import { expect, test } from 'vitest';
import { cardGame } from '../../src/definition.ts';
import type { Outcome } from '../../src/play.ts';
import type { Config } from '../../src/rules/setup.ts';
import { configOf, SEATINGS } from '../random-game.ts';

interface Game {
  readonly hashes: readonly string[];
  readonly told: readonly TableEvent[];
  readonly outcome: Outcome;
}

/** A random game; `isBroken`: at every checkpoint it goes on from the text of its state, with nothing else kept. */
function playOut(config: Config, seed: number, isBroken: boolean): Game {
  let state = cardGame.setup(config);
  const told: TableEvent[] = [];
  const hashes: string[] = [];
  const desk = openDesk({ tell: (event) => told.push(event) });
  let play = cardGame.play({ state, desk });
  let draws = 0;
  const fraction = () => seededFraction(seed, draws++);
  let answer: Answer;
  for (;;) {
    const step = play.next(answer);
    if (step.done) return { hashes, told, outcome: step.value };
    answer = undefined;
    const request = step.value;
    if (request.kind === 'chance') answer = outcomeAt(request, fraction());
    if (request.kind === 'decide') answer = request.asks.map((ask) => randomReply(ask, fraction));
    if (request.kind !== 'checkpoint') continue;
    refillBudget(desk);
    hashes.push(String(stateHash(state)));
    if (!isBroken) continue;
    state = jsonCopy(state);
    play = cardGame.play({ state, desk });
    play.next();
  }
}

test.each(SEATINGS)('killed at every checkpoint a game is the same: Light $light, Dark $dark', (seating) => {
  for (let seed = 1; seed <= 2; seed++) {
    const config = configOf(seating, seed);
    expect(playOut(config, seed, true)).toEqual(playOut(config, seed, false));
  }
});

/** One reply of whoever is asked, the first that is allowed; false where the game is over. */
function replyOnce(table: LiveTable): boolean {
  for (let seat = 0; seat < table.seats; seat++) {
    const pending = table.pending(seat);
    if (pending.kind === 'over') return false;
    if (pending.kind !== 'ask') continue;
    const { options, form, to } = pending;
    const keys = options.map(({ key }) => key);
    const shares =
      form.pick === 'split'
        ? keys.flatMap((key, i) => Array.from({ length: form.most[i] ?? 0 }, () => key))
        : keys;
    const many = form.pick === 'split' ? form.total : form.pick === 'some' ? Math.max(form.min, 1) : 1;
    expect(table.reply(seat, to, form.pick === 'order' ? keys : shares.slice(0, many))).toBeUndefined();
    return true;
  }
  return false;
}

test.each(SEATINGS)(
  'save and load in the midst of a game changes nothing: Light $light, Dark $dark',
  (seating) => {
    const config = configOf(seating, 1);
    const straight = openTable(cardGame, { config, seed: 1 });
    let broken: LiveTable = openTable(cardGame, { config, seed: 1 });
    for (let turn = 0; turn < 120 && replyOnce(straight); turn++) {
      replyOnce(broken);
      if (turn % 10 === 3) broken = loadTable(cardGame, JSON.parse(JSON.stringify(broken.save())));
      expect(broken.hash()).toBe(straight.hash());
    }
    for (const seat of [0, 1]) {
      expect(broken.pending(seat)).toEqual(straight.pending(seat));
      expect(broken.view(seat)).toEqual(straight.view(seat));
      expect(broken.log(seat)).toEqual(straight.log(seat));
    }
  },
);
