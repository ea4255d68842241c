import { cardGameTable, type Setup, type TestTable } from './kit.ts';

/** Objectives that say nothing: 2 resources each; capacity 4 and 5 for the Light Side, 5 for the Dark Side. */
const LIGHT_OBJECTIVES = ["A Hero's Journey", 'Draw Their Fire', 'Draw Their Fire'];
const DARK_OBJECTIVES = ['Shadows of Dathomir', 'Imperial Command', 'Death and Despayre'];

/** What `until` throws where nobody is asked for it. */
export const NEVER = /Nobody is asked|is never asked/;

/** A table on which only what is named can do anything. */
export function quietTable({ light, dark, ...rest }: Setup = {}): TestTable {
  return cardGameTable({
    ...rest,
    light: { objectives: LIGHT_OBJECTIVES, ...light },
    dark: { objectives: DARK_OBJECTIVES, ...dark },
  });
}
