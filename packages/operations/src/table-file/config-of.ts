import { findScenario, readyDecksFor } from '../config.ts';
import type { Config } from '../rules/setup.ts';
import type { State } from '../state.ts';

/** A configuration for a table that was written by hand: it has its seats and options; decks are as on the table anyway. */
export function configOfTable({ scenario, expert, players, first, options }: State): Config {
  const found = findScenario(scenario);
  const decks = found ? readyDecksFor(found) : [];
  return {
    scenario,
    expert,
    players: players.flatMap(({ name }, seat) => {
      const ready = decks[seat];
      if (!ready) return [];
      const { code: _, affiliation: __, ...deck } = ready;
      return [{ name, deck }];
    }),
    first,
    options,
  };
}
