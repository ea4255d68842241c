import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../../src/scenarios/catalogue.ts';
import { WIN_RATES, winRate } from '../../src/scenarios/win-rates.ts';

const BALANCE = readFileSync(new URL('../../../../docs/balance.md', import.meta.url), 'utf8');
const MODES = [
  ['normal', '## Normal game'],
  ['expert', '## Expert Mode'],
] as const;

test.each(MODES)('the win rates of %s games are those of docs/balance.md', (mode, heading) => {
  const tables = BALANCE.slice(BALANCE.indexOf(heading)).split('\n');
  for (const { code, name } of SCENARIOS) {
    const [wins = '', rounds = ''] = tables.filter((line) => line.startsWith(`| ${name} |`));
    const measured = WIN_RATES[code]?.[mode];
    const cells = measured?.wins.map((each) => {
      const { rate, low, high } = winRate(each);
      return `${percent(rate)} % (${percent(low)} to ${percent(high)})`;
    });
    expect(wins.split(' | ').slice(2).join(' | ')).toBe(`${cells?.join(' | ')} |`);
    expect(rounds.match(/\d+\.\d(?=,)/g)?.map(Number)).toEqual(measured?.rounds);
  }
});

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
