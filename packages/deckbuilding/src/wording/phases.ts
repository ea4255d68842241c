import type { Seat } from '@holofoe/kernel';
import { EMPIRE, type Step } from '../state.ts';

/** The phases of the bot's turn, in order. */
const PHASES: readonly (readonly [Step, string])[] = [
  ['bot set-up', 'set-up'],
  ['bot deployment', 'deployment'],
  ['bot purchase', 'purchase'],
  ['bot sabotage', 'sabotage'],
  ['bot attack', 'attack'],
  ['bot force', 'Force'],
  ['bot clean up', 'clean-up'],
];

export function phasesOf(seat: Seat): readonly string[] {
  return PHASES.map(([step, name]) => phaseName(seat, step) ?? name);
}

/** Only the bot's turn has phases with names. The Empire hunts with its bounty hunters where the Rebels sabotage. */
export function phaseName(seat: Seat, step: Step): string | undefined {
  if (step === 'bot sabotage' && seat === EMPIRE) return 'bounty hunt';
  return PHASES.find(([each]) => each === step)?.[1];
}
