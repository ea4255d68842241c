import type { Thing } from '@holofoe/kernel';
import { affiliationCard } from './build.ts';
import type { Kind } from './kind.ts';
import { numberOf } from './number.ts';

/** The affiliation cards, at the places of set 0. */
export const AFFILIATION_CARDS: readonly Kind[] = [
  affiliationCard(1, 'Jedi', 'light', 'jedi'),
  affiliationCard(2, 'Rebel Alliance', 'light', 'rebel-alliance'),
  affiliationCard(3, 'Smugglers and Spies', 'light', 'smugglers-and-spies'),
  affiliationCard(4, 'Sith', 'dark', 'sith'),
  affiliationCard(5, 'Imperial Navy', 'dark', 'imperial-navy'),
  affiliationCard(6, 'Scum and Villainy', 'dark', 'scum-and-villainy'),
];

export function numberOfAffiliation({ position }: Kind): Thing {
  return numberOf(0, position, 0);
}
