import type { Ask, CardNo } from '@holofoe/kernel';
import type { Watcher } from '@holofoe/table/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { AI_OWNER, kindOf, ownerOf } from '../../src/cards/number.ts';
import { cardsFault, invariants } from '../../src/invariants.ts';
import { attachedOf } from '../../src/rules/in-play.ts';
import { isIn, type Outcome, type State } from '../../src/state.ts';
import { configOf, randomGame } from '../random-game.ts';

const GAMES = 40;

/** Says what is wrong between two actions; one for each game. */
type Property = () => (state: State) => string | undefined;

const asItMustBe: Property = () => invariants;

const noCardLost: Property = () => {
  let players: readonly CardNo[] | undefined;
  let ai = { stage: 0, cards: [] as readonly CardNo[] };
  return (state) => {
    const cards = cardsOnTable(state);
    const own = cards.filter((card) => ownerOf(card) !== AI_OWNER);
    players ??= own;
    if (own.join() !== players.join()) return `the players have other cards: ${difference(players, own)}`;
    if (!isStage(state)) return undefined;
    const lost = ai.stage === state.stage ? difference(ai.cards, cards) : '';
    const strays = straysOf(state);
    const ofStage = cards.filter((card) => ownerOf(card) === AI_OWNER && !strays.has(card));
    ai = { stage: state.stage, cards: ofStage };
    return lost === '' ? undefined : `cards of the AI are nowhere: ${lost}`;
  };
};

const perPlayerNumbersStay: Property = () => {
  let before = { stage: 0, numbers: '' };
  return (state) => {
    if (!isStage(state)) return undefined;
    const numbers = state.areas.map(({ perPlayer }) => perPlayer).join();
    const changed = before.stage === state.stage && before.numbers !== numbers;
    const says = `from ${before.numbers} to ${numbers}`;
    before = { stage: state.stage, numbers };
    return changed ? says : undefined;
  };
};

const PROPERTIES = { asItMustBe, noCardLost, perPlayerNumbersStay };

describe('random games in every scenario with one to four players', () => {
  const faults: { [P in keyof typeof PROPERTIES | 'cards' | 'questions']?: string } = {};
  const seen = new Set<string>();
  const ends: { readonly state: State; readonly outcome: Outcome }[] = [];

  beforeAll(() => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const config = configOf(seed);
      seen.add(`${config.scenario} ${config.players.length}`);
      ends.push(randomGame(config, seed, watched(seed)));
    }
  }, 60_000);

  function watched(seed: number): Watcher<State> {
    const checks = Object.entries(PROPERTIES).map(([name, property]) => [name, property()] as const);
    const note = (name: string, state: State, says: string | undefined) => {
      if (says !== undefined)
        faults[name as 'cards'] ??= `seed ${seed}, round ${state.round}, ${state.step}: ${says}`;
    };
    return {
      at: (state, request) => {
        if (request.kind === 'checkpoint')
          for (const [name, check] of checks) note(name, state, check(state));
        else note('cards', state, cardsFault(state));
        if (request.kind === 'decide')
          for (const ask of request.asks) note('questions', state, questionFault(state, ask));
      },
    };
  }

  test('are of every scenario with every number of players, and some are won', () => {
    expect(seen.size).toBe(20);
    expect(ends.filter(({ outcome }) => outcome.winner === 'players').length).toBeGreaterThan(10);
  });

  test('keep every card in one place at every request', () => {
    expect(faults.cards).toBeUndefined();
  });

  test('ask only players who are still there, and only what can be answered', () => {
    expect(faults.questions).toBeUndefined();
  });

  test('keep every die on its card and every number in range between actions', () => {
    expect(faults.asItMustBe).toBeUndefined();
  });

  test('never lose a card of a player, nor one of the AI while its stage lasts', () => {
    expect(faults.noCardLost).toBeUndefined();
  });

  test('change per-player numbers only when a stage begins (OPS-58)', () => {
    expect(faults.perPlayerNumbersStay).toBeUndefined();
  });

  test('are won by players who are still there, and lost by players who are all eliminated', () => {
    for (const { state, outcome } of ends)
      expect(state.players.some(isIn)).toBe(outcome.winner === 'players');
  });
});

function questionFault({ players }: State, { seat, topic, options, form, keyOf }: Ask): string | undefined {
  const player = players[seat];
  if (!player || !isIn(player)) return `"${topic}" is asked of seat ${seat}`;
  if (options.length === 0) return `"${topic}" has no options`;
  if (new Set(options.map((_, i) => keyOf(i))).size < options.length) return `"${topic}" has two alike`;
  if (form.pick === 'some' && (form.min > form.max || form.max > options.length))
    return `"${topic}" asks for ${form.min} to ${form.max} of ${options.length}`;
  if (form.pick === 'split' && form.most.reduce((sum, most) => sum + most, 0) < form.total)
    return `"${topic}" has no room for ${form.total}`;
  return undefined;
}

/** Every card on the table, wherever it lies. */
function cardsOnTable({ players, areas, hidden }: State): readonly CardNo[] {
  const cards = Object.values(hidden.stocks).flatMap((stock) => stock.cards);
  for (const side of [...players, ...areas]) {
    for (const holder of [...side.characters, ...side.supports])
      cards.push(holder.card, ...attachedOf(holder).map(({ card }) => card));
    cards.push(...side.plots, ...side.discard, ...side.defeated);
    for (const place of [...side.deck, ...('hand' in side ? side.hand : [])])
      if ('card' in place) cards.push(place.card);
  }
  return cards.sort((a, b) => a - b);
}

/** OPS-78: cards of the AI from a stage that is over leave the game with whoever holds them. */
function straysOf({ players, areas }: State): ReadonlySet<CardNo> {
  const held = [...players, ...areas].flatMap(({ characters, supports }) => [...characters, ...supports]);
  return new Set(held.flatMap(attachedOf).flatMap(({ card, stray }) => (stray ? [card] : [])));
}

/** While a stage is played: its areas lie on the table, and none is cleared. */
function isStage({ step, areas, winner }: State): boolean {
  // A game that is over ends in the midst of a card.
  if (winner !== null) return false;
  return ['begin phase', 'turn', 'AI upkeep'].includes(step) && areas.every(({ cleared }) => !cleared);
}

function difference(before: readonly CardNo[], now: readonly CardNo[]): string {
  const left = new Set(now);
  return before
    .filter((card) => !left.has(card))
    .map((card) => `${kindOf(card).name} of ${ownerOf(card)}`)
    .join(', ');
}
