import { capital, counted, type Holds, listed, sentence } from '@holofoe/kernel';
import type { Filter } from '../cards/filter.ts';
import type { Stat } from '../cards/stat.ts';
import type { CardRule, Operations } from '../cards/terms.ts';
import { conditionText } from '../vocabulary/conditions.ts';
import { countedText, filterText, thingText } from '../vocabulary/filter-text.ts';
import { LANGUAGE } from '../vocabulary/language.ts';

type Constant = Holds<Operations>;
type Said = (ability: Constant, number: number, perPlayer: number | undefined) => string | undefined;

/** What a card or a stage changes for as long as it is there, as a sentence. */
export function holdsText(ability: Constant, perPlayer?: number): string {
  const [rule] = ability.holds;
  const said = rule && 'stat' in rule ? SAID[rule.stat]?.(ability, numberIn(rule), perPlayer) : undefined;
  return said ?? cannotText(ability) ?? plainText(ability);
}

function numberIn(rule: CardRule): number {
  const amount = 'add' in rule ? rule.add : 'set' in rule ? rule.set : 0;
  return typeof amount === 'number' ? amount : 0;
}

function filterOf({ on }: Constant): Filter | undefined {
  return typeof on === 'object' ? on.each : undefined;
}

const SAID: { readonly [S in Stat]?: Said } = {
  guardian: (ability) => {
    if (ability.on === 'host') return 'The attached character has Guardian.';
    const filter = filterOf(ability);
    return filter ? `Your ${thingText(filter, true)} have Guardian.` : 'Guardian.';
  },
  redeploy: ({ while: condition }) => {
    if (!condition || !('ref' in condition)) return 'Redeploy.';
    return `Redeploy while on a ${condition.is.colour ? `${condition.is.colour} character` : condition.is.subtype}.`;
  },
  bound: () => 'Damage of this die is dealt to the attached character.',
  value: ({ while: condition }, n) =>
    condition && `While you control the battlefield, the values of this die are ${n} higher.`,
  tribute: () => 'At upkeep each opponent gains 1 resource less or discards the top 2 cards of their deck.',
  cost: (ability, n) => {
    if (ability.from === 'hand') return ownCostText(ability);
    const filter = filterOf(ability);
    if (filter?.on === 'this')
      return `While this character has no upgrades, a ${filter.subtype} played on it costs ${-n} less.`;
    if (filter?.first) return `The first upgrade that each player plays in a round costs ${n} more.`;
    return `Upgrades of the AI cost ${-n} less.`;
  },
  weightless: (ability) =>
    `${capital(filterOf(ability)?.subtype ?? 'upgrades')} on this character does not count toward its limit of upgrades.`,
  'starting resources': (_, n) => `You start the game with ${counted(n, 'resource')} more.`,
  haste: () => 'Of AI cards with equally many dice in the pool, supports are activated first.',
  income: ({ while: condition }, n) => {
    const name = condition && 'there' in condition ? condition.there.name : '';
    return `While ${name} is in play, each player gains ${counted(-n, 'resource')} less at upkeep, but at least 1.`;
  },
  prevented: (ability, n) =>
    `In even rounds, whenever ${filterOf(ability)?.name} is dealt damage, ${n} of it is prevented.`,
  'hand size': (_, n) => `Players draw up to ${counted(n, 'card')} at upkeep.`,
  sabotage: () =>
    'A player who resolves a resource die may place 1 counter here in place of 1 of the resources.',
  health: ({ while: condition }, n, perPlayer) => {
    if (!condition) return `Each AI character has ${n} more health.`;
    return `With ${enoughText(condition, perPlayer)} here, each AI character has ${-n} less health.`;
  },
};

/** "This card costs 1 less for each opponent without resources." */
function ownCostText({ holds: [rule] }: Constant): string | undefined {
  const add = rule && 'add' in rule ? rule.add : undefined;
  if (typeof add !== 'object' || !('times' in add) || !('amount' in add)) return undefined;
  const { amount, times = 1 } = add;
  if (typeof amount !== 'object' || !('per' in amount)) return undefined;
  return `This card costs ${-times} less for each ${countedText(amount.per)}.`;
}

/** "2 counters per player"; "4 counters" for two players */
function enoughText(condition: Operations['condition'], perPlayer: number | undefined): string {
  const enough = 'amount' in condition ? condition.atLeast : undefined;
  const each = typeof enough === 'object' && 'times' in enough ? (enough.times ?? 1) : 1;
  return perPlayer === undefined
    ? `${counted(each, 'counter')} per player`
    : counted(each * Math.max(1, perPlayer), 'counter');
}

function cannotText(ability: Constant): string | undefined {
  const [rule] = ability.holds;
  const filter = filterOf(ability);
  if (!rule || !('cannot' in rule) || !filter) return undefined;
  if (rule.cannot === 'be played') {
    if (filter.on === 'host') return `No other ${filter.subtype} can be played on the attached character.`;
    return `No ${filter.colour} ${filter.subtype} can be played on this character.`;
  }
  if (filter.of === 'host')
    return 'While this die is in your pool, opponents cannot remove the die of the attached support.';
  return 'While this die is in your pool, opponents cannot remove your other dice showing ranged damage.';
}

function plainText(ability: Constant): string {
  const filter = filterOf(ability);
  const whom = filter ? eachText(filter) : 'this card';
  const when = ability.while ? `while ${conditionText(ability.while)}, ` : '';
  return sentence(`${when}${whom} ${listed(ability.holds.map(LANGUAGE.ruleText))}`);
}

function eachText(filter: Filter): string {
  return `each ${filter.whose === 'own' ? `of your ${thingText(filter, true)}` : filterText(filter, false)}`;
}
