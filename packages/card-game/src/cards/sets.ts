import type { ObjectiveSet } from '../terms/kind.ts';
import { AGGRESSIVE_NEGOTIATIONS_SETS } from './alliances/aggressive-negotiations.ts';
import { ALLIES_OF_NECESSITY_SETS } from './alliances/allies-of-necessity.ts';
import { DESPERATE_CIRCUMSTANCES_SETS } from './alliances/desperate-circumstances.ts';
import { PROMISE_OF_POWER_SETS } from './alliances/promise-of-power.ts';
import { SWAYED_BY_THE_DARK_SIDE_SETS } from './alliances/swayed-by-the-dark-side.ts';
import { TRUST_IN_THE_FORCE_SETS } from './alliances/trust-in-the-force.ts';
import { CORE_IMPERIAL_NAVY } from './core/imperial-navy.ts';
import { CORE_JEDI } from './core/jedi.ts';
import { CORE_REBEL_ALLIANCE } from './core/rebel-alliance.ts';
import { CORE_SCUM_AND_NEUTRAL_DARK } from './core/scum-and-neutral-dark.ts';
import { CORE_SITH } from './core/sith.ts';
import { CORE_SMUGGLERS_AND_NEUTRAL_LIGHT } from './core/smugglers-and-neutral-light.ts';
import { BALANCE_OF_THE_FORCE_LIGHT_SETS } from './deluxe/balance-of-the-force-light.ts';
import { BETWEEN_THE_SHADOWS_LIGHT_SETS } from './deluxe/between-the-shadows-light.ts';
import { EDGE_OF_DARKNESS_DARK_SETS } from './deluxe/edge-of-darkness-dark.ts';
import { EDGE_OF_DARKNESS_LIGHT_SETS } from './deluxe/edge-of-darkness-light.ts';
import { GALACTIC_AMBITIONS_DARK_SETS } from './deluxe/galactic-ambitions-dark.ts';
import { GALACTIC_AMBITIONS_LIGHT_SETS } from './deluxe/galactic-ambitions-light.ts';
import { IMPERIAL_ENTANGLEMENTS_DARK_SETS } from './deluxe/imperial-entanglements-dark.ts';
import { IMPERIAL_ENTANGLEMENTS_LIGHT_SETS } from './deluxe/imperial-entanglements-light.ts';
import { DARKNESS_AND_LIGHT_SETS } from './echoes-of-the-force/darkness-and-light.ts';
import { IT_BINDS_ALL_THINGS_SETS } from './echoes-of-the-force/it-binds-all-things.ts';
import { KNOWLEDGE_AND_DEFENSE_SETS } from './echoes-of-the-force/knowledge-and-defense.ts';
import { LURE_OF_THE_DARK_SIDE_SETS } from './echoes-of-the-force/lure-of-the-dark-side.ts';
import { NEW_ALLIANCES_SETS } from './endor/new-alliances.ts';
import { PRESS_THE_ATTACK_SETS } from './endor/press-the-attack.ts';
import { REDEMPTION_AND_RETURN_SETS } from './endor/redemption-and-return.ts';
import { SO_BE_IT_SETS } from './endor/so-be-it.ts';
import { SOLOS_COMMAND_SETS } from './endor/solos-command.ts';
import { THE_FOREST_MOON_SETS } from './endor/the-forest-moon.ts';
import { A_DARK_TIME_SETS } from './hoth/a-dark-time.ts';
import { ASSAULT_ON_ECHO_BASE_SETS } from './hoth/assault-on-echo-base.ts';
import { ESCAPE_FROM_HOTH_SETS } from './hoth/escape-from-hoth.ts';
import { THE_BATTLE_OF_HOTH_SETS } from './hoth/the-battle-of-hoth.ts';
import { THE_DESOLATION_OF_HOTH_SETS } from './hoth/the-desolation-of-hoth.ts';
import { THE_SEARCH_FOR_SKYWALKER_SETS } from './hoth/the-search-for-skywalker.ts';
import { A_WRETCHED_HIVE_SETS } from './opposition/a-wretched-hive.ts';
import { ANCIENT_RIVALS_SETS } from './opposition/ancient-rivals.ts';
import { MEDITATION_AND_MASTERY_SETS } from './opposition/meditation-and-mastery.ts';
import { POWER_OF_THE_FORCE_SETS } from './opposition/power-of-the-force.ts';
import { SCRAP_METAL_SETS } from './opposition/scrap-metal.ts';
import { TECHNOLOGICAL_TERROR_SETS } from './opposition/technological-terror.ts';
import { ATTACK_RUN_SETS } from './rogue-squadron/attack-run.ts';
import { CHAIN_OF_COMMAND_SETS } from './rogue-squadron/chain-of-command.ts';
import { DRAW_THEIR_FIRE_SETS } from './rogue-squadron/draw-their-fire.ts';
import { EVASIVE_MANEUVERS_SETS } from './rogue-squadron/evasive-maneuvers.ts';
import { JUMP_TO_LIGHTSPEED_SETS } from './rogue-squadron/jump-to-lightspeed.ts';
import { READY_FOR_TAKEOFF_SETS } from './rogue-squadron/ready-for-takeoff.ts';

