import { liveTables, liveTablesOfOperations } from './live-tables.ts';
import { bestOfFive, calibrate, type Figure, millisecondsOf } from './measure.ts';
import { triggers } from './triggers.ts';
import { wholeGames, wholeGamesOfOperations } from './whole-games.ts';

interface Measured extends Figure {
  /** Seconds that the calibration took right before. */
  readonly calibration: number;
}

function measured(group: () => Figure[]): Measured[] {
  const calibration = bestOfFive(() => millisecondsOf(calibrate), 'less') / 1000;
  return group().map((figure) => ({ ...figure, calibration }));
}

const isPast = ({ value, better }: Figure, mark: number) => (better === 'more' ? value < mark : value > mark);
const verdict = (figure: Figure) =>
  isPast(figure, figure.limit) ? 'FAILS' : isPast(figure, figure.target) ? 'short of target' : 'ok';

const figures = [wholeGames, liveTables, wholeGamesOfOperations, liveTablesOfOperations, triggers].flatMap(
  measured,
);
const rows = figures.map((figure) => [
  figure.name,
  `${short(figure.value)} ${figure.unit}`,
  short(figure.target),
  short(figure.limit),
  `${short(figure.calibration * 1000)} ms`,
  figure.seconds === undefined ? '' : short(figure.seconds / figure.calibration),
  verdict(figure),
]);
const head = ['figure', 'measured', 'target', 'limit', 'calibration', 'in calibrations', ''];
const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
for (const row of [head, ...rows]) {
  console.log(
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '),
  );
}
console.log(`Warmed, best of five; Node ${process.version}.`);
if (figures.some((figure) => isPast(figure, figure.limit))) process.exitCode = 1;

function short(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
