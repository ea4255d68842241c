import { CORE_IMPERIAL_NAVY } from './core/imperial-navy.ts';
import { CORE_JEDI } from './core/jedi.ts';
import { CORE_REBEL_ALLIANCE } from './core/rebel-alliance.ts';
import { CORE_SCUM_AND_NEUTRAL_DARK } from './core/scum-and-neutral-dark.ts';
import { CORE_SITH } from './core/sith.ts';
import { CORE_SMUGGLERS_AND_NEUTRAL_LIGHT } from './core/smugglers-and-neutral-light.ts';
import { A_DARK_TIME } from './hoth/a-dark-time.ts';
import { ASSAULT_ON_ECHO_BASE } from './hoth/assault-on-echo-base.ts';
import { ESCAPE_FROM_HOTH } from './hoth/escape-from-hoth.ts';
import { THE_BATTLE_OF_HOTH } from './hoth/the-battle-of-hoth.ts';
import { THE_DESOLATION_OF_HOTH } from './hoth/the-desolation-of-hoth.ts';
import { THE_SEARCH_FOR_SKYWALKER } from './hoth/the-search-for-skywalker.ts';
import type { ObjectiveSet } from './kind.ts';

/** Every objective set whose cards are written, in the order of their numbers. */
export const SETS: readonly ObjectiveSet[] = [
  ...CORE_JEDI,
  ...CORE_REBEL_ALLIANCE,
  ...CORE_SMUGGLERS_AND_NEUTRAL_LIGHT,
  ...CORE_SITH,
  ...CORE_IMPERIAL_NAVY,
  ...CORE_SCUM_AND_NEUTRAL_DARK,
  ...THE_DESOLATION_OF_HOTH,
  ...THE_SEARCH_FOR_SKYWALKER,
  ...A_DARK_TIME,
  ...ASSAULT_ON_ECHO_BASE,
  ...THE_BATTLE_OF_HOTH,
  ...ESCAPE_FROM_HOTH,
].sort((a, b) => a.no - b.no);
