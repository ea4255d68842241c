import type { Condition, Effect } from './words.ts';

export type Faction = 'empire' | 'rebel' | 'neutral';
export type Trait =
  | 'bounty-hunter'
  | 'droid'
  | 'fighter'
  | 'jedi'
  | 'officer'
  | 'scoundrel'
  | 'sith'
  | 'transport'
  | 'trooper'
  | 'vehicle';

/** When an ability happens: as an action once a turn, or by itself at its moment. */
export type Timing = 'action' | Moment;
export type Moment =
  | 'played'
  | 'purchased'
  | 'defeats'
  | 'revealed'
  | 'turn begins'
  | 'first neutral played'
  | 'foe discards';

export interface Ability {
  readonly at: Timing;
  readonly do: Effect;
}

/** More attack for as long as the card is in play and the condition holds. */
export interface Bonus {
  readonly attack: number | 'for each base lost';
  readonly to: 'itself' | 'ships' | readonly Trait[];
  readonly when?: Extract<Condition, { is: 'the Force is with you' }>;
  readonly against?: 'row';
}

/** What a base changes for as long as it is its owner's base. */
export type Constant =
  | { readonly prevents: number }
  | { readonly firstPurchase: 'on deck' }
  | { readonly firstNeutralPurchase: 'in hand until the turn ends' }
  | { readonly hunts: 'neutral units' };

export interface Kind {
  readonly id: string;
  readonly name: string;
  readonly faction: Faction;
  readonly type: 'unit' | 'ship' | 'base';
  readonly from: 'galaxy' | 'starter' | 'pilot' | 'base';
  readonly unique: boolean;
  readonly traits: readonly Trait[];
  readonly copies: number;
  readonly cost: number;
  readonly attack: number;
  readonly resources: number;
  readonly force: number;
  /** 0 for a unit. */
  readonly hitPoints: number;
  readonly abilities: readonly Ability[];
  readonly bonuses: readonly Bonus[];
  readonly constants: readonly Constant[];
  /** What the one who defeats it in the row gains. */
  readonly reward?: Effect | undefined;
  /** What our sources leave open, and the reading that is played. */
  readonly unsure?: string | undefined;
}

type Part =
  | { readonly ability: Ability }
  | { readonly bonus: Bonus }
  | { readonly constant: Constant }
  | { readonly reward: Effect }
  | { readonly unsure: string };

export const action = (effect: Effect): Part => ({ ability: { at: 'action', do: effect } });
export const on = (at: Moment, effect: Effect): Part => ({ ability: { at, do: effect } });
export const bonus = (
  attack: Bonus['attack'],
  to: Bonus['to'],
  more: Pick<Bonus, 'when' | 'against'> = {},
): Part => ({
  bonus: { attack, to, ...more },
});
export const constant = (rule: Constant): Part => ({ constant: rule });
export const reward = (effect: Effect): Part => ({ reward: effect });
export const unsure = (text: string): Part => ({ unsure: text });

interface Numbers {
  readonly faction: Faction;
  readonly traits?: readonly Trait[];
  readonly unique?: true;
  readonly copies?: number;
  readonly cost?: number;
  readonly attack?: number;
  readonly resources?: number;
  readonly force?: number;
  readonly hitPoints?: number;
}

export const unit = (id: string, name: string, numbers: Numbers, ...parts: Part[]): Kind =>
  kind(id, name, 'unit', 'galaxy', numbers, parts);
export const ship = (id: string, name: string, numbers: Numbers, ...parts: Part[]): Kind =>
  kind(id, name, 'ship', 'galaxy', numbers, parts);
export const starter = (id: string, name: string, numbers: Numbers, ...parts: Part[]): Kind =>
  kind(id, name, 'unit', 'starter', numbers, parts);
export const pilot = (id: string, name: string, numbers: Numbers, ...parts: Part[]): Kind =>
  kind(id, name, 'unit', 'pilot', numbers, parts);
export const base = (id: string, name: string, faction: Faction, hitPoints: number, ...parts: Part[]): Kind =>
  kind(id, name, 'base', 'base', { faction, hitPoints, unique: true }, parts);

function kind(
  id: string,
  name: string,
  type: Kind['type'],
  from: Kind['from'],
  numbers: Numbers,
  parts: readonly Part[],
): Kind {
  return {
    id,
    name,
    faction: numbers.faction,
    type,
    from,
    unique: numbers.unique ?? false,
    traits: numbers.traits ?? [],
    copies: numbers.copies ?? 1,
    cost: numbers.cost ?? 0,
    attack: numbers.attack ?? 0,
    resources: numbers.resources ?? 0,
    force: numbers.force ?? 0,
    hitPoints: numbers.hitPoints ?? 0,
    abilities: parts.flatMap((part) => ('ability' in part ? [part.ability] : [])),
    bonuses: parts.flatMap((part) => ('bonus' in part ? [part.bonus] : [])),
    constants: parts.flatMap((part) => ('constant' in part ? [part.constant] : [])),
    // Always there, so that all kinds have one shape: reading a field of many shapes is several times slower.
    reward: parts.find((part) => 'reward' in part)?.reward,
    unsure: parts.find((part) => 'unsure' in part)?.unsure,
  };
}
