import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleAsWritten, bundleInDirectStyle } from '../src/direct-style.ts';
import type { Figure, Measured } from './measure.ts';

const GROUP = new URL('./group.ts', import.meta.url);
/** In direct style nothing waits: what is measured there are whole games only. */
const DIRECT = ['wholeGames', 'wholeGamesOfOperations', 'wholeGamesOfCardGame'];
const WAITING = [
  'liveTables',
  'turnOfAi',
  'liveTablesOfOperations',
  'turnOfAiInCardGame',
  'liveTablesOfCardGame',
  'triggers',
  'language',
];

const isPast = ({ value, better }: Figure, mark: number) => (better === 'more' ? value < mark : value > mark);
const verdict = (figure: Figure) =>
  isPast(figure, figure.limit) ? 'FAILS' : isPast(figure, figure.target) ? 'short of target' : 'ok';

/**
 * Each group in a process of its own: what one leaves behind, compiled code and memory, changes the next. Bundled, as the
 * page is: what translates files as they are loaded gives names to closures while games run, and would be measured too.
 */
const folder = mkdtempSync(join(tmpdir(), 'holofoe-bench-'));
const direct = join(folder, 'direct.mjs');
const waiting = join(folder, 'waiting.mjs');
await bundleInDirectStyle(GROUP, direct);
await bundleAsWritten(GROUP, waiting);
const figures = [
  ...[...DIRECT, ...WAITING].flatMap((name) => measured([waiting, name])),
  ...DIRECT.flatMap((name) => measured([direct, name, 'direct'])),
];
rmSync(folder, { recursive: true });

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

function measured(args: readonly string[]): Measured[] {
  return JSON.parse(
    execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  );
}

function short(value: number): string {
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
