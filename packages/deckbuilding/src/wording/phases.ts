import type { Seat } from '@holofoe/kernel';
import { EMPIRE, type Step } from '../state.ts';

interface Phase {
  readonly step: Step;
  /** As the rulebook lists it. */
  readonly name: string;
  /** Before the word "phase", where that reads otherwise. */
  readonly inSentence?: string;
}

/** The phases of the bot's turn, in order. */
const PHASES: readonly Phase[] = [
  { step: 'bot set-up', name: 'set-up' },
  { step: 'bot deployment', name: 'deployment' },
  { step: 'bot purchase', name: 'purchase' },
  { step: 'bot sabotage', name: 'sabotage' },
  { step: 'bot attack', name: 'attack base', inSentence: 'attack' },
  { step: 'bot force', name: 'Force' },
  { step: 'bot clean up', name: 'clean up', inSentence: 'clean-up' },
];

/** Their names, as a list has them. */
export function phasesOf(seat: Seat): readonly string[] {
  return PHASES.map(({ step, name }) => phaseName(seat, step) ?? name);
}

/** Only the bot's turn has phases with names. The Empire hunts with its bounty hunters where the Rebels sabotage. */
export function phaseName(seat: Seat, step: Step): string | undefined {
  if (step === 'bot sabotage' && seat === EMPIRE) return 'bounty hunt';
  return PHASES.find((phase) => phase.step === step)?.name;
}

/** "clean-up phase" */
export function phaseInSentence(seat: Seat, step: Step): string | undefined {
  const name = PHASES.find((phase) => phase.step === step)?.inSentence ?? phaseName(seat, step);
  return name && `${name} phase`;
}
