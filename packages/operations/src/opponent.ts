import type { CardNo, Choice, Play, Reason } from '@holofoe/kernel';
import type { Sign } from './cards/face.ts';
import type { Area, Attached, Character, Die, InPool, Side, Support } from './state.ts';

/** What one character takes, and why each point of it. */
export interface Share {
  readonly character: Character;
  points: number;
  readonly reasons: Reason[];
}

/** All that the rules ask of the AI where they come to a choice of its own. It stands above them, so the battle brings it. */
export interface Opponent<Battle> {
  /** OPS-03: one turn; true where it passes. */
  readonly turn: (battle: Battle, area: Area) => Play<boolean>;
  /** OPS-33: the die whose damage a guardian takes. */
  readonly guards: (
    battle: Battle,
    guardian: Character,
    dice: readonly InPool[],
  ) => Choice<InPool> | undefined;
  /** OPS-35, OPS-72, OPS-74: what a die of its own does. */
  readonly applies: (battle: Battle, area: Area, sign: Sign, value: number, die: Die | undefined) => Play;
  /** OPS-19: how it spreads damage over its characters, in their order. */
  readonly spreads: (battle: Battle, side: Side, damage: number) => readonly Share[];
  /** OPS-28: to whom an upgrade goes that is redeployed; undefined: it is discarded. */
  readonly redeploys: (
    battle: Battle,
    open: readonly Character[],
    upgrade: Attached,
  ) => Choice<Character | undefined>;
  /** OPS-28: which of too many upgrades gives way to a new one. */
  readonly givesUp: (
    battle: Battle,
    on: Character | Support,
    list: readonly Attached[],
    fresh: CardNo,
  ) => Choice<Attached> | undefined;
}
