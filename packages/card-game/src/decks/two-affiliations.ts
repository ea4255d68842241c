import { counted } from '@holofoe/kernel';
import { setByNo } from '../cards/catalogue.ts';
import type { Deck } from '../rules/deck.ts';
import type { Kind } from '../terms/kind.ts';
import type { Affiliation } from '../terms/traits.ts';
import type { Breach } from './breach.ts';

/** With whom each card of two affiliations allies its own; neutral objectives count with the other one. */
const ALLIES: Readonly<Record<string, Affiliation>> = {
  'aff-guardians-of-justice': 'rebel-alliance',
  'aff-no-questions-asked': 'smugglers-and-spies',
  'aff-fighters-for-freedom': 'jedi',
  'aff-information-network': 'smugglers-and-spies',
  'aff-desperate-allies': 'jedi',
  'aff-mercenary-contacts': 'rebel-alliance',
  'aff-galactic-enforcers': 'imperial-navy',
  'aff-expendable-allies': 'scum-and-villainy',
  'aff-dark-masters': 'sith',
  'aff-any-methods-necessary': 'scum-and-villainy',
  'aff-promise-of-power': 'sith',
  'aff-imperial-contractors': 'imperial-navy',
};

const USUAL_RESERVE = 6;

/** Five objectives of the one and five of the other; six and six with the cards that have the larger reserve. */
export function twoAffiliations({ sets }: Deck, card: Kind): readonly Breach[] {
  const ally = ALLIES[card.id];
  if (ally === undefined) return [];
  const each = card.reserve > USUAL_RESERVE ? 6 : 5;
  const affiliations = sets.map((no) => setByNo(no)?.affiliation);
  const own = affiliations.filter((affiliation) => affiliation === card.affiliation).length;
  const others = affiliations.filter(
    (affiliation) => affiliation === ally || affiliation === 'neutral',
  ).length;
  if (own === each && others === each && sets.length === own + others) return [];
  const says =
    `${card.title} asks for exactly ${each} objectives of ${card.affiliation} and exactly ${each} of ${ally} or neutral; ` +
    `this deck has ${own} and ${others}, of ${counted(sets.length, 'set')}.`;
  return [{ rule: 'two affiliations', path: 'sets', says }];
}
