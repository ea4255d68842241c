import { action, event, forEach, objective, objectiveSet, reaction, unit, when } from '../../terms/build.ts';
import type { ObjectiveSet } from '../../terms/kind.ts';
import { ENTERS, FOCUS_THIS, heal, toHand, unfocus } from '../../terms/phrases.ts';
import { resourceLocation } from '../shared/locations.ts';

const PALACE_SECURITY = unit(
  'Palace Security',
  { cost: 3, force: 2, capacity: 3, icons: 'Uu', traits: ['Character'] },
  reaction(ENTERS, heal(1, { target: { type: 'objective', affiliation: 'scum-and-villainy' } })),
);

export const DARKNESS_AND_LIGHT_SETS: readonly ObjectiveSet[] = [
  objectiveSet(
    126,
    { side: 'dark', affiliation: 'scum-and-villainy', lock: 'scum-and-villainy' },
    objective(
      'The Slimiest Scheme',
      { capacity: 5, resources: 1, traits: ['Tatooine'] },
      action(toHand({ target: { affiliation: 'scum-and-villainy' } }), { price: FOCUS_THIS }),
    ),
    unit(
      'Salacious B. Crumb',
      { unique: true, cost: 1, force: 1, capacity: 1, icons: 't', traits: ['Character'] },
      reaction(
        ENTERS,
        forEach(
          { target: { whose: 'own', trait: 'Character' } },
          when(
            { is: 'such', card: 'it', as: { title: 'Jabba the Hutt' } },
            unfocus({ upTo: 2 }, 'it'),
            unfocus(1, 'it'),
          ),
        ),
      ),
    ),
    PALACE_SECURITY,
    PALACE_SECURITY,
    resourceLocation('Prized Possession', {
      cost: 1,
      resources: 1,
      traits: ['Tatooine', 'Item'],
      affiliation: 'neutral',
    }),
    event(
      'Chain Reaction',
      { cost: 1, force: 3, affiliation: 'neutral' },
      reaction({ at: 'ability', use: 'reaction' }, { do: 'do again' }),
    ),
  ),
];
