import { kindById } from '../src/cards/catalogue.ts';
import { deckbuildingTable, type Setup, type TestTable } from './kit.ts';

/**
 * Between two actions of the Rebels, played by a person. Hands that are not named are empty, the Force is with nobody,
 * and what is not named of the row is nothing that they could hunt or, with less than 5 resources, buy.
 */
export function rebelTurn(setup: Setup = {}): TestTable {
  return turnOf('rebel', setup);
}

/** The same for the Empire. */
export function empireTurn(setup: Setup = {}): TestTable {
  return turnOf('empire', setup);
}

/** The Empire's turn begins without a base, and this one is revealed. */
export function empireReveals(base: string, { empire, ...setup }: Setup = {}): TestTable {
  return empireTurn({
    step: 'begin turn',
    empire: { base: null, lost: ['lothal'], bases: [base], ...empire },
    ...setup,
  }).choose(base);
}

/** The same for the Rebels. */
export function rebelsReveal(base: string, { rebel, ...setup }: Setup = {}): TestTable {
  return rebelTurn({
    step: 'begin turn',
    rebel: { base: null, lost: ['dantooine'], bases: [base], ...rebel },
    ...setup,
  }).choose(base);
}

function turnOf(active: 'empire' | 'rebel', setup: Setup): TestTable {
  const { bot = 'none', row = [], empire, rebel } = setup;
  return deckbuildingTable({
    step: 'action',
    active,
    force: 'neutral',
    ...setup,
    bot,
    row: [...row, ...uninteresting(active, setup).slice(0, 6 - row.length)],
    empire: bot === 'empire' ? empire : { hand: [], ...empire },
    rebel: bot === 'rebel' ? rebel : { hand: [], ...rebel },
  });
}

const DEAR = ['jabba-the-hutt', 'jabbas-sail-barge', 'lando-calrissian', 'ig-88', 'nebulon-b-frigate'];
const UNINTERESTING = {
  empire: ['rebel-transport', 'hammerhead-corvette', 'mon-calamari-cruiser', ...DEAR],
  rebel: ['gozanti-cruiser', 'imperial-carrier', 'star-destroyer', ...DEAR],
};

/** Such cards, but none that the set-up names. */
function uninteresting(active: 'empire' | 'rebel', setup: Setup): string[] {
  const named = JSON.stringify(setup);
  return UNINTERESTING[active]
    .filter((id) => !named.includes(`"${id}"`))
    .flatMap((id) => Array.from({ length: kindById(id)?.copies ?? 0 }, () => id));
}
