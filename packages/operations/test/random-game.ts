import { type Ask, randomReply } from '@holofoe/kernel';
import { playRandomly, type Watcher } from '@holofoe/table/testing';
import { READY_DECKS } from '../src/decks/ready.ts';
import { operations } from '../src/definition.ts';
import { healthOf } from '../src/rules/in-play.ts';
import { type Config, setup } from '../src/rules/setup.ts';
import type { Action } from '../src/rules/topics.ts';
import { SCENARIOS } from '../src/scenarios/catalogue.ts';
import type { Outcome, State } from '../src/state.ts';
import { battleToLookAt } from '../src/vocabulary/language.ts';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];

/** Every scenario with every number of players comes up within twenty seeds; decks and options change as well. */
export function configOf(seed: number): Config {
  const scenario = SCENARIOS[seed % SCENARIOS.length];
  if (!scenario) throw new Error('There is no scenario.');
  const decks = READY_DECKS.filter(({ affiliation }) => affiliation === scenario.players);
  const count = 1 + (Math.floor(seed / SCENARIOS.length) % NAMES.length);
  const players = NAMES.slice(0, count).flatMap((name, seat) => {
    const deck = decks[(seed + seat) % decks.length];
    if (!deck) return [];
    const { code: _, affiliation: __, ...bare } = deck;
    return [{ name, deck: bare }];
  });
  return {
    scenario: scenario.code,
    expert: seed % 3 === 0,
    players,
    first: seed % count,
    options: {
      phase: seed % 2 ? 'full' : 'short',
      pay: seed % 5 < 3 ? 'useful' : 'always',
      dieCosts: seed % 7 < 4 ? 'gained' : 'paid',
    },
  };
}

/**
 * A whole game in which everything is chosen at random, looked at after every single step. Nobody wins like that, so in
 * two games of three the players know what they are there for and, round by round, the AI's characters are all but
 * defeated: such games come through all stages.
 */
export function randomGame(
  config: Config,
  seed: number,
  watcher: Watcher<State> = {},
): { state: State; outcome: Outcome } {
  const state = setup(config);
  const isEasy = seed % 3 > 0;
  const outcome = playRandomly(
    {
      play: operations.play,
      state,
      seed,
      isTooLong: ({ round }) => round > 200,
      ...(isEasy && { replyTo: fighting, change: weakenAtPhase }),
    },
    watcher,
  );
  return { state, outcome };
}

function weakenAtPhase(state: State): void {
  if (state.step === 'begin phase') weaken(state);
}

/** As if the table had been corrected by hand. */
function weaken(state: State): void {
  for (const { characters } of state.areas) {
    for (const character of characters) {
      character.damage = Math.max(character.damage, healthOf(battleToLookAt(state), character) - 3);
    }
  }
}

const DAMAGE: readonly string[] = ['melee', 'ranged', 'indirect', 'special'];
const FIGHTING: readonly ((action: Action) => boolean)[] = [
  (action) => action.do === 'resolve' && DAMAGE.includes(action.sign),
  ({ do: what }) => what === 'activate' || what === 'play' || what === 'use',
  ({ do: what }) => what === 'resolve',
];

/** Mostly damage first, and a pass last. */
function fighting(ask: Ask, fraction: () => number): readonly number[] {
  if (ask.topic === 'action' && fraction() < 0.9) {
    for (const isMeant of FIGHTING) {
      const open = ask.options.flatMap((action, index) => (isMeant(action as Action) ? [index] : []));
      const index = open[Math.floor(fraction() * open.length)];
      if (index !== undefined) return [index];
    }
  }
  return randomReply(ask, fraction);
}

/** Games of every scenario and number of players, one after another. */
export function randomGames(count: number, watcher: Watcher<State>): void {
  for (let seed = 1; seed <= count; seed++) randomGame(configOf(seed), seed, watcher);
}
