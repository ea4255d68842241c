/** Whole games as text: every question with its options and its reply, and the state at the end. */
import { cardGame, greedy as greedyInCardGame } from '@holofoe/card-game';
import { deckbuilding, greedy as greedyInDuel } from '@holofoe/deckbuilding';
import type { AnyState, Parsed } from '@holofoe/kernel';
import { greedy, operations } from '@holofoe/operations';
import { type Playable, playGame } from '../src/play-game.ts';
import { type MakePolicy, type Policy, policySeed } from '../src/policy.ts';
import { randomPolicy } from '../src/random-policy.ts';

const SEATS = [0, 1, 2, 3];

export function recordedGames(seeds: readonly number[]): readonly string[] {
  return seeds.flatMap((seed) => [
    ...[
      { empire: 'bot', rebel: 'person' },
      { empire: 'person', rebel: 'bot' },
      { empire: 'person', rebel: 'person' },
    ].flatMap((config) => [
      recorded(deckbuilding, deckbuilding.config.parse(config), () => greedyInDuel(), seed),
      recorded(deckbuilding, deckbuilding.config.parse(config), randomPolicy, seed),
    ]),
    ...[
      { scenario: 'OBJ-SCA', players: [{ deck: 'H1' }, { deck: 'H2' }] },
      { scenario: 'OBJ-DS2', expert: true, players: [{ deck: 'H3' }] },
    ].flatMap((config) => [
      recorded(operations, operations.config.parse(config), () => greedy(), seed),
      recorded(operations, operations.config.parse(config), randomPolicy, seed),
    ]),
    ...[
      { light: { deck: 'jedi' }, dark: { deck: 'sith', control: 'ai' } },
      { light: { deck: 'episode-1-light', control: 'ai' }, dark: { deck: 'episode-1-dark' } },
    ].flatMap((config) => [
      recorded(cardGame, cardGame.config.parse(config), () => greedyInCardGame(), seed),
      recorded(cardGame, cardGame.config.parse(config), randomPolicy, seed),
    ]),
  ]);
}

function recorded<C, S extends AnyState, O>(
  game: Playable<C, S, O>,
  config: Parsed<C>,
  make: MakePolicy<S>,
  seed: number,
): string {
  if ('faults' in config) throw new Error(config.faults.map(({ says }) => says).join('\n'));
  const lines: string[] = [];
  const policies = SEATS.map((seat): Policy<S> => {
    const policy = make(policySeed(seed, seat));
    return (ask, state) => {
      const reply = policy(ask, state);
      const keys = ask.options.map((_, i) => ask.keyOf(i));
      lines.push(JSON.stringify([ask.seat, ask.topic, ask.form, ask.source, keys, reply]));
      return reply;
    };
  });
  const { state, outcome, entries } = playGame(game, config.value, policies, seed, () => true);
  return [...lines, JSON.stringify({ state, outcome, entries })].join('\n');
}
