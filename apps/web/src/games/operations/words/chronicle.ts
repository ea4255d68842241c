import { counted, type Seat, type TableEvent } from '@holofoe/kernel';
import { areaName, SCENARIOS, turnsAlone, type View } from '@holofoe/operations';
import type { Chronicle } from '../../../host/chronicle.ts';
import { namesOf } from './players.ts';

/** The first seat that an AI has. */
export const FIRST_AI: Seat = 4;

/** What the page says of the course of Operations. */
export function chronicleOf(config: unknown): Chronicle {
  const names = namesOf(config);
  return {
    unit: 'Round',
    foeName: 'the AI',
    phases: () => [],
    sideName: (seat) => names[seat] ?? 'the AI',
    botName: () => 'Operations AI',
    // The page carries the view that this game's definition made.
    statusOf: (view, seat) => statusOf(view as View, seat),
    headOf,
    routine,
  };
}

function statusOf({ areas }: View, seat: Seat): string {
  const area = areas.find(({ side }) => side === seat) ?? areas[0];
  if (!area) return '';
  return `${counted(area.resources, 'resource')} · deck ${area.deck.length} · discard ${area.discard.length}`;
}

/** Rounds, upkeep and stages; a turn opens none. */
function headOf({ kind, data }: TableEvent): string | undefined {
  const { round, scenario, stage } = Object(data);
  if (kind === 'round') return `Round ${round}`;
  if (kind === 'upkeep') return 'Upkeep';
  return kind === 'stage' ? stageName(scenario, stage) : undefined;
}

function stageName(scenario: unknown, index: number): string {
  const stage = SCENARIOS.find(({ code }) => code === scenario)?.stages[index];
  if (!stage) return 'A new stage';
  const place = stage.multi === undefined ? '' : ` ${areaName(stage.multi - 1)}`;
  return `Stage ${stage.number}${place}: ${stage.name}`;
}

/** Turns of the AI after the last player is done that change nothing. */
function routine(events: readonly TableEvent[]): ReadonlySet<number> {
  const idle = turnsAlone(events).filter((turn) => turn.idle !== undefined);
  return new Set(
    idle.flatMap(({ from }) => {
      const length = events
        .slice(from + 1)
        .findIndex(({ kind }) => kind === 'turn' || kind === 'end of phase');
      return Array.from({ length: length < 0 ? events.length - from : length + 1 }, (_, i) => from + i);
    }),
  );
}