/** Every objective set whose cards are written, in the order of their numbers. */
export const SETS: readonly ObjectiveSet[] = [
  ...CORE_JEDI,
  ...CORE_REBEL_ALLIANCE,
  ...CORE_SMUGGLERS_AND_NEUTRAL_LIGHT,
  ...CORE_SITH,
  ...CORE_IMPERIAL_NAVY,
  ...CORE_SCUM_AND_NEUTRAL_DARK,
  ...THE_DESOLATION_OF_HOTH_SETS,
  ...THE_SEARCH_FOR_SKYWALKER_SETS,
  ...A_DARK_TIME_SETS,
  ...ASSAULT_ON_ECHO_BASE_SETS,
  ...THE_BATTLE_OF_HOTH_SETS,
  ...ESCAPE_FROM_HOTH_SETS,
  ...EDGE_OF_DARKNESS_LIGHT_SETS,
  ...EDGE_OF_DARKNESS_DARK_SETS,
  ...BALANCE_OF_THE_FORCE_LIGHT_SETS,
  ...LURE_OF_THE_DARK_SIDE_SETS,
  ...KNOWLEDGE_AND_DEFENSE_SETS,
  ...IT_BINDS_ALL_THINGS_SETS,
  ...DARKNESS_AND_LIGHT_SETS,
  ...BETWEEN_THE_SHADOWS_LIGHT_SETS,
  ...READY_FOR_TAKEOFF_SETS,
  ...DRAW_THEIR_FIRE_SETS,
  ...EVASIVE_MANEUVERS_SETS,
  ...ATTACK_RUN_SETS,
  ...CHAIN_OF_COMMAND_SETS,
  ...JUMP_TO_LIGHTSPEED_SETS,
  ...IMPERIAL_ENTANGLEMENTS_LIGHT_SETS,
  ...IMPERIAL_ENTANGLEMENTS_DARK_SETS,
  ...SOLOS_COMMAND_SETS,
  ...NEW_ALLIANCES_SETS,
  ...THE_FOREST_MOON_SETS,
  ...SO_BE_IT_SETS,
  ...PRESS_THE_ATTACK_SETS,
  ...REDEMPTION_AND_RETURN_SETS,
  ...GALACTIC_AMBITIONS_DARK_SETS,
  ...GALACTIC_AMBITIONS_LIGHT_SETS,
  ...ANCIENT_RIVALS_SETS,
  ...A_WRETCHED_HIVE_SETS,
  ...MEDITATION_AND_MASTERY_SETS,
  ...SCRAP_METAL_SETS,
  ...POWER_OF_THE_FORCE_SETS,
  ...TECHNOLOGICAL_TERROR_SETS,
  ...ALLIES_OF_NECESSITY_SETS,
  ...AGGRESSIVE_NEGOTIATIONS_SETS,
  ...DESPERATE_CIRCUMSTANCES_SETS,
  ...SWAYED_BY_THE_DARK_SIDE_SETS,
  ...TRUST_IN_THE_FORCE_SETS,
  ...PROMISE_OF_POWER_SETS,
].sort((a, b) => a.no - b.no);
