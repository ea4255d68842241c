import type { Thing } from '@holofoe/kernel';
import { affiliationCard } from '../terms/build.ts';
import type { Kind } from '../terms/kind.ts';

import { numberOf } from '../terms/number.ts';
import type { Ability } from '../terms/words.ts';

/** Of the two-affiliation cards a third: a unit is eased each turn. The others have a resource or a card more. */
const EASES: Ability = {
  reaction: { do: 'unfocus', n: 1, on: { target: { whose: 'own' } } },
  at: { at: 'refreshed', by: 'you' },
};
const TWO = { resources: 2 };
const SEVEN = { reserve: 7 };

/** The affiliation cards, at the places of set 0: these never change, as a card's number counts on them. */
export const AFFILIATION_CARDS: readonly Kind[] = [
  affiliationCard(1, 'Jedi', 'light', 'jedi'),
  affiliationCard(2, 'Rebel Alliance', 'light', 'rebel-alliance'),
  affiliationCard(3, 'Smugglers and Spies', 'light', 'smugglers-and-spies'),
  affiliationCard(4, 'Sith', 'dark', 'sith'),
  affiliationCard(5, 'Imperial Navy', 'dark', 'imperial-navy'),
  affiliationCard(6, 'Scum and Villainy', 'dark', 'scum-and-villainy'),
  affiliationCard(7, 'Guardians of Justice', 'light', 'jedi', SEVEN),
  affiliationCard(8, 'No Questions Asked', 'light', 'jedi', TWO),
  affiliationCard(9, 'Fighters for Freedom', 'light', 'rebel-alliance', {}, EASES),
  affiliationCard(10, 'Information Network', 'light', 'rebel-alliance', TWO),
  affiliationCard(11, 'Desperate Allies', 'light', 'smugglers-and-spies', {}, EASES),
  affiliationCard(12, 'Mercenary Contacts', 'light', 'smugglers-and-spies', SEVEN),
  affiliationCard(13, 'Galactic Enforcers', 'dark', 'sith', SEVEN),
  affiliationCard(14, 'Expendable Allies', 'dark', 'sith', TWO),
  affiliationCard(15, 'Dark Masters', 'dark', 'imperial-navy', {}, EASES),
  affiliationCard(16, 'Any Methods Necessary', 'dark', 'imperial-navy', TWO),
  affiliationCard(17, 'Promise of Power', 'dark', 'scum-and-villainy', {}, EASES),
  affiliationCard(18, 'Imperial Contractors', 'dark', 'scum-and-villainy', SEVEN),
];

export function numberOfAffiliation({ position }: Kind): Thing {
  return numberOf(0, position, 0);
}
