import { type BatchOrder, runBatch } from '../src/batch.ts';
import { bestOfFive, type Figure, millisecondsOf } from './measure.ts';

/** With generators, as at a live table; or in the direct style of the lab. */
export type Style = 'waiting' | 'direct';

/** What is wanted, and what fails: games a second. */
type Marks = Readonly<Record<Style, readonly [target: number, limit: number]>>;

/** Few enough that something else on the machine spoils one round, not all five. */
const GAMES = 100;

/** One thread, the greedy player against the bot, nobody listening; half of the games on each side. */
export function wholeGames(style: Style): Figure[] {
  const order = { game: 'deckbuilding', players: ['greedy', 'greedy'] };
  const sides = [
    { ...order, config: { empire: 'bot', rebel: 'person' } },
    { ...order, config: { empire: 'person', rebel: 'bot' } },
  ];
  const marks: Marks = { waiting: [1700, 1133], direct: [2200, 1466] };
  return [gamesASecond('whole games, greedy against the bot', style, sides, 3000, marks)];
}

/** Two greedy players, Battle of Scarif, other decks from game to game. */
export function wholeGamesOfOperations(style: Style): Figure[] {
  const config = { scenario: 'OBJ-SCA', expert: false, players: 2 };
  const order = { game: 'operations', players: ['greedy', 'greedy'], config };
  const marks: Marks = { waiting: [180, 120], direct: [350, 180] };
  return [
    gamesASecond('Operations: whole games, two greedy players, Battle of Scarif', style, [order], 700, marks),
  ];
}

/** The greedy player against the AI, Core decks; half of the games on each side. */
export function wholeGamesOfCardGame(style: Style): Figure[] {
  const order = { game: 'card-game', players: ['greedy', 'greedy'] };
  const kinds = [
    { ...order, config: { light: { deck: 'jedi' }, dark: { deck: 'sith', control: 'ai' } } },
    {
      ...order,
      config: { light: { deck: 'rebel-alliance', control: 'ai' }, dark: { deck: 'imperial-navy' } },
    },
  ];
  const marks: Marks = { waiting: [120, 46], direct: [200, 78] };
  return [gamesASecond('Card Game: whole games, greedy against the AI', style, kinds, 400, marks)];
}

function gamesASecond(
  name: string,
  style: Style,
  kinds: readonly Pick<BatchOrder, 'game' | 'players' | 'config'>[],
  toWarm: number,
  marks: Marks,
): Figure {
  const play = (games: number) => {
    for (const kind of kinds)
      runBatch({ ...kind, maxTurns: 1000, seed: 1, from: 0, to: games / kinds.length });
  };
  play(toWarm);
  const value = bestOfFive(() => (GAMES / millisecondsOf(() => play(GAMES))) * 1000, 'more');
  const [target, limit] = marks[style];
  const how = style === 'direct' ? ', direct style' : '';
  return { name: name + how, value, unit: 'games/s', target, limit, better: 'more', seconds: 1 / value };
}
