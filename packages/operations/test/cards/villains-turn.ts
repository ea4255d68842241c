import { playersTurn, type Setup, type TestTable } from '../kit.ts';

/** The turn of a player of villains against a lone Rebel Trooper with 10 health; the AI has no cards unless the test says so. */
export function villainsTurn({ ai = {}, ...setup }: Setup): TestTable {
  return playersTurn({
    scenario: 'OBJ-HOT',
    ...setup,
    ai: {
      deck: [],
      resources: 0,
      characters: [{ card: 'Rebel Trooper', health: 10 }],
      supports: [],
      ...ai,
    },
  });
}
