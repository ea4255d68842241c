import type { Report } from '@holofoe/lab';

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** How fast all of it was. */
export function speedLine(reports: readonly Report[]): string {
  const games = reports.reduce((sum, report) => sum + report.games, 0);
  const seconds = reports.reduce((sum, report) => sum + report.seconds, 0);
  const threads = reports[0]?.threads ?? 1;
  return `${Math.round(games / seconds)} games per second: ${seconds.toFixed(2)} s in ${threads} thread${threads === 1 ? '' : 's'}`;
}
