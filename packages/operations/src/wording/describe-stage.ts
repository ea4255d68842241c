import { counted, listed, sentence } from '@holofoe/kernel';
import { kindById } from '../cards/catalogue.ts';
import { healthIn } from '../rules/stages.ts';
import { BASIC_BEHAVIOR, setByCode } from '../scenarios/sets.ts';
import type { Listed, PerPlayer, Scenario, Stage, StageMoment, StageRule } from '../scenarios/stage.ts';
import { aiEffectText } from './describe.ts';
import { nameOfId } from './phrases.ts';

/** A scenario in plain text, with all its stages; numbers for so many players where that is given. */
export function describeScenario(scenario: Scenario, perPlayer?: number): readonly string[] {
  const { name, players, difficulty, story, stages } = scenario;
  return [
    name,
    `For ${players === 'hero' ? 'heroes' : 'villains'}, difficulty ${difficulty} of 3`,
    story,
    ...stages.flatMap((stage) => describeStage(stage, perPlayer)),
  ];
}

export function describeStage(stage: Stage, perPlayer?: number): readonly string[] {
  const { number, multi, name, story, sets, characters, puts } = stage;
  const decks = [BASIC_BEHAVIOR.name, ...sets.map((code) => setByCode(code)?.name ?? code)];
  const supports = puts.map(({ id, count }) => manyText(nameOfId(id), count, perPlayer));
  return [
    `Stage ${number}${multi === undefined ? '' : `, M-${multi}`}: ${name}`,
    story,
    `AI deck: ${decks.join(', ')}.`,
    `AI characters: ${listed(characters.map((each) => listedText(each, perPlayer)))}.`,
    ...(supports.length === 0 ? [] : [`AI supports: ${listed(supports)}.`]),
    ...stageRuleText(stage, perPlayer),
  ];
}

/** What a stage changes and does, a sentence each. */
export function stageRuleText(stage: Stage, perPlayer?: number): readonly string[] {
  const { rules, does, onAdvance } = stage;
  return [
    ...rules.map((rule) => ruleText(rule, perPlayer)),
    ...MOMENTS.flatMap(([moment, when]) => {
      const effect = does[moment];
      return effect === undefined ? [] : [sentence(`${when}, ${aiEffectText(effect)}`)];
    }),
    ...(onAdvance === undefined ? [] : [`When the players advance, ${aiEffectText(onAdvance)}.`]),
  ];
}

const MOMENTS: readonly (readonly [StageMoment, string])[] = [
  ['stage begins', 'when the stage begins'],
  ['phase begins', 'when each action phase begins'],
  ['AI upkeep', 'at each AI upkeep'],
  [
    'first AI character is activated',
    'when the first AI character of a round is activated, before its dice are rolled',
  ],
  ['AI character was activated', 'after an AI character is activated'],
  ['AI character was defeated', 'after an AI character is defeated'],
];

function ruleText(rule: StageRule, perPlayer: number | undefined): string {
  switch (rule.is) {
    case 'first upgrade dearer':
      return `The first upgrade that each player plays in a round costs ${rule.more} more.`;
    case 'supports activate first':
      return 'Of AI cards with equally many dice in the pool, supports are activated first.';
    case 'players gain less':
      return `While ${rule.while} is in play, each player gains ${counted(rule.less, 'resource')} less at upkeep, but at least 1.`;
    case 'gates':
      return `In even rounds, whenever ${rule.name} is dealt damage, ${rule.less} of it is prevented.`;
    case 'hand size':
      return `Players draw up to ${counted(rule.cards, 'card')} at upkeep.`;
    case 'AI upgrades cheaper':
      return `Upgrades of the AI cost ${rule.less} less.`;
    case 'sabotage':
      return `A player who resolves a resource die may place 1 counter here in place of 1 of the resources; with ${amount(rule.countersPerPlayer, perPlayer, 'counter')} here, each AI character has ${rule.lessHealth} less health.`;
  }
}

/** "2 counters per player"; "4 counters" for two players */
function amount(each: number, perPlayer: number | undefined, thing: string): string {
  return perPlayer === undefined
    ? `${counted(each, thing)} per player`
    : counted(each * Math.max(1, perPlayer), thing);
}

/** "Darth Vader (4 health and 6 per player, Hunter)" */
function listedText({ id, elite, count, health, hunter }: Listed, perPlayer: number | undefined): string {
  const parts = [healthText(health, perPlayer)];
  if (elite) parts.push('elite');
  if (hunter || kindById(id)?.hunter) parts.push('Hunter');
  return `${manyText(nameOfId(id), count, perPlayer)} (${parts.join(', ')})`;
}

/** "Death Trooper", "2 x Death Trooper", "1 Death Trooper per player" */
function manyText(name: string, { base, perPlayer }: PerPlayer, players: number | undefined): string {
  const fixed = base + perPlayer * (players ?? 0);
  if (players !== undefined || perPlayer === 0) return fixed === 1 ? name : `${fixed} x ${name}`;
  const each = `${perPlayer} ${name} per player`;
  return base === 0 ? each : `${base} and ${each}`;
}

/** "4 health and 6 per player", "12 health per player less 4, 8 for one player" */
function healthText(health: PerPlayer, players: number | undefined): string {
  const { base, perPlayer, alone } = health;
  if (players !== undefined || perPlayer === 0)
    return `${healthIn(health, { perPlayer: players ?? 0 })} health`;
  const own = alone === undefined ? '' : `, ${alone} for one player`;
  if (base > 0) return `${base} health and ${perPlayer} per player${own}`;
  return `${perPlayer} health per player${base < 0 ? ` less ${-base}` : ''}${own}`;
}
