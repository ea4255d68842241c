/** Measures one group of figures in a process of its own, and prints them as JSON. */
import { turnOfAi, turnOfAiInCardGame } from './ai-turn.ts';
import { language } from './language.ts';
import { liveTables, liveTablesOfCardGame, liveTablesOfOperations } from './live-tables.ts';
import { bestOfFive, calibrate, type Figure, type Measured, millisecondsOf } from './measure.ts';
import { triggers } from './triggers.ts';
import { type Style, wholeGames, wholeGamesOfCardGame, wholeGamesOfOperations } from './whole-games.ts';

const GROUPS: Readonly<Record<string, (style: Style) => Figure[]>> = {
  wholeGames,
  liveTables,
  wholeGamesOfOperations,
  wholeGamesOfCardGame,
  turnOfAi,
  liveTablesOfOperations,
  turnOfAiInCardGame,
  liveTablesOfCardGame,
  triggers,
  language,
};

const [, , name = '', style] = process.argv;
const group = GROUPS[name];
if (!group) throw new Error(`There is no group "${name}".`);
const calibration = bestOfFive(() => millisecondsOf(calibrate), 'less') / 1000;
const figures: Measured[] = group(style === 'direct' ? 'direct' : 'waiting').map((figure) => ({
  ...figure,
  calibration,
}));
console.log(JSON.stringify(figures));
