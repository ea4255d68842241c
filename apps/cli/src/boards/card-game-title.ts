import type { View } from '@holofoe/card-game';
import type { Seat } from '@holofoe/kernel';
import type { Paper } from '../terminal/paper.ts';
import { capital, columnsOf, wrapItems } from '../terminal/text.ts';
import { nameOfSide, paint } from './card-game-cards.ts';

/** "── Round 3, your conflict phase ── dial 7 of 12 ── Balance: Light ──" */
export function titleLines(view: View, seat: Seat, { width, ink, signs }: Paper): string[] {
  const { dial, dialDamage, options, balance } = view;
  const damaged = dialDamage > 0 ? `, ${dialDamage} damage` : '';
  const parts = [
    ink.bold(capital(whenText(view, seat))),
    `dial ${ink.bold(String(dial))} of ${options.dial}${damaged}`,
    `Balance: ${paint(balance, { ink })(capital(balance))}`,
  ];
  const rule = signs.line.repeat(2);
  const lines = wrapItems(parts, width - 1, `${rule} `, ` ${rule} `, '   ');
  return lines.map((line) => `${line} ${signs.line.repeat(Math.max(0, width - 1 - columnsOf(line)))}`);
}

/** "round 3, the Dark Side’s conflict phase" */
export function whenText(view: View, seat: Seat): string {
  const { round, active, winner } = view;
  if (winner !== null) return `over in round ${round}`;
  const whose = active === seat ? 'your' : `${nameOfSide(active)}’s`;
  return round === 0 ? 'before the first turn' : `round ${round}, ${whose} ${partOfTurn(view)}`;
}

/** "conflict phase"; "turn begins" before the first phase of a turn, "turn ends" after the last. */
function partOfTurn({ phase, step }: View): string {
  if (phase === null) return step === 'turn begins' ? 'turn begins' : 'turn ends';
  return `${phase === 'force' ? 'Force' : phase} phase`;
}
